/** Search and its results, a row of a list, comparing and saving. */
export const search = {
  "Insurance for": "Seguro de",
  "Ask an Expert instead": "Mejor preguntar a un experto",
  "Use my location": "Usar mi ubicación",
  "Asking your device": "Preguntando a su dispositivo",
  "Asking your device for its location": "Preguntando a su dispositivo dónde está",
  Suggestions: "Sugerencias",
  "{n} suggestions": "{n} sugerencias",
  "ZIP code": "Código postal",
  state: "estado",
  agency: "agencia",
  carrier: "aseguradora",
  city: "ciudad",
  "city, no agents yet": "ciudad, todavía sin agentes",
  "city, {n} agent": "ciudad, {n} agente",
  "city, {n} agents": "ciudad, {n} agentes",
  "agent in {city}, {state}": "agente en {city}, {state}",
  "{type} in {city}, {state}": "{type} en {city}, {state}",
  "{name}, carrier": "{name}, aseguradora",
  "{name}, agent in {city}, {state}": "{name}, agente en {city}, {state}",

  // What a page of results says of itself.
  "Insurance agents near {place}": "Agentes de seguros cerca de {place}",
  "Insurance agents near you": "Agentes de seguros cerca de usted",
  "{type} insurance agents near {place}": "Agentes de seguros cerca de {place}: {type}",
  "{type} insurance agents near you": "Agentes de seguros cerca de usted: {type}",
  "{type} insurance agents in {place}": "Agentes de seguros en {place}: {type}",
  "{n} agent": "{n} agente",
  "{n} agents": "{n} agentes",
  "The first {total}": "Los primeros {total}",
  "The first {total} agents": "Los primeros {total} agentes",
  "with an office in {state}": "con oficina en {state}",
  "within {radius} miles of {city}": "a {radius} millas o menos de {city}",
  "within {radius} miles of you": "a {radius} millas o menos de usted",
  "the nearest to {city}, all within {miles}": "los más cercanos a {city}, todos a {miles} o menos",
  "{reach}, licensed in {state} today.": "{reach}, con licencia en {state} hoy.",
  "{reach}, licensed for {type} in {state} today.": "{reach}, con licencia para {type} en {state} hoy.",
  "Agents named “{text}”": "Agentes llamados “{text}”",
  "Agents matching “{text}”": "Agentes que coinciden con “{text}”",
  "{count} whose name, organization or headline has these words.":
    "{count} con estas palabras en su nombre, su organización o su titular.",
  "More than {total} agents match. Add a first or last name, or search by place.":
    "Coinciden más de {total} agentes. Agregue un nombre o un apellido, o busque por lugar.",
  "Agents who represent {name}": "Agentes que representan a {name}",
  "{first} to {last} of {total}": "{first} a {last} de {total}",

  "Enter a ZIP code, city, county, or state, or the name of an agent, agency, or carrier.":
    "Escriba un código postal, una ciudad, un condado o un estado, o el nombre de un agente, una agencia o una aseguradora.",
  "This search could not be read": "No pudimos leer esta búsqueda",
  "Something in this page’s address isn’t one of the choices.":
    "Algo en la dirección de esta página no es una de las opciones.",
  "Nothing found": "No encontramos nada",
  "No place, agent, agency, or carrier has this name.":
    "Ningún lugar, agente, agencia ni aseguradora tiene este nombre.",
  "No such page": "No existe esa página",
  "The list is shorter than that.": "La lista es más corta.",
  "Where are you?": "¿Dónde está?",
  "Enter a ZIP code or a city to see who’s nearby.":
    "Escriba un código postal o una ciudad para ver quién está cerca.",
  "{type} insurance agents": "Agentes de seguros: {type}",
  "{type} insurance": "Seguro: {type}",
  "Enter a ZIP code or a city to see who is licensed for it there.":
    "Escriba un código postal o una ciudad para ver quién tiene allí la licencia.",
  "{type} insurance near {place}": "Seguro: {type}, cerca de {place}",
  "insurance type": "tipo de seguro",
  "because of “{words}”": "por “{words}”",
  "You also named {types}. A search is for one kind of insurance at a time.":
    "También mencionó {types}. Cada búsqueda es de un solo tipo de seguro.",
  "No agent here says they represent {carrier}.": "Nadie aquí dice que representa a {carrier}.",
  "We didn’t understand “{rest}”.": "No entendimos “{rest}”.",
  "Is it a question? Licensed agents answer it.": "¿Es una pregunta? La contestan agentes con licencia.",
  "Ask an Expert with these words": "Preguntar a un experto con estas palabras",
  "We found nothing for “{typed}”.": "No encontramos nada para “{typed}”.",
  "This list has one page.": "Esta lista tiene una página.",
  "This list has {pages} pages.": "Esta lista tiene {pages} páginas.",
  "We couldn’t match that location to a place in the United States. Try a ZIP code or a city.":
    "No encontramos esa ubicación en Estados Unidos. Pruebe con un código postal o una ciudad.",
  "We don’t know this ZIP code, or any near it.": "No conocemos este código postal ni ninguno cercano.",
  "Did you mean": "¿Quiso decir…?",
  "The nearest state": "El estado más cercano",
  "This is a ZIP code for military mail. Give the ZIP code or the city where you live.":
    "Este es un código postal de correo militar. Indique el código postal o la ciudad donde vive.",
  "Fairlead lists agents in the 50 states and the District of Columbia. This is in {place}.":
    "Fairlead reúne agentes de los 50 estados y del Distrito de Columbia. Este lugar está en {place}.",
  "Places of that name": "Lugares con ese nombre",
  "Place or name": "Lugar o nombre",
  Within: "A menos de",
  "Average rating": "Calificación media",
  Language: "Idioma",
  Order: "Orden",
  Latitude: "Latitud",
  Longitude: "Longitud",
  "Choose one from the list.": "Elija una opción de la lista.",
  "Tick the box or leave it.": "Marque la casilla o déjela sin marcar.",
  "This is not a place on the map.": "Esto no es un lugar del mapa.",
  "Choose a radius from the list: {choices} miles.": "Elija una distancia de la lista: {choices} millas.",
  "Choose an insurance type from the list.": "Elija un tipo de seguro de la lista.",
  "Choose a language from the list.": "Elija un idioma de la lista.",
  "Choose a rating from the list.": "Elija una calificación de la lista.",
  "Choose a carrier from the list.": "Elija una aseguradora de la lista.",
  "Choose an organization from the list.": "Elija una organización de la lista.",
  "Choose an order from the list.": "Elija un orden de la lista.",
  "Page numbers start at 1.": "Los números de página empiezan en 1.",

  // What a search did with what was asked.
  "We couldn’t find “{typed}”. These are agents near {city}, {stateCode}.":
    "No encontramos “{typed}”. Estos son agentes cerca de {city}, {stateCode}.",
  "We have no separate place for “{typed}”, so this is all of {city}, {stateCode}. A ZIP is more exact.":
    "No tenemos un lugar aparte para “{typed}”, así que esto es todo {city}, {stateCode}. Un código postal es más exacto.",
  "We search around a ZIP code or a city, so “{left}” made no difference.":
    "Buscamos alrededor de un código postal o una ciudad, así que “{left}” no cambió nada.",
  "We searched around {city}, the main city of {county}.":
    "Esta búsqueda parte de {city}, la ciudad principal de {county}.",
  "You gave several ZIPs. This is {zip}; see also {others}.":
    "Escribió varios códigos postales. Este es {zip}; vea también {others}.",
  "This is the area that you chose on the map, around {place}.":
    "Esta es la zona que eligió en el mapa, alrededor de {place}.",
  "We rounded your device’s location to about half a mile and didn’t store it. The nearest ZIP is {zip}, {city}.":
    "Redondeamos la ubicación de su dispositivo a una media milla y no la guardamos. El código postal más cercano es {zip}, {city}.",
  "Your network’s address points to {place}. That can be a few towns off; a ZIP code is more exact.":
    "La dirección de su red apunta a {place}. Puede estar a varios pueblos de distancia; un código postal es más exacto.",
  "{standIn} is not in our list of ZIP codes, so we searched around {zip} {city}, {stateCode}, in the same postal area.":
    "{standIn} no está en nuestra lista de códigos postales, así que esta búsqueda parte de {zip} {city}, {stateCode}, en la misma zona postal.",
  "No agents were within {radius} miles, so we widened the search to {wider} miles.":
    "No había agentes a {radius} millas o menos, así que ampliamos la búsqueda a {wider} millas.",
  "Only {n} agent was within {radius} miles, so we widened the search to {wider} miles.":
    "Solo había {n} agente a {radius} millas o menos, así que ampliamos la búsqueda a {wider} millas.",
  "Only {n} agents were within {radius} miles, so we widened the search to {wider} miles.":
    "Solo había {n} agentes a {radius} millas o menos, así que ampliamos la búsqueda a {wider} millas.",
  "There are no others within {miles} miles.": "No hay otros a {miles} millas o menos.",
  "Within {miles} miles": "A {miles} millas o menos",
  "{from} to {to} miles away": "De {from} a {to} millas",
  "More than {limit} agents match within {radius} miles. These are the nearest {limit}, all within {withinMiles}; the counts next to the filters are for these agents only. A filter reaches farther.":
    "Coinciden más de {limit} agentes a {radius} millas o menos. Estos son los {limit} más cercanos, todos a {withinMiles} o menos; las cifras junto a los filtros los cuentan solo a ellos. Un filtro llega más lejos.",
  "The nearest {limit}, all within {withinMiles}": "Los {limit} más cercanos, todos a {withinMiles} o menos",
  "Another {name}? {places}.": "¿Otro {name}? {places}.",
  "Agents whose name, organization or headline has “{q}”":
    "Agentes con “{q}” en su nombre, su organización o su titular",
  "No agents match within {radius} miles of {city}":
    "Ningún agente coincide a {radius} millas o menos de {city}",
  "No agents match in {state}": "Ningún agente coincide en {state}",
  "Clear filters": "Quitar los filtros",
  "Search all insurance types": "Buscar todos los tipos de seguro",
  "Each filter narrows the list. Try fewer of them.": "Cada filtro acorta la lista. Pruebe con menos.",

  // Filters and order.
  Filters: "Filtros",
  "{on} on": "{on} activos",
  "Filters in force": "Filtros activos",
  "Licensed in {state} today": "Con licencia en {state} hoy",
  "Include agents without a {state} license": "También quienes hoy no tienen licencia en {state}",
  "Include agents not licensed for {type} in {state}":
    "También quienes hoy no tienen licencia para {type} en {state}",
  "Accepting new clients": "Acepta clientes nuevos",
  Independent: "Independiente",
  "{rating} stars and up": "{rating} estrellas o más",
  "Any, or none yet": "Cualquiera, o ninguna todavía",
  "4 and up": "4 o más",
  "3 and up": "3 o más",
  Near: "Cerca de",
  "Another place": "Otro lugar",
  Speaks: "Habla",
  "Any of {organizationTotal}": "Cualquiera de {organizationTotal}",
  Availability: "Disponibilidad",
  "About the agent": "Sobre el agente",
  "Show results": "Ver resultados",
  Sort: "Ordenar",
  "Best match": "Mejor resultado",
  Distance: "Distancia",
  Rating: "Calificación",
  "Most reviewed": "Más reseñas",

  // The map.
  Map: "Mapa",
  List: "Lista",
  Pin: "Marca",
  "Pin {letter}, {name}": "Marca {letter}, {name}",
  "Map of {miles} miles around {place}. The pins with letters are the agents of this list.":
    "Mapa de {miles} millas alrededor de {place}. Las marcas con letra son los agentes de esta lista.",
  "A square is one agent; those with a letter are on this page. A ring is a group: its number counts agents.":
    "Un cuadrado es un agente; los que tienen letra están en esta página. Un círculo es un grupo: su número cuenta agentes.",
  "Drag the map, or use the arrow keys and + and − on any of its pins; two fingers on a touch screen.":
    "Arrastre el mapa o use las flechas y + y − en cualquiera de sus marcas; dos dedos en una pantalla táctil.",
  "Greener counties have more agents. Enter a ZIP code or city to see who’s nearby, with a map of their offices.":
    "Los condados más verdes tienen más agentes. Escriba un código postal o una ciudad para ver quién está cerca, con un mapa de sus oficinas.",
  "Zoom in": "Acercar",
  "Zoom out": "Alejar",
  "Zoom in on {count} agents": "Acercar a {count} agentes",
  "Search this area": "Buscar en esta zona",
  "Search around {n} more agent": "Buscar alrededor de {n} agente más",
  "Search around {n} more agents": "Buscar alrededor de {n} agentes más",

  // A row of a list.
  today: "hoy",
  tomorrow: "mañana",
  "in {days} days": "en {days} días",
  "1 mile": "1 milla",
  "{miles} miles": "{miles} millas",
  "under 0.1 miles": "menos de 0.1 millas",
  "{n} more": "{n} más",
  "{n} review": "{n} reseña",
  "{n} reviews": "{n} reseñas",
  "No organization": "Sin organización",
  independent: "independiente",
  "says they represent one carrier": "dice que representa a una aseguradora",
  "no answer time yet": "todavía sin tiempo de respuesta",
  "answer time not shown: no conversations yet":
    "tiempo de respuesta no disponible: todavía sin conversaciones",
  "answer time not shown: {n} conversation so far":
    "tiempo de respuesta no disponible: {n} conversación hasta ahora",
  "answer time not shown: {n} conversations so far":
    "tiempo de respuesta no disponible: {n} conversaciones hasta ahora",
  "usually answers within 1 hour": "suele responder en menos de 1 hora",
  "usually answers within {hours} hours": "suele responder en menos de {hours} horas",
  "usually answers within a day": "suele responder en menos de un día",
  "usually answers within {days} days": "suele responder en menos de {days} días",
  "licensed for {types} in {stateCode}": "con licencia para {types} en {stateCode}",
  "no license in force in {stateCode} today": "hoy sin licencia vigente en {stateCode}",
  "No license in force in {stateCode} today": "Hoy sin licencia vigente en {stateCode}",
  "No license on file in {stateCode}": "Sin licencia en el registro en {stateCode}",
  "{name} active to {expiresOn}{checked}": "{name} vigente hasta el {expiresOn}{checked}",
  "{name} active, no end date{checked}": "{name} vigente, sin fecha de vencimiento{checked}",
  ", checked {readOn}": ", comprobada el {readOn}",
  "{name} active to {expiresOn} when last checked, {readOn}":
    "{name} vigente hasta el {expiresOn} cuando se comprobó por última vez, el {readOn}",
  "{name} active when last checked, {readOn}":
    "{name} vigente cuando se comprobó por última vez, el {readOn}",
  "{name} ends {expiresOn}, {left}": "{name} vence el {expiresOn}, {left}",
  "{name} begins {effectiveOn}": "{name} comienza el {effectiveOn}",
  "{name} expired {expiresOn}": "{name} venció el {expiresOn}",
  "{name} no longer in force, checked {readOn}": "{name} ya no está vigente, comprobada el {readOn}",
  "Not taking new clients": "No acepta clientes nuevos",
  "Not taking new clients until {day}": "No acepta clientes nuevos hasta el {day}",
  "speaks {languages}": "habla {languages}",
  "{time}, with {name}": "{time}, con {name}",
  Call: "Llamar",
  "Call {name}": "Llamar a {name}",
  Message: "Mensaje",
  "Message {name}": "Enviar un mensaje a {name}",
  "View profile of {name}": "Ver el perfil de {name}",
  "Get a quote": "Pedir cotización",
  "Get a quote from {name}": "Pedir una cotización a {name}",
  Saved: "Guardado",
  "Save {name}": "Guardar a {name}",
  "{name} is saved, remove": "{name} está entre sus guardados, quitar",
  "Compare {name}": "Comparar a {name}",
  "Why{thisRanking}?": "¿Por qué{thisRanking}?",
  "this ranking": "este orden",
  Hide: "Ocultar",
  "{name} has no reviews yet and so starts from the {base} average of {mean}, less a margin for how little is known.":
    "{name} todavía no tiene reseñas, así que parte del promedio de {mean} ({base}), menos un margen por lo poco que se sabe.",
  "{name}’s {n} review average {average} stars; newer and verified ones count more, and the fewer there are, the closer the result stays to the {base} average of {mean}.":
    "La única reseña de {name} da {average} estrellas de promedio; las nuevas y verificadas cuentan más, y cuantas menos hay, más cerca queda el resultado del promedio de {mean} ({base}).",
  "{name}’s {n} reviews average {average} stars; newer and verified ones count more, and the fewer there are, the closer the result stays to the {base} average of {mean}.":
    "Las {n} reseñas de {name} dan {average} estrellas de promedio; las nuevas y verificadas cuentan más, y cuantas menos hay, más cerca queda el resultado del promedio de {mean} ({base}).",
  "{name} isn’t taking new clients now, and so comes after everyone who is.":
    "{name} no acepta clientes nuevos por ahora, así que va después de quienes sí los aceptan.",
  "{name} is more than {miles} miles away, and so comes after everyone within {miles} miles.":
    "{name} está a más de {miles} millas, así que va después de quienes están a {miles} millas o menos.",
  "That gives {value}, and agents can’t pay to rank higher.":
    "Eso da {value}, y los agentes no pueden pagar por aparecer más arriba.",

  // Comparing.
  "Compare agents": "Comparar agentes",
  "Compare {names}": "Comparar a {names}",
  "Compare {count}": "Comparar {count}",
  "Check up to {most} agents to compare them side by side.":
    "Marque hasta {most} agentes para compararlos uno junto a otro.",
  "{count} chosen:": "{count} elegidos:",
  "Licenses, reviews, distance, languages, and answer times side by side.":
    "Licencias, reseñas, distancia, idiomas y tiempos de respuesta, uno junto a otro.",
  "Up to {most} side by side. The address of this page holds your choice, so you can keep it or send it to someone.":
    "Hasta {most}, uno junto a otro. La dirección de esta página guarda su elección: puede conservarla o enviársela a alguien.",
  "{n} of those asked for is no longer listed.": "{n} de los pedidos ya no está en el registro.",
  "{n} of those asked for are no longer listed.": "{n} de los pedidos ya no están en el registro.",
  "Nobody to compare yet": "Todavía nadie que comparar",
  "Check “Compare” next to agents in a list, then click Compare below it.":
    "Marque “Comparar” junto a los agentes de una lista y pulse Comparar debajo de ella.",
  "Your ZIP code or city": "Su código postal o ciudad",
  "For the distance to each office.": "Para la distancia a cada oficina.",
  "We couldn’t find that place.": "No encontramos ese lugar.",
  "Show distance": "Ver distancia",
  Comparison: "Comparación",
  "Agents side by side": "Agentes, uno junto a otro",
  Remove: "Quitar",
  "Licensed for": "Con licencia para",
  "Nothing in force in {stateCode} today": "Hoy nada vigente en {stateCode}",
  "{types} in {stateCode}": "{types} en {stateCode}",
  "{license}, to {day}": "{license}, hasta el {day}",
  "{license}, no end date": "{license}, sin fecha de vencimiento",
  "{license}, begins {day}": "{license}, comienza el {day}",
  "{license}, expired {day}": "{license}, venció el {day}",
  "{license}, no longer in force": "{license}, ya no está vigente",
  "License checked": "Licencia comprobada",
  "Not yet": "Todavía no",
  "{rating} from {reviews}": "{rating} de {reviews}",
  "From confirmed clients or conversations": "De clientes o conversaciones confirmados",
  "{proven} of {count}": "{proven} de {count}",
  "Distance from {place}": "Distancia desde {place}",
  "Enter your ZIP code above": "Escriba arriba su código postal",
  Office: "Oficina",
  Languages: "Idiomas",
  "Not given": "Sin indicar",
  "New clients": "Clientes nuevos",
  Accepting: "Los acepta",
  "Not taking": "No los acepta",
  "Not taking until {day}": "No los acepta hasta el {day}",
  None: "Ninguna",
  "Says they represent": "Dice que representa a",
  "{day}, not confirmed since": "{day}, sin confirmar desde entonces",
  "several carriers": "varias aseguradoras",
  "one carrier": "una aseguradora",
  Quote: "Cotización",
  "Doesn’t read messages here yet": "Todavía no lee mensajes aquí",
  "Not here": "Aquí no",
  "Request a quote": "Pedir una cotización",
  "Request a quote from {name}": "Pedir una cotización a {name}",

  // Saving.
  "Choose an agent to save.": "Elija un agente para guardarlo.",
  "This agent isn’t in our directory.": "Este agente no está en nuestro directorio.",
  "Agent saved": "Agente guardado",
  "On this device, under Saved agents in the menu.": "En este dispositivo, en Agentes guardados del menú.",
  "In your account, under Saved agents in the menu.": "En su cuenta, en Agentes guardados del menú.",
  "Agent removed": "Agente quitado",
  "No longer among your saved agents.": "Ya no está entre sus agentes guardados.",
  "Agents you saved.": "Los agentes que guardó.",
  "Saved on your account, so you find them wherever you sign in.":
    "Guardados en su cuenta, para que los encuentre dondequiera que inicie sesión.",
  "Saved in a cookie on this device for a year, and nowhere else. {signIn} to have them on every device.":
    "Guardados durante un año en una cookie de este dispositivo y en ningún otro lugar. {signIn} para tenerlos en todos sus dispositivos.",
  "Sign in": "Iniciar sesión",
  "Nothing saved yet": "Todavía nada guardado",
  "Click “Save” next to an agent to find them here again and compare.":
    "Con “Guardar” junto a un agente, este queda aquí para que pueda volver y comparar.",
} satisfies Record<string, string>;
