/** Reviews as they are read, voted on and replied to. */
export const reviewReading = {
  // The list of an agent's reviews.
  "Leave a review": "Escribir una reseña",
  "How this agent’s ranking is calculated": "Cómo se calcula la posición de este agente",
  "No reviews published yet": "Todavía no hay reseñas publicadas",
  "Reviews appear here after the writer confirms them by email.":
    "Las reseñas aparecen aquí cuando quien las escribió las confirma por correo.",
  "{from} to {to} of {total}, newest first": "{from} a {to} de {total}, de la más reciente a la más antigua",
  "{from} to {to} of {total}, most helpful first": "{from} a {to} de {total}, primero las más útiles",
  "Stars given": "Estrellas otorgadas",
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
  "We don’t know that insurance type, so no reviews are shown.":
    "No conocemos ese tipo de seguro, así que no se muestran reseñas.",
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
} satisfies Record<string, string>;
