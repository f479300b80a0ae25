/** Reviews as they are written, confirmed, reported and appealed about. */
export const reviewWriting = {
  // Writing one.
  "Which agent?": "¿Qué agente?",
  "Find the agent you worked with. “Leave a review” is on their profile, next to the reviews.":
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
  "Are you a client of this agent, or were you?": "¿Es o fue cliente de este agente?",
  "Your answers to these three questions are shown with your review.":
    "Sus respuestas a estas tres preguntas se muestran con su reseña.",
  "Did you get anything for this review, or were you promised anything?":
    "¿Recibió algo por esta reseña o le prometieron algo?",
  "Money, a gift, a discount, a drawing: anything of value.":
    "Dinero, un regalo, un descuento, un sorteo: cualquier cosa de valor.",
  "Are you related to the agent, or do you work with them or for a competitor?":
    "¿Es pariente del agente, o trabaja con él o para un competidor?",
  "If you were paid or have ties, your review is shown with that label, and its stars don’t count.":
    "Si recibió algo o tiene vínculos, su reseña se muestra con esa etiqueta y sus estrellas no cuentan.",
  "Yes, I’m a relative or a close friend": "Sí, soy pariente o amigo cercano",
  "Yes, I work with them or for them, or own a part of the business":
    "Sí, trabajo con él o para él, o soy dueño de una parte del negocio",
  "Yes, I work for a competitor": "Sí, trabajo para un competidor",
  "Say whether you are or were a client.": "Diga si es o fue cliente.",
  "Say whether you got or were promised anything for this review.":
    "Diga si recibió o le prometieron algo por esta reseña.",
  "Say whether you have ties to the agent.": "Diga si tiene vínculos con el agente.",
  "Many reviews of this agent came at once, so new ones wait until a person has read them. We aren’t saying that anything is wrong with yours, and your stars play no part.":
    "Llegaron muchas reseñas de este agente a la vez, así que las nuevas esperan hasta que una persona las lea. No decimos que haya algo malo en la suya, y sus estrellas no influyen.",
  "Your review of {name} is confirmed. Many came at once, so new reviews of this agent wait until a person has read them. We’ll tell you within {hours} hours.":
    "Su reseña de {name} está confirmada. Llegaron muchas a la vez, así que las reseñas nuevas de este agente esperan hasta que una persona las lea. Le avisaremos en un plazo de {hours} horas.",
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
  "The reviews you wrote, the status of each, and what you can do with it.":
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
  "This review changed at the same moment. Reload the page.":
    "Esta reseña cambió en el mismo momento. Vuelva a cargar la página.",
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
  "Removed on {day}": "Eliminada el {day}",
  "Left up on {day}": "Se dejó publicada el {day}",
  "{reason}. We didn’t find that.": "{reason}. No encontramos eso.",
  "Appeal until": "Apelar hasta el",
} satisfies Record<string, string>;
