/** Errors in GeoNames' file of March 2023 about places in the United States. Keys are `STATE|name`. */

/** Duplicates of another entry, and offices that are no place. */
export const droppedPlaces: ReadonlySet<string> = new Set(["KY|Lexington-Fayette", "NH|Lyme Town Offices"]);

/** Populations of complete areas at a small place, and that of Lexington at its duplicate. 0: unknown. */
export const knownPopulations: ReadonlyMap<string, number> = new Map([
  ["CA|Universal City", 0],
  ["KY|Ironville", 0],
  ["KY|Meads", 0],
  ["KY|Lexington", 314_488],
  ["MA|South Boston", 0],
  ["NM|Enchanted Hills", 0],
]);

/** Parts of a city that GeoNames lists as places of their own. */
export const sectionNames: ReadonlySet<string> = new Set([
  "AZ|Ahwatukee Foothills",
  "AZ|Alhambra",
  "AZ|Deer Valley",
  "AZ|Maryvale",
  "AZ|North Peoria",
  "FL|Allapattah",
  "FL|Flagami",
]);

/** Spellings that the places themselves don't use. */
export const spellings: ReadonlyMap<string, string> = new Map([
  ["GA|Moody A F B", "Moody AFB"],
  ["IN|LaPorte", "La Porte"],
  ["LA|Laplace", "LaPlace"],
  ["MI|Stambaugh, Iron River", "Stambaugh"],
  ["MN|Cross Lake", "Crosslake"],
  ["PA|Marlin", "Mar Lin"],
  ["WI|De Forest", "DeForest"],
  ["WV|Glendale", "Glen Dale"],
]);
