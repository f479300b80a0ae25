/** Home, and the pages of places. */
export const places = {
  "Near {city}, {state}": "Cerca de {city}, {state}",
  Change: "Cambiar",
  "We don’t know where you are. This city has the most agents.":
    "No sabemos dónde está usted. Esta es la ciudad con más agentes.",
  "Nobody near you is listed yet. This city has the most agents.":
    "Todavía no hay nadie cerca de usted. Esta es la ciudad con más agentes.",
  "Nobody near here is listed yet. Search another place, or ask a question.":
    "Todavía no hay nadie cerca de aquí. Busque en otro lugar o haga una pregunta.",
  "In the order of a search. Agents can’t pay to be here.":
    "En el orden de una búsqueda. Los agentes no pueden pagar por estar aquí.",
  "All agents near {city}": "Todos los agentes cerca de {city}",
  "{n} agent near {city}": "{n} agente cerca de {city}",
  "All {n} near {city}": "Los {n} cerca de {city}",
  "{state} license checked {day}": "Licencia de {state} comprobada el {day}",
  "{state} license last checked {day}": "Licencia de {state} comprobada por última vez el {day}",
  "This directory is new": "Este directorio es nuevo",
  "No agents are listed yet. Each one is checked against the state’s license record first.":
    "Todavía no hay agentes. Antes de publicar a cada uno comprobamos su licencia en el registro del estado.",
  "List yourself as an agent": "Publique su perfil de agente",
  "My roof": "Mi techo",
  "Medicare plans": "Planes de Medicare",
  "A new car": "Un auto nuevo",
  "How this works": "Cómo funciona",
  "Check the license": "Compruebe la licencia",
  "See the state, what it covers, and the day we last checked it.":
    "Vea el estado, qué cubre y el día en que la comprobamos por última vez.",
  "Weigh the reviews": "Valore las reseñas",
  "near you": "cerca de usted",
  "See how each writer was verified. We also count the reviews we removed.":
    "Vea cómo se verificó a cada autor. También contamos las reseñas que eliminamos.",
  "Pick a time": "Elija una hora",
  "with the agent you chose": "con el agente que usted eligió",
  "Book, ask, or get a quote. We never sell your information.":
    "Reserve, pregunte o pida una cotización. Nunca vendemos su información.",
  "The register in figures": "El registro en cifras",
  "Agents listed": "Agentes en el registro",
  "Cities with an agent": "Ciudades con algún agente",
  "Published reviews": "Reseñas publicadas",
  "Counted on {day}.": "Contados el {day}.",
  "Where the data comes from": "De dónde vienen los datos",
  "Cities with most agents": "Ciudades con más agentes",
  "All places, A to Z": "Todos los lugares, de la A a la Z",
  "Just answered": "Recién respondida",
  "All expert answers": "Todas las respuestas de expertos",
  "first answer after {time}": "primera respuesta a los {time}",
  "Ask a licensed expert": "Pregunte a un experto con licencia",
  "Ask anything about your insurance. A licensed person answers, with name and license.":
    "Pregunte lo que quiera sobre su seguro. Le responde una persona con licencia, con su nombre y su licencia.",
  "Have a question of your own?": "¿Tiene una pregunta?",
  "Licensed agents in your state answer. Your name and email address aren’t published.":
    "Responden agentes con licencia en su estado. Su nombre y su correo electrónico no se publican.",
  "Where every review went": "Qué pasó con cada reseña",
  "Are you licensed?": "¿Tiene usted licencia?",
  "Your profile may be here already. Claim it, and answer questions, messages, and reviews. Claiming never changes your place in a list.":
    "Puede que su perfil ya esté aquí. Reclámelo y responda preguntas, mensajes y reseñas. Reclamarlo nunca cambia su lugar en una lista.",
  "Answer questions, messages, and reviews in the states where you’re licensed.":
    "Responda preguntas, mensajes y reseñas en los estados donde tiene licencia.",
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
  "Search and filter": "Buscar y filtrar",
  "agent licensed in {state} today.": "agente con licencia vigente hoy en {state}.",
  "agents licensed in {state} today.": "agentes con licencia vigente hoy en {state}.",
  "{n} more has an office here, but no license in force in {state}.":
    "{n} más tiene oficina aquí, pero ninguna licencia vigente en {state}.",
  "{n} more have an office here, but no license in force in {state}.":
    "{n} más tienen oficina aquí, pero ninguna licencia vigente en {state}.",
  "All {n} with a map and filters": "Los {n}, con mapa y filtros",
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
  "All types": "Todos los tipos",
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
  "Green: agents with an office in {city}. Gray: in places around it. A dot is one agent.":
    "Verde: agentes con oficina en {city}. Gris: en lugares cercanos. Un punto es un agente.",
  "The cities with most agents, and how many. Greener counties have more.":
    "Las ciudades con más agentes, y cuántos. Los condados más verdes tienen más.",
} satisfies Record<string, string>;
