/** Asking not to be listed, and what the address of a profile says that isn't. */
export const listings = {
  "Enter the profile’s address or the NPN.": "Escriba la dirección del perfil o el NPN.",
  "Choose who you are.": "Elija quién es usted.",
  "It’s my profile": "Es mi perfil",
  "I’m family, or I handle their affairs": "Soy familiar o me encargo de sus asuntos",
  "I don’t want to be found here": "No quiero que me encuentren aquí",
  "I’m being harassed or I’m afraid I could be": "Me acosan o temo que lo hagan",
  "I don’t sell insurance": "No vendo seguros",
  "What it says is wrong": "Lo que dice es incorrecto",
  "We don’t know this profile. Copy its address from your browser, or enter the NPN.":
    "No conocemos este perfil. Copie su dirección del navegador o escriba el NPN.",
  "This profile isn’t listed already.": "Este perfil ya no figura en el directorio.",
  "You already asked, and someone on our team is looking at it.":
    "Usted ya lo pidió y alguien de nuestro equipo lo está revisando.",
  "Ask not to be listed": "Pida no aparecer en el directorio",
  "How to have a profile taken out of the directory.": "Cómo pedir que un perfil salga del directorio.",
  "We got your request": "Recibimos su solicitud",
  "A person on our team reads it within {hours} hours and emails you. The profile stays up until then.":
    "Una persona de nuestro equipo la lee en un plazo de {hours} horas y le escribe por correo. Hasta entonces, el perfil sigue visible.",
  "What stays, and why": "Qué se queda y por qué",
  "Licenses are public, so we list them. If you don’t want your profile here, tell us. You don’t need an account. {link}":
    "Las licencias son públicas, por eso las mostramos. Si no quiere que su perfil esté aquí, díganoslo. No necesita una cuenta. {link}",
  "Address of the profile, or the NPN": "Dirección del perfil o el NPN",
  "Not in the directory yet? Enter the NPN, and no list adds you.":
    "¿Aún no figura en el directorio? Escriba el NPN y ninguna lista lo agregará.",
  "Who are you?": "¿Quién es usted?",
  "Your name": "Su nombre",
  "We answer here. The email that your state has for the license is the fastest proof.":
    "Respondemos aquí. El correo que su estado tiene para la licencia es la prueba más rápida.",
  "Why?": "¿Por qué?",
  "A person decides within {hours} hours and emails you. The profile stays up until then. We delete your name, your email, and your note {days} days after the decision.":
    "Una persona decide en un plazo de {hours} horas y le escribe por correo. Hasta entonces, el perfil sigue visible. Borramos su nombre, su correo y su nota {days} días después de la decisión.",
  "This profile was taken off because its owner asked us to. If that’s you and you want to be listed again, send a document: our team decides, and a code isn’t enough.":
    "Este perfil salió del directorio porque su dueño nos lo pidió. Si es usted y quiere volver a figurar, envíe un documento: decide nuestro equipo y un código no basta.",
  "Someone on our team reads it. If it’s approved, the profile is listed again.":
    "Alguien de nuestro equipo lo lee. Si se aprueba, el perfil vuelve a figurar.",
  "You had asked not to be listed. If we approve your application, you’re listed again.":
    "Usted había pedido no figurar. Si aprobamos su solicitud, vuelve a figurar.",
  "The profile with this NPN was taken off because its owner asked us to. If that’s you, claim it with a document: if we approve, you’re listed again.":
    "El perfil con este NPN salió del directorio porque su dueño nos lo pidió. Si es usted, reclámelo con un documento: si lo aprobamos, vuelve a figurar.",
  "You had asked not to be listed, and we left you out. If we approve your application, you’re listed again. If you’d rather stay unlisted, withdraw it below.":
    "Usted había pedido no figurar y lo dejamos fuera. Si aprobamos su solicitud, vuelve a figurar. Si prefiere no figurar, retírela abajo.",
  "Readers can’t find your profile: we took it off because you asked us to. Want to be listed again? Email us at {email}.":
    "Los lectores no encuentran su perfil: lo retiramos porque usted nos lo pidió. ¿Quiere volver a figurar? Escríbanos a {email}.",
  "The profile with NPN {npn} was taken off because its owner asked us to. If that’s you and you want to be listed again, send a document below. Our team decides, and if we approve, the profile is listed as it was.":
    "El perfil con el NPN {npn} salió del directorio porque su dueño nos lo pidió. Si es usted y quiere volver a figurar, envíe un documento abajo. Nuestro equipo decide y, si lo aprueba, el perfil vuelve a figurar como estaba.",
  "The person with this NPN asked not to be listed, and we leave them out. If that’s you and you want to be listed, apply: if we approve, you’re listed.":
    "La persona con este NPN pidió no figurar y la dejamos fuera. Si es usted y quiere figurar, solicítelo: si lo aprobamos, figura.",
  "Send the request": "Enviar la solicitud",
  "Is this you, and you don’t want to be listed? {link}": "¿Es usted y no quiere figurar aquí? {link}",
  "Tell us": "Díganoslo",
  "This profile isn’t listed anymore": "Este perfil ya no figura en el directorio",
  "{name} has died": "{name} falleció",
  "{name} has retired": "{name} se jubiló",
  "{name} died on {day}. We’re sorry for your loss. For your policy, call the insurance company: the number is on your policy or card.":
    "{name} falleció el {day}. Lamentamos su pérdida. Para su póliza, llame a la aseguradora: el número está en su póliza o tarjeta.",
  "{name} stopped working as an insurance agent on {day}. For your policy, call the insurance company: the number is on your policy or card.":
    "{name} dejó de trabajar como agente de seguros el {day}. Para su póliza, llame a la aseguradora: el número está en su póliza o tarjeta.",
};
