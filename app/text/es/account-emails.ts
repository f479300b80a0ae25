/** Emails that go with an account. */
export const accountEmails = {
  "Confirm your email address for {site}": "Confirme su correo electrónico para {site}",
  "Hello {name},": "Hola, {name}:",
  "If this wasn’t you, ignore this email, and the address stays unconfirmed.":
    "Si no fue usted, ignore este correo y la dirección quedará sin confirmar.",
  "If this wasn’t you, reset your password from the sign-in page and email us at the address below.":
    "Si no fue usted, restablezca su contraseña desde la página de inicio de sesión y escríbanos a la dirección de abajo.",
  "If you didn’t ask for this, ignore this email. Your password stays the same.":
    "Si usted no lo pidió, ignore este correo. Su contraseña sigue igual.",
  "Someone, hopefully you, created an account at {site} with this email address.":
    "Alguien, esperamos que usted, creó una cuenta en {site} con este correo electrónico.",
  "The password for your {site} account was changed, and you were signed out everywhere else.":
    "Se cambió la contraseña de su cuenta de {site} y se cerró su sesión en todos los demás lugares.",
  "This link works once, within {hours} hours. You’ll need to be signed in to the account or know its password.":
    "Este enlace funciona una sola vez, durante {hours} horas. Tendrá que haber iniciado sesión en la cuenta o saber su contraseña.",
  "This link works once, within {minutes} minutes. A new password signs you out everywhere, removes your passkeys, and unlocks the account.":
    "Este enlace funciona una sola vez, durante {minutes} minutos. Una contraseña nueva cierra su sesión en todas partes, elimina sus llaves de acceso y desbloquea la cuenta.",
  "We got a request to reset your password.": "Recibimos una solicitud para restablecer su contraseña.",
  "Your account is archived. This link restores it as it was.":
    "Su cuenta está archivada. Este enlace la restablece tal como estaba.",
  "Your password was changed": "Su contraseña fue cambiada",
  "If this wasn’t you, reset your password from the sign-in page: that removes every passkey and signs you out everywhere. Then email us at the address below.":
    "Si no fue usted, restablezca su contraseña desde la página de inicio de sesión: eso elimina todas las llaves de acceso y cierra su sesión en todas partes. Después escríbanos a la dirección de abajo.",
  "A passkey was added to your account": "Se agregó una llave de acceso a su cuenta",
  "A passkey was added to your {site} account. It signs in without your password.":
    "Se agregó una llave de acceso a su cuenta de {site}. Inicia sesión sin su contraseña.",
  "A passkey was removed from your account": "Se quitó una llave de acceso de su cuenta",
  "A passkey was removed from your {site} account and no longer signs in to it.":
    "Se quitó una llave de acceso de su cuenta de {site} y ya no inicia sesión en ella.",
  "You asked us to delete your {site} account. Nobody sees it anymore, and you are signed out everywhere. Appointments to come were canceled.":
    "Nos pidió eliminar su cuenta de {site}. Ya nadie la ve, y su sesión está cerrada en todas partes. Las citas por venir se cancelaron.",
  "These are your invoices and receipts. Save them: after that day nothing here leads to them.":
    "Estas son sus facturas y recibos. Guárdelos: después de ese día nada aquí lleva a ellos.",
  "Choose when the plan ends.": "Elija cuándo termina el plan.",
  "On {day} it is deleted for good. Until then you can keep it: with this link, or by signing in.":
    "El {day} se elimina para siempre. Hasta entonces puede conservarla: con este enlace, o iniciando sesión.",
  "If this wasn’t you, keep your account with the link above and then reset your password from the sign-in page.":
    "Si no fue usted, conserve su cuenta con el enlace de arriba y después restablezca su contraseña desde la página de inicio de sesión.",
  "Your {site} account is no longer going to be deleted. You sign in as before.":
    "Su cuenta de {site} ya no se va a eliminar. Inicie sesión como antes.",
  "Appointments that were canceled stay canceled. If you have a plan, you can resume it under Billing before it ends.":
    "Las citas que se cancelaron siguen canceladas. Si tiene un plan, puede reanudarlo en Facturación antes de que termine.",
  "Why: {reason}": "Por qué: {reason}",
  "If you think this is a mistake, write to us at the address below.":
    "Si cree que es un error, escríbanos a la dirección de abajo.",
  "Your account was archived": "Su cuenta se archivó",
  "We archived your {site} account. Nobody sees it anymore, and you are signed out everywhere. Appointments to come were canceled, and a plan of your own ends with the time that is paid for.":
    "Archivamos su cuenta de {site}. Ya nadie la ve y su sesión se cerró en todas partes. Las citas futuras se cancelaron, y un plan propio termina con el tiempo ya pagado.",
  "Your account is back": "Su cuenta está de vuelta",
  "We restored your {site} account. You sign in as before.":
    "Restauramos su cuenta de {site}. Inicia sesión como antes.",
  "You were signed out everywhere": "Su sesión se cerró en todas partes",
  "We ended every session of your {site} account. Your password stays the same.":
    "Cerramos todas las sesiones de su cuenta de {site}. Su contraseña sigue siendo la misma.",
  "The role of your account changed": "El tipo de su cuenta cambió",
  "Your {site} account is a customer’s account now. You were signed out everywhere.":
    "Su cuenta de {site} ahora es de cliente. Su sesión se cerró en todas partes.",
  "Your {site} account is an agent’s account now. You were signed out everywhere.":
    "Su cuenta de {site} ahora es de agente. Su sesión se cerró en todas partes.",
  "Your {site} account is an administrator’s account now. You were signed out everywhere.":
    "Su cuenta de {site} ahora es de administrador. Su sesión se cerró en todas partes.",
  "Our team looked at your pages": "Nuestro equipo miró sus páginas",
  "Questions about this? Email us at the address below; we keep a record of each time.":
    "¿Tiene preguntas? Escríbanos a la dirección de abajo; guardamos un registro de cada vez.",
  "Someone on our team can see {site} as you do for {minutes} minutes, without changing anything. Reason: {reason}":
    "Alguien de nuestro equipo puede ver {site} como usted durante {minutes} minutos, sin cambiar nada. Motivo: {reason}",
  "Your messages, payments, leads’ contact details, and sign-in settings aren’t shown to them.":
    "No puede ver sus mensajes, sus pagos, los datos de contacto de sus clientes potenciales ni sus ajustes de inicio de sesión.",
} satisfies Record<string, string>;
