/** Showing that a profile is one's own. */
export const claims = {
  "A PDF, JPEG, or PNG of up to 10 MB. Someone on our team reads it, and it’s deleted once we decide.":
    "Un PDF, JPEG o PNG de hasta 10 MB. Alguien de nuestro equipo lo lee, y se elimina cuando decidimos.",
  "Another account has this NPN. If it’s yours, check the box below to contest it, and prove it the same way. Our team decides.":
    "Otra cuenta tiene este NPN. Si es suyo, marque la casilla de abajo para disputarlo y demuéstrelo de la misma manera. Nuestro equipo decide.",
  "Another account has this profile, so our team decides.":
    "Otra cuenta tiene este perfil, así que decide nuestro equipo.",
  "Check your email at {email}.": "Revise su correo en {email}.",
  Checking: "Comprobando",
  "Claim withdrawn": "Reclamo retirado",
  Code: "Código",
  "Code sent": "Código enviado",
  "Confirm your email address first. Open the link we sent you.":
    "Primero confirme su correo electrónico. Abra el enlace que le enviamos.",
  "Document sent": "Documento enviado",
  "Edit your showcase": "Editar su presentación",
  "Email address": "Correo electrónico",
  "Email me a code": "Envíenme un código por correo",
  "How claiming works": "Cómo funcionan los reclamos",
  "It no longer works. Send another.": "Ya no funciona. Envíe otro.",
  "It works until {when}.": "Funciona hasta: {when}.",
  "Link sent": "Enlace enviado",
  NPN: "NPN",
  "Or with a document": "O con un documento",
  "Our team decides by {when}, and we’ll email you the decision.":
    "Nuestro equipo decide a más tardar el {when}, y le enviaremos la decisión por correo.",
  Proof: "Prueba",
  "Send another code": "Enviar otro código",
  "Send the document": "Enviar el documento",
  "Show that you are the licensed agent.": "Demuestre que usted es el agente con licencia.",
  "Someone else says this profile is theirs. Our team decides by {when} and lets you both know. Nothing changes for you until then. You can send a copy of your license to {email}.":
    "Otra persona dice que este perfil es suyo. Nuestro equipo decide a más tardar el {when} y les avisa a los dos. Hasta entonces nada cambia para usted. Puede enviar una copia de su licencia a {email}.",
  "Someone on our team reads it, and we’ll email you the decision.":
    "Alguien de nuestro equipo lo lee, y le enviaremos la decisión por correo.",
  "Submit code": "Enviar código",
  "That’s not the code, and it has no tries left. Send another.":
    "Ese no es el código, y ya no le quedan intentos. Envíe otro.",
  "That’s not the code. {n} tries left.": "Ese no es el código. Quedan {n} intentos.",
  "That’s not the code. {n} try left.": "Ese no es el código. Queda {n} intento.",
  "That’s the right code": "El código es correcto",
  "The profile is yours. Go on where you were.": "El perfil es suyo. Siga donde estaba.",
  "The profile is yours. Say what readers should know.":
    "El perfil es suyo. Diga lo que los lectores deben saber.",
  "The register has no email address for this license. Send a document instead.":
    "El registro no tiene un correo electrónico para esta licencia. Envíe mejor un documento.",
  "There’s no license on file for this NPN. Send a document instead.":
    "No hay ninguna licencia registrada para este NPN. Envíe mejor un documento.",
  "This NPN is listed under a different name than your account’s. Correct your name in Settings, or send a document that shows both names.":
    "Este NPN figura con un nombre distinto al de su cuenta. Corrija su nombre en Configuración o envíe un documento que muestre ambos nombres.",
  "This changed since you opened the page. Here’s the current state.":
    "Esto cambió desde que abrió la página. Así está ahora.",
  "This code has expired. Send another.": "Este código caducó. Envíe otro.",
  "This code has no tries left. Send another.": "A este código no le quedan intentos. Envíe otro.",
  "This profile is mine, and I’m contesting the account that has it. We’ll tell that account, without your name.":
    "Este perfil es mío y disputo la cuenta que lo tiene. Avisaremos a esa cuenta, sin su nombre.",
  "This profile is yours, and it’s matched to your licenses on file.":
    "Este perfil es suyo y corresponde a sus licencias registradas.",
  "Until then the profile stays where it is.": "Hasta entonces el perfil se queda donde está.",
  "View your showcase": "Ver su presentación",
  "We can’t find this NPN in the register. Check the digits. If they’re right, apply to be listed.":
    "No encontramos este NPN en el registro. Revise los dígitos. Si son correctos, solicite figurar en el directorio.",
  "We emailed it to the address on file.": "Lo enviamos a la dirección registrada.",
  "We emailed it to {address}.": "Lo enviamos a {address}.",
  "We have your document.": "Tenemos su documento.",
  "We limit codes and claims per day, for each account and each license. Send a document, or try again tomorrow.":
    "Limitamos los códigos y reclamos por día, para cada cuenta y cada licencia. Envíe un documento o inténtelo de nuevo mañana.",
  "We sent a link to {email}. Open it, then come back here.":
    "Enviamos un enlace a {email}. Ábralo y luego vuelva aquí.",
  "We sent it to the email address the state register has for this license.":
    "Lo enviamos al correo electrónico que el registro estatal tiene para esta licencia.",
  "We won’t look at it anymore.": "Ya no lo revisaremos.",
  "We’ll email it to the address the state register has for your license.":
    "Lo enviaremos por correo a la dirección que el registro estatal tiene para su licencia.",
  "With a code": "Con un código",
  "Withdraw this claim": "Retirar este reclamo",
  "You claimed the profile of {agent}, NPN {npn}.": "Usted reclamó el perfil de {agent}, NPN {npn}.",
  "Your National Producer Number: up to ten digits, printed on your license.":
    "Su Número Nacional de Productor: hasta diez dígitos, impreso en su licencia.",
  "Your claim to {agentName}’s profile wasn’t approved.":
    "Su reclamo del perfil de {agentName} no fue aprobado.",
  "Your code was correct.": "Su código fue correcto.",
  "Your earlier code no longer works.": "Su código anterior ya no funciona.",
  "Your license, or a letter from the state": "Su licencia o una carta del estado",
  "Your name and NPN are public, so they don’t prove who you are. Before customers can reach you, confirm your email address and show us a code or a document that only you have.":
    "Su nombre y su NPN son públicos, así que no demuestran quién es usted. Antes de que los clientes puedan comunicarse con usted, confirme su correo electrónico y muéstrenos un código o un documento que solo usted tenga.",
  "You’re contesting the profile of {agent}, NPN {npn}.": "Usted disputa el perfil de {agent}, NPN {npn}.",
  "You’re verified": "Usted está verificado",
  "You’ve reached today’s limit": "Llegó al límite de hoy",
  "{agentName}’s profile was moved to another account. If it’s yours, contest it below.":
    "El perfil de {agentName} pasó a otra cuenta. Si es suyo, dispútelo abajo.",
  "{email} is confirmed.": "{email} está confirmado.",
  "{reason} You can claim it again with stronger proof.":
    "{reason} Puede reclamarlo de nuevo con una prueba más sólida.",
} satisfies Record<string, string>;
