/** "Ines" of "Ines Calloway": what a sentence calls somebody whose whole name is on the page already. */
export const firstNameOf = (name: string): string => name.trim().split(/\s/)[0] ?? name;
