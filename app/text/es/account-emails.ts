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
} satisfies Record<string, string>;
