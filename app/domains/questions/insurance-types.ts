/** Insurance types to choose from: the built-in ones of specification §3 and the active product types. */

export const BUILT_IN_TYPES = [
  "Auto",
  "Home",
  "Life",
  "Health",
  "Business",
  "Renters",
  "Motorcycle",
  "Boat",
  "RV",
  "Umbrella Insurance",
] as const;

/** Both lists merged and sorted, each name once regardless of case. */
export function selectableTypes(active: readonly { name: string }[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of [...BUILT_IN_TYPES, ...active.map((type) => type.name.trim())]) {
    if (name !== "" && !byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  }
  return [...byKey.values()].sort((a, b) => a.localeCompare(b, "en-US"));
}
