/** What the help says. */
export const help = {
  "How to find an agent, what a license line shows, how results are ranked, and what happens to every review, with the counts.":
    "Cómo encontrar un agente, qué muestra la línea de una licencia, cómo se ordenan los resultados y qué pasa con cada reseña, con las cifras.",
  "Finding an agent": "Encontrar un agente",
  "How we check licenses": "Cómo revisamos las licencias",
  "How results are ranked": "Cómo se ordenan los resultados",
  "Asking an expert": "Preguntarle a un experto",
  "If you’re the agent": "Si usted es el agente",
  "If you don’t want to be listed": "Si no quiere aparecer en el directorio",
  "{link}. You don’t need an account. A person on our team decides within {hours} hours and emails you.":
    "{link}. No necesita una cuenta. Una persona de nuestro equipo decide en un plazo de {hours} horas y le escribe por correo.",
  "{lead} The profile leaves search, every place and count, and the list we give search engines. Its address says that it’s gone. No list we import later adds you again.":
    "{lead} El perfil sale de la búsqueda, de cada lugar y conteo, y de la lista que damos a los buscadores. Su dirección dice que ya no está. Ninguna lista que importemos después lo agrega de nuevo.",
  "What goes.": "Qué se va.",
  "{lead} Your NPN and license numbers, because that’s how we recognize you in the next list and leave you out. Our record of what each state said about your licenses and when, because people relied on it. Reviews and conversations, because they belong to the people who wrote them: only they can still read them, and they can delete them. Your request without your words: we delete your name, your email, and what you wrote {days} days after we decide. None of it is public.":
    "{lead} Su NPN y sus números de licencia, porque así lo reconocemos en la próxima lista y lo dejamos fuera. Nuestro registro de lo que cada estado dijo de sus licencias y cuándo, porque hubo personas que confiaron en él. Las reseñas y conversaciones, porque son de quienes las escribieron: solo esas personas pueden leerlas todavía, y pueden borrarlas. Su solicitud sin sus palabras: borramos su nombre, su correo y lo que escribió {days} días después de decidir. Nada de eso es público.",
  "What stays.": "Qué se queda.",
  "{lead} Claim the profile with a document, or apply to be listed with your NPN. Our team decides, and you’re listed again, as you were. Without an account, email us.":
    "{lead} Reclame el perfil con un documento, o solicite figurar en el directorio con su NPN. Nuestro equipo decide y volverá a figurar, tal como estaba. Sin una cuenta, escríbanos.",
  "If you change your mind.": "Si cambia de opinión.",
  "Notifications and emails": "Notificaciones y correos",
  "The data": "Los datos",
  "Without JavaScript": "Sin JavaScript",
  "Write to us": "Escríbanos",
  "Search help": "Buscar en la ayuda",
  "What do you want to know?": "¿Qué quiere saber?",
  "Asked most": "Lo que más se pregunta",
  "Answers about “{search}”": "Respuestas sobre “{search}”",
  "Nothing fits. Try another word, look through the topics below, or email {mail}.":
    "No hay nada que coincida. Pruebe con otra palabra, mire los temas de abajo o escriba a {mail}.",
  "Does it cost anything?": "¿Cuesta algo?",
  "Not for you. Searching, asking, and booking are free. Agents can’t pay to rank higher.":
    "A usted, nada. Buscar, preguntar y reservar es gratis. Los agentes no pueden pagar por aparecer más arriba.",
  "Is this agent really licensed?": "¿Este agente tiene licencia de verdad?",
  "Look for the license line on the profile. It shows the state, what it covers, and the day we last checked.":
    "Busque la línea de la licencia en el perfil. Muestra el estado, qué cubre y el día en que la comprobamos por última vez.",
  "Who sees my name and phone number?": "¿Quién ve mi nombre y mi teléfono?",
  "An agent you write to sees your first name and ZIP code, and the rest only if you show it. We never sell your information.":
    "El agente a quien escribe ve su nombre de pila y su código postal, y lo demás solo si usted lo muestra. Nunca vendemos su información.",
  "Are the reviews real?": "¿Las reseñas son reales?",
  "Each one says how we know its writer. The same rules hold for one star and five, and we count what we remove.":
    "Cada una dice cómo conocemos a quien la escribió. Las reglas son las mismas para una estrella y para cinco, y contamos lo que eliminamos.",
  "Where’s the answer to my question?": "¿Dónde está la respuesta a mi pregunta?",
  "It comes by email, with a link. On the device you asked from, it’s also under My questions. If nobody answers, we ask more agents.":
    "Llega por correo, con un enlace. En el dispositivo desde el que preguntó, también está en Mis preguntas. Si nadie responde, preguntamos a más agentes.",
  "How do I cancel or move an appointment?": "¿Cómo cancelo o cambio una cita?",
  "Open the link in your confirmation email. With an account, you’ll find it under Appointments, too.":
    "Abra el enlace del correo de confirmación. Con una cuenta, también la encuentra en Citas.",
  "Something about me is wrong. What now?": "Algo sobre mí está mal. ¿Qué hago?",
  "If it’s your profile, claim it and correct it. Anyone else can report a wrong fact on the profile itself.":
    "Si es su perfil, reclámelo y corríjalo. Los demás pueden avisar de un dato erróneo en el propio perfil.",
  "I forgot my password. How do I get in?": "Olvidé mi contraseña. ¿Cómo entro?",
  "We’ll email you a link to choose a new one.": "Le enviamos un enlace por correo para elegir otra.",
  "Why is this agent first?": "¿Por qué este agente es el primero?",
  "Those near you come first, and among them reviews decide. Each result says why it’s there.":
    "Primero van los que están cerca de usted, y entre ellos deciden las reseñas. Cada resultado dice por qué está ahí.",
  "How do I find an agent near me?": "¿Cómo encuentro un agente cerca de mí?",
  "Type a ZIP code or a city. You can add what you need, like “home insurance in Austin”.":
    "Escriba un código postal o una ciudad. Puede agregar lo que necesita, como “seguro de vivienda en Austin”.",
  "Can I get my profile removed?": "¿Se puede quitar mi perfil?",
  "Yes. You don’t need an account. A person decides and emails you.":
    "Sí. No necesita una cuenta. Una persona decide y le escribe por correo.",
  "How do I stop the emails?": "¿Cómo dejo de recibir correos?",
  "Follow “Unsubscribe” at the bottom of one, or choose what you get in your settings.":
    "Siga “Cancelar suscripción” al final de uno, o elija en su configuración qué recibe.",
  "How do I get a copy of my information, or delete it?":
    "¿Cómo obtengo una copia de mis datos, o los borro?",
  "Ask here, without an account. With one, do it yourself in your settings.":
    "Pídalo aquí, sin cuenta. Si tiene una, hágalo usted en su configuración.",
  "Ask for your information": "Pedir su información",
  "Do I need an account?": "¿Necesito una cuenta?",
  "No, not to search, ask, or book. You need one to message an agent and to review one.":
    "No para buscar, preguntar ni reservar. La necesita para escribir a un agente y para reseñarlo.",
  "Where does the data come from?": "¿De dónde vienen los datos?",
  "From lists that states publish, the federal marketplace’s list, and documents that we read.":
    "De listas que publican los estados, de la lista del mercado federal y de documentos que leemos.",
  "The page doesn’t work for me.": "La página no me funciona.",
  "That’s our mistake. Tell us which page, and add the number it showed you.":
    "Es un error nuestro. Díganos qué página es y agregue el número que le mostró.",
  "On this page": "En esta página",
  "You don’t need an account to {link}. We email you a link first, and your question goes out when you open it, so nobody else can ask with your address. The link works for {hours} hours. A question nobody confirms is deleted after {days} days. If you’re signed in with a confirmed address, your question goes out right away.":
    "No necesita una cuenta para usar {link}. Primero le enviamos un enlace por correo, y su pregunta sale cuando usted lo abre, para que nadie más pueda preguntar con su dirección. El enlace funciona durante {hours} horas. Una pregunta que nadie confirma se elimina después de {days} días. Si inició sesión con una dirección confirmada, su pregunta sale de inmediato.",
  "{lead} It goes to {experts} agents who have an account here and an active license for that insurance in your ZIP code’s state. Those near you come first, and of these the ones who answer fastest. After {first}, {second}, and {third} minutes without an answer, it goes to {experts} more, and we get an alert.":
    "{lead} Va a {experts} agentes que tienen una cuenta aquí y una licencia vigente para ese seguro en el estado de su código postal. Los que están cerca de usted van primero, y de ellos, los que responden más rápido. Después de {first}, {second} y {third} minutos sin respuesta, va a {experts} más, y nosotros recibimos una alerta.",
  "Who gets your question.": "Quién recibe su pregunta.",
  "{lead} Only the agents who got your question, and only while their license is active: we look at it again when they send the answer. Each answer shows the agent’s name, license, and NPN. It’s general information. What counts is what your policy says.":
    "{lead} Solo los agentes que recibieron su pregunta, y solo mientras su licencia esté vigente: la revisamos otra vez cuando envían la respuesta. Cada respuesta muestra el nombre, la licencia y el NPN del agente. Es información general. Lo que cuenta es lo que dice su póliza.",
  "Who can answer.": "Quién puede responder.",
  "{lead} comes by email, with a link that opens your question on another device. The link works once, within {days} days. On the device you asked from, you’ll find it under {link}. There you can also mark the answer that helped, get a new link, or withdraw your question.":
    "{lead} llega por correo, con un enlace que abre su pregunta en otro dispositivo. El enlace funciona una sola vez, dentro de {days} días. En el dispositivo desde el que preguntó, la encontrará en {link}. Ahí también puede marcar la respuesta que le ayudó, pedir un enlace nuevo o retirar su pregunta.",
  "The answer": "La respuesta",
  "{lead} The agents who get your question see your first name, ZIP code, and question. Only agents who answer see your last name and phone, and only if you allowed calls. Nobody sees your email address.":
    "{lead} Los agentes que reciben su pregunta ven su nombre de pila, su código postal y la pregunta. Solo los agentes que responden ven su apellido y su teléfono, y solo si usted permitió que lo llamen. Nadie ve su correo electrónico.",
  "Who sees your name.": "Quién ve su nombre.",
  "{lead} Once it has an answer, your question is published under {answers}, without your name. If something in it looks like a name, a number, or an address, we ask you first. {live} shows the questions being answered now.":
    "{lead} Cuando tiene una respuesta, su pregunta se publica en {answers}, sin su nombre. Si algo en ella parece un nombre, un número o una dirección, primero le preguntamos a usted. {live} muestra las preguntas que se están respondiendo ahora.",
  "What others see.": "Qué ven los demás.",
  "Your license is listed here because it’s public. {claiming} lets you answer messages, questions, and reviews. Your name and NPN are public too, so they prove nothing. Until you’ve shown that you’re the agent, nothing reaches you, and nothing changes on the profile.":
    "Su licencia aparece aquí porque es pública. {claiming} le permite responder mensajes, preguntas y reseñas. Su nombre y su NPN también son públicos, así que no prueban nada. Hasta que haya demostrado que usted es el agente, no le llega nada y nada cambia en el perfil.",
  "Claiming the profile": "Reclamar el perfil",
  "{lead} We email it to the address your state has on file for your license. It’s good for {minutes} minutes. {document} Send your license or a letter from the state as a PDF, a JPEG, or a PNG. One of us reads it within {hours} hours, and we delete it once we’ve decided.":
    "{lead} Lo enviamos a la dirección de correo que su estado tiene registrada para su licencia. Sirve durante {minutes} minutos. {document} Envíe su licencia o una carta del estado en PDF, JPEG o PNG. Una persona de nuestro equipo la lee en un plazo de {hours} horas, y la eliminamos en cuanto decidimos.",
  "With a code.": "Con un código.",
  "With a document.": "Con un documento.",
  "{lead} Contest it on the same page, with the same proof. A person decides within {hours} hours and tells both of you why. Until then, nothing changes. Whatever we decide, conversations stay with the account that customers wrote to.":
    "{lead} Impúgnelo en la misma página, con las mismas pruebas. Una persona decide en un plazo de {hours} horas y les dice a ambos por qué. Hasta entonces, nada cambia. Decidamos lo que decidamos, las conversaciones se quedan en la cuenta a la que escribieron los clientes.",
  "Has someone else claimed your profile?": "¿Otra persona reclamó su perfil?",
  "Not in the directory?": "¿No figura en el directorio?",
  "apply to be listed": "solicite figurar en él",
  "{lead} If no list has brought your license here yet, {link}: your NPN, your licenses, your business ZIP code, and a document that shows them. One of us reads it within {hours} hours. If it fits, you’re listed, and the profile is yours. If it doesn’t, we tell you why, and you can apply again.":
    "{lead} Si ninguna lista ha traído aún su licencia, {link}: su NPN, sus licencias, el código postal de su oficina y un documento que las muestre. Uno de nosotros lo lee en un plazo de {hours} horas. Si coincide, usted figura en el directorio y el perfil es suyo. Si no, le decimos por qué, y puede presentar otra solicitud.",
  "{lead} {link}. From sign-up to writing your page it’s one visit.":
    "{lead} {link}. Desde crear la cuenta hasta escribir su página, basta una visita.",
  "{mail} reaches a person. It helps to include the page’s address. If a page failed, add the number it showed you.":
    "En {mail} le atiende una persona. Ayuda que incluya la dirección de la página. Si una página falló, agregue el número que le mostró.",
  "{lead} (a license, an address, a review): tell us which page, and what’s right. Proof, such as the state’s own page, settles it fastest.":
    "{lead} (una licencia, una dirección, una reseña): díganos en qué página y qué es lo correcto. Una prueba, como la página del propio estado, es lo que más rápido lo resuelve.",
  "Something about you is wrong": "Algo sobre usted está mal",
  "{lead}: tell us which one and why. It stays up while we look at it.":
    "{lead}: díganos cuál y por qué. Sigue publicada mientras la revisamos.",
  "A review breaks the rules above": "Una reseña infringe las reglas de arriba",
  "{lead}: send your NPN and one license number.": "{lead}: envíe su NPN y un número de licencia.",
  "You’re an agent and want to be listed": "Usted es agente y quiere aparecer",
  "To reach an agent, use “Message”, the phone number, or the website on the profile. We don’t pass on messages sent to us, and we can’t advise on insurance.":
    "Para comunicarse con un agente, use “Mensaje”, el número de teléfono o el sitio web del perfil. No reenviamos los mensajes que nos llegan a nosotros, y no podemos asesorar sobre seguros.",
  "The data and where it comes from": "Los datos y de dónde vienen",
  "{lead} The places are real. The people, agencies, insurers, licenses, reviews, and figures are made up. Phone numbers come from the range set aside for fiction (555-0100 to 555-0199), and web addresses end in “example”. Please don’t call them, and don’t base a decision on them.":
    "{lead} Los lugares son reales. Las personas, agencias, aseguradoras, licencias, reseñas y cifras son inventadas. Los números de teléfono son del rango reservado para la ficción (555-0100 a 555-0199), y las direcciones web terminan en “example”. Por favor, no los llame ni base una decisión en ellos.",
  "This is demonstration data.": "Estos son datos de demostración.",
  Places: "Lugares",
  "ZIP codes, cities, and how many people live in them: {geonames}, {license}. We joined its postal and its city file, and made spellings such as “St.” consistent. Puerto Rico and the island territories aren’t included.":
    "Códigos postales, ciudades y cuántas personas viven en ellas: {geonames}, {license}. Unimos su archivo postal con el de ciudades y unificamos grafías como “St.”. No se incluyen Puerto Rico ni los territorios insulares.",
  Outlines: "Contornos",
  "U.S. Census Bureau cartographic boundaries, 2017, public domain, from {link}, simplified. {site} draws its own maps and doesn’t use a map service.":
    "Límites cartográficos de la Oficina del Censo de EE. UU., 2017, de dominio público, tomados de {link} y simplificados. {site} dibuja sus propios mapas y no usa ningún servicio de mapas.",
  Water: "Agua",
  "Sea, lakes, and wide rivers on the maps: © {osm} contributors, 2017, {license}, simplified. Courses of great rivers: Natural Earth, public domain.":
    "Mar, lagos y ríos anchos de los mapas: © colaboradores de {osm}, 2017, {license}, simplificado. Cursos de los grandes ríos: Natural Earth, de dominio público.",
  Distances: "Distancias",
  "In miles, in a straight line from the center of the place you searched to the agent’s office. The drive is longer.":
    "En millas, en línea recta desde el centro del lugar que buscó hasta la oficina del agente. El camino es más largo.",
  "Order of places": "Orden de los lugares",
  "When two towns share a name, the larger one comes first, by an estimate from the 2020 census. We don’t show that estimate.":
    "Cuando dos ciudades se llaman igual, la más grande va primero, según una estimación del censo de 2020. No mostramos esa estimación.",
  "For programs": "Para programas",
  "The calls these pages make are described in an {link}.":
    "Las llamadas que hacen estas páginas se describen en un {link}.",
  "OpenAPI document": "documento OpenAPI",
  "{lead} you hear from us in the bell and by email when you get an answer or a message, and, if you’re an agent, when you get a question. Choose what you get, and how, in your {link}. During your quiet hours, emails wait. Or choose one daily email at 8:00 AM instead of many.":
    "{lead} le avisamos en la campana y por correo cuando recibe una respuesta o un mensaje y, si es agente, cuando recibe una pregunta. Elija qué recibe, y cómo, en su {link}. Durante sus horas de silencio, los correos esperan. O elija un solo correo al día, a las 8:00 a. m., en lugar de muchos.",
  "With an account,": "Con una cuenta,",
  settings: "configuración",
  "{lead} follow “Unsubscribe” at the bottom of one, or use your email app’s own unsubscribe button. You don’t need to sign in, and you can turn them back on from the same page.":
    "{lead} siga “Cancelar suscripción” al final de uno de ellos, o use el botón de su aplicación de correo para cancelar suscripciones. No necesita iniciar sesión, y puede activarlos otra vez desde la misma página.",
  "To stop emails,": "Para no recibir más correos,",
  "{lead} Nobody can flood your inbox through us. After {hour} emails in an hour or {day} in a day about what others do, the rest go to the bell. Links that others write can’t be clicked in our emails.":
    "{lead} Nadie puede llenarle el buzón a través de nosotros. Después de {hour} correos en una hora o {day} en un día sobre lo que hacen los demás, el resto va a la campana. En nuestros correos no se puede hacer clic en los enlaces que escriben otros.",
  "Never too many.": "Nunca demasiados.",
  "{lead} links to confirm your address or your question, to reset your password, and to come back to your account; news about who has claimed your profile; and answers to a question you asked without an account.":
    "{lead} los enlaces para confirmar su dirección o su pregunta, para restablecer su contraseña y para volver a su cuenta; las noticias sobre quién reclamó su perfil; y las respuestas a una pregunta que hizo sin cuenta.",
  "What you’ll always get:": "Lo que siempre recibirá:",
  "Type a ZIP code, a city and state (“Austin, TX”), a state, or the name of an agent or organization. If several states have a city by that name, the page tells you which one it used and offers the others. If we don’t have a ZIP code, we use the largest one with the same first three digits, and the page says so.":
    "Escriba un código postal, una ciudad y un estado (“Austin, TX”), un estado, o el nombre de un agente o de una organización. Si varios estados tienen una ciudad con ese nombre, la página le dice cuál usó y le ofrece las demás. Si no tenemos un código postal, usamos el más grande que empieza con los mismos tres dígitos, y la página lo dice.",
  "{lead} asks your device where it is and sends us two decimals of the answer, about half a mile. If you say no, or JavaScript is off, we use the place your internet connection seems to come from. The results tell you which one we used.":
    "{lead} le pregunta a su dispositivo dónde está y nos envía dos decimales de la respuesta, más o menos media milla. Si dice que no, o JavaScript está desactivado, usamos el lugar del que parece venir su conexión a internet. Los resultados le dicen cuál usamos.",
  "{lead} Choose {choices} miles. If you don’t, it’s {miles}. With fewer than {agents} agents in range, we widen the search one step at a time, up to {widest} miles, and the page says so.":
    "{lead} Elija {choices} millas. Si no elige, son {miles}. Con menos de {agents} agentes a esa distancia, ampliamos la búsqueda paso a paso, hasta {widest} millas, y la página lo dice.",
  "How far.": "Qué tan lejos.",
  "{lead} Agents with an active license today, for the insurance you chose, in the state you searched. Check a box to add the others; each row says what’s missing. You can also filter by language, rating, organization, independence, and whether an agent takes new clients. The numbers next to the filters are for your search. It’s all in the page’s address, so you can bookmark or share a search.":
    "{lead} Agentes con una licencia vigente hoy, para el seguro que eligió, en el estado que buscó. Marque una casilla para agregar a los demás; cada fila dice qué falta. También puede filtrar por idioma, calificación, organización, independencia y si un agente acepta clientes nuevos. Los números junto a los filtros son los de su búsqueda. Todo está en la dirección de la página, así que puede guardar o compartir una búsqueda.",
  "Who you’ll see.": "A quiénes verá.",
  "{lead} we rank the {agents} nearest matches, and the page says how far out that goes. To see others, choose a shorter distance or another filter.":
    "{lead} ordenamos los {agents} resultados más cercanos, y la página dice hasta qué distancia llegan. Para ver otros, elija una distancia más corta u otro filtro.",
  "In a big city": "En una ciudad grande",
  "Prefer to browse? {link} goes state by state, then city by city.":
    "¿Prefiere explorar? {link} va estado por estado y luego ciudad por ciudad.",
  "The directory of places": "El directorio de lugares",
  "Save and compare": "Guardar y comparar",
  "{saved} holds up to {agents}. The list stays in this browser and nowhere else; once you sign in, it’s on your account. {compare} puts up to {columns} side by side. They’re in the page’s address, so you can send it to the people who decide with you. Each profile also has a contact card for your address book and a QR code.":
    "{saved} admite hasta {agents}. La lista se queda en este navegador y en ninguna otra parte; cuando inicia sesión, pasa a su cuenta. {compare} pone hasta {columns} uno al lado del otro. Están en la dirección de la página, así que puede enviársela a quien decide con usted. Cada perfil tiene además una tarjeta de contacto para su libreta de direcciones y un código QR.",
  "The source says active, and it hasn’t ended. The circle marks today.":
    "La fuente dice que está vigente, y no ha terminado. El círculo marca el día de hoy.",
  "Ends in 23 days": "Termina en 23 días",
  "Still active, but it ends within {days} days. It counts through its last day.":
    "Sigue vigente, pero termina dentro de {days} días. Cuenta hasta su último día, inclusive.",
  "The last day has passed. The line stays, without a circle, and no longer counts in search.":
    "El último día ya pasó. La línea se queda, sin círculo, y ya no cuenta en la búsqueda.",
  "Auto, Home, Renters, Motorcycle, Boat, RV, Umbrella":
    "Auto, vivienda, inquilinos, motocicleta, embarcaciones, casa rodante, responsabilidad adicional",
  "Personal Lines, or Property and Casualty":
    "Líneas personales, o propiedad junto con accidentes y responsabilidad civil",
  "Property and Casualty": "Propiedad junto con accidentes y responsabilidad civil",
  "Health, and every kind of Medicare plan": "Salud y todo tipo de plan de Medicare",
  "In the United States, each state licenses its insurance agents. A license has a state, a number, one or more lines of authority (what the agent may sell), and an end date. A profile shows all of that in the state’s own words, and where it comes from: a list the state publishes, the federal marketplace’s list, or a document.":
    "En Estados Unidos, cada estado otorga las licencias a sus agentes de seguros. Una licencia tiene un estado, un número, una o más líneas de autoridad (lo que el agente puede vender) y una fecha de término. Un perfil muestra todo eso en las palabras del propio estado, y de dónde viene: una lista que publica el estado, la lista del mercado federal de seguros o un documento.",
  "Next to it is {day}. It tells you what was true on that day. We don’t know what has happened since, so look up the number with the state before you sign.":
    "Al lado está {day}. Le dice qué era cierto ese día. No sabemos qué ha pasado desde entonces, así que busque el número en la página del estado antes de firmar.",
  "the day we checked": "el día en que lo revisamos",
  "The {npn} (National Producer Number) stays with a person across states and employers. It tells two people with the same name apart. It doesn’t allow anyone to sell by itself.":
    "El {npn} (National Producer Number, número nacional de productor) acompaña a una persona en todos los estados y con todos sus empleadores. Distingue a dos personas con el mismo nombre. Por sí solo no autoriza a nadie a vender.",
  "The circle on the line": "El círculo en la línea",
  "The line is the license’s term, from its first day to its last. The circle marks today, so you see at a glance how much is left. The dates and words next to it say the same.":
    "La línea es el plazo de la licencia, desde su primer día hasta el último. El círculo marca el día de hoy, así que ve de un vistazo cuánto queda. Las fechas y las palabras al lado dicen lo mismo.",
  "What the line shows": "Qué muestra la línea",
  "It says": "Dice",
  "It shows": "Muestra",
  "first day": "primer día",
  "last day": "último día",
  "It means": "Significa",
  "If a license was surrendered or revoked, the profile says so, shows no circle, and doesn’t count it. We don’t take anything off a profile because it looks bad.":
    "Si una licencia fue entregada o revocada, el perfil lo dice, no muestra círculo y no la cuenta. No quitamos nada de un perfil porque se vea mal.",
  "Which license covers which insurance": "Qué licencia cubre qué seguro",
  "“Licensed for Auto in Texas” means the agent has an active Texas license today with the lines that auto insurance needs. Two licenses from the same state count together.":
    "“Licencia para auto en Texas” significa que el agente tiene hoy una licencia vigente de Texas con las líneas que requiere el seguro de auto. Dos licencias del mismo estado cuentan juntas.",
  "Insurance types and the lines that cover them": "Tipos de seguro y las líneas que los cubren",
  "Covered by": "Lo cubre",
  "“Message” on an agent’s profile starts a conversation between the two of you, under {link}. You need an account. You can’t message agents who haven’t claimed their profile, but you can still call them.":
    "“Mensaje” en el perfil de un agente inicia una conversación entre ustedes dos, en {link}. Necesita una cuenta. No puede escribir a agentes que no han reclamado su perfil, pero sí puede llamarlos.",
  "{lead} Your first name and ZIP code. Your full name, email address, and phone number only if you choose to show them, and only for as long as you do.":
    "{lead} Su nombre de pila y su código postal. Su nombre completo, su correo electrónico y su teléfono, solo si usted decide mostrarlos, y solo mientras lo decida.",
  "What the agent sees.": "Qué ve el agente.",
  "{lead} Either of you can close a conversation. If one of you reports a message, a person reads it and the {messages} before it, and nothing else.":
    "{lead} Cualquiera de los dos puede cerrar una conversación. Si uno de los dos denuncia un mensaje, una persona lee ese mensaje y los {messages} anteriores, y nada más.",
  "Closing and reporting.": "Cerrar y denunciar.",
  "{lead} is the median time from a customer’s first message to the agent’s first reply, over the agent’s latest {conversations} conversations. A first message without a reply counts as {days} days, unless the customer closed the conversation before then. With fewer than {threads} conversations, no time is shown.":
    "{lead} es la mediana del tiempo entre el primer mensaje de un cliente y la primera respuesta del agente, en las últimas {conversations} conversaciones del agente. Un primer mensaje sin respuesta cuenta como {days} días, a menos que el cliente haya cerrado la conversación antes. Con menos de {threads} conversaciones, no se muestra ningún tiempo.",
  "“Usually answers within”": "“Suele responder en”",
  "Two reviews": "Dos reseñas",
  "both with five stars, email verified, from the last two months":
    "ambas de cinco estrellas, con correo verificado, de los últimos dos meses",
  "Forty reviews": "Cuarenta reseñas",
  "thirty with five stars, ten with fewer, from conversations and appointments over two years":
    "treinta de cinco estrellas, diez de menos, de conversaciones y citas a lo largo de dos años",
  "No review yet": "Aún sin reseñas",
  "Best match ranks agents by their reviews, but not all reviews count the same. Forty good reviews tell you more than two perfect ones, and last month’s review more than one from three years ago. A review after a completed appointment is better proof than one with only a confirmed email. Agents can’t pay to rank higher.":
    "“Mejor resultado” ordena a los agentes por sus reseñas, pero no todas las reseñas cuentan lo mismo. Cuarenta reseñas buenas le dicen más que dos perfectas, y una del mes pasado más que una de hace tres años. Una reseña después de una cita cumplida es mejor prueba que una con solo un correo confirmado. Los agentes no pueden pagar para aparecer más arriba.",
  "Every review gets a weight, and each agent’s average is pulled toward the average for that type of insurance. Here’s the math:":
    "Cada reseña recibe un peso, y el promedio de cada agente se acerca al promedio de ese tipo de seguro. Estas son las cuentas:",
  Weight: "Peso",
  "w = proof × 0.5{exponent}, where proof is {appointment} for a confirmed appointment, {conversation} for a confirmed conversation, and {email} for a verified email address":
    "w = prueba × 0.5{exponent}, donde la prueba es {appointment} para una cita confirmada, {conversation} para una conversación confirmada y {email} para un correo electrónico verificado",
  "days old ÷ {days}": "días de antigüedad ÷ {days}",
  "Adjusted average": "Promedio ajustado",
  "S = (m × C + Σ w × stars) ÷ (m + Σ w), where m = {reviews} and C is the average of all published stars for the insurance you searched":
    "S = (m × C + Σ w × estrellas) ÷ (m + Σ w), donde m = {reviews} y C es el promedio de todas las estrellas publicadas para el seguro que buscó",
  Spread: "Dispersión",
  "σ² = (m × {stars}² + Σ w × (stars − S)²) ÷ (m + Σ w)":
    "σ² = (m × {stars}² + Σ w × (estrellas − S)²) ÷ (m + Σ w)",
  "Order value": "Valor de orden",
  "S − σ ÷ √(m + Σ w): the adjusted average, minus how uncertain it is":
    "S − σ ÷ √(m + Σ w): el promedio ajustado, menos su incertidumbre",
  "Near a place, distance counts before reviews, in steps: everyone within {first} miles comes before everyone within {second}, then {third}, then {fourth}. Within a step, the order value decides. When order values tie, the closer agent comes first, then the one who answers faster.":
    "Cerca de un lugar, la distancia cuenta antes que las reseñas, por tramos: quienes están a {first} millas o menos van antes que quienes están a {second}, luego {third} y luego {fourth}. Dentro de un tramo decide el valor de orden. Cuando los valores de orden empatan, va primero el agente más cercano y luego el que responde más rápido.",
  "You can also sort by distance, by simple average, or by number of reviews; then there are no steps. However a search is sorted, agents who aren’t taking new clients come last.":
    "También puede ordenar por distancia, por promedio simple o por número de reseñas; entonces no hay tramos. Se ordene como se ordene una búsqueda, los agentes que no aceptan clientes nuevos van al final.",
  "The formula in action, with C = {mean}:": "La fórmula en acción, con C = {mean}:",
  "Three made-up agents, ranked by the formula": "Tres agentes inventados, ordenados con la fórmula",
  "Agent with": "Agente con",
  "Simple average": "Promedio simple",
  Uncertainty: "Incertidumbre",
  "“Why this ranking?” under a result shows an agent’s own numbers, and so does “How this agent’s ranking is calculated” on a profile. {link}. The reviews behind them are on the profile, each with its stars, date, and proof, so anyone can do the math again. A review’s age is a number of whole days. We show answer times once an agent has had five conversations. Before that, the page says how many there were.":
    "“¿Por qué este orden?” debajo de un resultado muestra las cifras propias de un agente, y también “Cómo se calcula la posición de este agente” en un perfil. {link}. Las reseñas que hay detrás están en el perfil, cada una con sus estrellas, su fecha y su prueba, así que cualquiera puede repetir las cuentas. La antigüedad de una reseña es un número de días completos. Mostramos los tiempos de respuesta cuando un agente ha tenido cinco conversaciones. Antes de eso, la página dice cuántas hubo.",
  "Here’s a search with all of them open": "Aquí hay una búsqueda con todas abiertas",
  "The figures": "Las cifras",
  "Counted fresh for this page, since {since}.": "Contadas de nuevo para esta página, desde {since}.",
  "Check our count": "Revise nuestra cuenta",
  "{link} is a CSV file of counts: the event, the state before and after, stars, and the reason. Nothing in it identifies anyone. Today is included and still growing. For certain days only, add {days} to its address.":
    "{link} es un archivo CSV de cifras: el suceso, el estado antes y después, las estrellas y el motivo. Nada en él identifica a nadie. El día de hoy está incluido y sigue creciendo. Para ver solo ciertos días, agregue {days} a su dirección.",
  "Everything that happened to reviews, by day": "Todo lo que pasó con las reseñas, por día",
  "For any state and number of stars, add up the counts that have the state under {to}, and subtract those that have it under {from}. What’s left is in that state now, as above. For the last 30 days, take those days’ rows by event and skip those where {to} is empty (when a writer changes the stars, one row leaves and one comes in).":
    "Para cualquier estado y número de estrellas, sume las cifras que tienen el estado en {to} y reste las que lo tienen en {from}. Lo que queda está ahora en ese estado, como arriba. Para los últimos 30 días, tome las filas de esos días por suceso y omita aquellas en las que {to} está vacío (cuando un autor cambia las estrellas, una fila sale y otra entra).",
  "An average on this site always covers all published reviews except those whose writers have a stake in them, and each profile says next to it how many those are, and what was held or removed.":
    "Un promedio en este sitio siempre abarca todas las reseñas publicadas, salvo las de personas con un interés propio, y cada perfil dice al lado cuántas son estas y qué fue retenido o eliminado.",
  "We also ask every writer whether they’re a client, were paid or promised anything, and have ties to the agent. The answers are printed with the review. If there’s pay or a tie, the review is shown, but its stars don’t count. We can’t check every answer: hiding a tie is a reason to remove a review.":
    "También preguntamos a quien escribe si es cliente, si recibió algo o se lo prometieron y si tiene vínculos con el agente. Las respuestas se publican con la reseña. Si hay un pago o un vínculo, la reseña se muestra, pero sus estrellas no cuentan. No podemos comprobar cada respuesta: ocultar un vínculo es motivo para eliminar una reseña.",
  "What holds a review": "Qué retiene una reseña",
  "When you open the link, a program looks for signs that a review isn’t what it says it is. The number of stars isn’t one of them, and no sign decides by itself: a person then reads the review, within {hours} hours.":
    "Cuando usted abre el enlace, un programa busca señales de que una reseña no es lo que dice ser. El número de estrellas no es una de ellas, y ninguna señal decide por sí sola: después, una persona lee la reseña, en un plazo de {hours} horas.",
  "{accounts} or more accounts used on one network reviewed the agent within a day, or several new ones within a week. Where many people share a network, it takes more.":
    "{accounts} o más cuentas usadas en una misma red reseñaron al agente en un día, o varias nuevas en una semana. Donde muchas personas comparten una red, hacen falta más.",
  "Several accounts reviewed the agent from one device.":
    "Varias cuentas reseñaron al agente desde un mismo dispositivo.",
  "The account was used where the agent’s own account, or a coworker’s, was used: in the same browser, or on a network that few others use.":
    "La cuenta se usó donde se usó la cuenta del propio agente, o la de un colega: en el mismo navegador, o en una red que pocos más usan.",
  "The text is almost the same as another review’s.": "El texto es casi igual al de otra reseña.",
  "Many reviews of the agent came in a short time.": "Llegaron muchas reseñas del agente en poco tiempo.",
  "The account was brand new.": "La cuenta era recién creada.",
  "The email address is from a throwaway service.": "La dirección de correo es de un servicio desechable.",
  "The email address belongs to the agent’s own organization.":
    "La dirección de correo pertenece a la organización del propio agente.",
  "One sign alone holds a review only when chance hardly explains it. Otherwise it takes two unrelated ones. Several reviews at once and new accounts don’t hold a review, not even together: that’s what happens when an agent asks all customers at once. But an evening when many people write from one room looks just like a fake-review ring, so a person reads the third review and those after it. If we find something about reviews that are already published, they stay up while a person looks at them. We store networks and devices only for this, as keyed hashes (scrambled so they can’t be read back), for {days} days.":
    "Una sola señal retiene una reseña únicamente cuando la casualidad difícilmente la explica. Si no, hacen falta dos que no tengan relación. Varias reseñas a la vez y cuentas nuevas no retienen una reseña, ni siquiera juntas: es lo que pasa cuando un agente se lo pide a todos sus clientes al mismo tiempo. Pero una noche en que muchas personas escriben desde una misma sala se ve igual que un grupo de reseñas falsas, así que una persona lee la tercera reseña y las que siguen. Si encontramos algo sobre reseñas que ya están publicadas, siguen publicadas mientras una persona las revisa. Guardamos las redes y los dispositivos solo para esto, como hashes con clave (codificados de modo que no se pueden volver a leer), durante {days} días.",
  "When {few} or more reviews of one agent come within days, several times as many as usual, from people who never met or messaged the agent here, and a third of them share devices or networks, or when {many} come mostly from accounts made that day, we pause the profile’s new reviews. A person reads each first, whether it gives one star or five. The profile says so and counts them. It ends after {days} quiet days, or when we end it.":
    "Cuando llegan {few} o más reseñas de un agente en pocos días, varias veces más de lo habitual, de personas que nunca se reunieron ni se escribieron con él aquí, y un tercio de ellas comparte dispositivos o redes, o cuando {many} vienen sobre todo de cuentas creadas ese día, ponemos en pausa las reseñas nuevas del perfil. Una persona lee primero cada una, dé una estrella o cinco. El perfil lo dice y las cuenta. Termina después de {days} días tranquilos o cuando la terminamos nosotros.",
  "What each side can do": "Qué puede hacer cada parte",
  "{lead} can report a review, for a reason from a fixed list. It stays up while a person looks at it and decides, within {hours} hours. Readers can also say that a review was helpful.":
    "{lead} puede denunciar una reseña, por un motivo de una lista fija. Sigue publicada mientras una persona la revisa y decide, en un plazo de {hours} horas. Los lectores también pueden decir que una reseña les fue útil.",
  Anyone: "Cualquier persona",
  "{lead} can edit it for {editDays} days after sending it (we store what it said before) and can take it back at any time. {link} shows the status of each.":
    "{lead} puede editarla durante {editDays} días después de enviarla (guardamos lo que decía antes) y puede retirarla en cualquier momento. {link} muestra en qué está cada una.",
  "The writer": "Quien la escribió",
  "{lead} can reply once to each review. Before it’s posted, we remind them: a reply must not say that someone is a client or share anything about their business. {link} say what agents may ask for.":
    "{lead} puede responder una vez a cada reseña. Antes de publicarla, se lo recordamos: una respuesta no debe decir que alguien es cliente ni contar nada de sus asuntos. {link} dicen qué puede pedir un agente.",
  "The rules for agents": "Las reglas para agentes",
  "Agents can’t pay to rank higher, and we check that every night. {link}.":
    "Los agentes no pueden pagar para aparecer más arriba, y lo comprobamos cada noche. {link}.",
  "What last night’s check found": "Lo que encontró la comprobación de anoche",
  "The agent": "El agente",
  "{lead} hear what we decided and why. Either can appeal within {days} days. A second person, who wasn’t part of the first decision, decides within {hours} hours, and both hear from us again.":
    "{lead} reciben nuestra decisión y el motivo. Cualquiera puede apelar en un plazo de {days} días. Una segunda persona, que no participó en la primera decisión, decide en un plazo de {hours} horas, y ambas partes vuelven a tener noticias nuestras.",
  "Both sides": "Ambas partes",
  "The writer and the agent had an appointment, and it took place.":
    "El autor y el agente tenían una cita, y ambos la cumplieron.",
  "The writer and the agent messaged each other here.": "El autor y el agente se escribieron mensajes aquí.",
  "The writer opened a link we sent to their email address. That’s all we know.":
    "El autor abrió un enlace que enviamos a su correo electrónico. Es todo lo que sabemos.",
  Waiting: "En espera",
  "The writer hasn’t confirmed it by email yet. It isn’t shown and doesn’t count.":
    "El autor aún no la ha confirmado por correo. No se muestra ni cuenta.",
  "A person reads it first. It isn’t shown until then.":
    "Una persona la lee primero. No se muestra hasta entonces.",
  "It’s shown and it counts, whatever it says, unless its writer has a stake in it. A held review that passes is published too.":
    "Se muestra y cuenta, diga lo que diga, salvo que quien la escribió tenga un interés propio. Una reseña retenida que pasa la revisión también se publica.",
  "A person took it down for a reason from the list below, and told the writer which. A line in its place says so, with the reason. Being negative isn’t a reason.":
    "Una persona la quitó por un motivo de la lista de abajo y le dijo al autor cuál. Una línea en su lugar lo dice, con el motivo. Ser negativa no es un motivo.",
  "The writer took it back or deleted their account. The words are gone. It’s counted here until the same writer sends another in its place.":
    "El autor la retiró o eliminó su cuenta. Las palabras ya no están. Se cuenta aquí hasta que el mismo autor envíe otra en su lugar.",
  "How reviews are verified, held, and removed": "Cómo se verifican, retienen y eliminan las reseñas",
  "{lead} Anyone with an account, one review per agent, and no reward for it. You can’t review yourself or someone in your own organization. After you send a review, we email you a link to confirm it. The link works once, within {days} days, and nothing is shown until you open it.":
    "{lead} Cualquier persona con una cuenta, una reseña por agente y sin ninguna recompensa. No puede reseñarse a sí mismo ni a alguien de su propia organización. Después de que envía una reseña, le mandamos por correo un enlace para confirmarla. El enlace funciona una sola vez, dentro de {days} días, y no se muestra nada hasta que lo abra.",
  "Who can write one.": "Quién puede escribir una.",
  "Each review shows how its writer was verified. There are three kinds of proof, and the words are always next to the circles:":
    "Cada reseña muestra cómo se verificó a su autor. Hay tres tipos de prueba, y las palabras están siempre junto a los círculos:",
  "Every review ends up in one of these groups, and the counts below always add up to all we’ve received:":
    "Cada reseña termina en uno de estos grupos, y las cifras de abajo siempre suman todas las que hemos recibido:",
  "Everything here works with JavaScript turned off: search and filters, the menu, saving an agent, and every message, question, and review. Maps are drawings with a list next to them. With JavaScript on, you also get suggestions as you type, your device’s location, new messages and notifications as they arrive, and pages that change without a full reload.":
    "Todo aquí funciona con JavaScript desactivado: la búsqueda y los filtros, el menú, guardar un agente, y cada mensaje, pregunta y reseña. Los mapas son dibujos con una lista al lado. Con JavaScript activado, también tiene sugerencias mientras escribe, la ubicación de su dispositivo, los mensajes y notificaciones nuevos a medida que llegan, y páginas que cambian sin volver a cargarse por completo.",
  "You can use every page with just a keyboard; the first Tab lets you skip to the content. Pages follow your system’s light or dark mode and its reduced-motion setting. If there’s something you can’t reach or read, that’s our mistake: {link}. The {statement} says what we check and which gaps we know of.":
    "Puede usar todas las páginas solo con el teclado; el primer Tab le permite saltar al contenido. Las páginas siguen el modo claro u oscuro de su sistema y su preferencia de movimiento reducido. Si hay algo que no puede alcanzar o leer, el error es nuestro: {link}. La {statement} dice qué comprobamos y qué fallas conocemos.",
  "{lead}: {link}, without an account.": "{lead}: {link}, sin una cuenta.",
  "You want a copy of your information, or have it deleted":
    "Quiere una copia de sus datos, o que se eliminen",
  "ask here": "pídalo aquí",
} satisfies Record<string, string>;
