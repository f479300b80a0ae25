/** Spellings under which people type a city's names, besides the shown one. */
import { placeKey } from "#app/domains/directory/search/places/place-text.ts";

/** "La Grange" is typed "lagrange", too. */
const PARTICLE = /^(?:d|de|del|des|du|el|la|las|le|los|mc|o) (?=.)/;

/** Keys as in `cities.name_key` for a city's names, except that of the first, which is its own. */
export function otherKeys([own = "", ...others]: readonly string[]): string[] {
  const keys = [own, ...others].flatMap(keysOf);
  return [...new Set(keys)].filter((key) => key !== placeKey(own));
}

function keysOf(name: string): string[] {
  const key = placeKey(name);
  return [
    key,
    // "O'Fallon": "o fallon". "LaGrange": "la grange".
    placeKey(name.replace(/(?<=\b[DdO])['’](?=\p{L})/gu, " ")),
    placeKey(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")),
    key.replace(PARTICLE, (particle) => particle.trim()),
    // "The Woodlands": "woodlands".
    key.replace(/^the /, ""),
  ];
}
