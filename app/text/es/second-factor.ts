/** The second factor: showing it, and the way back when it is lost. */
export const secondFactor = {
  "Second step": "Segundo paso",
  "Show that it’s you": "Demuestre que es usted",
  "Show that it’s you.": "Demuestre que es usted.",
  "Your password was right. Now your second factor.": "Su contraseña es correcta. Ahora, su segundo factor.",
  "What you’re about to do asks for your second factor again. What you typed is saved.":
    "Lo que va a hacer pide su segundo factor otra vez. Lo que escribió se conserva.",
  "I lost my second factor": "Perdí mi segundo factor",
  "Scan the code again.": "Escanee el código otra vez.",
  "Not now": "Ahora no",
  "Six digits from your authenticator app, or one of your recovery codes.":
    "Seis dígitos de su aplicación de autenticación, o uno de sus códigos de recuperación.",
  Continue: "Continuar",
  "Your second factor is a passkey, and a browser asks for one only with JavaScript.":
    "Su segundo factor es una llave de acceso, y un navegador la pide solo con JavaScript.",
  "Use a passkey": "Usar una llave de acceso",
  "Please try again, or use a code.": "Inténtelo de nuevo, o use un código.",
  "A code is required": "El código es obligatorio",
  "A code is shorter than that.": "Un código es más corto.",
  "That code isn’t right. {n} try left before a break of 15 minutes.":
    "Ese código no es correcto. Queda {n} intento antes de una pausa de 15 minutos.",
  "That code isn’t right. {n} tries left before a break of 15 minutes.":
    "Ese código no es correcto. Quedan {n} intentos antes de una pausa de 15 minutos.",
  "This code was used already. Wait for the next one, or use another.":
    "Este código ya se usó. Espere el siguiente, o use otro.",
  "This code is a minute or more early or late: the clock of your device may be wrong. Set it to the network’s time and try again.":
    "Este código llega un minuto o más antes o después: el reloj de su dispositivo puede estar mal. Póngalo a la hora de la red e inténtelo de nuevo.",
  "Too many wrong codes. Please wait 15 minutes and try again.":
    "Demasiados códigos incorrectos. Espere 15 minutos e inténtelo de nuevo.",
  "The way back into your account.": "El camino de vuelta a su cuenta.",
  "I have it after all": "Sí lo tengo",
  "We’ve got your request": "Recibimos su solicitud",
  "Two of our admins look at it, at the earliest in {hours} hours and within {days} days. We email you at every step.":
    "Dos de nuestros administradores la ven, no antes de {hours} horas y dentro de {days} días. Le escribimos en cada paso.",
  "A recovery code works in place of your app. If those are gone too, two of our admins can remove the second factor. We email your address right away, so that nobody does this behind your back.":
    "Un código de recuperación funciona en lugar de su aplicación. Si tampoco los tiene, dos de nuestros administradores pueden quitar el segundo factor. Le escribimos de inmediato, para que nadie lo haga a sus espaldas.",
  "What happened?": "¿Qué pasó?",
  "Say how we can tell that it’s you, such as what you did here last.":
    "Diga cómo podemos saber que es usted, por ejemplo qué fue lo último que hizo aquí.",
  "Ask for help": "Pedir ayuda",
  "A reason is required": "El motivo es obligatorio",
  "Use at least 20 characters: two people decide by it.":
    "Use al menos 20 caracteres: dos personas deciden con ellos.",
  "You’ve asked several times today": "Ya lo pidió varias veces hoy",
  "Please wait until tomorrow.": "Espere hasta mañana.",
  "You’ve asked already": "Ya lo pidió",
  "Two admins are looking at it. We’ll email you.": "Dos administradores la están viendo. Le escribiremos.",
  "There’s nothing to stop": "No hay nada que detener",
  "The request was decided, stopped, or has expired.": "La solicitud se decidió, se detuvo o venció.",
  "Stop the request": "Detener la solicitud",
  "Stop it": "Detenerla",
  "Your second factor stays.": "Su segundo factor se queda.",
  "The request is stopped": "La solicitud está detenida",
  "Your second factor stays. The person who asked knows your password: choose a new one now.":
    "Su segundo factor se queda. Quien lo pidió sabe su contraseña: elija una nueva ahora.",
  "Somebody asked us to remove the second factor of your account. If it wasn’t you, stop it.":
    "Alguien nos pidió quitar el segundo factor de su cuenta. Si no fue usted, deténgalo.",
} satisfies Record<string, string>;
