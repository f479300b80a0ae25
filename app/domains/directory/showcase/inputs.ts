/** The form of a showcase: what it holds, and how it becomes a showcase. Its fields are in `showcase-fields.ts`. */
import * as z from "zod";
import { hasBit } from "../bits.ts";
import type { Reading } from "./showcase-field.ts";
import { SHOWCASE_FIELDS } from "./showcase-fields.ts";
import type { Chosen, FormPart, Showcase, ShowcaseCatalog } from "./showcase-types.ts";

type Inputs = Record<string, z.ZodType<string | undefined>>;

/** Fields that are one string each; what is chosen from lists comes as boxes next to them (`readChosen`). */
export const ShowcaseInput = z.object(
  Object.assign({}, ...SHOWCASE_FIELDS.map(({ input }) => input)) as Inputs,
);

/** The parts of the form, in order. */
export const FORM_PARTS: readonly FormPart[] = SHOWCASE_FIELDS.flatMap(({ form }) => form);

/** Reads the boxes; what is not in the catalog is not looked at. */
export function readChosen(form: FormData, catalog: ShowcaseCatalog): Chosen {
  const numbers = (name: string) => new Set(form.getAll(name).map((value) => Number(String(value))));
  const carriers = numbers("carriers");
  const maskOf = (bits: ReadonlySet<number>, rows: readonly { bit: number }[]) =>
    rows.reduce((mask, { bit }) => (bits.has(bit) ? mask + 2 ** bit : mask), 0);
  return {
    types: maskOf(numbers("types"), catalog.types),
    languages: maskOf(numbers("languages"), catalog.languages),
    carriers: catalog.carriers
      .flatMap(({ carrierNo }) => (carriers.has(carrierNo) ? [carrierNo] : []))
      .sort((a, b) => a - b),
    holidays: form.get("holidays") === "yes",
  };
}

/**
 * Puts the fields together; `today` is where the office is, `saved` what is saved now. Errors are sentences by field.
 * Days that are over are dropped. Times that were typed for a day that isn't open are refused; a day that has just been
 * closed still has its own.
 */
export function readShowcase(
  fields: Reading["fields"],
  chosen: Chosen,
  today: string,
  saved: Showcase,
): { showcase: Showcase } | { errors: Record<string, string> } {
  const reading: Reading = { fields, chosen, today, filled: fieldsOf(saved), errors: {} };
  const showcase: Showcase = Object.assign({}, ...SHOWCASE_FIELDS.map((one) => one.read(reading)));
  return Object.keys(reading.errors).length > 0 ? { errors: reading.errors } : { showcase };
}

/** What the fields hold for a showcase, before anyone types. */
export const fieldsOf = (showcase: Showcase): Record<string, string> =>
  Object.assign({}, ...SHOWCASE_FIELDS.map(({ fill }) => fill?.(showcase)));

/** Of the chosen types, the first that no license in force covers; null when all are covered. */
export const firstUncovered = (
  types: number,
  covered: number,
  catalog: readonly { bit: number; name: string }[],
): string | null => catalog.find(({ bit }) => hasBit(types, bit) && !hasBit(covered, bit))?.name ?? null;
