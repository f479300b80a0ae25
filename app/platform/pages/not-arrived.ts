/** The error messages of browsers for a page's code or data that did not arrive (Chrome, Firefox, Safari). */
export const NOT_ARRIVED =
  /dynamically imported module|Importing a module script failed|Failed to fetch|NetworkError|Load failed|Unable to decode turbo-stream/i;
