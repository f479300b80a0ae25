/** The emails about requests not to be listed. */
export const listingEmails = {
  "Someone gave this email address and asked us not to list {whose} on {site}.":
    "Alguien dio esta dirección de correo y nos pidió que {whose} no figure en {site}.",
  "A person on our team decides within {hours} hours and emails you.":
    "Una persona de nuestro equipo decide en un plazo de {hours} horas y le escribe por correo.",
  "If that wasn’t you, you don’t have to do anything.": "Si no fue usted, no tiene que hacer nada.",
  "The profile isn’t listed anymore": "El perfil ya no figura en el directorio",
  "From now on, no list we import adds a profile for NPN {npn}.":
    "Desde ahora, ninguna lista que importemos agrega un perfil para el NPN {npn}.",
  "We removed the profile of {name} from {site}: from search, from every place, and from what we tell search engines. They drop it when they visit again, which can take some weeks.":
    "Retiramos el perfil de {name} de {site}: de la búsqueda, de cada lugar y de lo que les decimos a los buscadores. Ellos lo quitan cuando vuelven a visitarnos, lo que puede tardar unas semanas.",
  "What stays: the NPN and license numbers, so that no list adds you again, and our record of what each state said about the licenses and when. Reviews belong to the people who wrote them: only they can still read them. Conversations stay with those who had them.":
    "Qué se queda: el NPN y los números de licencia, para que ninguna lista lo agregue de nuevo, y nuestro registro de lo que cada estado dijo de las licencias y cuándo. Las reseñas son de quienes las escribieron: solo esas personas pueden leerlas todavía. Las conversaciones se quedan con quienes las tuvieron.",
  "Want to be listed again? Claim the profile with a document, or apply to be listed. Without an account, email us at {email}.":
    "¿Quiere volver a figurar? Reclame el perfil con un documento o solicite figurar en el directorio. Sin una cuenta, escríbanos a {email}.",
  "We didn’t remove the profile": "No retiramos el perfil",
  "You asked us not to list {whose} on {site}. We decided not to remove it. The reason:":
    "Usted nos pidió que {whose} no figure en {site}. Decidimos no retirarlo. El motivo:",
  "Think we got it wrong? Email us at {email}.": "¿Cree que nos equivocamos? Escríbanos a {email}.",
  "The profile is listed again": "El perfil vuelve a aparecer en el directorio",
  "We list {whose} on {site} again. The reason:": "{whose} vuelve a figurar en {site}. El motivo:",
  "Your profile isn’t listed anymore": "Su perfil ya no figura en el directorio",
  "Someone asked us not to list the profile of {name}, and a person on our team agreed. Readers can’t find it, message you, or book you. Your account stays.":
    "Alguien nos pidió que el perfil de {name} no figure aquí y una persona de nuestro equipo aceptó. Los lectores no pueden encontrarlo, escribirle ni reservar con usted. Su cuenta se queda.",
  "About your agent {name}": "Sobre su agente {name}",
  "We’re sorry to tell you that {name} died on {day}.": "Lamentamos decirle que {name} falleció el {day}.",
  "{name} stopped working as an insurance agent on {day}.":
    "{name} dejó de trabajar como agente de seguros el {day}.",
  "You asked {name} for something here, so we want you to know that no answer will come. If you have a policy, it goes on: call the insurance company at the number on your policy or card.":
    "Usted le pidió algo a {name} aquí, por eso queremos que sepa que no llegará una respuesta. Si tiene una póliza, sigue vigente: llame a la aseguradora al número de su póliza o tarjeta.",
  "Find other agents in {city}": "Encontrar otros agentes en {city}",
  "If you didn’t ask for this, email us at {email}.": "Si usted no lo pidió, escríbanos a {email}.",
};
