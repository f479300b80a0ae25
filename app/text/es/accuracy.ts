/** Facts of profiles: what was wrong with them, and how old they are. */
export const accuracy = {
  // Facts and what is wrong with them.
  "Taking new clients": "Acepta clientes nuevos",
  "License in {state}": "Licencia en {state}",
  "The agent isn’t licensed there": "El agente no tiene licencia ahí",
  "The license ended or was suspended": "La licencia terminó o se suspendió",
  "It’s someone else’s license": "Es la licencia de otra persona",
  "The office moved": "La oficina se mudó",
  "There’s no office at this address": "No hay ninguna oficina en esta dirección",
  "It’s a private home": "Es una casa particular",
  "The number doesn’t work": "El número no funciona",
  "Someone else answers": "Contesta otra persona",
  "The office is open at other hours": "La oficina abre a otras horas",
  "A company listed isn’t offered": "No ofrece una de las compañías de la lista",
  "A language listed isn’t spoken": "No habla uno de los idiomas de la lista",
  "Something is missing": "Falta algo",
  "The agent takes no new clients": "El agente no acepta clientes nuevos",
  "The agent does take new clients": "El agente sí acepta clientes nuevos",
  "It was wrong": "Estaba mal",
  "It’s right": "Está bien",
  "We couldn’t tell": "No pudimos saberlo",

  // Reporting one.
  "This was wrong": "Esto estaba mal",
  "Report a wrong fact": "Avisar de un dato incorrecto",
  "What on the profile of {name} was wrong?": "¿Qué estaba mal en el perfil de {name}?",
  "On the profile of {name}.": "En el perfil de {name}.",
  "Profile not found": "No se encontró el perfil",
  "We don’t list an agent at this address.": "No hay ningún agente en esta dirección.",
  "The profile doesn’t show this now.": "El perfil ya no muestra esto.",
  "We checked this lately, and it was right. If it changed since, tell us what’s different.":
    "Lo revisamos hace poco y estaba bien. Si cambió desde entonces, díganos qué es distinto.",
  "You already reported this. Reporting it once is enough.": "Usted ya nos avisó de esto. Con una vez basta.",
  "The agent or our team looks at it within {hours} hours.":
    "El agente o nuestro equipo lo revisará en un plazo de {hours} horas.",
  "Such as the right number or address. Only the people who decide read it.":
    "Por ejemplo, el número o la dirección correctos. Solo lo leen las personas que deciden.",
  "Your email": "Su correo electrónico",
  "Only to send you the result. We delete it then.": "Solo para enviarle el resultado. Luego lo borramos.",
  "The agent or our team looks at it within {hours} hours, and we’ll tell you. The agent won’t know who you are.":
    "El agente o nuestro equipo lo revisará en un plazo de {hours} horas y le avisaremos. El agente no sabrá quién es usted.",
  "The agent or our team looks at it within {hours} hours. The agent won’t know who you are. We don’t store your network address.":
    "El agente o nuestro equipo lo revisará en un plazo de {hours} horas. El agente no sabrá quién es usted. No guardamos su dirección de red.",

  // The page of the figures.
  "How accurate profiles are": "Qué tan exactos son los perfiles",
  "How long ago licenses, phone numbers, and addresses of insurance agents were confirmed, by whom, and how often readers found them wrong.":
    "Hace cuánto se confirmaron las licencias, los teléfonos y las direcciones de los agentes de seguros, quién los confirmó y cuántas veces los lectores encontraron errores.",
  "Phone numbers change, offices move, and licenses end. Here is how long ago each fact on our profiles was confirmed, by whom, and how often readers found it wrong.":
    "Los teléfonos cambian, las oficinas se mudan y las licencias terminan. Aquí ve hace cuánto se confirmó cada dato de nuestros perfiles, quién lo confirmó y cuántas veces los lectores lo encontraron mal.",
  "Not counted yet": "Aún sin contar",
  "The figures appear here once all states are counted, within an hour.":
    "Las cifras aparecen aquí cuando se hayan contado todos los estados, en menos de una hora.",
  "{facts}, counted state by state. The oldest of these counts is from {time}.":
    "{facts}, contados estado por estado. El conteo más antiguo es de {time}.",
  "{n} facts on profiles of listed agents": "{n} datos en perfiles de agentes publicados",
  "Within 30 days": "En los últimos 30 días",
  "31 to 90 days": "De 31 a 90 días",
  "91 to 180 days": "De 91 a 180 días",
  "Longer ago": "Hace más tiempo",
  "When each fact was confirmed": "Cuándo se confirmó cada dato",
  "Share of facts by the time since they were confirmed":
    "Parte de los datos según el tiempo desde que se confirmaron",
  Fact: "Dato",
  Facts: "Datos",
  "Each share is of the facts of that kind that profiles show. A license counts from the day its state’s list was made. After 180 days without a confirmation, a profile shows a fact in gray.":
    "Cada parte es de los datos de ese tipo que muestran los perfiles. Una licencia cuenta desde el día en que se hizo la lista de su estado. Tras 180 días sin confirmación, el perfil muestra el dato en gris.",
  "Who confirmed it": "Quién lo confirmó",
  "Share of facts by who confirmed them last": "Parte de los datos según quién los confirmó por última vez",
  "A state’s list": "La lista de un estado",
  "A document we read": "Un documento que leímos",
  "Our team, with the state": "Nuestro equipo, con el estado",
  "The agent’s own word": "El propio agente",
  "Nobody yet": "Nadie todavía",
  "The last one to confirm a fact counts. What only the agent says is true as far as the agent tells us; a list or a document is evidence.":
    "Cuenta quien confirmó un dato por última vez. Lo que solo dice el agente es cierto según el agente; una lista o un documento es una prueba.",
  "Facts shown by state": "Datos que se muestran por estado",
  "All facts": "Todos los datos",
  "How long ago facts were confirmed, by state": "Hace cuánto se confirmaron los datos, por estado",
  "Within 90 days": "En los últimos 90 días",
  "Over 180 days or never": "Hace más de 180 días o nunca",
  "A license counts in the state that issued it, every other fact in the state of the agent’s office. The colors are those at the top.":
    "Una licencia cuenta en el estado que la emitió, y cualquier otro dato en el estado de la oficina del agente. Los colores son los de arriba.",
  "What readers found wrong": "Qué encontraron mal los lectores",
  "Nobody has reported a fact this year.": "Nadie ha denunciado un dato este año.",
  "In {year}, readers sent {n} report.": "En {year}, los lectores enviaron {n} aviso.",
  "In {year}, readers sent {n} reports.": "En {year}, los lectores enviaron {n} avisos.",
  "Of {decided} reported facts decided so far, {wrong} were wrong ({share}). Half were decided within {time}.":
    "De {decided} datos denunciados que ya se decidieron, {wrong} estaban mal ({share}). La mitad se decidió en {time} o menos.",
  "Reports of readers by kind of fact": "Avisos de los lectores por tipo de dato",
  Reports: "Avisos",
  "Facts reported": "Datos denunciados",
  "Decided so far": "Decididos hasta ahora",
  "Were wrong": "Estaban mal",
  "Couldn’t tell": "No se pudo saber",
  "On every profile, “Report a wrong fact” tells us, without an account. The agent confirms or corrects it, or our team decides; about licenses, our team always decides. Several reports of one fact are decided together.":
    "En cada perfil, «Avisar de un dato incorrecto» nos avisa, sin cuenta. El agente lo confirma o lo corrige, o decide nuestro equipo; sobre las licencias siempre decide nuestro equipo. Varios avisos de un mismo dato se deciden juntos.",
  "Recount it yourself": "Cuéntelo usted mismo",
  "{counts} has every number on this page, by state, fact, source, and age. Behind it is one file for each state, with a line for each fact: the agent, the fact, who confirmed it, and on which day. It has nothing that isn’t on the profile. Count its lines, and you get our numbers as of the moment you download it.":
    "{counts} tiene todos los números de esta página, por estado, dato, fuente y antigüedad. Detrás hay un archivo por cada estado, con una línea por cada dato: el agente, el dato, quién lo confirmó y qué día. No tiene nada que no esté en el perfil. Cuente sus líneas y obtendrá nuestros números en el momento en que lo descargue.",
  "Files by state": "Archivos por estado",
  "There’s no file for this state.": "No hay archivo para este estado.",
  "How we check licenses, and what each line on a profile means: {help}.":
    "Cómo revisamos las licencias y qué significa cada línea de un perfil: {help}.",
} satisfies Record<string, string>;
