/** Emails to who asked an agent for something. */
export const leadEmails = {
  "Confirm your quote request to {agent}": "Confirme su solicitud de cotización a {agent}",
  "If this wasn’t you, ignore this email. The request goes to no one and is deleted after {days} days.":
    "Si no fue usted, ignore este correo. La solicitud no va a nadie y se elimina después de {days} días.",
  "If this wasn’t you, one click below stops it.": "Si no fue usted, un clic abajo lo detiene.",
  "No one reads replies to this email.": "Nadie lee las respuestas a este correo.",
  "Open your request": "Abrir su solicitud",
  "Open your request and write back": "Abrir su solicitud y responder",
  "Review it and send it": "Revisarla y enviarla",
  "See or stop what you agreed to": "Ver o detener lo que aceptó",
  "See {name}’s profile": "Ver el perfil de {name}",
  "Someone, hopefully you, asked {agent} for a quote with this email address on {when}. We’ll send it once you confirm it.":
    "Alguien, esperamos que usted, pidió una cotización a {agent} con este correo electrónico el {when}. La enviaremos cuando usted la confirme.",
  "Someone, hopefully you, left this email address with {agent}. It goes to no one else.":
    "Alguien, esperamos que usted, dejó este correo electrónico a {agent}. No va a nadie más.",
  "This link sends your request within {hours} hours.":
    "Este enlace envía su solicitud durante {hours} horas.",
  "You agreed to this:": "Usted aceptó esto:",
  "You didn’t agree to calls, texts, or emails, so {agent} doesn’t see how to reach you.":
    "Usted no aceptó llamadas, mensajes de texto ni correos, así que {agent} no ve cómo comunicarse con usted.",
  "You left your details with {agent}": "Usted dejó sus datos a {agent}",
  "Your quote request to {agent}": "Su solicitud de cotización a {agent}",
  "{agent} has your request now. It goes to no one else.":
    "{agent} ya tiene su solicitud. No va a nadie más.",
  "{agent} replied to your quote request": "{agent} respondió a su solicitud de cotización",
} satisfies Record<string, string>;
