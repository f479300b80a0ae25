/** Applying to be listed, for agents whom no list has brought here. */
export const applying = {
  "A PDF, JPEG, or PNG of up to 10 MB that shows each license above. Only our team sees it, and it’s deleted {days} days after we decide.":
    "Un PDF, JPEG o PNG de hasta 10 MB que muestre cada licencia de arriba. Solo lo ve nuestro equipo y se borra {days} días después de que decidamos.",
  "A state’s list has brought a profile with your NPN since. You don’t have to do anything: our team sees that, and makes your application a claim to it.":
    "Desde entonces, la lista de un estado trajo un perfil con su NPN. No tiene que hacer nada: nuestro equipo lo ve y convierte su solicitud en un reclamo de ese perfil.",
  "Add license {n}": "Agregar la licencia {n}",
  "Already listed? Claim your profile": "¿Ya figura en el directorio? Reclame su perfil",
  "Application sent": "Solicitud enviada",
  "Application withdrawn": "Solicitud retirada",
  "Apply to be listed": "Solicite aparecer en el directorio",
  "Apply to be listed with NPN {npn}": "Solicitar figurar en el directorio con el NPN {npn}",
  "Business ZIP code": "Código postal de la oficina",
  "Choose a date.": "Elija una fecha.",
  "Choose at least one line.": "Elija al menos una línea.",
  "Clients near it find you.": "Los clientes cercanos lo encuentran.",
  "Confirm your email address first: open the link we sent to {email}. {link}":
    "Primero confirme su correo electrónico: abra el enlace que enviamos a {email}. {link}",
  Document: "Documento",
  "Effective date": "Fecha de inicio",
  "Effective date is required": "Falta la fecha de inicio",
  "Expiration date": "Fecha de vencimiento",
  "Expiration date is required": "Falta la fecha de vencimiento",
  "For licensed agents who aren’t in the directory yet.":
    "Para agentes con licencia que aún no figuran en el directorio.",
  "If you withdraw it, we delete the document at once.": "Si la retira, borramos el documento de inmediato.",
  "License {n}": "Licencia {n}",
  "License number": "Número de licencia",
  "License number is required": "Falta el número de licencia",
  "Lines of authority": "Líneas de autoridad",
  "Not in the directory yet? Apply to be listed": "¿Aún no figura en el directorio? Solicite figurar en él",
  "Send the application": "Enviar la solicitud",
  "Someone on our team compares it with your document":
    "Alguien de nuestro equipo la compara con su documento",
  "The document doesn’t show what the application says.": "El documento no muestra lo que dice la solicitud.",
  "The expiration date is before the effective date.":
    "La fecha de vencimiento es anterior a la fecha de inicio.",
  "The license is no longer in force.": "La licencia ya no está vigente.",
  "The NPN belongs to someone else.": "El NPN es de otra persona.",
  "The profile is yours at once, and clients who search near you find it.":
    "El perfil es suyo de inmediato, y lo encuentran los clientes que buscan cerca de usted.",
  "This license has already expired. Enter the renewed one.": "Esta licencia ya venció. Ingrese la renovada.",
  "This NPN is in the directory. Claim its profile instead.":
    "Este NPN figura en el directorio. Reclame su perfil.",
  "This page shows how it goes. We also email you.":
    "Esta página muestra cómo va. También le escribimos por correo.",
  "We couldn’t find the license in the state’s own lookup.":
    "No encontramos la licencia en la consulta del propio estado.",
  "We couldn’t read the document.": "No pudimos leer el documento.",
  "We decide by {when}, and email you.": "Decidimos antes del {when} y le escribimos por correo.",
  "We decide within {hours} hours, and email you.":
    "Decidimos en un plazo de {hours} horas y le escribimos por correo.",
  "We don’t know this ZIP code. Enter the one of your office’s street address.":
    "No conocemos este código postal. Ingrese el de la dirección de su oficina.",
  "We have your application": "Tenemos su solicitud",
  "We limit applications per day, for each account and each NPN. Try again tomorrow.":
    "Limitamos las solicitudes por día, para cada cuenta y cada NPN. Inténtelo de nuevo mañana.",
  "We promised a decision by {when}, and we’re late. We’re sorry. We’ll email you.":
    "Prometimos decidir antes del {when} y nos atrasamos. Lo sentimos. Le escribiremos por correo.",
  "What you sent": "Lo que envió",
  "Withdraw the application": "Retirar la solicitud",
  "You applied to be listed. We decide by {when}. {link}":
    "Usted solicitó figurar en el directorio. Decidimos antes del {when}. {link}",
  "You can correct it and apply again. Choose the document again, too.":
    "Puede corregirla y enviarla de nuevo. Elija también otra vez el documento.",
  "You entered this license twice.": "Ingresó esta licencia dos veces.",
  "You’re already listed. Claim that profile instead.": "Ya figura en el directorio. Reclame ese perfil.",
  "You’re listed": "Usted figura en el directorio",
  "Your application": "Su solicitud",
  "Your application wasn’t approved.": "Su solicitud no fue aprobada.",
  "Your document is deleted, and we won’t read the application.":
    "Su documento fue borrado y no leeremos la solicitud.",
  "Your license": "Su licencia",
  "Your NPN isn’t in the directory yet. Tell us your licenses and send a document that shows them. Someone on our team reads it within {hours} hours. If it fits, you’re listed, and the profile is yours.":
    "Su NPN aún no figura en el directorio. Díganos sus licencias y envíe un documento que las muestre. Alguien de nuestro equipo lo lee en un plazo de {hours} horas. Si coincide, usted figura en el directorio y el perfil es suyo.",
  "A license number has 3 to 15 letters, digits, or hyphens.":
    "Un número de licencia tiene de 3 a 15 letras, dígitos o guiones.",
  "A {kind} file of {size} kB": "Un archivo {kind} de {size} kB",
  "{from} to {until}": "del {from} al {until}",
} satisfies Record<string, string>;
