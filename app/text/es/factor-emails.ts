/** Emails about an account's second factor. */
export const factorEmails = {
  "If this wasn’t you, reset your password from the sign-in page, then email us at the address below.":
    "Si no fue usted, restablezca su contraseña desde la página de inicio de sesión y después escríbanos a la dirección de abajo.",
  "Two-step sign-in is on": "El inicio de sesión en dos pasos está activado",
  "An authenticator app was set up for your {site} account. From now on signing in with the password asks for its code, and you were signed out everywhere else.":
    "Se configuró una aplicación de autenticación para su cuenta de {site}. Desde ahora, iniciar sesión con la contraseña pide su código, y se cerró su sesión en todos los demás lugares.",
  "Two-step sign-in is off": "El inicio de sesión en dos pasos está desactivado",
  "The authenticator app was removed from your {site} account. The password alone signs in to it now.":
    "La aplicación de autenticación se quitó de su cuenta de {site}. Ahora basta la contraseña para iniciar sesión.",
  "You have new recovery codes": "Tiene códigos de recuperación nuevos",
  "New recovery codes were made for your {site} account. The ones from before no longer work.":
    "Se crearon códigos de recuperación nuevos para su cuenta de {site}. Los anteriores ya no funcionan.",
  "A recovery code was used": "Se usó un código de recuperación",
  "A recovery code was used for your {site} account. It won’t work again.":
    "Se usó un código de recuperación de su cuenta de {site}. No volverá a funcionar.",
  "You have {n} recovery code left.": "Le queda {n} código de recuperación.",
  "You have {n} recovery codes left.": "Le quedan {n} códigos de recuperación.",
  "Wrong codes for your account": "Códigos incorrectos para su cuenta",
  "Somebody entered your {site} password and then a wrong code, five times. No codes are taken for fifteen minutes.":
    "Alguien escribió su contraseña de {site} y después un código incorrecto, cinco veces. No se aceptan códigos durante quince minutos.",
  "If this wasn’t you, somebody knows your password: reset it from the sign-in page, and they’re out.":
    "Si no fue usted, alguien sabe su contraseña: restablézcala desde la página de inicio de sesión y quedará fuera.",
  "A request to remove your second factor": "Una solicitud para quitar su segundo factor",
  "Somebody who knows the password for your {site} account says that its second factor is lost, and asks us to remove it. Two of our admins have to agree, by {day}.":
    "Alguien que sabe la contraseña de su cuenta de {site} dice que el segundo factor se perdió y nos pide quitarlo. Dos de nuestros administradores tienen que estar de acuerdo, antes del {day}.",
  "This wasn’t me: stop it": "No fui yo: deténganlo",
  "If it wasn’t you, stop it with the link, and then reset your password from the sign-in page.":
    "Si no fue usted, deténgalo con el enlace y después restablezca su contraseña desde la página de inicio de sesión.",
  "One admin agreed to remove your second factor":
    "Un administrador estuvo de acuerdo en quitar su segundo factor",
  "One of two admins agreed to remove the second factor of your {site} account. A second one decides.":
    "Uno de dos administradores estuvo de acuerdo en quitar el segundo factor de su cuenta de {site}. Un segundo decide.",
  "If you didn’t ask for this, use the link in our first email about it: it stops the request.":
    "Si usted no lo pidió, use el enlace de nuestro primer correo sobre esto: detiene la solicitud.",
  "Your second factor was removed": "Se quitó su segundo factor",
  "Two admins agreed: the authenticator app, its recovery codes, and every passkey were removed from your {site} account, and you were signed out everywhere. Sign in with your password and set up a new one.":
    "Dos administradores estuvieron de acuerdo: la aplicación de autenticación, sus códigos de recuperación y todas las llaves de acceso se quitaron de su cuenta de {site}, y se cerró su sesión en todas partes. Inicie sesión con su contraseña y configure uno nuevo.",
  "Your second factor stays": "Su segundo factor se queda",
  "An admin decided not to remove the second factor of your {site} account. The reason they gave:":
    "Un administrador decidió no quitar el segundo factor de su cuenta de {site}. El motivo que dio:",
  "If you still can’t sign in, email us at the address below.":
    "Si todavía no puede iniciar sesión, escríbanos a la dirección de abajo.",
  "Somebody lost their second factor": "Alguien perdió su segundo factor",
  "They ask us to remove it from their account. Two admins have to agree by {day}, and neither may be the person. Check by another way than email that it’s them.":
    "Nos pide quitarlo de su cuenta. Dos administradores tienen que estar de acuerdo antes del {day}, y ninguno puede ser esa persona. Compruebe por otra vía que no sea el correo que es quien dice ser.",
  "Read the request": "Leer la solicitud",
} satisfies Record<string, string>;
