/** Signing in and up, ways back in, and emails that somebody ends. */
export const auth = {
  "Account Temporarily Locked": "Cuenta bloqueada temporalmente",
  "Account restored": "Cuenta restablecida",
  "Already have an account? Sign in": "¿Ya tiene una cuenta? Inicie sesión",
  "At least 10 characters. Three or more random words work well.":
    "Al menos 10 caracteres. Tres o más palabras al azar funcionan bien.",
  "Back to sign in": "Volver a iniciar sesión",
  "Change password": "Cambiar contraseña",
  Changing: "Cambiando",
  "Choose a new password": "Elija una contraseña nueva",
  "Choose an account type.": "Elija un tipo de cuenta.",
  "Choose which emails you get.": "Elija qué correos recibe.",
  "Confirm email address": "Confirmar correo electrónico",
  "Confirm it so we know our emails reach you.":
    "Confírmelo para que sepamos que nuestros correos le llegan.",
  "Confirm your email address": "Confirme su correo electrónico",
  "Create account": "Crear cuenta",
  "Create an account as a customer or an agent.": "Cree una cuenta como cliente o como agente.",
  "Creating account": "Creando la cuenta",
  "Current password is required": "La contraseña actual es obligatoria",
  "Email confirmed": "Correo confirmado",
  "Emails about “{event}” come as before.": "Los correos sobre “{event}” llegan como antes.",
  "Emails about “{event}” have stopped. Notifications on the site stay the same.":
    "Ya no le enviaremos correos sobre “{event}”. Las notificaciones en el sitio siguen igual.",
  "Emails about “{event}” will stop. Notifications on the site stay the same, and so do emails your account can’t do without.":
    "Dejaremos de enviarle correos sobre “{event}”. Las notificaciones en el sitio siguen igual, y también los correos que su cuenta no puede dejar de recibir.",
  "Enter the password for the {email} account. If you didn’t create it, close this page, and the address stays unconfirmed.":
    "Escriba la contraseña de la cuenta de {email}. Si usted no la creó, cierre esta página y la dirección quedará sin confirmar.",
  "Enter your account’s email address, and we’ll send you a link.":
    "Escriba el correo electrónico de su cuenta y le enviaremos un enlace.",
  "Enter your account’s email address to delete it.":
    "Escriba el correo electrónico de su cuenta para eliminarla.",
  "Forgot your password?": "¿Olvidó su contraseña?",
  "I am": "Soy",
  "If there’s an account with this address, a link to reset your password is on its way. Resetting also unlocks a locked account.":
    "Si hay una cuenta con esta dirección, un enlace para restablecer la contraseña va en camino. Al restablecerla también se desbloquea una cuenta bloqueada.",
  "If this address has an account that isn’t confirmed yet, a new link is on its way.":
    "Si esta dirección tiene una cuenta que aún no está confirmada, un enlace nuevo va en camino.",
  "If this address has an archived account, a link to restore it is on its way.":
    "Si esta dirección tiene una cuenta archivada, un enlace para restablecerla va en camino.",
  "Invalid credentials. {n} attempt remaining.": "Datos de acceso incorrectos. Queda {n} intento.",
  "Invalid credentials. {n} attempts remaining.": "Datos de acceso incorrectos. Quedan {n} intentos.",
  "It comes back just as it was, and you sign in with the same password.":
    "Vuelve tal como estaba, y usted inicia sesión con la misma contraseña.",
  "It isn’t shown to anyone, and no one can sign in to it. We can email you a link to restore it.":
    "Nadie la ve y nadie puede iniciar sesión en ella. Podemos enviarle por correo un enlace para restablecerla.",
  "New here? Sign up": "¿Es nuevo aquí? Cree una cuenta",
  "New password": "Contraseña nueva",
  "Nothing after a few minutes? Check your spam folder, or go back and send it again.":
    "¿Nada después de unos minutos? Revise la carpeta de correo no deseado, o vuelva y envíelo de nuevo.",
  "Nothing was changed. Open it again from the email, or copy the whole link.":
    "No se cambió nada. Ábralo de nuevo desde el correo o copie el enlace completo.",
  "Other options": "Otras opciones",
  Password: "Contraseña",
  "Password changed": "Contraseña cambiada",
  "Password is required": "La contraseña es obligatoria",
  "Reset your password": "Restablezca su contraseña",
  "Reset your password instead, which also confirms it":
    "Mejor restablezca su contraseña, que también confirma el correo",
  "Restore account": "Restablecer cuenta",
  "Restore your account": "Recupere su cuenta",
  "Send a new link": "Enviar un enlace nuevo",
  "Set a new password for your account.": "Defina una contraseña nueva para su cuenta.",
  "Sign in to your account.": "Inicie sesión en su cuenta.",
  "Sign in to {purpose}": "Inicie sesión para {purpose}",
  "Sign in with a different account": "Iniciar sesión con otra cuenta",
  "Sign in with the new one.": "Inicie sesión con la nueva.",
  "Sign out": "Cerrar sesión",
  "Sign up": "Crear cuenta",
  "Sign up a carrier": "Registrar una aseguradora",
  "Sign up a field marketing organization": "Registrar una organización de marketing (FMO)",
  "Sign up an agency": "Registrar una agencia",
  "Sign up as an executive": "Crear cuenta de ejecutivo",
  "Sign up to {purpose}": "Cree una cuenta para {purpose}",
  "Signed out": "Sesión cerrada",
  "Signing in": "Iniciando sesión",
  "Signup failed. Please try again.": "No se pudo crear la cuenta. Inténtelo de nuevo.",
  "Stay signed in": "Seguir con la sesión iniciada",
  "Subscribe again": "Volver a suscribirse",
  "Thank you.": "Gracias.",
  "This account is archived": "Esta cuenta está archivada",
  "This email already has an account. Please sign in or reset your password.":
    "Este correo ya tiene una cuenta. Inicie sesión o restablezca su contraseña.",
  "This is one of the first passwords people guess. Choose another.":
    "Esta es una de las primeras contraseñas que la gente adivina. Elija otra.",
  "This link belongs to another account": "Este enlace es de otra cuenta",
  "This link is incomplete": "Este enlace está incompleto",
  "This link is incomplete. Open it again from the email.":
    "Este enlace está incompleto. Ábralo de nuevo desde el correo.",
  "This link was already used or has expired": "Este enlace ya se usó o caducó",
  "This signs you out on all your devices.": "Esto cierra su sesión en todos sus dispositivos.",
  "Too many failed attempts. Please try again in 15 minutes.":
    "Demasiados intentos fallidos. Inténtelo de nuevo en 15 minutos.",
  "Emails about the license of an agent whom you booked will stop. Your appointments stay as they are.":
    "Dejarán de llegarle correos sobre la licencia de un agente con quien reservó. Sus citas quedan como están.",
  "Emails about the license of this agent have stopped. Your appointments stay as they are.":
    "Ya no le llegarán correos sobre la licencia de este agente. Sus citas quedan como están.",
  "Emails about the license of this agent come as before.":
    "Los correos sobre la licencia de este agente llegan como antes.",
  "Unsubscribe from these emails?": "¿Cancelar la suscripción a estos correos?",
  "Use a shorter password: at most 1,024 bytes.": "Use una contraseña más corta: 1,024 bytes como máximo.",
  "Use at least {n} characters.": "Use al menos {n} caracteres.",
  "Use the link in your email.": "Use el enlace de su correo.",
  "Use the link we email you.": "Use el enlace que le enviamos por correo.",
  "We can send you a new one.": "Podemos enviarle uno nuevo.",
  "We sent a link to {email}.": "Enviamos un enlace a {email}.",
  "We’ll email you a link.": "Le enviaremos un enlace por correo.",
  "When you sign up, we email you a link to confirm your address.":
    "Cuando crea una cuenta, le enviamos por correo un enlace para confirmar su dirección.",
  "You can get a new one below.": "Puede pedir uno nuevo abajo.",
  "You can get a new one right away.": "Puede pedir uno nuevo enseguida.",
  "You can sign in again.": "Ya puede volver a iniciar sesión.",
  "You have been signed out.": "Se cerró su sesión.",
  "You have successfully signed out.": "Usted cerró la sesión correctamente.",
  "Your daily summary and all emails about single events come as before.":
    "Su resumen diario y todos los correos sobre cada novedad llegan como antes.",
  "Your daily summary and all emails about single events have stopped. Notifications on the site stay the same.":
    "Ya no le enviaremos su resumen diario ni los correos sobre cada novedad. Las notificaciones en el sitio siguen igual.",
  "Your daily summary and all emails about single events will stop. Notifications on the site stay the same, and so do emails your account can’t do without.":
    "Dejaremos de enviarle su resumen diario y los correos sobre cada novedad. Las notificaciones en el sitio siguen igual, y también los correos que su cuenta no puede dejar de recibir.",
  "Your email address is confirmed": "Su correo electrónico está confirmado",
  "You’re signed in to a different account than {email}. Sign out, then open the link in your email again.":
    "Su sesión es de otra cuenta, no de {email}. Cierre la sesión y luego abra de nuevo el enlace de su correo.",
  "You’re subscribed again": "Su suscripción está activa otra vez",
  "You’re unsubscribed": "Su suscripción quedó cancelada",
  // Why to sign up, by kind.
  "A public page that you write yourself.": "Una página pública que usted mismo redacta.",
  "Your appointed agents, by state, from state lists.":
    "Los agentes que usted nombró, por estado, según las listas estatales.",
  "Are you an agent? Claim your profile": "¿Es usted agente? Reclame su perfil",
  "Claim the profile people find, and say what you do best.":
    "Reclame el perfil que la gente encuentra y cuente qué hace mejor.",
  "Compare agents, save them, and book a time.": "Compare agentes, guárdelos y reserve una hora.",
  "Leads go only to you, with the consent they gave.":
    "Cada solicitud le llega solo a usted, con lo que la persona aceptó.",
  "For leaders of an organization that’s already here.":
    "Para quienes dirigen una organización que ya está aquí.",
  "Agency, FMO, carrier, or executive?": "¿Agencia, FMO, aseguradora o ejecutivo?",
  "What an agent sees of you": "Lo que un agente ve de usted",
  "Hidden until you show it": "Oculto hasta que usted lo muestre",
  "Mara in 78704": "Mara, en 78704",
  "An example": "Un ejemplo",
  "Could you look at my home policy? The roof is from 2011.":
    "¿Podría revisar mi póliza de vivienda? El techo es de 2011.",
  "Free. Paying changes nothing in the ranking.": "Gratis. Pagar no cambia nada en el orden.",
  "Free. We never sell your information.": "Gratis. Nunca vendemos su información.",
  "Invite them by email, up to 200 at once.": "Invítelos por correo, hasta 200 a la vez.",
  "Invite your own people, and managers to help.": "Invite a su gente y a administradores que ayuden.",
  "Message agents without showing your phone or email.":
    "Escriba a los agentes sin mostrar su teléfono ni su correo.",
  "One page with your agents and their licenses.": "Una página con sus agentes y sus licencias.",
  "See the figures your managers work with.": "Lea sus cifras. Actúan su propietario y sus administradores.",
  "See reviews without a reply, and licenses about to expire.":
    "Vea las opiniones sin respuesta y las licencias por vencer.",
  "The organizations below you, with their agents counted.":
    "Las organizaciones a su cargo, con sus agentes contados.",
  "Their agents, ratings, and leads as one sum.": "Sus agentes, calificaciones y solicitudes, sumados.",
  "Your agencies on your page, confirmed by both sides.":
    "Sus agencias en su página, confirmadas por ambas partes.",
  "A profile only members can see.": "Una página propia, para quienes iniciaron sesión.",
  "a customer": "cliente",
  "an agent": "agente",
  // Terms.
  Agree: "Aceptar",
  Agreed: "Aceptado",
  "Check the box to agree, or leave the page. Just reading isn’t agreeing.":
    "Marque la casilla para aceptar o salga de la página. Solo leer no es aceptar.",
  "Agree to the terms": "Aceptar los términos",
  Apply: "Enviar la solicitud",
  "Get approved": "Recibir la aprobación",
  "Invite your people": "Invitar a su gente",
  "Set up {organization}": "Preparar {organization}",
  "What you’ll get": "Qué tendrá",
  "Where you are": "En qué paso está",
  "Write its public page": "Escribir su página pública",
  "Choose a plan and pay": "Elegir un plan y pagar",
  "I have read this and agree to it": "Leí esto y lo acepto",
  "Its owner or a manager pays.": "Paga su propietario o un administrador.",
  "It’s approved, but until the plan is paid, only this page and Settings are open, including {application}.":
    "Está aprobada, pero hasta que se pague el plan solo están abiertas esta página y Configuración, incluida {application}.",
  "No terms for this account": "No hay términos para esta cuenta",
  "Printable record": "Constancia para imprimir",
  Terms: "Términos",
  "The terms for your role.": "Los términos para su tipo de cuenta.",
  "There’s a newer version now. Please read this one and agree again.":
    "Ya hay una versión más nueva. Lea esta y acéptela de nuevo.",
  "There’s nothing for you to agree to. Your dashboard is open.":
    "No hay nada que deba aceptar. Su panel está abierto.",
  "These terms are in English.": "Estos términos están en inglés.",
  "Version {version}, in effect since {day}.": "Versión {version}, vigente desde el {day}.",
  "What changed since you agreed": "Qué cambió desde que aceptó",
  "You agreed to this on {day}.": "Usted aceptó esto el {day}.",
  "You’ll find a copy in Settings, under Privacy.": "Encontrará una copia en Configuración, en Privacidad.",
  "Your organization": "Su organización",
  "your application": "su solicitud",
  "{organization} is waiting for its first payment.": "{organization} está esperando su primer pago.",

  // What signing in is for.
  "answer questions": "responder preguntas",
  "appeal a decision": "apelar una decisión",
  "claim your profile": "reclamar su perfil",
  "join an organization": "unirse a una organización",
  "manage your organization": "administrar su organización",
  "message {name}": "escribirle a {name}",
  "open your settings": "abrir su configuración",
  "read your messages": "leer sus mensajes",
  "reply to reviews": "responder a reseñas",
  "report a review": "denunciar una reseña",
  "review {name}": "escribir una reseña de {name}",
  "see your notifications": "ver sus notificaciones",
  "see your reviews": "ver sus reseñas",
  "send a message": "enviar un mensaje",
  "view your invite": "ver su invitación",
  "vote on a review or reply to it": "votar por una reseña o responderla",
  "write a review": "escribir una reseña",
  // What emails are about.
  "A decision about a review": "Una decisión sobre una reseña",
  "A license document to read": "Un documento de licencia por leer",
  "What lists contradict": "Lo que las listas contradicen",
  "A state’s list contradicts a claimed profile or an application. At most once a day.":
    "La lista de un estado contradice un perfil reclamado o una solicitud. Como máximo una vez al día.",
  "A new lead": "Una nueva solicitud de contacto",
  "A new message": "Un mensaje nuevo",
  "A new agent to decide": "Un agente nuevo por decidir",
  "A payment to look at": "Un pago por revisar",
  "A profile claim to decide": "Un reclamo de perfil por decidir",
  "A question for you": "Una pregunta para usted",
  "A question without an answer": "Una pregunta sin respuesta",
  "A reply to your review": "Una respuesta a su reseña",
  "A lost second factor": "Un segundo factor perdido",
  "Someone lost theirs and asks us to remove it. Two admins have to agree.":
    "Alguien perdió el suyo y nos pide quitarlo. Dos administradores tienen que estar de acuerdo.",
  "A fact reported on your profile": "Un dato denunciado en su perfil",
  "A reader says that something on your profile is wrong.": "Un lector dice que algo en su perfil está mal.",
  "A reported fact": "Un dato denunciado",
  "A reader says that a fact on a profile is wrong, and someone needs to check it.":
    "Un lector dice que un dato de un perfil está mal y alguien tiene que revisarlo.",
  "A reported photo": "Una foto denunciada",
  "A review of you": "Una reseña sobre usted",
  "A review to decide": "Una reseña por decidir",
  "An answer to your question": "Una respuesta a su pregunta",
  "An application to decide": "Una solicitud por decidir",
  "An appointment with you": "Una cita con usted",
  "What you pay for": "Lo que usted paga",
  "Who joins your organization": "Quién se une a su organización",
  "Your account": "Su cuenta",
  "Your licenses": "Sus licencias",
  "Your organization’s application": "La solicitud de su organización",
  "Your profile claim": "Su reclamo de perfil",
} satisfies Record<string, string>;
