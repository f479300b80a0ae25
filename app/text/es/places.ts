/** Home, and the pages of places. */
export const places = {
  "See every agent’s state license, what it covers, and when we last checked it. See how each reviewer was verified.":
    "Vea la licencia estatal de cada agente, qué cubre y cuándo la comprobamos por última vez. Vea cómo se verificó a cada persona que opina.",
  "The register in figures": "El registro en cifras",
  "Agents listed": "Agentes en el registro",
  "Cities with an agent": "Ciudades con algún agente",
  "Published reviews": "Reseñas publicadas",
  "How these are counted": "Cómo se cuentan",
  "From the register itself, on {day}. No figure on this site is an estimate.":
    "Del propio registro, el {day}. Ninguna cifra de este sitio es una estimación.",
  "Where the data comes from": "De dónde vienen los datos",
  "{agentCount} agents with at least one license on file, {today}":
    "{agentCount} agentes con al menos una licencia en el registro, {today}",
  "Cities with most agents": "Ciudades con más agentes",
  "All places, A to Z": "Todos los lugares, de la A a la Z",
  "Answered by licensed people": "Respondidas por personas con licencia",
  "All expert answers": "Todas las respuestas de expertos",
  "Have a question of your own?": "¿Tiene una pregunta?",
  "It goes to up to {experts} nearby agents licensed for it in your state. If nobody answers in {minutes} minutes, we ask more of them. Your name and email address aren’t published.":
    "Llega a un máximo de {experts} agentes cercanos con licencia para el tema en su estado. Si nadie responde en {minutes} minutos, preguntamos a más. Su nombre y su correo electrónico no se publican.",
  "no one two three four five six seven eight nine ten":
    "ningún un dos tres cuatro cinco seis siete ocho nueve diez",
  "Where every review went": "Qué pasó con cada reseña",
  "Why this directory is different": "Por qué este directorio es distinto",
  "Agents can’t pay to rank higher. An expired license stays on the profile and leaves that state’s results. Reviews that were held or removed are counted next to those that were published.":
    "Los agentes no pueden pagar por aparecer más arriba. Una licencia vencida se queda en el perfil y sale de los resultados de ese estado. Las reseñas retenidas o eliminadas se cuentan junto a las que se publicaron.",
  "Our vision, point by point": "Nuestra visión, punto por punto",
  "Are you licensed?": "¿Tiene usted licencia?",
  "Your profile may be here already. Claim it with a code that we email to the address in your state’s register, or with a document. Then answer questions, messages, and reviews in the states and lines you hold. Claiming never changes your place in a list.":
    "Puede que su perfil ya esté aquí. Reclámelo con un código que enviamos al correo que figura en el registro de su estado, o con un documento. Después responda preguntas, mensajes y reseñas en los estados y las líneas que tiene. Reclamarlo nunca cambia su lugar en una lista.",
  "Claim your profile": "Reclame su perfil",

  "Search insurance agents by location": "Buscar agentes de seguros por lugar",
  "Find licensed insurance agents near a ZIP code, a city, or your location, by insurance type.":
    "Encuentre agentes de seguros con licencia cerca de un código postal, de una ciudad o de donde está usted, por tipo de seguro.",
  "Search by location": "Buscar por lugar",
  "By state": "Por estado",
  "All places": "Todos los lugares",
  "Insurance agents by state and city": "Agentes de seguros por estado y ciudad",
  "Agents by state and city": "Agentes por estado y ciudad",
  "Browse insurance agents in 50 states and Washington, DC, by county and city, with licenses and reviews.":
    "Recorra los agentes de seguros de 50 estados y de Washington, D. C., por condado y ciudad, con sus licencias y reseñas.",
  "All states": "Todos los estados",
  "Agents by state": "Agentes por estado",
  "Show state": "Ver el estado",
  agents: "agentes",

  "No such state": "No existe ese estado",
  "We cover all 50 states and Washington, DC.": "Abarcamos los 50 estados y Washington, D. C.",
  "Insurance agents in {place}": "Agentes de seguros en {place}",
  "{n} insurance agent in {state}, by county and city, with licenses and reviews.":
    "{n} agente de seguros en {state}, por condado y ciudad, con licencias y reseñas.",
  "{n} insurance agents in {state}, by county and city, with licenses and reviews.":
    "{n} agentes de seguros en {state}, por condado y ciudad, con licencias y reseñas.",
  "{n} agent has": "{n} agente tiene",
  "{n} agents have": "{n} agentes tienen",
  "{agents} an office here.": "{agents} una oficina aquí.",
  "{agents} an office here, in {county}.": "{agents} una oficina aquí, en {county}.",
  "{n} county": "{n} condado",
  "{n} counties": "{n} condados",
  "No post office has this name, so addresses here name a place nearby. These are the nearest agents licensed in {state} today.":
    "Ninguna oficina de correos lleva este nombre, así que las direcciones de aquí nombran un lugar cercano. Estos son los agentes más cercanos con licencia hoy en {state}.",
  "Nearest agents": "Agentes más cercanos",
  "Insurance agents nearest to {place}: licenses, reviews and answer times.":
    "Los agentes de seguros más cercanos a {place}: licencias, opiniones y tiempos de respuesta.",
  "No agents in {name} yet": "Todavía no hay agentes en {name}",
  "By county": "Por condado",
  "Map of the counties of {name}, greener with more agents":
    "Mapa de los condados de {name}, más verdes cuantos más agentes",
  "The other {n} counties": "Los otros {n} condados",
  "Top-ranked agents": "Los primeros de la lista",
  "Why this ranking?": "¿Por qué este orden?",
  "Places by first letter": "Lugares por su primera letra",
  "Places with {letter}": "Lugares con {letter}",
  "Most agents": "Más agentes",
  "{n} place": "{n} lugar",
  "{n} places": "{n} lugares",

  "No such place": "No existe ese lugar",
  "There is no place of that name.": "No hay ningún lugar con ese nombre.",
  "There is no place of that name in {state}.": "No hay ningún lugar con ese nombre en {state}.",
  "There is no place of that name in that state.": "No hay ningún lugar con ese nombre en ese estado.",
  "Elsewhere there is:": "En otros estados está:",
  "{n} insurance agent with an office in {place}: licenses, reviews and answer times.":
    "{n} agente de seguros con oficina en {place}: licencias, reseñas y tiempos de respuesta.",
  "{n} insurance agents with an office in {place}: licenses, reviews and answer times.":
    "{n} agentes de seguros con oficina en {place}: licencias, reseñas y tiempos de respuesta.",
  "We list those licensed in {state} today.": "Mostramos a quienes tienen hoy licencia en {state}.",
  "Agents around {name}, with map and filters": "Agentes cerca de {name}, con mapa y filtros",
  "Agents, continued": "Agentes, continuación",
  "Near {name}": "Cerca de {name}",
  "Map of {place} and the places around it, with how many agents each has":
    "Mapa de {place} y los lugares cercanos, con el número de agentes de cada uno",
  "{place}: {n} agent": "{place}: {n} agente",
  "{place}: {n} agents": "{place}: {n} agentes",
  "Map of {name} with the cities that have most agents":
    "Mapa de {name} con las ciudades que tienen más agentes",
  "No one in {city} has a license in force in {state} today":
    "Hoy nadie en {city} tiene una licencia vigente en {state}",
  "Show agents in {name}": "Ver agentes en {name}",
  "All of {name}": "Todo {name}",
  "The nearest place with agents is {name}, {stateCode}, {distance} away.":
    "El lugar más cercano con agentes es {name}, {stateCode}, a {distance}.",

  // The record that home shows.
  License: "Licencia",
  "None on file": "Sin registro",
  "None yet": "Ninguna todavía",
  "Active to {expiresOn}, checked {readOn}": "Vigente hasta el {expiresOn}, comprobada el {readOn}",
  "Active, no end date, checked {readOn}": "Vigente, sin fecha de vencimiento, comprobada el {readOn}",
  "{rating} from {count}": "{rating} de {count}",
  "{proven} of {count} from confirmed clients or conversations":
    "{proven} de {count} de clientes o conversaciones confirmados",
  "How each line is known": "Cómo se sabe cada dato",
  "Checked in the state’s own list or in a document, on the day shown.":
    "Comprobada en la lista del propio estado o en un documento, el día indicado.",
  "Every review counts by the same rules, whatever its stars. We also count the reviews we removed.":
    "Todas las reseñas cuentan con las mismas reglas, tengan las estrellas que tengan. Lo que se dejó fuera también se cuenta.",
  "Measured over conversations. With fewer than five, nothing is shown.":
    "Se mide en las conversaciones. Con menos de cinco no se muestra nada.",
  // Country, states and cities: what is counted of them.
  "{n} city": "{n} ciudad",
  "{n} cities": "{n} ciudades",
  "No agents are listed yet.": "Todavía no hay agentes en el registro.",
  "{agents} in {cities}, in all 50 states and Washington, DC.":
    "{agents} en {cities}, en los 50 estados y en Washington, D. C.",
  "{agents} in {cities}, in {some} of {all} states, counting Washington, DC.":
    "{agents} en {cities}, en {some} de {all} estados, contando Washington, D. C.",
  "{agents} an office in {cities} and {counties}.": "{agents} una oficina en {cities} y {counties}.",
  "More cities": "Más ciudades",
  "By insurance type": "Por tipo de seguro",
  "Take new clients": "Aceptan clientes nuevos",
  "Usually answer within a day": "Suelen responder en un día",
  "Speak Spanish": "Hablan español",
  "Licensed for flood": "Con licencia para inundaciones",
  "Of the {n} agent listed here today. The links also search the area around it.":
    "De {n} agente que aparece aquí hoy. Los enlaces también buscan en los alrededores.",
  "Of the {n} agents listed here today. The links also search the area around it.":
    "De los {n} agentes que aparecen aquí hoy. Los enlaces también buscan en los alrededores.",
  "Of the {n} agent with an office here and a license in force today.":
    "De {n} agente con oficina aquí y una licencia vigente hoy.",
  "Of the {n} agents with an office here and a license in force today.":
    "De los {n} agentes con oficina aquí y una licencia vigente hoy.",
  "Each number counts the agents there. A dot is one agent.":
    "Cada número cuenta los agentes que hay allí. Un punto es un agente.",
  "The cities with most agents, and how many. Greener counties have more.":
    "Las ciudades con más agentes, y cuántos. Los condados más verdes tienen más.",
} satisfies Record<string, string>;
