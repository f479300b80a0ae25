/** What a profile says at its top, and what booking, quotes, and messages say before they begin. */
export const firstLook = {
  "{weekday}, {month} {day}": "{weekday} {day} {month}",
  "All times": "Todas las horas",
  "{name} hasn’t claimed this profile yet, so you can’t message or book here.":
    "{name} aún no ha reclamado este perfil, así que aquí no puede escribirle ni reservar.",
  "Other licenses": "Otras licencias",
  "Also in {states}": "También en {states}",
  "{state} (ends {when})": "{state} (termina {when})",
  "Meets you": "Cómo le atiende",
  "Licensed in {states}, checked {day}": "Con licencia en {states}, verificada el {day}",
  "Not confirmed lately": "Sin confirmar últimamente",
  "{states}: active when last checked, {day}": "{states}: activa según la última verificación, {day}",
  Licensed: "Con licencia",
  "Paid by commission from insurers": "Cobra comisión de las aseguradoras",
  "No commission from insurers": "Sin comisión de las aseguradoras",
  "Paid by commission from insurers for some insurance":
    "Cobra comisión de las aseguradoras por algunos seguros",
  "a fee from you": "y le cobra a usted",
  "no fee from you": "sin cobrarle a usted",
  "a fee from you for some insurance": "y le cobra a usted por algunos seguros",
  "Latest reviews": "Reseñas más recientes",
  "The newest of each agent.": "La más nueva de cada agente.",
  "Where its agents are": "Dónde están sus agentes",
  "{n} agent listed": "{n} agente en la lista",
  "{n} agents listed": "{n} agentes en la lista",
  "Founded {year}": "Fundada en {year}",
  "Step {n} of {all}": "Paso {n} de {all}",
  Days: "Días",
  "no free times": "sin horas libres",
  "{n} free": "{n} libres",
  Morning: "Mañana",
  Afternoon: "Tarde",
  Evening: "Noche",
  "Earlier days": "Días anteriores",
  "Look again later, or send a message.": "Vuelva más tarde o envíe un mensaje.",
  "Show times in another time zone": "Mostrar las horas en otra zona horaria",
  "What it’s about": "De qué se trata",
  Time: "Hora",
  "Your details": "Sus datos",
  "You’re signed in, so with your own email address it’s booked at once.":
    "Con la sesión iniciada y su propio correo, queda reservada de inmediato.",
  "We email you a link and hold the time for {minutes} minutes. Open the link to confirm.":
    "Le enviamos un enlace y guardamos la hora {minutes} minutos. Ábralo para confirmar.",
  "{name} sees your name, your contact details, and what you write. No one else does.":
    "{name} ve su nombre, sus datos de contacto y lo que escriba. Nadie más los ve.",
  "You can move or cancel it with the link in your email, without an account.":
    "Puede cambiarla o cancelarla con el enlace de su correo, sin cuenta.",
  "We email you a link. Until you open it and send the request, {name} doesn’t get it.":
    "Le enviamos un enlace. Hasta que lo abra y envíe la solicitud, {name} no la recibe.",
  "{name} gets your request at once.": "{name} recibe su solicitud de inmediato.",
  "{name} sees your first name and your answers, and replies here.":
    "{name} ve su nombre y sus respuestas, y contesta aquí.",
  "Your answers": "Sus respuestas",
  "About you": "Sobre usted",
  "Create a free account, or sign in, and confirm your email address.":
    "Cree una cuenta gratis o inicie sesión, y confirme su correo.",
  "{name} sees your first name and ZIP code. Your phone and email stay hidden until you show them.":
    "{name} ve su nombre y su código postal. Su teléfono y su correo quedan ocultos hasta que usted los muestre.",
  "We email you when {name} replies. Your message goes to no one else.":
    "Le avisamos por correo cuando {name} responda. Su mensaje no le llega a nadie más.",
  "One step first": "Antes, un paso",
  "A message needs an account, so that the reply reaches only you.":
    "Un mensaje necesita una cuenta, para que la respuesta le llegue solo a usted.",
  "Without an account": "Sin cuenta",
  "New reviews of {name} are paused, because many came at once. You can still send yours: our team reads it first, whether it gives one star or five.":
    "Las reseñas nuevas de {name} están en pausa, porque llegaron muchas a la vez. Aun así puede enviar la suya: nuestro equipo la lee antes, tenga una estrella o cinco.",
  "New reviews of {name} are paused, because many came at once. Yours is published as always, because you met or messaged {name} here.":
    "Las reseñas nuevas de {name} están en pausa, porque llegaron muchas a la vez. La suya se publica como siempre, porque usted se reunió o habló con {name} aquí.",
  "Average by question": "Promedio por pregunta",
  "Write the first one": "Escriba la primera",
  "Show {n} more review": "Mostrar {n} reseña más",
  "Show {n} more reviews": "Mostrar {n} reseñas más",
};
