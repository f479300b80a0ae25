/** Asking about one's own information: the form, the page of its link. */
export const privacyRequests = {
  "A request not to be listed, or about someone’s own information":
    "Una solicitud de no figurar en el directorio, o sobre los datos propios",
  "Someone asks us to take a profile out of the directory, or to correct what we hold about them.":
    "Alguien nos pide sacar un perfil del directorio o corregir lo que tenemos sobre esa persona.",
  "Get a copy of my information": "Recibir una copia de mis datos",
  "Have something corrected": "Que se corrija algo",
  "Have my information deleted": "Que se eliminen mis datos",
  "Choose what you want.": "Elija lo que desea.",
  "Write a few words.": "Escriba unas palabras.",
  "Write at least 10 characters.": "Escriba al menos 10 caracteres.",
  "Your information": "Sus datos",
  "Get a copy of what we hold about you, have it corrected, or have it deleted.":
    "Reciba una copia de lo que tenemos sobre usted, o pida que se corrija o se elimine.",
  "We emailed a link to the address you entered. Open it to go on. It works for {days} days. For your safety, this page says the same whether or not we hold anything about that address.":
    "Enviamos un enlace al correo que escribió. Ábralo para continuar. Funciona durante {days} días. Por su seguridad, esta página dice lo mismo tengamos o no algo sobre ese correo.",
  "Nothing came? Look in your spam folder, or {again}.":
    "¿No llegó nada? Mire en su carpeta de correo no deseado o {again}.",
  "ask again": "pídalo de nuevo",
  "Get a copy of what we hold about you, have it corrected, or have it deleted. It’s free, wherever you live, and you don’t need an account. {policy}":
    "Reciba una copia de lo que tenemos sobre usted, o pida que se corrija o se elimine. Es gratis, viva donde viva, y no necesita una cuenta. {policy}",
  "Read the privacy policy": "Lea la política de privacidad",
  "Your browser sends Global Privacy Control, and we honor it. We don’t sell or share anyone’s information, and we also don’t count the profiles you open.":
    "Su navegador envía Global Privacy Control, y lo respetamos. No vendemos ni compartimos los datos de nadie, y tampoco contamos los perfiles que usted abre.",
  "What do you want?": "¿Qué desea?",
  "The one you used here. We email it a link that proves it’s yours. If you ask for someone else, enter their email: they open the link.":
    "El que usó aquí. Le enviamos un enlace que demuestra que es suyo. Si lo pide por otra persona, escriba el correo de esa persona: ella abre el enlace.",
  "Copies and deletions happen at once. A person answers everything else within {days} days.":
    "Las copias y eliminaciones se hacen de inmediato. Todo lo demás lo responde una persona en un plazo de {days} días.",
  "Email me the link": "Enviarme el enlace",
  "Have an account? {settings} has it all. Listed as an agent and don’t want to be? {leave}.":
    "¿Tiene una cuenta? {settings} lo tiene todo. ¿Figura como agente y no quiere? {leave}.",
  "Your privacy request": "Su solicitud de privacidad",
  "What you asked for, and what became of it.": "Lo que pidió y qué pasó con ello.",
  "It was too old, or it’s incomplete. Nothing was changed.":
    "Era demasiado viejo o está incompleto. No se cambió nada.",
  "There’s an account with this address. Sign in to delete it.":
    "Hay una cuenta con este correo. Inicie sesión para eliminarla.",
  "There’s an account with this address. Sign in to get its file.":
    "Hay una cuenta con este correo. Inicie sesión para obtener su archivo.",
  "This was already sent.": "Esto ya se envió.",
  "Our answer": "Nuestra respuesta",
  "Why you asked for a second look": "Por qué pidió una segunda revisión",
  "The second person’s answer": "La respuesta de la segunda persona",
  "A person on our team answers by {day}, by email.":
    "Una persona de nuestro equipo responde por correo a más tardar el {day}.",
  "If you think we got it wrong, you can go to your state’s attorney general.":
    "Si cree que nos equivocamos, puede acudir al fiscal general de su estado.",
  "Not what you asked for?": "¿No es lo que pidió?",
  "What did we miss?": "¿Qué nos faltó?",
  "Ask for a second look": "Pedir una segunda revisión",
  "There’s an account with this address. {settings} has a file with everything in it, and deletes it.":
    "Hay una cuenta con este correo. {settings} tiene un archivo con todo lo que hay en ella, y la elimina.",
  "What’s wrong, and what’s right?": "¿Qué está mal y qué es lo correcto?",
  "The file has what you asked agents for, your appointments and questions, what you agreed to, and which emails we sent you.":
    "El archivo tiene lo que pidió a los agentes, sus citas y preguntas, lo que aceptó y qué correos le enviamos.",
  "Make my file": "Preparar mi archivo",
  "Delete my information": "Eliminar mis datos",
  "{lead} What you asked agents for, with their notes. Your name and contact in questions and appointments; those to come are canceled. Your words in reports. Our list of emails to you.":
    "{lead} Lo que pidió a los agentes, con las notas de ellos. Su nombre y contacto en preguntas y citas; las citas futuras se cancelan. Sus palabras en los avisos de datos incorrectos. Nuestra lista de correos enviados a usted.",
  "What we keep.": "Qué conservamos.",
  "Settings, Privacy": "Configuración, Privacidad",
  "Ask for a new link": "Pedir un enlace nuevo",
  "What’s deleted.": "Qué se elimina.",
  "{lead} An answered question, without your name, because the answer is somebody else’s work. Sealed proof of what you agreed to or took back, so that nobody contacts you again. A request not to be listed, so that no list adds you. What you agreed to talk about before an appointment about Medicare, for ten years: your name, the name of the person with Medicare, the agent’s name and national number, and the types of plans, without your email or phone. This request, for two years. What an agent wrote down elsewhere isn’t in our hands.":
    "{lead} Una pregunta respondida, sin su nombre, porque la respuesta es trabajo de otra persona. Una prueba sellada de lo que aceptó o retiró, para que nadie vuelva a contactarlo. Una solicitud de no figurar en el directorio, para que ninguna lista lo agregue. Lo que acordó hablar antes de una cita sobre Medicare, por diez años: su nombre, el de la persona con Medicare, el nombre y el número nacional del agente, y los tipos de planes, sin su correo ni su teléfono. Esta solicitud, por dos años. Lo que un agente anotó en otra parte no está en nuestras manos.",
  "We deleted what we held about this address.": "Eliminamos lo que teníamos sobre este correo.",
  "The link to your file has expired. Ask again for a new one.":
    "El enlace a su archivo venció. Pida uno nuevo.",
  "Download your information (JSON)": "Descargar sus datos (JSON)",
  "A person answers within {days} days.": "Una persona responde en un plazo de {days} días.",
};

