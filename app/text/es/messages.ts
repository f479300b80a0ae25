/** Conversations, and the bell with its page. */
export const messages = {
  "No one can write in it until you reopen it, and {name} may not call, text, or email you.":
    "Nadie puede escribir en ella hasta que usted la reabra, y {name} no puede llamarle, enviarle mensajes de texto ni escribirle correos.",
  "{name} sees your first name and ZIP code, and may not call, text, or email you.":
    "{name} ve su nombre y su código postal, y no puede llamarle, enviarle mensajes de texto ni escribirle correos.",
  "Someone asked us to stop calls and texts to this number, so we don’t pass it on. Leave it out, or use the account that asked us to stop.":
    "Alguien nos pidió detener las llamadas y los mensajes a este número, así que no lo pasamos. Déjelo en blanco o use la cuenta que nos lo pidió.",
  "Your contact details are visible": "Sus datos de contacto están a la vista",
  "{agent} sees {name}, {email}.": "{agent} ve {name}, {email}.",
  "{agent} sees {name}, {email}, and {phone}.": "{agent} ve {name}, {email} y {phone}.",
  "Hide them": "Ocultarlos",
  "Show my contact details": "Mostrar mis datos de contacto",
  "Phone number": "Número de teléfono",
  "Without one, {name} sees only your name and email address.":
    "Si no lo da, {name} solo ve su nombre y su correo electrónico.",
  "Agree and show": "Aceptar y mostrar",
  "Messages with {name}": "Mensajes con {name}",
  "Older messages": "Mensajes anteriores",
  "Newest messages": "Mensajes más recientes",
  "Check for new messages": "Ver si hay mensajes nuevos",
  "{name} can’t receive messages right now. Earlier messages stay here.":
    "{name} no puede recibir mensajes en este momento. Los mensajes anteriores se quedan aquí.",
  "You wrote: {typed}": "Usted escribió: {typed}",
  "No messages match “{words}”": "Ningún mensaje coincide con “{words}”",
  "All conversations": "Todas las conversaciones",
  "A message has to contain every word. The last one can be partial.":
    "El mensaje debe contener todas las palabras. La última puede estar incompleta.",
  "The newest {n} messages with “{words}”": "Los {n} mensajes más recientes con “{words}”",
  "{n} message with “{words}”": "{n} mensaje con “{words}”",
  "{n} messages with “{words}”": "{n} mensajes con “{words}”",
  "Your conversations.": "Sus conversaciones.",
  "Each conversation is between you and one other person. No one else reads it unless one of you reports a message.":
    "Cada conversación es entre usted y otra persona. Nadie más la lee, a menos que alguno de los dos denuncie un mensaje.",
  "Your messages": "Sus mensajes",
  "Search your messages": "Busque en sus mensajes",
  Unread: "Sin leer",
  "Nothing unread": "No hay nada sin leer",
  "No conversations yet": "Aún no hay conversaciones",
  "To start one, choose “Message” on an agent’s profile. They see your first name and ZIP code, nothing else.":
    "Para empezar una, elija “Mensaje” en el perfil de un agente. El agente ve su nombre y su código postal, nada más.",
  "Message sent": "Mensaje enviado",
  "To {name}.": "Para {name}.",
  "New message": "Mensaje nuevo",
  "Write to an agent.": "Escriba a un agente.",
  "You can’t message {name} here": "Aquí no puede escribir a {name}",
  "{name} has no license in force today and can’t sell insurance. Write only about something you already have with {name}, or {link}.":
    "{name} no tiene hoy ninguna licencia vigente y no puede vender seguros. Escríbale solo sobre algo que ya tenga con {name}, o {link}.",
  "ask an agent who is licensed": "pregunte a un agente con licencia",
  "Send message": "Enviar mensaje",
  "Write a message first": "Primero escriba un mensaje",
  "Report a message": "Denunciar un mensaje",
  Which: "Cuál",
  Why: "Por qué",
  "Choose a message.": "Elija un mensaje.",
  "Choose a message from the other person.": "Elija un mensaje de la otra persona.",
  "Anything to add": "Algo que agregar",
  "Close the conversation too": "Cerrar también la conversación",
  "Someone on our team reads this message and the {n} before it, and nothing else in the conversation.":
    "Una persona de nuestro equipo lee este mensaje y los {n} anteriores, y nada más de la conversación.",
  "Pressure to buy": "Presión para comprar",
  "Unwanted advertising": "Publicidad no deseada",
  "Insulting or threatening": "Insultos o amenazas",
  "Looks like fraud": "Parece un fraude",
  "This conversation is closed. Nothing was sent.": "Esta conversación está cerrada. No se envió nada.",
  "This account can’t receive messages anymore. Nothing was sent.":
    "Esta cuenta ya no puede recibir mensajes. No se envió nada.",
  "That’s a lot of messages at once. Wait a few minutes, then send it again.":
    "Son muchos mensajes a la vez. Espere unos minutos y envíelo de nuevo.",
  "A different message was already sent from this form. Reload the page, then send this one.":
    "Desde este formulario ya se envió otro mensaje. Recargue la página y envíe este.",
  "You can’t do that in this conversation.": "No puede hacer eso en esta conversación.",
  "Conversation closed": "Conversación cerrada",
  "No one can write in it until you reopen it.": "Nadie puede escribir en ella hasta que usted la reabra.",
  "Conversation reopened": "Conversación reabierta",
  "This conversation is closed. Nothing was shown.": "Esta conversación está cerrada. No se mostró nada.",
  "Contact details shown": "Datos de contacto a la vista",
  "{name} can see them now.": "{name} ya puede verlos.",
  "Contact details hidden": "Datos de contacto ocultos",
  "Someone on our team reads it, with the few messages before it.":
    "Una persona de nuestro equipo lo lee, junto con los pocos mensajes anteriores.",
  "Already reported": "Ya denunciado",
  "You already reported this message. We didn’t save a second report.":
    "Su primera denuncia de este mensaje sigue en pie. No guardamos una segunda.",
  "Customer in {place}": "Cliente en {place}",
  "You wrote from {place}": "Usted escribió desde {place}",
  "You have an active license in {state} today": "Usted tiene hoy una licencia vigente en {state}",
  "Your license in {state} was active when last checked, {day}":
    "Su licencia en {state} estaba vigente cuando se comprobó por última vez, el {day}",
  "{name}’s license in {state} was active when last checked, {day}":
    "La licencia de {name} en {state} estaba vigente cuando se comprobó por última vez, el {day}",
  "{name} has an active license in {state} today": "{name} tiene hoy una licencia vigente en {state}",
  "You have no active license in {state} today": "Usted no tiene hoy ninguna licencia vigente en {state}",
  "{name} has no active license in {state} today": "{name} no tiene hoy ninguna licencia vigente en {state}",
  "Their email and phone number stay hidden until {name} chooses to show them.":
    "Su correo y su teléfono quedan ocultos hasta que {name} decida mostrarlos.",
  "Reopen this conversation": "Reabrir esta conversación",
  "Close this conversation": "Cerrar esta conversación",
  "{name} can write to you again, unless they closed it too.":
    "{name} podrá escribirle de nuevo, a menos que también la haya cerrado.",
  "You and {name} won’t be able to write in it. Earlier messages stay, and you can reopen it.":
    "Ni usted ni {name} podrán escribir en ella. Los mensajes anteriores se quedan, y usted puede reabrirla.",
  "Reopen it": "Reabrir",
  "Close it": "Cerrar",
  "Conversation not found": "No encontramos esta conversación",
  "You have no conversation at this address.": "No tiene ninguna conversación en esta dirección.",
  "A conversation.": "Una conversación.",
  Conversations: "Conversaciones",
  "Work on it as a lead": "Tratarla como solicitud de contacto",
  "This conversation was closed after a report.": "Esta conversación se cerró después de una denuncia.",
  "You closed this conversation.": "Usted cerró esta conversación.",
  "{name} closed this conversation.": "{name} cerró esta conversación.",
  "{name} may see my full name, my email address, and the number I give here, and contact me about this conversation. I can undo this anytime.":
    "{name} puede ver mi nombre completo, mi correo electrónico y el número que doy aquí, y comunicarse conmigo sobre esta conversación. Puedo deshacer esto en cualquier momento.",
  "it couldn’t be sent just now.": "no se pudo enviar en este momento.",
  "Confirm your email address first. That’s where we tell you about replies.":
    "Primero confirme su correo electrónico. Ahí le avisamos de las respuestas.",
  "This is your own profile, so you can’t message it.":
    "Este es su propio perfil, así que no puede escribirle.",
  "{name} hasn’t claimed this profile yet, so no one would read your message.":
    "{name} aún no ha reclamado este perfil, así que nadie leería su mensaje.",
  "You messaged {n} agents within an hour. Wait for a reply, or try again later.":
    "Usted escribió a {n} agentes en una hora. Espere una respuesta o inténtelo más tarde.",
  "We can’t find this conversation.": "No encontramos esta conversación.",
  "Message to {name}": "Mensaje para {name}",
  You: "Usted",
  "You:": "Usted:",
  "Seen by {name}": "Visto por {name}",
  "Not sent: {why}": "No enviado: {why}",
  "Send again": "Enviar de nuevo",
  Discard: "Descartar",
  "{unread} unread": "{unread} sin leer",
  Deleted: "Eliminado",
  "{type}, unread": "{type}, sin leer",
  "Marked as read": "Marcado como leído",
  "What’s new for you.": "Qué hay de nuevo para usted.",
  "{unread} unread.": "{unread} sin leer.",
  "You’ve read them all.": "Ya las leyó todas.",
  Type: "Tipo",
  Yesterday: "Ayer",
  "Mark all of these read": "Marcar todas estas como leídas",
  "Delete all of these": "Eliminar todas estas",
  "Delete all": "Eliminar todas",
  "Choose what we email you about": "Elija sobre qué le escribimos",
  "You get one when someone answers your question, replies to your review, writes you a message, or changes an appointment.":
    "Recibe una cuando alguien responde su pregunta o su reseña, le escribe un mensaje o cambia una cita.",
  Everything: "Todo",
  Subject: "Tema",
  "Nothing here yet": "Aún no hay nada aquí",
  "Show read ones, too": "Mostrar también las leídas",
  "When someone writes to you, you’ll see it here.": "Cuando alguien le escriba, lo verá aquí.",
  "When someone asks you for a quote or leaves their details, you’ll see it here.":
    "Cuando alguien le pida una cotización o le deje sus datos, lo verá aquí.",
  "Questions for you, and answers to yours, show up here.":
    "Aquí aparecen las preguntas para usted y las respuestas a las suyas.",
  "New reviews, replies, and decisions show up here.":
    "Aquí aparecen las reseñas, respuestas y decisiones nuevas.",
  "Times that are booked, moved, or canceled show up here.":
    "Aquí aparecen las citas reservadas, cambiadas o canceladas.",
  "When a new agent fits a search that you saved, you’ll see it here.":
    "Cuando un agente nuevo corresponda a una búsqueda guardada, lo verá aquí.",
  "Applications, invites, and requests to join show up here.":
    "Aquí aparecen las solicitudes, las invitaciones y quienes piden unirse.",
  "What’s waiting for a decision shows up here.": "Aquí aparece lo que espera una decisión.",
  "News of your account, licenses, and bills shows up here.":
    "Aquí aparecen las novedades de su cuenta, sus licencias y sus facturas.",
  "Mark read": "Marcar como leída",
  "Mark read: {title}": "Marcar como leída: {title}",
} satisfies Record<string, string>;
