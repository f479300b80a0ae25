/** Reviews as their writers and readers see them. */
export const reviews = {
  // Proof, stages, details.
  "Confirmed appointment": "Cita confirmada",
  "Confirmed conversation": "Conversación confirmada",
  "Email verified": "Correo verificado",
  "Explains clearly": "Explica con claridad",
  Responds: "Responde",
  "Helps with claims": "Ayuda con los reclamos",
  "No pressure": "No presiona",
  "Asked for advice": "Pidió consejo",
  "Compared quotes": "Comparó cotizaciones",
  "Bought a policy": "Compró una póliza",
  "Compared a renewal": "Comparó una renovación",
  "Changed a policy": "Cambió una póliza",
  "Made a claim": "Presentó un reclamo",
  "asked for advice": "pidió consejo",
  "compared quotes": "comparó cotizaciones",
  "bought a policy": "compró una póliza",
  "compared a renewal": "comparó una renovación",
  "changed a policy": "cambió una póliza",
  "made a claim": "presentó un reclamo",

  // Why reviews are removed, reported, held.
  "Shared somebody’s private information": "Compartía información privada de alguien",
  "shared somebody’s private information": "por compartir información privada de alguien",
  "It shares somebody’s private information": "Comparte información privada de alguien",
  "An address, a policy number, health details, a private person’s name.":
    "Una dirección, un número de póliza, datos de salud, el nombre de un particular.",
  "Was about another agent or business": "Trataba de otro agente o negocio",
  "was about another agent or business": "por tratar de otro agente o negocio",
  "were about other agents or businesses": "por tratar de otros agentes o negocios",
  "It’s about another agent or business": "Trata de otro agente o negocio",
  "The writer mixed them up.": "Quien la escribió los confundió.",
  "Was not about the agent’s work": "No trataba del trabajo del agente",
  "was not about the agent’s work": "por no tratar del trabajo del agente",
  "were not about the agent’s work": "por no tratar del trabajo del agente",
  "It’s not about the agent’s work": "No trata del trabajo del agente",
  "Politics, some other dispute, or only an insurer’s decision.":
    "Política, alguna otra disputa o solo la decisión de una aseguradora.",
  "Was not from a customer": "No era de un cliente",
  "was not from a customer": "por no ser de un cliente",
  "were not from customers": "por no ser de clientes",
  "It’s not from a customer": "No es de un cliente",
  "The writer never contacted this agent or bought from them.":
    "Quien la escribió nunca contactó a este agente ni le compró nada.",
  "Threatened or abused somebody": "Amenazaba o insultaba a alguien",
  "threatened or abused somebody": "por amenazar o insultar a alguien",
  "It threatens or abuses somebody": "Amenaza o insulta a alguien",
  "Threats, slurs, or calls to harm.": "Amenazas, insultos discriminatorios o llamados a hacer daño.",
  "Was from somebody with a stake in it": "Era de alguien con un interés propio",
  "was from somebody with a stake in it": "por ser de alguien con un interés propio",
  "were from people with a stake in them": "por ser de personas con un interés propio",
  "The writer has a personal interest": "Quien la escribió tiene un interés personal",
  "Works for the agent or a competitor, is a relative, or was paid to write it.":
    "Trabaja para el agente o un competidor, es pariente o recibió un pago por escribirla.",
  "Was an advertisement": "Era publicidad",
  "was an advertisement": "por ser publicidad",
  "were advertisements": "por ser publicidad",
  "It advertises something": "Hace publicidad de algo",
  "Links, phone numbers, or offers from somebody else.":
    "Enlaces, números de teléfono u ofertas de otra persona.",
  "was removed for another reason": "por otro motivo",
  "were removed for other reasons": "por otros motivos",
  "Came from the agent’s own organization": "Llegó de la propia organización del agente",
  "Came from a browser that the agent’s side uses": "Llegó de un navegador que usa la parte del agente",
  "Came from a network that the agent’s side uses": "Llegó de una red que usa la parte del agente",
  "Is almost the same as another review": "Es casi igual a otra reseña",
  "Came from a device that others reviewed from":
    "Llegó de un dispositivo desde el que otros escribieron reseñas",
  "Came with a throwaway email address": "Llegó con un correo electrónico desechable",
  "Came with many others in a short time": "Llegó con muchas otras en poco tiempo",
  "Came from the same network as others": "Llegó de la misma red que otras",
  "Came from an account made the same day": "Llegó de una cuenta creada el mismo día",
  "Was taken back while a person looked at it": "Se retiró mientras una persona la revisaba",
  "Another signal": "Otra señal",

  // The record.
  "No reviews received yet.": "Todavía no se han recibido reseñas.",
  "{n} received. {parts}.": "Reseñas recibidas: {n}. De ellas, {parts}.",
  "{n} published": "publicadas: {n}",
  "{n} waiting for the writer to confirm by email":
    "en espera de que quien la escribió la confirme por correo: {n}",
  "{n} held for a person to read": "retenidas para que una persona las lea: {n}",
  "none removed": "ninguna eliminada",
  "{n} removed": "eliminadas: {n}",
  "{n} removed: {reasons}": "eliminadas: {n} ({reasons})",
  "{n} taken back by the writer": "retiradas por quien las escribió: {n}",
  "{n} published review": "{n} reseña publicada",
  "{n} published reviews": "{n} reseñas publicadas",
  "{name} replied": "{name} respondió",
  "Replied for {name}": "Respuesta en nombre de {name}",
  "{organization} replied for {name}": "{organization} respondió en nombre de {name}",
  "{helpful} of {n} reader found this helpful": "Le sirvió a {helpful} de {n} lector",
  "{helpful} of {n} readers found this helpful": "Les sirvió a {helpful} de {n} lectores",
  "No reviews yet. Every review we receive will be counted here.":
    "Todavía no hay reseñas. Aquí se contará cada reseña que recibamos.",
  "{received} reviews received. One star or five, the same rules decide which ones a person reads first.":
    "{received} reseñas recibidas. Con una estrella o con cinco, las mismas reglas deciden cuáles lee primero una persona.",
  "Waiting for the writer to confirm it by email":
    "En espera de que quien la escribió la confirme por correo",
  "Held for a person to read": "Retenida para que una persona la lea",
  "Removed, and the writer told why": "Eliminada, y se explicó el motivo a quien la escribió",
  "Taken back by the writer": "Retirada por quien la escribió",
  "Published and removed, by star rating": "Publicadas y eliminadas, por número de estrellas",
  Stars: "Estrellas",
  Published: "Publicada",
  Removed: "Eliminada",
  Held: "Retenida",
  Confirmed: "Confirmada",
  "Share removed": "Porcentaje eliminado",
  "Share held": "Porcentaje retenido",
  "Held and removed, by star rating": "Retenidas y eliminadas, por número de estrellas",
  "Held and removed in the last {days} days, as a share of confirmed reviews":
    "Retenidas y eliminadas en los últimos {days} días, como porcentaje de las reseñas confirmadas",
  "No reviews were confirmed in the last {days} days.":
    "No se confirmó ninguna reseña en los últimos {days} días.",
  "Removed, by reason and by stars from 5 to 1": "Eliminadas, por motivo y por estrellas de 5 a 1",
  "Held now, by signal and by stars from 5 to 1": "Retenidas ahora, por señal y por estrellas de 5 a 1",
  Reason: "Motivo",
  What: "Qué pasó",
  "Nothing has happened with reviews in the last {days} days.":
    "No ha pasado nada con las reseñas en los últimos {days} días.",
  "What happened in the last {days} days, by stars from 5 to 1":
    "Qué pasó en los últimos {days} días, por estrellas de 5 a 1",
  Received: "Recibida",
  "Published right away": "Publicada de inmediato",
  "Published after a hold": "Publicada tras una retención",
  "Reported by readers": "Denunciada por lectores",
  "Left up by a person": "Una persona la dejó publicada",
  Appealed: "Apelada",
  "Restored after an appeal": "Restablecida tras una apelación",
  "Changed by the writer": "Cambiada por quien la escribió",
  "Taken back": "Retirada",
  "Signals held it": "La retuvieron las señales",
  "Readers reported it": "La denunciaron lectores",
  "One side appealed": "Una de las partes apeló",
  "How long decisions took": "Cuánto tardaron las decisiones",
  "How long decisions took in the last {days} days":
    "Cuánto tardaron las decisiones en los últimos {days} días",
  "Why a person looked at it": "Por qué la revisó una persona",
  Decided: "Decididas",
  "In time": "A tiempo",
  Median: "Mediana",
  "under 1 hour": "menos de 1 hora",
  "{hours} hours": "{hours} horas",
  "Nobody has had to decide on a review in the last {days} days.":
    "Nadie ha tenido que decidir sobre una reseña en los últimos {days} días.",
  "Nothing is waiting for a decision.": "Nada espera una decisión.",
  "{n} waits for a decision now, none of them longer than promised.":
    "{n} espera ahora una decisión, dentro del plazo prometido.",
  "{n} wait for a decision now, none of them longer than promised.":
    "{n} esperan ahora una decisión, todas dentro del plazo prometido.",
  "{n} waits for a decision now, {overdue} of them longer than promised.":
    "{n} espera ahora una decisión; fuera del plazo prometido: {overdue}.",
  "{n} wait for a decision now, {overdue} of them longer than promised.":
    "{n} esperan ahora una decisión; fuera del plazo prometido: {overdue}.",
  "“from” and “to” are days, such as 2026-11-03.": "“from” y “to” son días, como 2026-11-03.",
  "“to” is a day before “from”.": "“to” es un día anterior a “from”.",
  "That’s too many days for one file. Ask for fewer days, with “from” and “to”.":
    "Son demasiados días para un solo archivo. Pida menos días, con “from” y “to”.",

  // The list of an agent's reviews.
  "Leave a review": "Escribir una reseña",
  "How this agent’s ranking is calculated": "Cómo se calcula la posición de este agente",
  "No reviews published yet": "Todavía no hay reseñas publicadas",
  "Reviews appear here after the writer confirms them by email.":
    "Las reseñas aparecen aquí cuando quien las escribió las confirma por correo.",
  "{from} to {to} of {total}, newest first": "{from} a {to} de {total}, de la más reciente a la más antigua",
  "{from} to {to} of {total}, most helpful first": "{from} a {to} de {total}, primero las más útiles",
  "Stars given": "Estrellas otorgadas",
  "Average for each question, and how many people answered it":
    "Promedio de cada pregunta y cuántas personas la respondieron",
  answer: "respuesta",
  answers: "respuestas",
  "Choose reviews": "Elegir reseñas",
  "Any proof": "Cualquier comprobación",
  "Active filters": "Filtros activos",
  "Clear all": "Quitar todos",
  "Search, filter, and sort these reviews": "Buscar, filtrar y ordenar estas reseñas",
  "Search in reviews and replies": "Buscar en reseñas y respuestas",
  Anything: "Cualquier cosa",
  "Newest first": "Primero las más recientes",
  "Most helpful first": "Primero las más útiles",
  "All reviews": "Todas las reseñas",
  "No reviews here": "No hay reseñas aquí",
  "There are no more reviews.": "No hay más reseñas.",
  "No published reviews match.": "Ninguna reseña publicada coincide.",
  "Pages of reviews": "Páginas de reseñas",
  "More reviews": "Más reseñas",
  "Back to the newest": "Volver a las más recientes",
  "Back to the most helpful": "Volver a las más útiles",
  "Search for at most {n} characters. Showing all reviews.":
    "Busque con un máximo de {n} caracteres. Se muestran todas las reseñas.",
  "Search for at most {n} words. Showing all reviews.":
    "Busque con un máximo de {n} palabras. Se muestran todas las reseñas.",
  "Stars go from 1 to 5. Showing all reviews.": "Las estrellas van de 1 a 5. Se muestran todas las reseñas.",
  "We don’t know that kind of proof. Showing all reviews.":
    "No conocemos ese tipo de comprobación. Se muestran todas las reseñas.",
  "We don’t know that insurance type. Showing all reviews.":
    "No conocemos ese tipo de seguro. Se muestran todas las reseñas.",
  "Choose what it was about from the list. Showing all reviews.":
    "Elija en la lista de qué se trataba. Se muestran todas las reseñas.",
  "We can’t sort that way. Showing the newest first.":
    "No podemos ordenar así. Se muestran primero las más recientes.",
  "This page of reviews doesn’t exist. Showing the newest first.":
    "Esta página de reseñas no existe. Se muestran primero las más recientes.",
  "Removed reviews: {total}": "Reseñas eliminadas: {total}",
  "Day unknown": "Día desconocido",
  "These are the newest. {left} more were removed earlier.":
    "Estas son las más recientes. Antes se eliminaron otras {left}.",
  "A person removed each of them for one of these reasons. We don’t remove reviews for being negative.":
    "Una persona eliminó cada una por uno de estos motivos. No eliminamos reseñas por ser negativas.",

  // One review.
  ", “{title}” on its own page": ", “{title}” en su propia página",
  ", edited {day}": ", editada el {day}",
  yours: "es suya",
  Report: "Denunciar",
  "the review “{title}”": "la reseña “{title}”",
  "Out of 5: {ratings}": "De 5: {ratings}",
  ", about “{title}”": ", sobre “{title}”",
  "Did this help you?": "¿Le sirvió?",
  "You said yes.": "Usted dijo que sí.",
  "You said no.": "Usted dijo que no.",
  "Review not found": "No encontramos la reseña",
  "There’s no published review at this address.": "No hay ninguna reseña publicada en esta dirección.",
  "A review of this agent, sent {day}. Reason: {why}.":
    "Una reseña de este agente, enviada el {day}. Motivo: {why}.",
  "A review of this agent, removed {day}. Reason: {why}.":
    "Una reseña de este agente, eliminada el {day}. Motivo: {why}.",
  "This agent is no longer listed.": "Este agente ya no aparece en el directorio.",
  "A person reads it before it appears.": "Una persona la lee antes de que aparezca.",
  "The writer took it back.": "Quien la escribió la retiró.",
  "Sent {day}. It appears once the writer confirms it by email.":
    "Enviada el {day}. Aparece cuando quien la escribió la confirma por correo.",
  "We couldn’t do that. Reload the page and try again.":
    "No pudimos hacerlo. Vuelva a cargar la página e inténtelo de nuevo.",
  "A review of {name}": "Una reseña de {name}",
  "What one customer says about {name}. All reviews are on the profile.":
    "Lo que dice un cliente de {name}. Todas las reseñas están en el perfil.",
  "One review": "Una reseña",
  "This review isn’t shown": "Esta reseña no se muestra",
  "We don’t remove reviews for being negative, and the profile counts every one we received.":
    "No eliminamos reseñas por ser negativas, y el perfil cuenta cada una que recibimos.",
  "All reviews of {name}": "Todas las reseñas de {name}",
  "This is your review.": "Esta es su reseña.",
  "All your reviews": "Todas sus reseñas",
  "Choose yes or no.": "Elija sí o no.",
  "Your vote wasn’t counted.": "Su voto no se contó.",
  "You wrote this review. Only other readers can say whether it helped.":
    "Usted escribió esta reseña. Solo otros lectores pueden decir si les sirvió.",
  "You’re on this agent’s side. Only other readers can say whether a review helped.":
    "Usted está de parte de este agente. Solo otros lectores pueden decir si una reseña les sirvió.",
  "Please confirm your email address first. Each person gets one vote.":
    "Primero confirme su correo electrónico. Cada persona tiene un voto.",
  "That’s a lot of votes in one hour. Please try again later.":
    "Son muchos votos en una hora. Inténtelo más tarde.",
  "Vote taken back": "Voto retirado",
  "It no longer counts.": "Ya no cuenta.",
  "Thank you": "Gracias",
  "We counted your vote. Nobody can see it’s yours.": "Contamos su voto. Nadie puede ver que es suyo.",

  // The reply.
  Reply: "Respuesta",
  "The reply": "La respuesta",
  "Your reply": "Su respuesta",
  "Everyone can read a reply.": "Todos pueden leer una respuesta.",
  "Don’t confirm that somebody is a client, and don’t mention their policies, claims, health, or money. Federal privacy law (GLBA) forbids sharing a client’s information. Talk about how you work, and offer to talk privately.":
    "No confirme que alguien es cliente ni mencione sus pólizas, reclamos, salud o dinero. La ley federal de privacidad (GLBA) prohíbe compartir la información de un cliente. Hable de cómo trabaja usted y ofrezca conversar en privado.",
  "Appears under the review as “{signed}”. We’ll tell the writer.":
    "Aparece debajo de la reseña como “{signed}”. Avisaremos a quien la escribió.",
  "from {least} to {most} characters": "de {least} a {most} caracteres",
  "At most {most} characters.": "{most} caracteres como máximo.",
  "Please check this again.": "Revise esto otra vez.",
  "It may give away who the writer is or what they insured:":
    "Puede revelar quién escribió la reseña o qué aseguró:",
  "“{text}” looks like {kind}": "“{text}” parece {kind}",
  "an email address": "un correo electrónico",
  "a phone number": "un número de teléfono",
  "an address": "una dirección",
  "a social security number": "un número de Seguro Social",
  "a name": "un nombre",
  "an amount of money": "una cantidad de dinero",
  "a policy or claim number": "un número de póliza o de reclamo",
  "a detail about somebody’s health": "un dato sobre la salud de alguien",
  "a detail about somebody’s insurance": "un dato sobre el seguro de alguien",
  "a writer’s first name": "el nombre de quien escribió la reseña",
  "Remove it above, or post the reply as is.": "Quítelo arriba o publique la respuesta tal como está.",
  "I’ve checked it: nothing here gives away who the writer is or what they insured":
    "Lo he revisado: nada aquí revela quién escribió la reseña ni qué aseguró",
  "Read the warning and check the box below it.": "Lea la advertencia y marque la casilla que está debajo.",
  "Post it anyway": "Publicar de todos modos",
  "Post reply": "Publicar respuesta",
  "Save reply": "Guardar respuesta",
  "Remove reply": "Quitar la respuesta",
  "This deletes the reply for good, and nobody will see that there was one. You can write another.":
    "Esto borra la respuesta para siempre, y nadie verá que hubo una. Puede escribir otra.",
  "Take it down": "Quitarla",
  "Only the agent who claimed this profile and their organization’s managers can reply.":
    "Solo pueden responder el agente que reclamó este perfil y los administradores de su organización.",
  "Somebody else, or you in another tab, changed the reply in the meantime. The current reply is above, and your text is still here.":
    "Otra persona, o usted en otra pestaña, cambió la respuesta mientras tanto. La respuesta actual está arriba, y su texto sigue aquí.",
  "That’s a lot of changes in one hour. Please try again later.":
    "Son muchos cambios en una hora. Inténtelo más tarde.",
  "Reply posted": "Respuesta publicada",
  "It’s now under the review.": "Ya está debajo de la reseña.",
  "Reply taken down": "Respuesta quitada",
  "It’s no longer shown.": "Ya no se muestra.",
  "Reply is required": "La respuesta es obligatoria",
  "Reply must be at least 20 characters": "La respuesta debe tener al menos 20 caracteres",
  "Reply must be at most 2,000 characters": "La respuesta debe tener como máximo 2,000 caracteres",

  // Writing one.
  "Which agent?": "¿Qué agente?",
  "Find the agent you worked with. “Leave a review” is on their profile, beside the reviews.":
    "Busque al agente con quien trató. “Escribir una reseña” está en su perfil, junto a las reseñas.",
  "Find an agent to review": "Buscar un agente para escribir una reseña",
  "Name, place, or organization": "Nombre, lugar u organización",
  "Find agent": "Buscar agente",
  "Your reviews": "Sus reseñas",
  "Review {name}": "Escriba una reseña de {name}",
  "Your review of {name}": "Su reseña de {name}",
  "Tell others what it was like to work with this agent.": "Cuente a otros cómo fue tratar con este agente.",
  "Say what happened, good or bad. It’s published with your first name and last initial once you confirm it by email, sometimes after a person has read it. Please leave out policy numbers, health details, and other people’s names.":
    "Cuente qué pasó, bueno o malo. Se publica con su nombre y la inicial de su apellido cuando la confirme por correo, a veces después de que una persona la lea. No incluya números de póliza, datos de salud ni nombres de otras personas.",
  "Overall rating": "Calificación general",
  "Rate the details (optional)": "Califique los detalles (opcional)",
  "No answer": "Sin respuesta",
  "Insurance type": "Tipo de seguro",
  "What was it about?": "¿De qué se trataba?",
  "Choose the month": "Elija el mes",
  Title: "Título",
  "Your review": "Su reseña",
  "Send review": "Enviar reseña",
  "Save changes": "Guardar cambios",
  "Title is required": "El título es obligatorio",
  "Title must be at most 100 characters": "El título debe tener como máximo 100 caracteres",
  "Review is required": "La reseña es obligatoria",
  "Review must be at least 50 characters": "La reseña debe tener al menos 50 caracteres",
  "Review must be at most 4,000 characters": "La reseña debe tener como máximo 4,000 caracteres",
  "Choose an insurance type.": "Elija un tipo de seguro.",
  "Choose from 1 to 5 stars.": "Elija de 1 a 5 estrellas.",
  "Choose what it was about.": "Elija de qué se trataba.",
  "Say when it was.": "Diga cuándo fue.",
  "Say when it was: a month, as in November 2026.": "Diga cuándo fue: un mes, como noviembre de 2026.",
  "This month hasn’t started yet.": "Este mes todavía no ha comenzado.",
  "That’s a lot of reviews in one hour. Please try again later.":
    "Son muchas reseñas en una hora. Inténtelo más tarde.",
  "You can no longer edit this review, but you can take it back.":
    "Ya no puede editar esta reseña, pero puede retirarla.",
  "It was changed in another tab. Reload the page.": "Se cambió en otra pestaña. Vuelva a cargar la página.",
  "This is your own profile. You can’t review yourself.":
    "Este es su propio perfil. No puede escribir una reseña de sí mismo.",
  "You belong to the same organization. Only customers can write reviews.":
    "Usted pertenece a la misma organización. Solo los clientes pueden escribir reseñas.",
  "This profile is closed and no longer takes reviews.": "Este perfil está cerrado y ya no recibe reseñas.",
  "You can’t review {name}": "No puede escribir una reseña de {name}",
  "Back to the profile": "Volver al perfil",
  "You have no review here to take back.": "No tiene aquí ninguna reseña que retirar.",
  "We couldn’t find an agent at this address.": "No encontramos ningún agente en esta dirección.",
  "Review taken back": "Reseña retirada",
  "Its words are gone. You can write another one.": "Sus palabras se borraron. Puede escribir otra.",
  "Open the link within {days} days to confirm your review.":
    "Abra el enlace en un plazo de {days} días para confirmar su reseña.",
  "Review changed": "Reseña cambiada",
  "We saved what it said before.": "Guardamos lo que decía antes.",
  "Nothing changed": "No cambió nada",
  "Your review is the same as before.": "Su reseña es igual que antes.",
  "Edit it or send it again": "Editarla o enviarla otra vez",
  "Edit it": "Editarla",
  "Take it back": "Retirarla",
  "Take back my review": "Retirar mi reseña",
  "This deletes its title, its words, the votes, the reply, and its earlier versions for good. It will be counted as taken back. You can write another review and confirm it with a new link.":
    "Esto borra para siempre su título, sus palabras, los votos, la respuesta y sus versiones anteriores. Se contará como retirada. Puede escribir otra reseña y confirmarla con un enlace nuevo.",
  "This deletes its title, its words, and its earlier versions for good. It will be counted as taken back. You can write another review and confirm it with a new link.":
    "Esto borra para siempre su título, sus palabras y sus versiones anteriores. Se contará como retirada. Puede escribir otra reseña y confirmarla con un enlace nuevo.",

  // Where one's own stands.
  "Waiting for you to confirm it": "En espera de que usted la confirme",
  "A person is reading it": "Una persona la está leyendo",
  "You can no longer edit it, but you can take it back.": "Ya no puede editarla, pero puede retirarla.",
  "You can edit it for one more day.": "Puede editarla un día más.",
  "You can edit it for {n} more days.": "Puede editarla {n} días más.",
  "Open the link we emailed you by {until}. Nobody else sees your review before then. You sent it {sent}; if you send it again, we’ll email you a new link.":
    "Abra a más tardar el {until} el enlace que le enviamos por correo. Hasta entonces nadie más ve su reseña. La envió el {sent}; si la envía otra vez, le enviaremos un enlace nuevo.",
  "Open the link we emailed you at {email} by {until}. Nobody else sees your review before then. You sent it {sent}; if you send it again, we’ll email you a new link.":
    "Abra a más tardar el {until} el enlace que le enviamos a {email}. Hasta entonces nadie más ve su reseña. La envió el {sent}; si la envía otra vez, le enviaremos un enlace nuevo.",
  "We’ll tell you by {day} whether it’s published.": "A más tardar el {day} le diremos si se publica.",
  "Something about how it was sent means a person has to read it first. Your stars play no part.":
    "Algo en la forma en que se envió hace que una persona tenga que leerla primero. Sus estrellas no influyen.",
  "Since {day}.": "Desde el {day}.",
  "Since {day}, edited {edited}.": "Desde el {day}, editada el {edited}.",
  "{reason}. Nobody else sees it.": "{reason}. Nadie más la ve.",
  "Its words are gone. It’s counted as taken back until you write another.":
    "Sus palabras se borraron. Se cuenta como retirada hasta que usted escriba otra.",
  "A second person decides by {day}.": "Una segunda persona decide a más tardar el {day}.",
  "Note from us: {note}": "Nota nuestra: {note}",
  "View on the profile": "Ver en el perfil",
  "Read your review": "Leer su reseña",
  "Appeal until {day}": "Apelar hasta el {day}",

  "My reviews": "Mis reseñas",
  "Reviews you wrote.": "Reseñas que usted escribió.",
  "The reviews you wrote, where each one stands, and what you can do with it.":
    "Las reseñas que escribió, en qué estado está cada una y qué puede hacer con ella.",
  "No reviews yet": "Todavía sin reseñas",
  "No more reviews": "No hay más reseñas",
  "To write one, choose “Leave a review” on the profile of an agent you’ve dealt with.":
    "Para escribir una, elija “Escribir una reseña” en el perfil de un agente con quien haya tratado.",
  "View profile": "Ver perfil",
  ", the review of {name}": ", la reseña de {name}",
  "See it": "Verla",
  "Read it": "Leerla",
  "Send it again": "Enviarla otra vez",
  "Write another": "Escribir otra",
  "Edit it or take it back": "Editarla o retirarla",

  // The mailed link.
  "Confirm your review": "Confirme su reseña",
  "Confirm your review of {name}": "Confirme su reseña de {name}",
  "One click confirms that it’s yours.": "Un clic confirma que es suya.",
  "Once you confirm it, we publish it with your first name and last initial, or a person reads it first.":
    "Cuando la confirme, la publicaremos con su nombre y la inicial de su apellido, o una persona la leerá primero.",
  "Yes, I wrote this review": "Sí, yo escribí esta reseña",
  "Review published": "Reseña publicada",
  "Of {name}.": "De {name}.",
  "A person will read it first": "Una persona la leerá primero",
  "Your review of {name} is confirmed. We’ll read it within {hours} hours.":
    "Su reseña de {name} está confirmada. La leeremos en un plazo de {hours} horas.",
  "This link no longer works": "Este enlace ya no funciona",
  "View the review": "Ver la reseña",
  "Your review of {name}, “{title}”, is already published.":
    "Su reseña de {name}, “{title}”, ya está publicada.",
  "Your review of {name}, “{title}”, is already confirmed. A person reads it before it appears.":
    "Su reseña de {name}, “{title}”, ya está confirmada. Una persona la lee antes de que aparezca.",
  "Your review may already be published. Check its status under “Your reviews”. If it’s still waiting, the link has expired or been replaced by a newer one. Open the review and send it again.":
    "Puede que su reseña ya esté publicada. Consulte su estado en “Sus reseñas”. Si todavía está en espera, el enlace venció o se reemplazó por uno más nuevo. Abra la reseña y envíela otra vez.",

  // Reporting, appealing.
  "Report a review": "Denunciar una reseña",
  "“{title}”, by {author} about {agent}. It stays up while a person looks at it. We don’t remove reviews for being negative.":
    "“{title}”, de {author} sobre {agent}. Sigue publicada mientras una persona la revisa. No eliminamos reseñas por ser negativas.",
  "The note must be at most {most} characters": "La nota debe tener como máximo {most} caracteres",
  "A person decides within {days} days, and we’ll tell you. Neither the writer nor the agent will know who you are.":
    "Una persona decide en un plazo de {days} días, y le avisaremos. Ni quien la escribió ni el agente sabrán quién es usted.",
  "A person decides within {days} days. Without an account, we can’t email you the result; {link} to get it. We don’t store your network address.":
    "Una persona decide en un plazo de {days} días. Sin una cuenta no podemos enviarle el resultado por correo; {link} para recibirlo. No guardamos su dirección de red.",
  "A person has read it and removed it, so there’s nothing left to report.":
    "Una persona la leyó y la eliminó, así que ya no hay nada que denunciar.",
  "This review was removed": "Esta reseña se eliminó",
  "This is your own review. You can edit it or take it back.":
    "Esta es su propia reseña. Puede editarla o retirarla.",
  "You reported this review on {day}. A person reads it once for everyone who did.":
    "Usted denunció esta reseña el {day}. Una persona la lee una vez para todos los que la denunciaron.",
  "This is your own review.": "Esta es su propia reseña.",
  "That’s a lot of reports.": "Son muchos denuncias.",
  "Try again later.": "Inténtelo más tarde.",
  "You already reported this review.": "Usted ya denunció esta reseña.",
  "Reporting it once is enough.": "Con denunciarla una vez basta.",
  "A person checked it for this reason on {day} and left it up.":
    "Una persona la revisó por este motivo el {day} y la dejó publicada.",
  "It hasn’t changed since. If there’s another reason, we’ll look again.":
    "No ha cambiado desde entonces. Si hay otro motivo, la revisaremos otra vez.",
  "A person reads it within {days} days. It stays up until then.":
    "Una persona la lee en un plazo de {days} días. Hasta entonces sigue publicada.",
  "Appeal a decision": "Apelar una decisión",
  "A second person decides.": "Decide una segunda persona.",
  "About your review of {name}. Somebody who didn’t make the first decision reads everything again and decides within {days} days. That decision is final.":
    "Sobre su reseña de {name}. Alguien que no tomó la primera decisión lee todo otra vez y decide en un plazo de {days} días. Esa decisión es definitiva.",
  "About a review of {name}. Somebody who didn’t make the first decision reads everything again and decides within {days} days. That decision is final.":
    "Sobre una reseña de {name}. Alguien que no tomó la primera decisión lee todo otra vez y decide en un plazo de {days} días. Esa decisión es definitiva.",
  "Why is the decision wrong?": "¿Por qué es incorrecta la decisión?",
  "Only the people who decide read it. The other side doesn’t.":
    "Solo lo leen las personas que deciden. La otra parte no.",
  "Tell us why.": "Díganos por qué.",
  "Say why in at least 20 characters": "Diga por qué en al menos 20 caracteres",
  "Say why in at most 1,000 characters": "Diga por qué en un máximo de 1,000 caracteres",
  "Send appeal": "Enviar apelación",
  "Nothing to appeal": "Nada que apelar",
  "There’s no decision here about a review of yours.": "Aquí no hay ninguna decisión sobre una reseña suya.",
  "There’s no decision against you here.": "Aquí no hay ninguna decisión en su contra.",
  "A second person has decided. That decision is final.":
    "Una segunda persona ya decidió. Esa decisión es definitiva.",
  "This decision was appealed before. You can appeal only once.":
    "Esta decisión ya se apeló. Solo se puede apelar una vez.",
  "You can appeal within {days} days, and that time has passed.":
    "Se puede apelar en un plazo de {days} días, y ese plazo ya pasó.",
  "Somebody is looking at this review right now. We’ll tell you what they decide.":
    "Alguien está revisando esta reseña en este momento. Le diremos qué decide.",
  "We’ll decide by {day} and tell you.": "Decidiremos a más tardar el {day} y le avisaremos.",
  "The review": "La reseña",
  "A second person has your appeal": "Una segunda persona tiene su apelación",
  "Nothing was sent.": "No se envió nada.",
  "You appealed in another tab, or the review has changed. Reload the page.":
    "Usted apeló en otra pestaña, o la reseña cambió. Vuelva a cargar la página.",
  "A second person decides within {days} days, and we’ll tell you.":
    "Una segunda persona decide en un plazo de {days} días, y le avisaremos.",
  "Appeal sent": "Apelación enviada",
  Review: "Reseña",
  Decision: "Decisión",
  "We don’t know that insurance type, so no reviews are shown.":
    "No conocemos ese tipo de seguro, así que no se muestran reseñas.",
  "Removed on {day}": "Eliminada el {day}",
  "Left up on {day}": "Se dejó publicada el {day}",
  "{reason}. We didn’t find that.": "{reason}. No encontramos eso.",
  "Appeal until": "Apelar hasta el",
} satisfies Record<string, string>;
