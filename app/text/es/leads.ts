/** Asking an agent for a quote, leaving one's details, and what was agreed to. */
export const leads = {
  "Or stop one of them. It ends calls, texts, and emails together.":
    "O detenga a uno de ellos. Termina llamadas, mensajes de texto y correos a la vez.",
  "Stop {name}": "Detener a {name}",
  "When you stop, we keep a sealed copy of what you agreed to for five years, as the law asks. For ten years we keep a code made from your number and address, so that no one else can start it again.":
    "Cuando usted lo detiene, guardamos cinco años una copia sellada de lo que aceptó, como pide la ley. Durante diez años guardamos un código hecho con su número y su dirección, para que nadie más pueda empezar de nuevo.",
  "Someone asked us to stop calls and texts to this number, so we don’t pass it on. Uncheck both, or use the email address that asked us to stop.":
    "Alguien nos pidió detener las llamadas y los mensajes a este número, así que no lo pasamos. Quite ambas marcas o use la dirección de correo que nos lo pidió.",
  "Someone asked us to stop emails to this address, so we don’t pass it on. Uncheck “Email”, or sign in with this address first.":
    "Alguien nos pidió detener los correos a esta dirección, así que no la pasamos. Quite la marca de “Correo electrónico” o inicie sesión antes con esta dirección.",
  "{name} may not call, text, or email you.":
    "{name} no puede llamarle, enviarle mensajes de texto ni escribirle correos.",
  "Your request wasn’t sent.": "Su solicitud no se envió.",
  "You asked us to stop before. If you send this, {name} may reach you again as you checked.":
    "Antes nos pidió que lo detuviéramos. Si envía esto, {name} puede volver a comunicarse con usted como lo marcó.",
  "You asked us to stop before. If you check a box, {name} may reach you again, in that way alone.":
    "Antes nos pidió que lo detuviéramos. Si marca una casilla, {name} puede volver a comunicarse con usted, solo de esa manera.",
  "You asked {name} to stop. {name} may not call, text, or email you.":
    "Le pidió a {name} que no siga. {name} no puede llamarle, enviarle mensajes de texto ni escribirle correos.",
  "A contact card for agents": "Una tarjeta de contacto para agentes",
  "A code for events: people scan it, save your contact, and leave theirs.":
    "Un código para eventos: la gente lo escanea, guarda su contacto y deja el suyo.",
  "Agents licensed for it near {zip}": "Agentes con licencia para esto cerca de {zip}",
  "Agreed {when}": "Aceptado: {when}",
  "Agreed {when}. Withdrawn {end}": "Aceptado: {when}. Retirado: {end}",
  "Answer “{question}”": "Responda a “{question}”",
  "Ask again with another address": "Pedirla de nuevo con otra dirección",
  "Ask one agent for a quote.": "Pida una cotización a un agente.",
  "Ask the agent again for a new one.": "Pídale al agente una nueva.",
  "Ask {name} again": "Pedirla de nuevo a {name}",
  "At an event": "En un evento",
  "At an event, people scan your code, save your contact, and choose how you may reach them.":
    "En un evento, la gente escanea su código, guarda su contacto y elige cómo puede usted comunicarse.",
  "Back to {name}": "Volver a {name}",
  "California license {number}": "Licencia de California {number}",
  "{state} license {number}": "Licencia de {state} {number}",
  Calls: "Llamadas",
  "Card not found": "No se encontró la tarjeta",
  "Check any, or none.": "Marque las que quiera, o ninguna.",
  "Choose another type": "Elegir otro tipo",
  "Choose the agent first: a quote request goes to one agent.":
    "Primero elija al agente: una solicitud de cotización va a un solo agente.",
  "Contact card": "Tarjeta de contacto",
  "Create an account": "Crear una cuenta",
  "Each person decides about calls, texts, and email on their own phone. Don’t fill it in for them: the record says who agreed to what, when, and in which words.":
    "Cada persona decide sobre llamadas, mensajes de texto y correos en su propio teléfono. No lo llene por ella: el registro dice quién aceptó qué, cuándo y con qué palabras.",
  "Enter your phone number, or don’t allow calls and texts":
    "Escriba su número de teléfono, o no permita llamadas ni mensajes de texto",
  "Follow up": "Dé seguimiento",
  "How may {name} reach you, besides replying here?":
    "¿Cómo puede {name} comunicarse con usted, además de responder aquí?",
  "How may {name} reach you?": "¿Cómo puede {name} comunicarse con usted?",
  "It comes with a claimed agent profile.": "Viene con un perfil de agente reclamado.",
  "It goes to {name} and to no one else. If you didn’t write it, just close this page, and no one will get it.":
    "Va a {name} y a nadie más. Si usted no la escribió, cierre esta página y nadie la recibirá.",
  "Leave your details": "Deje sus datos",
  "Licensed in {licenses}": "Con licencia en {licenses}",
  "Look at the lead before you call. Anyone can take back their consent with one click, and then their number is gone from your list.":
    "Vea la solicitud antes de llamar. Cualquiera puede retirar su consentimiento con un clic, y entonces su número desaparece de su lista.",
  "No license in force on file today.": "Hoy no hay ninguna licencia vigente registrada.",
  "No one has claimed this profile yet, so no one would read it.":
    "Nadie ha reclamado este perfil todavía, así que nadie lo leería.",
  "Agents that {address} asked for a quote can reply by email. One click stops it, and we tell each agent at once.":
    "Los agentes a los que {address} pidió una cotización pueden responder por correo electrónico. Con un solo clic eso termina, y avisamos a cada agente de inmediato.",
  "No one may contact you": "Nadie puede comunicarse con usted",
  "Nothing that {address} agreed to is in force. Agents were told, and no longer see how to reach you.":
    "Nada de lo que {address} aceptó sigue vigente. Avisamos a los agentes, y ya no ven cómo comunicarse con usted.",
  "Nothing was changed. Open it again from the email, or copy the full link. If what you sent was deleted, its link has ended too.":
    "No se cambió nada. Ábralo de nuevo desde el correo o copie el enlace completo. Si lo que envió se eliminó, su enlace también terminó.",
  "Open it again from the email, or copy the full link.":
    "Ábralo de nuevo desde el correo o copie el enlace completo.",
  "Open the conversation": "Abrir la conversación",
  "People scan the code, save your contact, and choose how you may reach them. What they send is in {leads} right away.":
    "La gente escanea el código, guarda su contacto y elige cómo puede usted comunicarse. Lo que envían aparece enseguida en {leads}.",
  "Print it for your table, or hold up this page on your phone.":
    "Imprímalo para su mesa o muestre esta página en su teléfono.",
  "Print this page": "Imprimir esta página",
  "QR code that opens the contact card of {name}": "Código QR que abre la tarjeta de contacto de {name}",
  Replies: "Respuestas",
  "Request sent": "Solicitud enviada",
  "Save this agent’s contact, or leave yours.": "Guarde el contacto de este agente o deje el suyo.",
  "Scan to save my contact, or to leave yours.": "Escanee para guardar mi contacto o dejar el suyo.",
  "See agents who are licensed for it near {zip}": "Ver agentes con licencia para esto cerca de {zip}",
  "See it as they do": "Verla como la ven los demás",
  "Send my details": "Enviar mis datos",
  "Send my request": "Enviar mi solicitud",
  "Send request": "Enviar solicitud",
  "Send your request to {name}": "Envíe su solicitud a {name}",
  "Show the code": "Muestre el código",
  "Sign in as an agent with a claimed profile to see yours.":
    "Inicie sesión como agente con un perfil reclamado para ver la suya.",
  "Stop all of it": "Detenerlo todo",
  "Stop being contacted.": "Que dejen de comunicarse con usted.",
  "Stop being contacted?": "¿Quiere que dejen de comunicarse con usted?",
  "Text messages": "Mensajes de texto",
  "That’s a lot of cards for one address or network": "Son muchas tarjetas para una sola dirección o red",
  "That’s a lot of requests for one address or network":
    "Son muchas solicitudes para una sola dirección o red",
  "The link works for {hours} hours; after {days} days without it we delete the request.":
    "El enlace funciona {hours} horas; si no lo usa en {days} días, eliminamos la solicitud.",
  "They choose": "Ellos eligen",
  "This address has not agreed to anything.": "Esta dirección no ha aceptado nada.",
  "This is what {address} agreed to. One click stops all of it, and we tell each agent at once.":
    "Esto es lo que {address} aceptó. Un clic lo detiene todo, y avisamos a cada agente enseguida.",
  "This is your own card. People who scan your code see a form here.":
    "Esta es su propia tarjeta. Quienes escanean su código ven aquí un formulario.",
  "This is your own card. Your clients fill it in.": "Esta es su propia tarjeta. La llenan sus clientes.",
  "This is your own profile, so you can’t ask it for a quote.":
    "Este es su propio perfil, así que no puede pedirle una cotización.",
  "This link is incomplete or has expired": "Este enlace está incompleto o caducó",
  "This link is too old to send it.": "Este enlace es demasiado antiguo para enviarla.",
  "This profile just closed.": "Este perfil acaba de cerrarse.",
  "To print this page, use your browser’s menu.": "Para imprimir esta página, use el menú de su navegador.",
  "To write back, sign in with {email}.": "Para responder, inicie sesión con {email}.",
  "To write back, {signIn} with {email}, or {create}.": "Para responder, {signIn} con {email} o {create}.",
  "We emailed you a copy of what you agreed to, with a link that stops it.":
    "Le enviamos por correo una copia de lo que aceptó, con un enlace para detenerlo.",
  "We send a copy of what you agree to.": "Le enviamos una copia de lo que acepta.",
  "We send you a link to confirm it. Until you do, no one gets your request.":
    "Le enviamos un enlace para confirmarlo. Hasta entonces, nadie recibe su solicitud.",
  "We sent you a link. Open it and click “Send my request”. Until you do, {name} doesn’t get it.":
    "Le enviamos un enlace. Ábralo y pulse “Enviar mi solicitud”. Hasta entonces, {name} no la recibe.",
  "What is it about?": "¿De qué se trata?",
  "What would you like to insure?": "¿Qué quiere asegurar?",
  "What you agreed to": "Lo que usted aceptó",
  "What you asked for.": "Lo que usted pidió.",
  "Without a check, {agentName} sees your first name and answers, and replies through this site. Your request goes to no one else.":
    "Si no marca ninguna, {agentName} ve su nombre y sus respuestas, y le contesta por este sitio. Su solicitud no va a nadie más.",
  "Without a check, {name} gets your name and what you wrote, and no way to reach you. Your details go to no one else.":
    "Si no marca ninguna, {name} recibe su nombre y lo que escribió, pero ninguna forma de comunicarse con usted. Sus datos no van a nadie más.",
  "Write back in Messages": "Responder en Mensajes",
  "You can’t ask {name} for a quote here": "No puede pedirle una cotización a {name} aquí",
  "Your contact card": "Su tarjeta de contacto",
  "Your quote request": "Su solicitud de cotización",
  "Your request goes to {name} and to no one else.": "Su solicitud va a {name} y a nadie más.",
  "Your request to {name}": "Su solicitud a {name}",
  "Your request wasn’t sent. Search for another agent below.":
    "Su solicitud no se envió. Busque otro agente abajo.",
  "Your request wasn’t sent. What you typed is still here.":
    "Su solicitud no se envió. Lo que escribió sigue aquí.",
  "Your words": "Sus palabras",
  "create an account": "cree una cuenta",
  "your leads": "sus solicitudes de contacto",
  "{name} has it now.": "{name} ya la tiene.",
  "{name} has no license in force for {insurance} in {state} today":
    "{name} no tiene hoy una licencia vigente para {insurance} en {state}",
  "{name} has no license in force for {insurance} in {state} today, so a request from there can’t go to {name}.":
    "{name} no tiene hoy una licencia vigente para {insurance} en {state}, así que una solicitud desde allí no puede ir a {name}.",
  "{name} has your details now.": "{name} ya tiene sus datos.",
  "{name} has your request. Replies come to {email}, and show up here.":
    "{name} tiene su solicitud. Las respuestas llegan a {email} y aparecen aquí.",
  "{name} hasn’t claimed this profile yet, so no one would read your request.":
    "{name} aún no ha reclamado este perfil, así que nadie leería su solicitud.",
  "{name} is no longer licensed for this.": "{name} ya no tiene licencia para esto.",
  "The profile of {name} doesn’t list {insurance}.": "El perfil de {name} no incluye {insurance}.",
  "{name} has no license in force for {insurance} today.":
    "{name} no tiene hoy una licencia vigente para {insurance}.",
  "The profile of {name} lists nothing you can ask a quote for here.":
    "El perfil de {name} no incluye nada para lo que aquí se pueda pedir una cotización.",
  "{name} has no license in force today for anything you can ask a quote for here.":
    "{name} no tiene hoy una licencia vigente para nada de lo que aquí se puede cotizar.",
  "Insurance needed in {zip}.": "Seguro para el código postal {zip}.",
  "Change the ZIP code": "Cambiar el código postal",
  "Quote requests": "Solicitudes de cotización",
  "No quote requests yet": "Todavía no hay solicitudes de cotización",
  "What you ask agents for shows up here, also what you asked for without signing in.":
    "Aquí aparece lo que pide a los agentes, también lo que pidió sin iniciar sesión.",
  "Asked {name} for {insurance}": "Le pidió {insurance} a {name}",
  "Not sent yet: confirm that you ask {name} for {insurance}":
    "Aún no enviada: confirme que le pide {insurance} a {name}",
  "{name} replied about {insurance}": "{name} respondió sobre {insurance}",

  // The questions, and what can be answered.
  "Home insurance": "Seguro de vivienda",
  "Auto insurance": "Seguro de auto",
  "Life insurance": "Seguro de vida",
  "Health insurance": "Seguro de salud",
  "Business insurance": "Seguro de negocios",
  "What kind of home is it?": "¿Qué tipo de vivienda es?",
  House: "Casa",
  Condo: "Condominio",
  Townhouse: "Casa adosada",
  "Mobile home": "Casa móvil",
  "Who lives there?": "¿Quién vive ahí?",
  "I do": "Yo",
  "I’m buying it": "La estoy comprando",
  "I rent it to others": "La alquilo a otras personas",
  "It’s a second home": "Es una segunda vivienda",
  "When was it built?": "¿Cuándo se construyó?",
  "Before 1950": "Antes de 1950",
  "1950 to 1979": "De 1950 a 1979",
  "1980 to 1999": "De 1980 a 1999",
  "2000 or later": "En 2000 o después",
  "Not sure": "No estoy seguro",
  "Do you have home insurance now?": "¿Tiene ahora un seguro de vivienda?",
  "Do you have auto insurance now?": "¿Tiene ahora un seguro de auto?",
  "Do you have business insurance now?": "¿Tiene ahora un seguro de negocios?",
  "No, it ended in the last 30 days": "No, terminó en los últimos 30 días",
  "Anything else to know?": "¿Algo más que deba saberse?",
  "For example a new roof, or a pool. Leave out Social Security numbers, policy numbers, and health details.":
    "Por ejemplo, un techo nuevo o una piscina. No incluya números de Seguro Social, números de póliza ni datos de salud.",
  "For example make and year of each car. Leave out Social Security numbers, policy numbers, and health details.":
    "Por ejemplo, la marca y el año de cada auto. No incluya números de Seguro Social, números de póliza ni datos de salud.",
  "Leave out Social Security numbers, policy numbers, and health details.":
    "No incluya números de Seguro Social, números de póliza ni datos de salud.",
  "How many cars?": "¿Cuántos autos?",
  "How many drivers?": "¿Cuántos conductores?",
  "4 or more": "4 o más",
  "What should it cover?": "¿Qué debe cubrir?",
  "What the state requires": "Lo que exige el estado",
  "More liability than required": "Más responsabilidad civil de la exigida",
  "Damage to my car too": "También los daños a mi auto",
  "Who should it protect?": "¿A quién debe proteger?",
  "My partner": "A mi pareja",
  "My children": "A mis hijos",
  "My partner and children": "A mi pareja y a mis hijos",
  "My business": "A mi negocio",
  "Someone else": "A otra persona",
  "About how much should it pay?": "¿Más o menos cuánto debe pagar?",
  "Up to $100,000": "Hasta $100,000",
  "$100,000 to $500,000": "De $100,000 a $500,000",
  "$500,000 to $1 million": "De $500,000 a $1 millón",
  "For how long?": "¿Por cuánto tiempo?",
  "10 years": "10 años",
  "20 years": "20 años",
  "30 years": "30 años",
  "All my life": "Toda mi vida",
  "How old are you?": "¿Qué edad tiene?",
  "18 to 29": "De 18 a 29",
  "30 to 39": "De 30 a 39",
  "40 to 49": "De 40 a 49",
  "50 to 59": "De 50 a 59",
  "60 or older": "60 o más",
  "Who needs coverage?": "¿Quién necesita la cobertura?",
  "Just me": "Solo yo",
  "My partner and me": "Mi pareja y yo",
  "My family": "Mi familia",
  "My employees": "Mis empleados",
  "How old is the oldest of them?": "¿Qué edad tiene la persona mayor?",
  "Under 18": "Menos de 18",
  "30 to 44": "De 30 a 44",
  "45 to 64": "De 45 a 64",
  "65 or older": "65 o más",
  "Why now?": "¿Por qué ahora?",
  "I’m losing coverage": "Voy a perder mi cobertura",
  "I moved": "Me mudé",
  "It’s open enrollment": "Es el período de inscripción abierta",
  "I want to compare": "Quiero comparar",
  "When should it start?": "¿Cuándo debe empezar?",
  "As soon as possible": "Lo antes posible",
  "Next month": "El próximo mes",
  "Next year": "El próximo año",
  "What does your business do?": "¿A qué se dedica su negocio?",
  "For example “bakery with a delivery van”.": "Por ejemplo, “panadería con una camioneta de reparto”.",
  "How many people work there?": "¿Cuántas personas trabajan ahí?",
  "2 to 5": "De 2 a 5",
  "6 to 20": "De 6 a 20",
  "21 to 100": "De 21 a 100",
  "More than 100": "Más de 100",
  Liability: "Responsabilidad civil",
  "Workers’ compensation": "Compensación laboral",
  Vehicles: "Vehículos",
  "Several of these": "Varias de estas",
} satisfies Record<string, string>;
