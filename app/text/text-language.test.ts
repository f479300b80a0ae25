import { expect, test } from "vitest";
import { textLanguage } from "./text-language.ts";

test.each([
  ["en", "Does my home policy pay for the fence?"],
  ["es", "¿Mi póliza paga la cerca?"],
  ["es", "Hablo español y le explico cada cobertura con calma."],
  ["es", "Depende de la póliza. Casi todas pagan el techo después del granizo, menos el deducible."],
  ["en", "El Paso, Los Angeles and Las Vegas: what does flood insurance cost there, and is it worth it?"],
  ["en", "Ask Señor Muñoz in La Grange about the deductible."],
  ["en", "Yes."],
  ["en", ""],
] as const)("%s: %s", (language, text) => {
  expect(textLanguage(text)).toBe(language);
});
