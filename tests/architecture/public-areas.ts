/** What is shown in Spanish too, and what of it is not. */

/** Globs. */
export const PUBLIC_AREAS = [
  "app/shell/**/*.{ts,tsx}",
  "app/ui/**/*.{ts,tsx}",
  "app/routes/{public,profiles,showcases,reviews,questions,auth,calendar,leads}/**/*.{ts,tsx}",
  "app/domains/{directory,reviews,questions,licenses,calendar,leads,auth}/**/*.{ts,tsx}",
];

/** Files of these areas whose texts stay in English, and why. */
export const ENGLISH_ALONE: readonly { path: RegExp; why: string }[] = [
  { path: /^app\/ui\/gallery/, why: "Shown to those who build this." },
];

/** Entries that both languages write alike. */
export const SAME_IN_BOTH: ReadonlySet<string> = new Set([]);
