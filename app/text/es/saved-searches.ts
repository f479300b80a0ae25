/** Searches that somebody saves, and what has been looked at lately. */
export const savedSearches = {
  "Saved searches": "Búsquedas guardadas",
  "Searches you saved.": "Las búsquedas que guardó.",
  "Save this search": "Guardar esta búsqueda",
  "Save this search?": "¿Guardar esta búsqueda?",
  "Saved {day}": "Guardada el {day}",
  "Remove {name}": "Quitar {name}",
  "Can’t be run any more: something it asked for is no longer a choice.":
    "Ya no se puede ejecutar: algo de lo que pedía dejó de ser una opción.",
  "This search can’t be read. Start it again and save it from there.":
    "No podemos leer esta búsqueda. Empiécela de nuevo y guárdela desde ahí.",
  "This search can’t be read.": "No podemos leer esta búsqueda.",
  "We don’t know this place, so there’s nothing to look for there.":
    "No conocemos este lugar, así que no hay nada que buscar ahí.",
  "Search for a ZIP code, a city, or a county. That search can be saved.":
    "Busque un código postal, una ciudad o un condado. Esa búsqueda se puede guardar.",
  "Choose a saved search to remove.": "Elija una búsqueda guardada para quitarla.",
  "Saved search removed": "Búsqueda guardada eliminada",
  "We won’t email you about it.": "No le escribiremos sobre ella.",
  "Choose a search to save.": "Elija una búsqueda para guardar.",
  "You have {most} saved searches, the most there can be. Remove one first.":
    "Tiene {most} búsquedas guardadas, el máximo posible. Quite una primero.",
  "Search saved": "Búsqueda guardada",
  "We’ll email you when a new agent fits. It’s under Saved searches.":
    "Le escribiremos cuando un agente nuevo corresponda. Está en Búsquedas guardadas.",
  "Already saved": "Ya estaba guardada",
  "You saved this search before.": "Ya había guardado esta búsqueda.",
  "Once a day we look for agents newly licensed for what you search, and email you when there’s one.":
    "Una vez al día buscamos agentes con licencia nueva para lo que usted busca, y le escribimos cuando hay alguno.",
  "Email settings": "Configuración de correos",
  "No saved searches yet": "Todavía no hay búsquedas guardadas",
  "Search for a place, then choose “Save this search” above the results.":
    "Busque un lugar y elija “Guardar esta búsqueda” encima de los resultados.",
  "within {miles} miles": "a menos de {miles} millas",
  "licensed or not": "con licencia o sin ella",
  "Recently viewed": "Vistos recientemente",
  "Clear list": "Borrar lista",
  "The list is cleared.": "La lista está borrada.",
  "Only this browser stores this list. We don’t see it.":
    "La guarda solo este navegador. Nosotros no conocemos esta lista.",
} satisfies Record<string, string>;
