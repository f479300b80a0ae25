/** What an account has to itself: the customer's dashboard and the settings. */
export const account = {
  "All settings": "Toda la configuración",
  "Add a photo": "Agregar una foto",
  "Change photo": "Cambiar la foto",
  // An address that gets no email.
  "We can’t email you": "No podemos enviarle correos",
  "Our last email to {email} came back or was reported as spam.":
    "Nuestro último correo a {email} fue devuelto o marcado como correo no deseado.",
  "Open Settings to say that it works, or how to use another address.":
    "Abra la configuración para decirnos que funciona o para saber cómo usar otra dirección.",
  "We’ll email you again": "Volveremos a enviarle correos",
  "We don’t email {email} right now": "Por ahora no enviamos correos a {email}",
  "Our last email came back: the address was full, closed, or misspelled. If it works now, tell us.":
    "Nuestro último correo fue devuelto: la dirección estaba llena, cerrada o mal escrita. Si ya funciona, díganoslo.",
  "One of our emails was reported as spam, so you only get links that you ask for. If you want our other emails, tell us.":
    "Uno de nuestros correos fue marcado como correo no deseado, así que solo recibe los enlaces que pide. Si desea recibir los demás, díganoslo.",
  "To use another address, write to {support}.": "Para usar otra dirección, escriba a {support}.",
  "This address works": "Esta dirección funciona",

  "Your questions, messages, reviews, and saved agents.":
    "Sus preguntas, mensajes, reseñas y agentes guardados.",
  "Hello {name}.": "Hola, {name}.",
  "All messages": "Todos los mensajes",
  "To start one, choose “Message” on an agent’s profile.":
    "Para empezar una, elija “Mensaje” en el perfil de un agente.",
  "All questions": "Todas las preguntas",
  "All saved agents": "Todos los agentes guardados",
  "Choose “Save” next to an agent to find them here.":
    "Elija “Guardar” junto a un agente para encontrarlo aquí.",
  "All saved searches": "Todas las búsquedas guardadas",
  "Save a search above its results, and we’ll email you when a new agent fits.":
    "Guarde una búsqueda encima de sus resultados y le escribiremos cuando un agente nuevo corresponda.",
  "All my reviews": "Todas mis reseñas",
  "Nothing is waiting for you.": "No tiene nada pendiente.",
  "Not shown in this view.": "No se muestra en esta vista.",
  "Unread messages": "Mensajes sin leer",
  "in {n} conversation": "en {n} conversación",
  "in {n} conversations": "en {n} conversaciones",
  "in the last {days} days": "en los últimos {days} días",
  "to {n} question, last {days} days": "a {n} pregunta, últimos {days} días",
  "to {n} questions, last {days} days": "a {n} preguntas, últimos {days} días",
  "Reviews to confirm": "Reseñas por confirmar",
  "by the link we emailed you": "con el enlace que le enviamos por correo",
  "All appointments": "Todas las citas",
  "No upcoming appointments": "No hay citas próximas",
  "Hours and types": "Horarios y tipos",
  "When someone books a time, it shows here.": "Cuando alguien reserve una hora, aparecerá aquí.",
  "A profile with “Next free” can be booked for a call or a visit.":
    "En un perfil que dice “Próximo horario libre” se puede reservar una llamada o una visita.",
  "More you can do": "Otras cosas que puede hacer",
  "Next appointment": "Próxima cita",
  "Start here": "Empiece aquí",
  "Agents with the right license in your state answer by email and here.":
    "Agentes con la licencia adecuada en su estado responden por correo y aquí.",
  "check your email to send it": "revise su correo para enviarla",
  "waiting for an answer": "en espera de respuesta",
  withdrawn: "retirada",
  answered: "respondida",
  removed: "eliminada",

  Profile: "Perfil",
  Showcase: "Perfil público",
  Photo: "Foto",
  Security: "Seguridad",
  Privacy: "Privacidad",
  Application: "Solicitud",
  "Your account.": "Su cuenta.",
  Accessibility: "Accesibilidad",
  "Accessibility settings": "Configuración de accesibilidad",
  "A photo belongs to a public profile. Once you have one, you can add its photo here.":
    "Una foto pertenece a un perfil público. Cuando tenga uno, podrá agregar su foto aquí.",
  "{name} · from your license": "{name} · según su licencia",
  "{email}, confirmed": "{email}, confirmado",
  "{email}, not confirmed. {link}": "{email}, sin confirmar. {link}",
  "Confirm it": "Confírmelo",
  Role: "Función",
  "Save name": "Guardar nombre",
  "Name saved": "Nombre guardado",
  "Your name comes from your verified license": "Su nombre viene de su licencia verificada",
  "It changes with it.": "Cambia cuando cambia la licencia.",

  "Current password": "Contraseña actual",
  "That’s not your current password.": "Esa no es su contraseña actual.",
  "You’re signed out everywhere else.": "Se cerró su sesión en todos los demás dispositivos.",
  "The password": "La contraseña",
  "The password and an authenticator": "La contraseña y una aplicación de autenticación",
  "The password and a recovery code": "La contraseña y un código de recuperación",
  "The password and a passkey": "La contraseña y una llave de acceso",
  "A passkey": "Una llave de acceso",
  "Where you are signed in": "Dónde tiene la sesión abierta",
  "Your sessions": "Sus sesiones",
  Device: "Dispositivo",
  "{device} (this one)": "{device} (este)",
  "Unknown device": "Dispositivo desconocido",
  "{browser} on {system}": "{browser} en {system}",
  "A browser": "Un navegador",
  "Signed in": "Inicio de sesión",
  With: "Con",
  "Last used": "Último uso",
  "Sign out everywhere": "Cerrar sesión en todos los dispositivos",
  "You’re signed out everywhere, including here.":
    "Se cerró su sesión en todos los dispositivos, también en este.",
  Passkeys: "Llaves de acceso",
  "A passkey signs you in with your fingerprint, your face, or your device’s PIN. It can’t be guessed, and it works on this site alone. Your password stays as it is.":
    "Con una llave de acceso inicia sesión con su huella, su cara o el PIN de su dispositivo. Nadie puede adivinarla y solo funciona en este sitio. Su contraseña no cambia.",
  "Your passkeys": "Sus llaves de acceso",
  Passkey: "Llave de acceso",
  Added: "Agregada",
  Stored: "Dónde está",
  "On your devices": "En sus dispositivos",
  "On one device": "En un solo dispositivo",
  "Passkey added": "Llave de acceso agregada",
  "Passkey removed": "Llave de acceso quitada",
  "It no longer signs in.": "Ya no sirve para iniciar sesión.",
  "You can sign in with it from now on.": "Desde ahora puede iniciar sesión con ella.",
  "This passkey was already removed": "Esta llave de acceso ya se había quitado",
  "This passkey was added before": "Esta llave de acceso ya se había agregado",
  "That passkey couldn’t be added": "No se pudo agregar esa llave de acceso",
  "Please try again from the start.": "Inténtelo de nuevo desde el principio.",
  "There is no room for another passkey": "No hay lugar para otra llave de acceso",
  "You have {most} passkeys, as many as an account may have. Remove one first.":
    "Tiene {most} llaves de acceso, el máximo de una cuenta. Quite una primero.",
  "No passkey was made": "No se creó ninguna llave de acceso",
  "Nothing was changed. You can try again.": "No se cambió nada. Puede intentarlo de nuevo.",
  "This device already has a passkey for your account":
    "Este dispositivo ya tiene una llave de acceso de su cuenta",
  "Nothing was changed. You can sign in with it.": "No se cambió nada. Puede iniciar sesión con ella.",
  "This browser doesn’t know passkeys. Others of yours may.":
    "Este navegador no admite llaves de acceso. Otro que usted use quizás sí.",
  "Add a passkey": "Agregar una llave de acceso",
  "Name is required": "El nombre es obligatorio",
  "Add passkey": "Agregar llave de acceso",
  "So that you recognize it in this list.": "Para que la reconozca en esta lista.",
  "Waiting for your device": "Esperando su dispositivo",
  "Your password": "Su contraseña",

  "Second factor": "Segundo factor",
  "Two-step sign-in.": "Inicio de sesión en dos pasos.",
  "A second step protects you even if someone learns your password.":
    "Un segundo paso le protege aunque alguien conozca su contraseña.",
  "Admins need one.": "Los administradores necesitan uno.",
  "Authenticator app": "Aplicación de autenticación",
  "Authenticator app: none.": "Aplicación de autenticación: ninguna.",
  "Authenticator app: since {day}.": "Aplicación de autenticación: desde el {day}.",
  "Authenticator app: since {day}, last used {used}.":
    "Aplicación de autenticación: desde el {day}, último uso el {used}.",
  "Recovery codes left: {n}.": "Códigos de recuperación que quedan: {n}.",
  "Passkeys: none. One counts as both, password and second factor.":
    "Llaves de acceso: ninguna. Una vale por las dos cosas, contraseña y segundo factor.",
  "Passkeys: {n}. Signing in with one counts as both, password and second factor.":
    "Llaves de acceso: {n}. Iniciar sesión con una vale por las dos cosas, contraseña y segundo factor.",
  "Set up an authenticator app": "Configurar una aplicación de autenticación",
  "Change or remove the authenticator app": "Cambiar o quitar la aplicación de autenticación",
  "Back to security settings": "Volver a la configuración de seguridad",
  "On since {day}. Signing in with your password asks for its code.":
    "Activa desde el {day}. Al iniciar sesión con su contraseña se pide el código.",
  "{n} recovery code is left.": "Queda {n} código de recuperación.",
  "{n} recovery codes are left.": "Quedan {n} códigos de recuperación.",
  "Move to another app": "Pasar a otra aplicación",
  "Make new recovery codes": "Crear códigos de recuperación nuevos",
  "That took too long. Scan the new code and try again.":
    "Pasó demasiado tiempo. Escanee el código nuevo e inténtelo de nuevo.",
  "That code isn’t right. Read the newest one from your app.":
    "Ese código no es correcto. Use el más reciente de su aplicación.",
  "There is no authenticator": "No hay ninguna aplicación de autenticación",
  "This is your only one": "Es el único que tiene",
  "This is your only second factor": "Es su único segundo factor",
  "Admins keep one. Set up an authenticator app first.":
    "Los administradores siempre tienen uno. Configure primero una aplicación de autenticación.",
  "Admins keep a second factor. Add a passkey first, or move to another app.":
    "Los administradores siempre tienen un segundo factor. Agregue primero una llave de acceso o pase a otra aplicación.",
  "Authenticator removed": "Aplicación de autenticación quitada",
  "Your password alone signs you in from now on.": "Desde ahora inicia sesión solo con su contraseña.",
  "{site} recovery codes. Each works once.": "Códigos de recuperación de {site}. Cada uno sirve una vez.",
  "Copying didn’t work": "No se pudo copiar",
  "Select the codes and copy them.": "Seleccione los códigos y cópielos.",
  "Your recovery codes": "Sus códigos de recuperación",
  "Two-step sign-in is on. If your phone is gone, each of these codes signs you in once, in place of the app. Keep them away from the phone. {now}":
    "El inicio de sesión en dos pasos está activo. Si pierde el teléfono, cada uno de estos códigos sirve una vez en lugar de la aplicación. Guárdelos lejos del teléfono. {now}",
  "We show them only now.": "Solo los mostramos ahora.",
  Download: "Descargar",
  Copy: "Copiar",
  Copied: "Copiado",
  Print: "Imprimir",
  "I’ve stored them. Continue": "Ya los guardé. Continuar",
  "You need a second factor before you can open admin pages. Set one up here, or add a passkey under Security.":
    "Necesita un segundo factor para abrir las páginas de administración. Configure uno aquí o agregue una llave de acceso en Seguridad.",
  "Install an authenticator app on your phone if you don’t have one, and scan this code with it. On the phone itself, {open}, or type the key.":
    "Instale una aplicación de autenticación en su teléfono si no tiene una y escanee este código con ella. En el propio teléfono, {open} o escriba la clave.",
  "open it in the app": "ábralo en la aplicación",
  "QR code for your authenticator app": "Código QR para su aplicación de autenticación",
  "Key: {key}": "Clave: {key}",
  "Six digits, from the app.": "Seis dígitos, de la aplicación.",
  "Turn on": "Activar",
  "You’ll be signed out everywhere else.": "Se cerrará su sesión en todos los demás dispositivos.",

  "What we tell you": "De qué le avisamos",
  "What we tell you, on the site and by email": "De qué le avisamos, en el sitio y por correo",
  "Events, each on the site and by email": "Avisos, cada uno en el sitio y por correo",
  "Tell me about": "Avisarme de",
  "On the site": "En el sitio",
  Always: "Siempre",
  Never: "Nunca",
  "When we email you": "Cuándo le escribimos",
  "Quiet hours": "Horas de silencio",
  "Emails wait until they end; notifications on the site don’t. They can cross midnight. Leave both empty for none.":
    "Los correos esperan hasta que terminen; los avisos en el sitio no. Pueden pasar de la medianoche. Deje las dos vacías si no quiere ninguna.",
  From: "Desde",
  Until: "Hasta",
  "Daily summary": "Resumen diario",
  "It comes at 8 AM when there’s something new. If you turn it off, anything waiting is sent right away. Emails about your account never wait.":
    "Llega a las 8 a.\u00a0m. cuando hay algo nuevo. Si lo desactiva, lo que esté en espera se envía enseguida. Los correos sobre su cuenta nunca esperan.",
  "One email a day instead of one for each event": "Un correo al día en lugar de uno por cada aviso",
  "Time zone": "Zona horaria",
  "Quiet hours and the daily summary use this time zone.":
    "Las horas de silencio y el resumen diario usan esta zona horaria.",
  "Eastern (New York)": "Este (Nueva York)",
  "Central (Chicago)": "Centro (Chicago)",
  "Mountain (Denver)": "Montaña (Denver)",
  "Arizona (Phoenix)": "Arizona (Phoenix, sin horario de verano)",
  "Pacific (Los Angeles)": "Pacífico (Los Ángeles)",
  "Alaska (Anchorage)": "Alaska (hora de Anchorage)",
  "Hawaii (Honolulu)": "Hawái (Honolulu)",
  "Save notifications": "Guardar notificaciones",
  "Notifications saved": "Notificaciones guardadas",
  "Your choices apply from now on.": "Lo que eligió vale desde ahora.",
  "Check the box or leave it empty.": "Marque la casilla o déjela vacía.",
  "Enter a time from 00:00 to 23:59.": "Escriba una hora de 00:00 a 23:59.",
  "Choose your time zone from the list.": "Elija su zona horaria de la lista.",
  "Enter when quiet hours start, or leave both empty.":
    "Escriba cuándo empiezan las horas de silencio o deje las dos vacías.",
  "Enter when quiet hours end, or leave both empty.":
    "Escriba cuándo terminan las horas de silencio o deje las dos vacías.",
  "Enter a different time than the start, or leave both empty.":
    "Escriba una hora distinta de la del inicio o deje las dos vacías.",
  "A licensed agent answered what you asked.": "Un agente con licencia respondió a lo que preguntó.",
  "Someone wrote to you here.": "Alguien le escribió aquí.",
  "Someone near you has a question you’re licensed to answer.":
    "Alguien cerca de usted tiene una pregunta que su licencia le permite responder.",
  "Someone asked you for a quote, left their details, or took back their consent.":
    "Alguien le pidió una cotización, dejó sus datos o retiró su consentimiento.",
  "Someone booked, moved, or canceled an appointment, or a license no longer covers one.":
    "Alguien reservó, cambió o canceló una cita, o una licencia ya no la cubre.",
  "A customer published a review or edited one.": "Un cliente publicó o editó una reseña.",
  "New agents for your saved searches": "Agentes nuevos para sus búsquedas guardadas",
  "Someone is newly licensed for what you look for, where you look. At most once a day.":
    "Alguien obtuvo licencia para lo que usted busca, donde lo busca. Como máximo una vez al día.",
  "The agent or their organization replied to what you wrote.":
    "El agente o su organización respondió a lo que usted escribió.",
  "Our team decided about a review that you wrote, that’s about you, or that you reported.":
    "Nuestro equipo decidió sobre una reseña que usted escribió, que trata de usted o que denunció.",
  "Someone joins, leaves, or asks to join an organization you manage.":
    "Alguien se une, se va o pide unirse a una organización que usted administra.",
  "On the site each time we ask more experts, and by email the last time.":
    "En el sitio cada vez que preguntamos a más expertos y por correo la última vez.",
  "A held, reported, or appealed review needs a decision within a day.":
    "Una reseña retenida, denunciada o apelada necesita una decisión en un día.",
  "Someone claimed or contested an agent’s profile, and it needs a decision.":
    "Alguien reclamó o disputó el perfil de un agente y hace falta una decisión.",
  "An agent who isn’t in the directory applied, and someone on our team needs to decide.":
    "Un agente que no figura en el directorio presentó una solicitud y alguien de nuestro equipo debe decidir.",
  "An organization applied, and someone on our team needs to decide.":
    "Una organización envió su solicitud y alguien de nuestro equipo debe decidir.",
  "What your profile says": "Lo que dice su perfil",
  "Something on it wasn’t confirmed for 90 days. At most once in 90 days.":
    "Algún dato lleva 90 días sin confirmarse. Como máximo una vez cada 90 días.",
  "A license of yours ends soon, has ended, or changed in a state’s list, or we read a document you sent.":
    "Una licencia suya vence pronto, venció o cambió en la lista de un estado, o leímos un documento que envió.",
  "An agent sent a document for a license, and it needs a decision.":
    "Un agente envió un documento de una licencia y hace falta una decisión.",
  "A card dispute, something Stripe told us that we couldn’t follow, or a difference with it.":
    "Una disputa de tarjeta, algo de Stripe que no pudimos procesar o una diferencia con sus datos.",
  "A reader reported a photo, and someone on our team needs to look at it.":
    "Un lector denunció una foto y alguien de nuestro equipo debe verla.",
  "A payment, a receipt, or a change to your plan or your organization’s.":
    "Un pago, un recibo o un cambio en su plan o en el de su organización.",
  "We got it, approved it, or couldn’t.": "La recibimos, la aprobamos o no pudimos aprobarla.",
  "We decided on a profile you claimed, or someone is contesting yours.":
    "Decidimos sobre un perfil que reclamó, o alguien disputa el suyo.",
  "Links to confirm your email address, reset your password, or restore your account.":
    "Enlaces para confirmar su correo, cambiar su contraseña o recuperar su cuenta.",

  "Nothing yet. {link}": "Todavía nada. {link}",
  "Read the terms for your role": "Lea los términos de su función",
  "Version {version} of the terms": "Versión {version} de los términos",
  "Who may contact you": "Quién puede comunicarse con usted",
  "Nobody. You haven’t agreed to be called, texted, or emailed by an agent.":
    "Nadie. No ha aceptado que ningún agente le llame ni le mande mensajes o correos.",
  "Agents you asked for a quote without signing in can reply by email.":
    "Los agentes a los que pidió una cotización sin iniciar sesión pueden responderle por correo.",
  "Confirm your email address first": "Confirme primero su correo electrónico",
  "The link is in your email.": "El enlace está en su correo.",
  "Nothing to stop": "No hay nada que detener todavía",
  Stopped: "Detenido",
  "You had no consent in force.": "No tenía ningún consentimiento vigente.",
  "Agents were told, and no longer see how to reach you.":
    "Avisamos a los agentes, y ya no ven cómo comunicarse con usted.",
  "Your data": "Sus datos",
  "Everything we keep about you: as one JSON file for programs, or as tables that a spreadsheet opens, one CSV file for each kind in a ZIP. Both hold the same.":
    "Todo lo que guardamos de usted: en un archivo JSON para programas, o en tablas para una hoja de cálculo, con un archivo CSV por cada tema dentro de un ZIP. Los dos contienen lo mismo.",
  "Download your data (JSON)": "Descargar sus datos (JSON)",
  "Download your data (CSV)": "Descargar sus datos (CSV)",

  "Delete your account": "Eliminar su cuenta",
  "What gets deleted, and how": "Qué se elimina y cómo",
  "At once you’re signed out everywhere, nobody sees your account anymore, and appointments to come are canceled. For {days} days you can change your mind: sign in, or use the link we email you. After that it’s deleted for good, and nothing brings it back.":
    "En el acto se cierra su sesión en todos los dispositivos, nadie vuelve a ver su cuenta y se cancelan las citas próximas. Durante {days} días puede cambiar de opinión: inicie sesión o use el enlace que le enviamos por correo. Después se elimina para siempre y ya no se puede recuperar.",
  "What becomes of what": "Qué pasa con cada cosa",
  "After {days} days": "Después de {days} días",
  "Your account, sessions, passkeys, settings, saved agents, agreements, applications, and emails":
    "Su cuenta, sesiones, llaves de acceso, configuración, agentes guardados, acuerdos, solicitudes y correos",
  "They’re yours alone.": "Son solo suyos.",
  "Taken back, and their words and your name deleted. One that we removed stays counted as removed.":
    "Se retiran, y se eliminan su texto y su nombre. Una que nosotros eliminamos sigue contando como eliminada.",
  "Counts of reviews stay true.": "Así los totales de reseñas siguen siendo ciertos.",
  "Your questions": "Sus preguntas",
  "Answered ones stay, without name or contact. Others are withdrawn.":
    "Las que tienen respuesta se quedan, sin nombre ni contacto. Las demás se retiran.",
  "The answer is somebody else’s work.": "La respuesta es trabajo de otra persona.",
  "Conversations you started, and what you asked agents for":
    "Las conversaciones que empezó y lo que pidió a los agentes",
  "Deleted on both sides": "Se eliminan para ambas partes",
  "Your details are in them.": "Contienen sus datos.",
  "Those to come are canceled, and the others are told. Past ones stay, without your name, until the other’s account ends.":
    "Las próximas se cancelan y avisamos a la otra persona. Las pasadas se quedan, sin su nombre, hasta que se cierre la cuenta de la otra persona.",
  "What you agreed to talk about before an appointment about Medicare":
    "Lo que acordó hablar antes de una cita sobre Medicare",
  "Stays for ten years with your name, without your email and phone. Only the agent you booked can see it.":
    "Se conserva diez años con su nombre, sin su correo ni su teléfono. Solo lo ve el agente con quien reservó.",
  "They’re part of somebody else’s calendar.": "Forman parte del calendario de otra persona.",
  "If you’re an agent: leads, calendar, showcase texts, and replies":
    "Si es agente: clientes potenciales, calendario, textos del perfil y respuestas",
  "Leads, calendar, and your photo are deleted. The public profile stays in the register, with its license record, its texts, and replies to reviews. Before you delete, remove what shouldn’t stay.":
    "Se eliminan los clientes potenciales, el calendario y su foto. El perfil público se queda en el directorio, con sus licencias, sus textos y las respuestas a reseñas. Antes de eliminar la cuenta, quite lo que no deba quedarse.",
  "The record comes from the state, and a review is read with its reply.":
    "Los datos de la licencia vienen del estado, y una reseña se lee con su respuesta.",
  "A plan of your own, and its invoices": "Un plan suyo y sus facturas",
  "The plan ends, now or with the time that’s paid for: you choose below. Invoices stay as long as tax law asks, and no longer lead to you here.":
    "El plan termina, ahora o con el período pagado: usted elige abajo. Las facturas se guardan el tiempo que exige la ley fiscal, y aquí ya no llevan a usted.",
  "The law wants it.": "La ley lo exige.",
  "An organization isn’t left without its owner.": "Una organización no puede quedarse sin dueño.",
  "Close your organization": "Cierre su organización",
  "Transfer or close your organization": "Transfiera o cierre su organización",
  Data: "Datos",
  "Your email address, to confirm": "Su correo electrónico, para confirmar",
  "Delete account": "Eliminar la cuenta",
  "Delete it now, without the {days} days": "Eliminarla ahora, sin los {days} días",
  "You own {organization}. Close it first, then delete your account.":
    "Usted es dueño de {organization}. Ciérrela primero y luego elimine su cuenta.",
  "You own {organization}. Transfer it or close it first, then delete your account.":
    "Usted es dueño de {organization}. Transfiérala o ciérrela primero y luego elimine su cuenta.",
  "You’re the only active admin. Make somebody else an admin first, then delete your account.":
    "Usted es el único administrador activo. Nombre primero a otra persona y luego elimine su cuenta.",
  "Something in your account just changed. Nothing was deleted. Please try again.":
    "Algo acaba de cambiar en su cuenta. No se eliminó nada. Inténtelo de nuevo.",
  "Answers you got stay, without your name. So do sealed copies of what you agreed to, for five years, and codes that keep agents from contacting you, for ten.":
    "Las respuestas que recibió se quedan, sin su nombre. También quedan copias selladas de lo que aceptó, cinco años, y códigos que impiden que los agentes se comuniquen con usted, diez años.",
  "The agent was told, and no longer sees how to reach you.":
    "Se avisó al agente, y ya no ve cómo comunicarse con usted.",
  "Your account will be deleted in {days} days": "Su cuenta se eliminará en {days} días",
  "Nobody sees it anymore. Until then, sign in or use the link in your email to keep it.":
    "Ya nadie la ve. Hasta entonces, inicie sesión o use el enlace de su correo para conservarla.",

  Default: "Predeterminado",
  Large: "Grande",
  Larger: "Más grande",
  "Match my device": "Como en mi dispositivo",
  Light: "Claro",
  Dark: "Oscuro",
  "More contrast": "Más contraste",
  "Gray text and thin lines become darker, or lighter on dark.":
    "El texto gris y las líneas finas se vuelven más oscuros, o más claros sobre fondo oscuro.",
  "Underlined links": "Enlaces subrayados",
  "Every link has a line under it, also in menus and lists.":
    "Todos los enlaces van subrayados, también en menús y listas.",
  "Reading font": "Letra para leer",
  "One plain, wide font with more room between the lines.":
    "Una letra sencilla y ancha, con más espacio entre líneas.",
  "Larger buttons and links": "Botones y enlaces más grandes",
  "More room to tap or click.": "Más espacio para pulsar, con el dedo o el ratón.",
  "No motion": "Sin movimiento",
  "Nothing slides or fades.": "Nada se desliza ni se desvanece.",
  "Pages look like this wherever you sign in.": "Las páginas se ven así dondequiera que inicie sesión.",
  "Text size, colors, contrast, and motion.": "Tamaño del texto, colores, contraste y movimiento.",
  "How every page looks for you: in this browser, and wherever you sign in. This page shows it as you choose.":
    "Cómo ve usted cada página: en este navegador y dondequiera que inicie sesión. Esta página lo muestra mientras elige.",
  "Text size": "Tamaño del texto",
  Colors: "Colores",
  "Reading and clicking": "Leer y pulsar",
  "Back to the default look": "Volver al aspecto predeterminado",
  "Your browser can do more: it zooms with Ctrl or ⌘ and +. If something on our pages doesn’t work for you, {link}. The {statement} says which gaps we know of.":
    "Su navegador puede hacer más: amplía con Ctrl o ⌘ y +. Si algo de nuestras páginas no le funciona, {link}. La {statement} dice qué fallas conocemos.",
  "accessibility statement": "declaración de accesibilidad",
  "tell us": "díganoslo",

  "{amount} a month": "{amount} al mes",
  "{amount} a year": "{amount} al año",
  paid: "de pago",
  "The {name} plan": "El plan {name}",
  "The {name} plan ({costs} plus tax)": "El plan {name} ({costs} más impuestos)",
  "{name} ends right away. Its last payment is missing, and we stop trying to collect it.":
    "{name} termina de inmediato. Falta su último pago y dejamos de intentar cobrarlo.",
  "{name} ends right away. Nothing is charged for it.":
    "{name} termina de inmediato. No se cobra nada por él.",
  "{name} ends right away. Nothing more is charged, and what was paid until {until} isn’t paid back.":
    "{name} termina de inmediato. No se cobra nada más, y lo pagado hasta el {until} no se devuelve.",
  "{name} ends on {until}, with what is paid for. Nothing more is charged.":
    "{name} termina el {until}, cuando acaba lo que ya está pagado. No se cobra nada más.",
  "{name} is canceled already and ends on {until}. Nothing more is charged.":
    "{name} ya está cancelado y termina el {until}. No se cobra nada más.",
  "When should the plan end?": "¿Cuándo debe terminar el plan?",
  "At the end of what’s paid for": "Al final de lo que ya está pagado",
  "Nothing more is charged. What was paid for the rest of the time isn’t paid back.":
    "No se cobra nada más. Lo pagado por el tiempo restante no se devuelve.",
  Now: "Ahora",
  "It ends on {until}. Nothing more is charged.": "Termina el {until}. No se cobra nada más.",
  "Save your invoices before you delete the account. We also email you the links to them, unless you delete it now.":
    "Guarde sus facturas antes de eliminar la cuenta. También le enviamos los enlaces por correo, salvo que la elimine ahora.",
} satisfies Record<string, string>;
