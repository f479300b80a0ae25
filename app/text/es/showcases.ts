/** What professionals write for their public pages. */
export const showcases = {
  "{percent}% complete.": "{percent} % completo.",
  "Nothing is missing.": "No falta nada.",
  "Next: {step} (adds {adds}%).": "Siguiente: {step} (suma {adds} %).",
} satisfies Record<string, string>;
