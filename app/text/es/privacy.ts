/** What the privacy policy says, and what stands around both policies. */
export const privacy = {
  "Version 1.8 says what we keep of a consent and of a stop, and has the form for copies, corrections, and deletion without an account, appeals, and Global Privacy Control.":
    "La versión 1.8 dice qué guardamos de un consentimiento y de cuando usted lo detiene, y tiene el formulario para copias, correcciones y eliminación sin una cuenta, las apelaciones y Global Privacy Control.",
  "What stays when you stop.": "Qué queda cuando usted lo detiene.",
  "{lead} However you stop, it ends calls, texts, and emails at once. A sealed copy of what you agreed to, with your name and number, stays for five years after that, also when you delete your account: one of us opens it only when it has to be proven, and writes down why. For ten years we remember the stop by a code made from your number and address, which can’t be read back. If someone else gives your number here, it goes to no agent.":
    "{lead} De cualquier manera que lo detenga, termina de inmediato con llamadas, mensajes de texto y correos. Una copia sellada de lo que aceptó, con su nombre y su número, queda cinco años después, también si elimina su cuenta: uno de nosotros la abre solo cuando hay que probarlo, y anota por qué. Durante diez años recordamos que lo detuvo mediante un código hecho con su número y su dirección, que no se puede leer. Si otra persona da su número aquí, no llega a ningún agente.",
  "Version {version}, effective {time}": "Versión {version}, vigente desde el {time}",
  Summary: "Resumen",
  "This is a translation, made so that you can read it. What binds is {link}.":
    "Esta es una traducción, para que usted pueda leer este texto en español. El que obliga es {link}.",
  "the text in English": "el texto en inglés",
  "Earlier versions": "Versiones anteriores",
  "None. This is the first.": "Ninguna. Esta es la primera.",
  "Version {version}, from {day}: {changed}": "Versión {version}, desde el {day}: {changed}",
  "What happens to your information when you use the directory, which cookies we set and why, and what you can ask for.":
    "Qué pasa con su información cuando usa el directorio, qué cookies ponemos y por qué, y qué puede pedir.",
  "You can search, read, and ask without an account.": "Puede buscar, leer y preguntar sin una cuenta.",
  "No advertising, no analytics, no trackers. Pages load nothing from anyone but us.":
    "Sin publicidad, sin analítica, sin rastreadores. Las páginas no cargan nada de nadie más que de nosotros.",
  "A few small cookies, each set only when you do something that needs it.":
    "Unas pocas cookies pequeñas, cada una solo cuando usted hace algo que la necesita.",
  "We use your searches to show you results, and don’t build a profile from them.":
    "Usamos sus búsquedas para mostrarle resultados, y no creamos un perfil con ellas.",
  "A question goes to agents with your first name and ZIP code, and with your phone number only if you say so. It’s published without your name.":
    "Una pregunta va a los agentes con su nombre de pila y su código postal, y con su teléfono solo si usted lo dice. Se publica sin su nombre.",
  "The agent you message reads what you write, and sees only your first name and ZIP code until you show more.":
    "El agente al que usted escribe lee lo que escribe, y ve solo su nombre de pila y su código postal hasta que usted muestre más.",
  "A request for a quote, and details you leave on an agent’s card, go to that one agent. One click stops everything you agreed to.":
    "Una solicitud de cotización, y los datos que deja en la tarjeta de un agente, van a ese único agente. Un clic detiene todo lo que usted aceptó.",
  "We don’t sell personal information, and pass it to nobody but the agent you chose.":
    "No vendemos información personal, y no la pasamos a nadie más que al agente que usted eligió.",
  "Agents: you can ask us to correct your listing or take it down.":
    "Agentes: pueden pedirnos que corrijamos sus datos en el directorio o que los quitemos.",
  "Who this is about": "A quién se refiere",
  "“We” are the operator of {site} at this address. This policy covers people who use the public directory, agents and organizations listed in it, people who wrote a review, people who have an account, and people who ask an expert. For questions and requests, write to {mail}.":
    "“Nosotros” somos el operador de {site} en esta dirección. Esta política abarca a las personas que usan el directorio público, a los agentes y organizaciones que aparecen en él, a las personas que escribieron una reseña, a las que tienen una cuenta y a las que le preguntan a un experto. Para preguntas y solicitudes, escriba a {mail}.",
  "What happens when you visit": "Qué pasa cuando nos visita",
  "{lead} To send you a page, our host receives your network address and what every browser sends with a request: the page’s address, the kind of browser, and the languages it prefers. It uses them to deliver the page and to stop attacks. We don’t store them. What we store when you send a review is {link}.":
    "{lead} Para enviarle una página, nuestro proveedor de alojamiento recibe su dirección de red y lo que todo navegador envía con una solicitud: la dirección de la página, el tipo de navegador y los idiomas que prefiere. Los usa para entregar la página y para detener ataques. Nosotros no los guardamos. Lo que guardamos cuando usted envía una reseña está {link}.",
  "Your request.": "Su solicitud.",
  below: "más abajo",
  "{lead} A place, a name, or a filter becomes part of the page’s address. As you type in the search box, what you’ve typed so far is sent to us so we can suggest the rest. Pages that are the same for everyone are cached for up to a day, by their address and without anything about who asked.":
    "{lead} Un lugar, un nombre o un filtro pasa a ser parte de la dirección de la página. Mientras escribe en el cuadro de búsqueda, se nos envía lo que lleva escrito para que podamos sugerir el resto. Las páginas que son iguales para todos se guardan en caché hasta por un día, por su dirección y sin nada sobre quién las pidió.",
  "What you search.": "Lo que busca.",
  "{lead} Only if you choose “Use my location”. Your device asks you first, and sends two decimals of its position, about half a mile. If you say no, or JavaScript is off, we use the rough place our host works out from your network address. The results say which one we used. We don’t store either with anything about you.":
    "{lead} Solo si elige “Usar mi ubicación”. Su dispositivo le pregunta primero a usted, y envía dos decimales de su posición, más o menos media milla. Si dice que no, o JavaScript está desactivado, usamos el lugar aproximado que nuestro proveedor de alojamiento deduce de su dirección de red. Los resultados dicen cuál usamos. No guardamos ninguno de los dos con nada sobre usted.",
  "Where you are.": "Dónde está.",
  "{lead} When a page fails, our server records the page’s path, a random number that you see too, and the technical message. It doesn’t record your network address, cookies, or browser. We keep these lines for days, not months, and read them to fix the error.":
    "{lead} Cuando una página falla, nuestro servidor registra la ruta de la página, un número al azar que usted también ve y el mensaje técnico. No registra su dirección de red, sus cookies ni su navegador. Conservamos esas líneas por días, no por meses, y las leemos para corregir el error.",
  "Errors.": "Errores.",
  Cookies: "Cookies",
  "Just visiting sets none. Each of these is set when you do something that needs it and is used for nothing else. All but the last can be read only by our server. Since they do what you asked for, there’s no cookie banner.":
    "Una simple visita no pone ninguna. Cada una de estas se pone cuando usted hace algo que la necesita y no se usa para nada más. Todas menos la última solo las puede leer nuestro servidor. Como hacen lo que usted pidió, no hay aviso de cookies.",
  Holds: "Contiene",
  Lasts: "Dura",
  "No fingerprints, no pixels. While a tab is open, it remembers how far you scrolled and what you typed into a question you haven’t sent yet, and forgets both when you close it. Your browser also keeps a small file of ours that tells you when you’re offline; it holds no page and nothing about you. Clearing your browser’s cookies and site data removes all of these.":
    "Sin huellas digitales, sin píxeles. Mientras una pestaña está abierta, recuerda hasta dónde se desplazó usted y lo que escribió en una pregunta que aún no ha enviado, y olvida ambas cosas cuando la cierra. Su navegador guarda además un pequeño archivo nuestro que le avisa cuando no tiene conexión; no contiene ninguna página ni nada sobre usted. Borrar las cookies y los datos de sitios de su navegador elimina todo esto.",
  "Who else gets anything": "Quién más recibe algo",
  "Fonts, pictures, maps, and scripts come from this address, and every page has a security policy that forbids the browser to ask anyone else. The companies that work for us see what their work needs: the one that runs our servers and network, and the one that runs our database. They may not use it for themselves.":
    "Los tipos de letra, las imágenes, los mapas y los scripts vienen de esta dirección, y cada página tiene una política de seguridad que le prohíbe al navegador pedir algo a alguien más. Las empresas que trabajan para nosotros ven lo que su trabajo necesita: la que opera nuestros servidores y nuestra red, y la que opera nuestra base de datos. No pueden usarlo para sí mismas.",
  "We hand over only what a court or the law requires, and tell the person concerned when we’re allowed to. There’s little to hand over.":
    "Entregamos solo lo que exige un tribunal o la ley, y se lo decimos a la persona afectada cuando se nos permite. Hay poco que entregar.",
  "Agents and organizations": "Agentes y organizaciones",
  "A listing shows professional information: name, organization and role, office address, phone number, website, languages, insurers, the NPN, and licenses with their sources. It comes from what states and the federal marketplace publish, from documents, and from the agents. We show it so that the public can check it.":
    "Una ficha del directorio muestra información profesional: nombre, organización y función, dirección de la oficina, teléfono, sitio web, idiomas, aseguradoras, el NPN y las licencias con sus fuentes. Viene de lo que publican los estados y el mercado federal de seguros, de documentos y de los agentes. La mostramos para que el público pueda comprobarla.",
  "If something is wrong, write to {mail}. Proof settles it fastest. You may ask us to take your listing down. As long as it’s up, it includes licenses that have ended and reviews that follow the rules.":
    "Si algo está mal, escriba a {mail}. Una prueba es lo que más rápido lo resuelve. Puede pedirnos que quitemos su ficha. Mientras esté publicada, incluye las licencias que han terminado y las reseñas que siguen las reglas.",
  "People who wrote a review": "Personas que escribieron una reseña",
  "A review is shown with a first name and an initial, its text, its date, and the kind of proof. The full name and address behind it aren’t shown to anyone, not even the agent. To have your review corrected or taken back, write to {mail} from the address you used.":
    "Una reseña se muestra con un nombre de pila y una inicial, su texto, su fecha y el tipo de prueba. El nombre completo y la dirección que hay detrás no se muestran a nadie, ni siquiera al agente. Para que se corrija o retire su reseña, escriba a {mail} desde la dirección que usó.",
  "{lead} With a review, we store a scrambled form of the number in this browser’s cookie for {days} days. It only tells us whether two reviews came from the same browser. Together with the networks and browsers {link}, the words of the review, and the domain of the email address, it helps us notice reviews that aren’t what they say they are, and a person decides about those. Your stars play no part. What we noticed is stored with the review.":
    "{lead} Con una reseña, guardamos en forma codificada el número de la cookie de este navegador durante {days} días. Solo nos dice si dos reseñas vinieron del mismo navegador. Junto con las redes y los navegadores {link}, las palabras de la reseña y el dominio del correo electrónico, nos ayuda a notar las reseñas que no son lo que dicen ser, y sobre esas decide una persona. Sus estrellas no influyen. Lo que notamos se guarda con la reseña.",
  "Where it came from.": "De dónde vino.",
  "your account was used on": "en que se usó su cuenta",
  "What you can ask for": "Lo que puede pedir",
  "How we protect it": "Cómo la protegemos",
  "Everything is encrypted on its way. Pages run only scripts that carry a number made for that one page view. What we don’t need, we don’t keep. If information about you still falls into the wrong hands, we tell you and the authorities, as your state’s law requires, without waiting for the deadline.":
    "Todo viaja cifrado. Las páginas ejecutan solo scripts que llevan un número hecho para esa única visita a la página. Lo que no necesitamos, no lo conservamos. Si aun así la información sobre usted cae en malas manos, se lo decimos a usted y a las autoridades, como lo exige la ley de su estado, sin esperar al plazo.",
  Children: "Menores",
  "The directory is for adults looking for insurance. We don’t knowingly hold anything about children under 13.":
    "El directorio es para adultos que buscan un seguro. No conservamos a sabiendas nada sobre niños menores de 13 años.",
  "Demonstration data": "Datos de demostración",
  "While the line at the top of each page says “Demonstration data”, the people, agencies, licenses, and reviews shown are made up, and nothing said about them applies to anyone. Everything about you applies as written.":
    "Mientras la línea en la parte superior de cada página diga “Datos de demostración”, las personas, agencias, licencias y reseñas que se muestran son inventadas, y nada de lo que se dice sobre ellas se aplica a nadie. Todo lo que se refiere a usted se aplica como está escrito.",
  Changes: "Cambios",
  "When the meaning changes, the policy gets a new version and a date, and the change is listed below. It applies from that date on, to what we collect after it. For earlier versions, write to {mail}.":
    "Cuando cambia el sentido, la política recibe una versión nueva y una fecha, y el cambio se anota abajo. Se aplica a partir de esa fecha, a lo que recopilemos después. Para versiones anteriores, escriba a {mail}.",
  "That you are signed in, signed by us; “refresh” renews “session”":
    "Que usted inició sesión, con nuestra firma; “refresh” renueva “session”",
  "{days} days after the last visit, or until you sign out":
    "{days} días después de la última visita, o hasta que cierre sesión",
  "The public names of up to {agents} agents you saved":
    "Los nombres públicos de hasta {agents} agentes que guardó",
  "{days} days after the last change, or until you sign out: then they are on your account alone":
    "{days} días después del último cambio, o hasta que cierre sesión: entonces están solo en su cuenta",
  "One sentence that the next page shows you, such as “Saved”":
    "Una oración que le muestra la página siguiente, como “Guardado”",
  "{seconds} seconds": "{seconds} segundos",
  "Which agent’s contact you came to save, from a QR code or a link made for it":
    "De qué agente vino a guardar el contacto, desde un código QR o un enlace hecho para eso",
  "{minutes} minutes, or until you save the contact": "{minutes} minutos, o hasta que guarde el contacto",
  "A random number for each account that signed in here, so nobody elsewhere can lock you out of it":
    "Un número al azar por cada cuenta que inició sesión aquí, para que nadie en otra parte pueda dejarlo fuera de ella",
  "{days} days after the last sign-in, or until you sign out everywhere in your settings":
    "{days} días después del último inicio de sesión, o hasta que cierre todas las sesiones en su configuración",
  "That you have just changed something while signed in, so that the pages you see show it":
    "Que acaba de cambiar algo con la sesión iniciada, para que las páginas que vea lo muestren",
  "A random number for each question you asked on this device, so you can find it again":
    "Un número al azar por cada pregunta que hizo en este dispositivo, para que pueda encontrarla otra vez",
  "{days} days after your last question": "{days} días después de su última pregunta",
  "The page you were on when we asked you to read the terms, so that you come back to it":
    "La página en la que estaba cuando le pedimos leer los términos, para que vuelva a ella",
  "{minutes} minutes, or until you are back": "{minutes} minutos, o hasta que haya vuelto",
  "The NPN of the profile you came to claim, so that you need not type it again":
    "El NPN del perfil que vino a reclamar, para que no tenga que escribirlo otra vez",
  "{hours} hours, or until the profile is yours": "{hours} horas, o hasta que el perfil sea suyo",
  "How you want pages to look: text size, colors, motion. It stays when you sign out":
    "Cómo quiere que se vean las páginas: tamaño del texto, colores, movimiento. Se conserva cuando cierra sesión",
  "{days} days after the last change": "{days} días después del último cambio",
  "The time zone that your browser is set to, so that times are yours. The page itself writes it":
    "La zona horaria de su navegador, para que las horas sean las suyas. La escribe la propia página",
  "{days} days after your last visit": "{days} días después de su última visita",
  "The language you chose at the foot of a page": "El idioma que eligió al pie de una página",
  "{days} days after you last chose": "{days} días después de la última vez que eligió",
  "A random number for this browser, to notice when one device writes reviews under many names":
    "Un número al azar de este navegador, para notar cuando un dispositivo escribe reseñas con muchos nombres",
  "{days} days after you last signed in or sent a review":
    "{days} días después de su último inicio de sesión o de su última reseña enviada",
  "What you had written in a form when you had to sign in again or read the terms first":
    "Lo que había escrito en un formulario cuando tuvo que iniciar sesión otra vez o leer primero los términos",
  "{minutes} minutes, or until you are back at the form":
    "{minutes} minutos, o hasta que vuelva al formulario",
  "Whether you opened or closed the sidebar. The page itself writes it":
    "Si abrió o cerró la barra lateral. La escribe la propia página",
  "If you open an account": "Si abre una cuenta",
  "{lead} Your name, your email address, what you signed up as, which terms you agreed to and when, and for organizations, what the application asks. We store your password only in a scrambled form that can’t be read back. For each sign-in, we store the kind of browser and system (“Firefox on Linux”), when it began, and when it was last used, so you can recognize your devices and sign them out under {link}.":
    "{lead} Su nombre, su correo electrónico, con qué función creó la cuenta, qué términos aceptó y cuándo y, en el caso de las organizaciones, lo que pide la solicitud. Guardamos su contraseña solo en una forma codificada que no se puede volver a leer. De cada inicio de sesión guardamos el tipo de navegador y de sistema (“Firefox en Linux”), cuándo empezó y cuándo se usó por última vez, para que pueda reconocer sus dispositivos y cerrar su sesión en {link}.",
  "What we store.": "Qué guardamos.",
  "{lead} we count failed sign-ins by email address for an hour, and tries by network address for a few minutes. Neither is written to the database.":
    "{lead} contamos los inicios de sesión fallidos por correo electrónico durante una hora, y los intentos por dirección de red durante unos minutos. Nada de eso se escribe en la base de datos.",
  "To stop password guessing,": "Para impedir que se adivinen contraseñas,",
  "{lead} we store which networks and browsers your account was used on, in a scrambled form: a keyed hash of the network address and of a random number in a cookie. Nothing can be read from it. It only tells us whether accounts that review the same agent, or an agent’s own account, share a network or a browser. We delete it {days} days after your account was last seen there, and when you delete your account.":
    "{lead} guardamos en qué redes y navegadores se usó su cuenta, en forma codificada: un hash con clave de la dirección de red y de un número al azar en una cookie. No se puede leer nada en él. Solo nos dice si las cuentas que reseñan al mismo agente, o la cuenta del propio agente, comparten una red o un navegador. Lo eliminamos {days} días después de que su cuenta se vio ahí por última vez, y cuando usted elimina su cuenta.",
  "To stop fake reviews,": "Para impedir reseñas falsas,",
  "{lead} Once an email about your account is sent, we store one line about it (to whom, what kind, when), but not its text. Your notification choices are stored with your account. What’s waiting for your daily email is stored until that email is written.":
    "{lead} Una vez enviado un correo sobre su cuenta, guardamos una línea sobre él (a quién, de qué tipo, cuándo), pero no su texto. Sus preferencias de notificaciones se guardan con su cuenta. Lo que espera su correo diario se guarda hasta que se escribe ese correo.",
  "Email.": "Correo electrónico.",
  "{lead} Under {link} you can download everything that belongs to your account, and delete it: at once, or after {days} days in which nobody sees it and you can change your mind. We keep only what the law or other people need. For example, a question answered in public stays, without anything that leads to you, unless you withdraw it first.":
    "{lead} En {link} puede descargar todo lo que pertenece a su cuenta, y eliminarla: de inmediato, o después de {days} días en los que nadie la ve y usted puede cambiar de opinión. Conservamos solo lo que la ley u otras personas necesitan. Por ejemplo, una pregunta respondida en público se queda, sin nada que lleve a usted, a menos que la retire antes.",
  "Download or delete.": "Descargar o eliminar.",
  "If you pay for a plan": "Si paga un plan",
  "{lead} You type it on Stripe’s own page. Stripe gets your name and email address, or your organization’s, from us, and what you type there. Its own rules apply to that.":
    "{lead} La escribe en la página de Stripe. Stripe recibe de nosotros su nombre y su correo electrónico, o los de su organización, y lo que usted escribe ahí. A eso se le aplican las reglas de Stripe.",
  "Your card goes to Stripe, never to us.": "Su tarjeta va a Stripe, nunca a nosotros.",
  "{lead} Which plan you have and since when, your invoices with their amounts and taxes, refunds, and of the card its brand, its last four digits, and the month it expires. If you delete your account, your plan ends, and what’s left of these records no longer leads to you. Stripe keeps invoices as long as tax law asks.":
    "{lead} Qué plan tiene y desde cuándo, sus facturas con sus importes e impuestos, los reembolsos y, de la tarjeta, su marca, sus últimos cuatro dígitos y el mes en que vence. Si elimina su cuenta, su plan termina, y lo que queda de estos registros ya no lleva a usted. Stripe conserva las facturas el tiempo que pida la ley tributaria.",
  "If you claim an agent’s profile": "Si reclama el perfil de un agente",
  "{lead} Which profile you asked for and when, how you proved it, and what was decided. A code goes to the email address the state has on file for the license. We store the code scrambled.":
    "{lead} Qué perfil pidió y cuándo, cómo lo demostró y qué se decidió. Un código va a la dirección de correo que el estado tiene registrada para la licencia. Guardamos el código en forma codificada.",
  "{lead} you send is read by one of us and by nobody else. It’s deleted when the claim is decided or withdrawn, or when your account is deleted.":
    "{lead} que usted envía lo lee una persona de nuestro equipo y nadie más. Se elimina cuando la reclamación se decide o se retira, o cuando se elimina su cuenta.",
  "A document": "Un documento",
  "{lead} If you contest a profile that somebody has claimed, they’re told that it’s contested, but not by whom. Admins see both sides.":
    "{lead} Si impugna un perfil que otra persona ha reclamado, se le dice que está impugnado, pero no por quién. Los administradores ven ambas partes.",
  "Who sees what.": "Quién ve qué.",
  "If you ask an expert": "Si le pregunta a un experto",
  "{lead} Once you open the link we email you, or right away if your account’s address is confirmed. A question nobody confirms goes to nobody, and we delete it and everything typed with it after {days} days.":
    "{lead} Cuando usted abre el enlace que le enviamos por correo, o de inmediato si la dirección de su cuenta está confirmada. Una pregunta que nadie confirma no va a nadie, y la eliminamos, con todo lo que se escribió con ella, después de {days} días.",
  "When it goes out.": "Cuándo sale.",
  "{lead} The agents who get your question see your first name, your ZIP code, and the question. They never see your last name or your email address. They see your phone number only if you said they may call. We store the words you agreed to and when, and you can take it back under {link}.":
    "{lead} Los agentes que reciben su pregunta ven su nombre de pila, su código postal y la pregunta. Nunca ven su apellido ni su correo electrónico. Ven su teléfono solo si usted dijo que pueden llamarlo. Guardamos las palabras que aceptó y cuándo, y puede retirar su aceptación en {link}.",
  "{lead} Once there’s an answer: the question, its insurance type, and its state, without your name. If something in it looks like an address, a number, or a name, we ask you first whether to leave it out. Anyone can report a page, and a person decides.":
    "{lead} Cuando hay una respuesta: la pregunta, su tipo de seguro y su estado, sin su nombre. Si algo en ella parece una dirección, un número o un nombre, primero le preguntamos si lo dejamos fuera. Cualquier persona puede denunciar una página, y una persona decide.",
  "What becomes public.": "Qué se hace público.",
  "{lead} With a cookie on the device you asked from, for {days} days, or with the link in each answer’s email, which works once, within {days2} days.":
    "{lead} Con una cookie en el dispositivo desde el que preguntó, durante {days} días, o con el enlace que trae el correo de cada respuesta, que funciona una sola vez, dentro de {days2} días.",
  "How you find it again.": "Cómo la encuentra otra vez.",
  "If you write to an agent": "Si le escribe a un agente",
  "{lead} Only you and that agent read what you write. The agent sees your first name and ZIP code. They see your full name, email address, and phone number only while you show them. We store the words you agreed to and when.":
    "{lead} Solo usted y ese agente leen lo que escribe. El agente ve su nombre de pila y su código postal. Ve su nombre completo, su correo electrónico y su teléfono solo mientras usted los muestre. Guardamos las palabras que aceptó y cuándo.",
  "{lead} Only if one of you reports a message: then that message and the {messages} before it. We measure how long an agent took to reply, without what was said.":
    "{lead} Solo si uno de los dos denuncia un mensaje: entonces, ese mensaje y los {messages} anteriores. Medimos cuánto tardó un agente en responder, sin lo que se dijo.",
  "When one of us reads it.": "Cuándo lo lee alguien de nosotros.",
  "{lead} Deleting your account deletes the conversations you started, on both sides.":
    "{lead} Eliminar su cuenta elimina las conversaciones que usted inició, para ambas partes.",
  "Deleting.": "Eliminar.",
  "If you ask for a quote or leave your details": "Si pide una cotización o deja sus datos",
  "{lead} The one agent you chose. Their organization sees only how many requests there were in a month. Without an account, nothing is sent until you open the link we email you; what nobody confirms is deleted after {days} days.":
    "{lead} El único agente que usted eligió. Su organización ve solo cuántas solicitudes hubo en un mes. Sin una cuenta, no se envía nada hasta que usted abre el enlace que le mandamos por correo; lo que nadie confirma se elimina después de {days} días.",
  "Who gets it.": "Quién la recibe.",
  "{lead} Only by calls, texts, or email, as far as you check each box. We store the words you saw, when, on which page, and a scrambled form of the network you sent them from. Without a check, the agent doesn’t see your number or address.":
    "{lead} Solo por llamadas, mensajes de texto o correo, según las casillas que usted marque. Guardamos las palabras que vio, cuándo, en qué página y, en forma codificada, la red desde la que las envió. Sin una marca, el agente no ve su número ni su dirección.",
  "How they may reach you.": "Cómo pueden comunicarse con usted.",
  "{lead} Every email about it has a link that stops all of it, for every agent, with one click and without an account. We then delete your number, hide your address, and tell each agent. What an agent wrote down elsewhere isn’t in our hands.":
    "{lead} Cada correo sobre ella tiene un enlace que lo detiene todo, para todos los agentes, con un clic y sin una cuenta. Entonces eliminamos su número, ocultamos su dirección y se lo decimos a cada agente. Lo que un agente anotó en otra parte no está en nuestras manos.",
  "Taking it back.": "Retirar su aceptación.",
  "Version 1.6 says what happens to requests for quotes, to details left on an agent’s card, and to what you agree to there.":
    "La versión 1.6 dice qué pasa con las solicitudes de cotización, con los datos que se dejan en la tarjeta de un agente y con lo que usted acepta ahí.",
  "Version 1.5 says what we and our payment provider store when you pay for a plan.":
    "La versión 1.5 dice qué guardamos nosotros y nuestro proveedor de pagos cuando usted paga un plan.",
  "Version 1.4 says what we store when you claim an agent’s profile, which networks and browsers of accounts we compare, when a question goes to agents, and how long we store one nobody confirms.":
    "La versión 1.4 dice qué guardamos cuando usted reclama el perfil de un agente, qué redes y navegadores de las cuentas comparamos, cuándo va una pregunta a los agentes y cuánto tiempo guardamos una que nadie confirma.",
  "Version 1.3 says what we store about where a review came from, and names the cookie used for it.":
    "La versión 1.3 dice qué guardamos sobre el origen de una reseña, y nombra la cookie que se usa para eso.",
  "Version 1.2 says what we store about messages to agents and about your notification choices.":
    "La versión 1.2 dice qué guardamos sobre los mensajes a los agentes y sobre sus preferencias de notificaciones.",
  "Version 1.1 says what we store about accounts and questions to experts.":
    "La versión 1.1 dice qué guardamos sobre las cuentas y las preguntas a expertos.",
  "{lead} Agents and searches you save are stored with your account until you remove them. Once a day we look for agents who newly fit a search you saved. A search around your own location is saved for its city.":
    "{lead} Los agentes y las búsquedas que guarda se conservan con su cuenta hasta que usted los quite. Una vez al día buscamos agentes nuevos que correspondan a una búsqueda que guardó. Una búsqueda alrededor de su propia ubicación se guarda con su ciudad.",
  "What you save.": "Lo que guarda.",
  "{lead} With JavaScript, your browser keeps a list of up to {agents} profiles it showed you in the last {days} days, so you find them again. It never reaches us. “Clear list” beside it deletes it, and so does signing out.":
    "{lead} Con JavaScript, su navegador guarda una lista de hasta {agents} perfiles que le mostró en los últimos {days} días, para que los encuentre de nuevo. Nunca llega a nosotros. “Borrar lista”, a su lado, la elimina, y cerrar sesión también.",
  "What you looked at.": "Lo que miró.",
  "A random number for this browser, so that a passkey shown here counts here alone":
    "Un número al azar para este navegador, para que una llave de acceso mostrada aquí valga solo aquí",
  "{minutes} minutes after the sign-in page, or the form that adds a passkey, last asked for one":
    "{minutes} minutos desde que la página de inicio de sesión, o el formulario que agrega una llave de acceso, pidió una por última vez",
  "That your password was right, while you look for your second factor":
    "Que su contraseña es correcta, mientras busca su segundo factor",
  "{minutes} minutes, or until you show it": "{minutes} minutos, o hasta que lo muestre",
  "Version 1.7 says what searches you save, and which profiles your browser remembers.":
    "La versión 1.7 dice qué búsquedas guarda usted y qué perfiles recuerda su navegador.",
  "On our own team’s devices: as whom one of us looks at the site, signed by us":
    "En los dispositivos de nuestro equipo: como quién mira el sitio uno de nosotros, firmado por nosotros",
  "{minutes} minutes, or until the view ends": "{minutes} minutos, o hasta que la vista termine",
  "We don’t sell personal information, and we don’t share it for advertising, so there’s nothing to opt out of. Agents learn about you what you send them. If you call an agent or visit an agent’s website, that agent’s own rules apply. A link to another site tells that site only that you came from ours, not from which page.":
    "No vendemos información personal, y no la compartimos para publicidad, así que no hay nada de lo que excluirse. Los agentes saben de usted lo que usted les envía. Si llama a un agente o visita el sitio web de un agente, se aplican las reglas propias de ese agente. Un enlace a otro sitio le dice a ese sitio solo que usted vino del nuestro, no de qué página.",
  "{lead} We honor it. Nothing of yours is sold or shared with or without it. With it, we also leave you out when we count how often a profile is opened.":
    "{lead} La respetamos. Con ella o sin ella, nada suyo se vende ni se comparte. Con ella, tampoco lo contamos cuando contamos cuántas veces se abre un perfil.",
  "If your browser sends Global Privacy Control.": "Si su navegador envía la señal Global Privacy Control.",
  "Wherever you live, you may ask what we hold about you, get a copy, have it corrected, or have it deleted: {form}. You don’t need an account, and it’s free. A link that we email proves it’s you. You get a copy or a deletion at once. A person answers everything else within {days} days.":
    "Viva donde viva, puede preguntar qué tenemos sobre usted, obtener una copia, hacer que se corrija o que se elimine: {form}. No necesita una cuenta, y es gratis. Un enlace que le enviamos por correo demuestra que es usted. La copia o la eliminación son inmediatas. Todo lo demás lo responde una persona en un plazo de {days} días.",
  "{lead} Enter that person’s email. They open the link, and so say that you may ask for them. If they can’t, write to {mail}.":
    "{lead} Escriba el correo de esa persona. Ella abre el enlace, y así dice que usted puede pedirlo en su nombre. Si no puede, escriba a {mail}.",
  "If you ask for someone else.": "Si lo pide por otra persona.",
  "Asking never counts against you: nothing here costs more or works worse for it. We don’t sell or share your information, don’t use it for ads, and no program decides anything about you that matters in law.":
    "Pedirlo nunca va en su contra: nada aquí cuesta más ni funciona peor por eso. No vendemos ni compartimos sus datos, no los usamos para anuncios, y ningún programa decide algo sobre usted que tenga efectos legales.",
  "We may have to keep something, such as a review that somebody else wrote about you as an agent. If so, we tell you what and why. For {days} days you may ask for a second look on the same page. Another person decides it within {answer} days. You may also go to your state’s attorney general.":
    "Es posible que tengamos que conservar algo, como una reseña que otra persona escribió sobre usted como agente. En ese caso, le decimos qué y por qué. Durante {days} días puede pedir una segunda revisión en la misma página. Otra persona la decide en un plazo de {answer} días. También puede acudir al fiscal general de su estado.",
  "{lead} California, Colorado, Connecticut, Delaware, Florida, Indiana, Iowa, Kentucky, Maryland, Minnesota, Montana, Nebraska, New Hampshire, New Jersey, Oregon, Rhode Island, Tennessee, Texas, Utah, and Virginia. We do it for everyone, so you don’t have to say where you live.":
    "{lead} California, Colorado, Connecticut, Delaware, Florida, Indiana, Iowa, Kentucky, Maryland, Minnesota, Montana, Nebraska, New Hampshire, New Jersey, Oregon, Rhode Island, Tennessee, Texas, Utah y Virginia. Lo hacemos para todos, así que no tiene que decir dónde vive.",
  "States with a law about this.": "Estados con una ley sobre esto.",
  "If you’re an agent and don’t want to be listed.": "Si es agente y no quiere figurar.",
  "{lead} Here: {link}.": "{lead} Aquí: {link}.",
  "{lead} Deleting your account deletes what you asked for, with the agent’s notes about it. Without an account, {link}.":
    "{lead} Eliminar su cuenta elimina lo que pidió, con las notas del agente. Sin una cuenta, {link}.",
} satisfies Record<string, string>;