/** Its emails. */
export const privacyRequestEmails = {
  "Confirm your privacy request": "Confirme su solicitud de privacidad",
  "Someone gave this email address and asked us: {what}.":
    "Alguien dio esta dirección de correo y nos pidió: {what}.",
  "Open the link to go on. It works for {days} days.":
    "Abra el enlace para continuar. Funciona durante {days} días.",
  "Go on with the request": "Continuar con la solicitud",
  "We got your privacy request": "Recibimos su solicitud de privacidad",
  "A person on our team answers within {days} days.":
    "Una persona de nuestro equipo responde en un plazo de {days} días.",
  "See your request": "Ver su solicitud",
  "We deleted your information": "Eliminamos sus datos",
  "We deleted what we held about this email address without an account. The link says what stays, and why.":
    "Eliminamos lo que teníamos sobre este correo sin una cuenta. El enlace dice qué se conserva y por qué.",
  "Our answer to your privacy request": "Nuestra respuesta a su solicitud de privacidad",
  "A second person looked at your request. Their answer:":
    "Una segunda persona revisó su solicitud. Su respuesta:",
  "We didn’t do all of what you asked. The reason:": "No hicimos todo lo que pidió. El motivo:",
  "We did what you asked. What we changed:": "Hicimos lo que pidió. Qué cambiamos:",
  "Think we got it wrong? Open the link and ask for a second look by another person.":
    "¿Cree que nos equivocamos? Abra el enlace y pida una segunda revisión por otra persona.",
};
