/** The email about who newly fits a saved search. */
export const savedSearchEmails = {
  "{name} newly fits a search you saved": "{name} corresponde ahora a una búsqueda que guardó",
  "{n} agents newly fit searches you saved": "{n} agentes corresponden ahora a búsquedas que guardó",
  "{name} in {place}": "{name} en {place}",
  "{people}, and {more} more.": "{people} y {more} más.",
  "Newly licensed for what you look for, where you look for it:":
    "Con licencia nueva para lo que busca, donde lo busca:",
  "Your saved searches": "Sus búsquedas guardadas",
  "And {n} more: run your saved searches to see them":
    "Y {n} más: ejecute sus búsquedas guardadas para verlo",
  "And {n} more: run your saved searches to see them all":
    "Y {n} más: ejecute sus búsquedas guardadas para verlos todos",
  "We look once a day, and write only when somebody new fits.":
    "Buscamos una vez al día, y escribimos solo cuando alguien nuevo corresponde.",
} satisfies Record<string, string>;
