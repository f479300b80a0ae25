/** Ask an Expert as its askers and readers see it. */
export const questions = {
  // Asking.
  "Answers arrive by email within a few minutes, and no later than 1 - 2 hours.":
    "Las respuestas llegan por correo en unos minutos, y a más tardar en 1 o 2 horas.",
  "Each with the agent’s name and license.": "Cada una con el nombre y la licencia del agente.",
  "Submitting...": "Enviando...",
  "Question submitted": "Pregunta enviada",
  "Your expert question has been successfully submitted.":
    "Su pregunta a los expertos se envió correctamente.",
  "Submission failed": "No se pudo enviar",
  "Failed to submit your question. Please try again.": "No se pudo enviar su pregunta. Inténtelo de nuevo.",
  "We’ll email you a link to confirm your question.": "Le enviaremos un enlace para confirmar su pregunta.",
  "Check your email: the link we sent you sends your question to agents.":
    "Revise su correo: el enlace que le enviamos hace llegar su pregunta a los agentes.",
  "Choose what to do with the personal information in your question, then send it again.":
    "Elija qué hacer con la información personal de su pregunta y envíela otra vez.",
  "That’s a lot of questions for now": "Son muchas preguntas por ahora",
  "Agents who answer may call you. Turn this off anytime.":
    "Los agentes que respondan pueden llamarle. Puede desactivarlo en cualquier momento.",
  "Ask agents licensed in your state. The answer comes by email.":
    "Pregunte a agentes con licencia en su estado. La respuesta llega por correo.",
  "See what others asked": "Vea lo que preguntaron otros",
  Question: "Pregunta",
  "We may publish it without your name or contact details, so others can read the answer.":
    "Podemos publicarla sin su nombre ni sus datos de contacto, para que otros puedan leer la respuesta.",
  "{length} character, at least {least}": "{length} carácter, al menos {least}",
  "{length} characters, at least {least}": "{length} caracteres, al menos {least}",
  "At least {least} characters": "Al menos {least} caracteres",
  "Zip code": "Código postal",
  "Agents may contact me about this question": "Los agentes pueden contactarme sobre esta pregunta",
  "Send question": "Enviar pregunta",
  "Personal information in your question": "Información personal en su pregunta",
  "“{text}” looks like {kind}. The agents who answer can see it.":
    "“{text}” parece {kind}. Los agentes que respondan pueden verlo.",
  "“{text}” looks like {kind}, and there’s more: {others}. The agents who answer can see all of it.":
    "“{text}” parece {kind}, y hay más: {others}. Los agentes que respondan pueden verlo todo.",
  "Leave it out of the public version": "Omitirlo en la versión pública",
  "Keep it in the public version": "Dejarlo en la versión pública",
  "Question is required": "La pregunta es obligatoria",
  "Question must be at least 10 characters": "La pregunta debe tener al menos 10 caracteres",
  "Use at most 4,000 characters.": "Use como máximo 4,000 caracteres.",
  "Use at most 500 characters.": "Use como máximo 500 caracteres.",
  "Zip code is required": "El código postal es obligatorio",
  "Zip code must be at most 10 characters": "El código postal debe tener como máximo 10 caracteres",
  "Insurance type is required": "El tipo de seguro es obligatorio",
  "Phone number is required when allowing contact":
    "El número de teléfono es obligatorio si permite que le contacten",
  "Enter a US zip code, such as 78704": "Escriba un código postal de EE. UU., como 78704",

  // Next to the form.
  "You confirm it": "Usted la confirma",
  "With the link we email you. It works for {hours} hours.":
    "Con el enlace que le enviamos. Funciona durante {hours} horas.",
  "{n} agents near you get it": "La reciben {n} agentes cerca de usted",
  "All licensed for it in your state. After {minutes} minutes without an answer, we ask more.":
    "Todos con licencia para ello en su estado. Tras {minutes} minutos sin respuesta, preguntamos a más.",
  "Already answered": "Ya respondidas",

  // What happens next.
  "What happens next": "Qué sigue ahora",
  "Your question, and who answers it when.": "Su pregunta, y quién la responde y cuándo.",
  "We have your question. One step is left, and it’s yours.":
    "Tenemos su pregunta. Falta un paso, y es suyo.",
  "Your question is on its way.": "Su pregunta va en camino.",
  "We sent a link to {email}. Open it and click “Send my question”. Until you do, nobody reads it.":
    "Enviamos un enlace a {email}. Ábralo y presione “Enviar mi pregunta”. Hasta entonces, nadie la lee.",
  "The link works for {hours} hours; after {days} days without it we delete the question. Wrong address?":
    "El enlace funciona durante {hours} horas; si no se usa, después de {days} días borramos la pregunta. ¿El correo es incorrecto?",
  "Ask again with the right one": "Pregunte otra vez con el correcto",
  "You get a receipt": "Recibe un comprobante",
  "We emailed it to {email}, with a link to your question.":
    "Lo enviamos a {email}, con un enlace a su pregunta.",
  "We ask agents": "Preguntamos a los agentes",
  "{zip} is not in our list of ZIP codes. We ask those nearest to {place}, in the same postal area.":
    "{zip} no está en nuestra lista de códigos postales. Preguntamos a los más cercanos a {place}, en la misma zona postal.",
  "It goes to up to {experts} agents licensed for {type} in {state}, the nearest first. If nobody has answered after {first} minutes we ask more, and again after {later} minutes.":
    "Llega a un máximo de {experts} agentes con licencia para {type} en {state}, primero a los más cercanos. Si nadie ha respondido en {first} minutos, preguntamos a más, y otra vez a los {later} minutos.",
  " and ": " y ",
  "Answers come by email": "Las respuestas llegan por correo",
  "Each answer names the agent and the license behind it. The question and its answers may be published, without your name or contact.":
    "Cada respuesta indica el agente y la licencia que la respalda. La pregunta y sus respuestas pueden publicarse, sin su nombre ni sus datos de contacto.",
  "Your question": "Su pregunta",
  "My questions": "Mis preguntas",
  "Read what others asked": "Lea lo que preguntaron otros",

  // One's own.
  "What you asked, and the answers.": "Lo que preguntó y las respuestas.",
  "The link in your email opens one question on this device, once.":
    "El enlace de su correo abre una pregunta en este dispositivo, una sola vez.",
  "Open my question": "Abrir mi pregunta",
  "No questions yet": "Todavía no hay preguntas",
  "No questions on this device": "No hay preguntas en este dispositivo",
  "Your questions and their answers will show up here.": "Sus preguntas y las respuestas aparecerán aquí.",
  "Your questions and their answers will show up here. On another device, use the link in your email.":
    "Sus preguntas y las respuestas aparecerán aquí. En otro dispositivo, use el enlace de su correo.",
  "Ask another question": "Hacer otra pregunta",
  "Confirm it by email": "Confírmela por correo",
  Withdrawn: "Retirada",
  Closed: "Cerrada",
  "Send your question": "Enviar su pregunta",
  "It goes to licensed agents near you, and they answer at {email}. If you didn’t write it, just close this page, and nobody will get it.":
    "Llega a agentes con licencia cerca de usted, que responden a {email}. Si usted no la escribió, cierre esta página y nadie la recibirá.",
  "Send my question": "Enviar mi pregunta",
  "Asked on another device?": "¿Preguntó desde otro dispositivo?",
  "The one you asked with. We’ll send the link there.":
    "El que usó para preguntar. Allí enviaremos el enlace.",
  "It was used already, or it’s too old. Get a new one below.":
    "Ya se usó o es demasiado antiguo. Pida uno nuevo abajo.",
  "We’re finding agents near you who are licensed for it.":
    "Estamos buscando agentes cerca de usted con licencia para responderla.",
  "Question sent": "Pregunta enviada",
  "A new link is on its way.": "Un enlace nuevo va en camino.",
  "If you’ve asked a question with this address, a link to the latest one is on its way.":
    "Si hizo una pregunta con este correo, un enlace a la más reciente va en camino.",
  "You can’t change this question.": "No puede cambiar esta pregunta.",
  "We couldn’t find that answer.": "No encontramos esa respuesta.",
  "The answer that helped you now comes first.": "La respuesta que le sirvió ahora aparece primero.",
  "Question withdrawn": "Pregunta retirada",
  "No more agents get it, and it’s no longer shown.": "Ya no llega a más agentes y ya no se muestra.",
  "Calls turned off": "Llamadas desactivadas",
  "Agents no longer see your number, and those who answered may not call, text, or email you.":
    "Los agentes ya no ven su número, y los que respondieron no pueden llamarle, enviarle mensajes de texto ni escribirle correos.",
  "Someone asked us to stop calls to this number, so we don’t pass it on. Turn calls off, or use the email address that asked us to stop.":
    "Alguien nos pidió detener las llamadas a este número, así que no lo pasamos. Desactive las llamadas o use la dirección de correo que nos lo pidió.",
  "Written {time}.": "Escrita el {time}.",
  "Asked {time}.": "Preguntada el {time}.",
  "See the public page": "Ver la página pública",
  "Answer from {name}": "Respuesta de {name}",
  "licensed in {state}": "con licencia en {state}",
  "You found this helpful": "Le sirvió esta respuesta",
  "This helped": "Me sirvió",
  "Change or withdraw": "Cambiar o retirar",
  "Stop calls from agents": "No recibir más llamadas de agentes",
  "Withdraw this question": "Retirar esta pregunta",
  "You turned calls off {time}.": "Desactivó las llamadas el {time}.",
  "Not sent yet.": "Todavía no se envió.",
  "It works for {hours} hours. Without your confirmation, we delete the question after {days} days.":
    "Funciona durante {hours} horas. Sin su confirmación, borramos la pregunta después de {days} días.",
  "You withdrew it.": "Usted la retiró.",
  "It was removed.": "Se eliminó.",
  "We closed it without an answer. Our email to you says why.":
    "La cerramos sin respuesta. El correo que le enviamos explica por qué.",
  "It was answered, but none of that is shown now. We removed it after a report.":
    "Se respondió, pero ya no se muestra nada de eso. Lo eliminamos después de una denuncia.",
  "{n} answer.": "{n} respuesta.",
  "{n} answers.": "{n} respuestas.",
  "Waiting for {time}. We’re looking for agents near you.":
    "En espera desde hace {time}. Estamos buscando agentes cerca de usted.",
  "Waiting for {time}. {n} agent has your question.":
    "En espera desde hace {time}. {n} agente tiene su pregunta.",
  "Waiting for {time}. {n} agents have your question.":
    "En espera desde hace {time}. {n} agentes tienen su pregunta.",

  // What everyone may read.
  "{n} answer": "{n} respuesta",
  "{n} answers": "{n} respuestas",
  "All {count} answers": "Las {count} respuestas",
  "answered in {time}": "respondida en {time}",
  "Half get their first answer within {time}.": "La mitad recibe su primera respuesta en {time} o menos.",
  "Search answers": "Buscar en las respuestas",
  "answered {day}": "respondida el {day}",
  "After {time}": "En {time}",
  "Widened {time} ago": "Ampliada hace {time}",
  "{n} min left": "Faltan {n} min",
  "All answers": "Todas las respuestas",
  "Question not found": "No encontramos la pregunta",
  "There’s no published question at this address.": "No hay ninguna pregunta publicada en esta dirección.",
  "The person who asked withdrew it, or it was removed after a report.":
    "Quien preguntó la retiró, o se eliminó después de una denuncia.",
  "This question is no longer shown": "Esta pregunta ya no se muestra",
  "This question is no longer shown.": "Esta pregunta ya no se muestra.",
  "Nothing to report": "Nada que denunciar",
  "One of us will take a look. It stays up until then.":
    "Uno de nosotros la revisará. Hasta entonces sigue publicada.",
  "{n} answer from agents licensed for {type} in {state}.":
    "{n} respuesta de agentes con licencia para {type} en {state}.",
  "{n} answers from agents licensed for {type} in {state}.":
    "{n} respuestas de agentes con licencia para {type} en {state}.",
  "email address left out": "correo electrónico omitido",
  "phone number left out": "número de teléfono omitido",
  "address left out": "dirección omitida",
  "social security number left out": "número de Seguro Social omitido",
  "name left out": "nombre omitido",
  "Asked {time} about {type} insurance in {state}, ZIP {area} ••. We don’t publish the name or contact details of the person who asked.":
    "Pregunta del {time} sobre seguros ({type}) en {state}, código postal {area} ••. No publicamos el nombre ni los datos de contacto de quien preguntó.",
  "{n} answer from a licensed agent": "{n} respuesta de un agente con licencia",
  "Half of the last {n} answered questions had an answer within {time}.":
    "La mitad de las últimas {n} preguntas contestadas tuvo respuesta en {time}.",
  "For example: Hail damaged my roof. Is it worth a claim?":
    "Por ejemplo: El granizo dañó mi techo. ¿Vale la pena reclamar?",
  "More about {name}": "Más sobre {name}",
  "{n} answers from licensed agents": "{n} respuestas de agentes con licencia",
  "Related questions": "Preguntas relacionadas",
  "no reviews yet": "todavía sin reseñas",
  "{average} from {n} review": "{average} en {n} reseña",
  "{average} from {n} reviews": "{average} en {n} reseñas",
  "The person who asked found this helpful": "A quien preguntó le sirvió esta respuesta",
  "About this question": "Sobre esta pregunta",
  "How it got answered": "Cómo se respondió",
  "No agent was available at first": "Al principio no había ningún agente disponible",
  "Sent to {n} agent": "Enviada a {n} agente",
  "Sent to {n} agents": "Enviada a {n} agentes",
  "No other agent was available after {minutes} minutes":
    "A los {minutes} minutos no había ningún otro agente disponible",
  "Sent to {n} more after {minutes} minutes": "Enviada a {n} más después de {minutes} minutos",
  "First answer after {time}": "Primera respuesta en {time}",
  "Second answer after {time}": "Segunda respuesta en {time}",
  "Third answer after {time}": "Tercera respuesta en {time}",
  "Fourth answer after {time}": "Cuarta respuesta en {time}",
  "Fifth answer after {time}": "Quinta respuesta en {time}",
  "Answer {nth} after {time}": "Respuesta {nth} en {time}",
  "Marked helpful by the person who asked": "Marcada como útil por quien preguntó",
  "Is your situation different?": "¿Su situación es distinta?",
  "Policies differ by state and carrier. Ask with your own ZIP code.":
    "Las pólizas varían según el estado y la aseguradora. Pregunte con su propio código postal.",
  "What this is": "Qué es esto",
  "This is general information from agents licensed for {type} in {state} on the day they answered. What counts is what your policy says.":
    "Esto es información general de agentes que tenían licencia para {type} en {state} el día en que respondieron. Lo que cuenta es lo que dice su póliza.",
  "This link to the list is incomplete or wrong.": "Este enlace a la lista está incompleto o es incorrecto.",
  "State not found": "No encontramos el estado",
  "Choose a state from the list.": "Elija un estado de la lista.",
  "That search is too long": "Esa búsqueda es demasiado larga",
  "Insurance type not found": "No encontramos el tipo de seguro",
  "Choose a type from the list.": "Elija un tipo de la lista.",
  "There is no agent at this address, or the profile is closed.":
    "No hay ningún agente en esta dirección, o el perfil está cerrado.",
  "in English": "en inglés",
  "in Spanish": "en español",
  "The list ends before this page.": "La lista termina antes de esta página.",
  "by {name}": "de {name}",
  "about {type} insurance": "sobre seguros ({type})",
  "in {state}": "en {state}",
  "Insurance questions, answered by licensed agents with their name and license.":
    "Preguntas sobre seguros, respondidas por agentes con licencia que dan su nombre y su licencia.",
  "Expert Answers by {name}": "Respuestas de {name}",
  "{n} question answered by agents who were licensed for it on the day they answered.":
    "{n} pregunta respondida por agentes que tenían licencia para ello el día en que respondieron.",
  "{n} questions answered by agents who were licensed for it on the day they answered.":
    "{n} preguntas respondidas por agentes que tenían licencia para ello el día en que respondieron.",
  "{n} question answered by {agent}, licensed for it on the day of the answer.":
    "{n} pregunta respondida por {agent}, con licencia para ello el día de la respuesta.",
  "{n} questions answered by {agent}, licensed for it on the day of the answer.":
    "{n} preguntas respondidas por {agent}, con licencia para ello el día de la respuesta.",
  "Answers by everyone": "Respuestas de todos",
  "No answers about that yet": "Todavía no hay respuestas sobre eso",
  "Ask it yourself, and licensed agents in your state will answer.":
    "Pregunte usted, y agentes con licencia en su estado le responderán.",
  "No answers about “{words}” yet": "Todavía no hay respuestas sobre “{words}”",
  "Search all states": "Buscar en todos los estados",
  "Search all types": "Buscar en todos los tipos",
  "hail deductible": "deducible por granizo",
  "{n} agent answered in the last {days} days.": "{n} agente respondió en los últimos {days} días.",
  "{n} agents answered in the last {days} days.": "{n} agentes respondieron en los últimos {days} días.",
  "See it live": "Véalo en vivo",

  // Live.
  Live: "En vivo",
  "Questions being answered now, new answers, and how long the first one takes.":
    "Preguntas que se responden ahora, respuestas nuevas y cuánto tarda la primera.",
  "This page updates automatically.": "Esta página se actualiza sola.",
  "Reload this page for the latest.": "Vuelva a cargar esta página para ver lo más reciente.",
  "Being answered": "Por responder",
  "{n} question": "{n} pregunta",
  "{n} questions": "{n} preguntas",
  "none yet": "todavía ninguna",
  "median of {n} in {days} days": "mediana de {n} en {days} días",
  "Every question so far has an answer.": "Hasta ahora, todas las preguntas tienen respuesta.",
  "{type} in {state}": "{type} en {state}",
  "New answers": "Respuestas nuevas",
  "No answer yet": "Todavía sin respuesta",
  "Agents answering": "Agentes que responden",
  "answered in the last {days} days": "respondieron en los últimos {days} días",
  "the last to answer": "los últimos en responder",
  "The last {days} days": "Los últimos {days} días",
  "By day, the last {days} days": "Por día, los últimos {days} días",
  "Questions asked": "Preguntas hechas",
  "Median wait": "Espera mediana",
  "See the numbers": "Ver los números",
  "24 hours": "24 horas",
  "the last": "las últimas",
  "in the last 24 hours": "en las últimas 24 horas",
  "most: {value}": "máximo: {value}",
  now: "ahora",
  "Just happened": "Lo más reciente",
  "{n} agent has them": "Las tiene {n} agente",
  "{n} agents have them": "Las tienen {n} agentes",
  "A question about {type} from {state}": "Una pregunta sobre {type} desde {state}",
  "{name} answered after {time} · {type}": "{name} respondió en {time} · {type}",
  "{name} added an answer · {type}": "{name} añadió una respuesta · {type}",

  // Reporting.
  "Report something on this page": "Denunciar algo en esta página",
  "What do you want to report?": "¿Qué quiere denunciar?",
  "The question": "La pregunta",
  "The answer from {name}": "La respuesta de {name}",
  "It’s wrong or out of date": "Es incorrecta o está desactualizada",
  "It’s advertising": "Es publicidad",
} satisfies Record<string, string>;
