/** What an admin types of an agent who is added by hand. */
import * as z from "zod";
import { parsePublicPhone } from "#app/platform/contact-data/phone.ts";
import { controlHints, FirstName, LastName, longText, Npn, ZipCode } from "#app/platform/forms/inputs.ts";
import { SOURCE_MAX_CHARACTERS, SOURCE_MIN_CHARACTERS } from "../limits.ts";
import { LINE_FIELDS } from "../lines.ts";
import { SLOT_FIELDS, SLOTS, type SlotControl, type SlotField, slotControl } from "./hand-slots.ts";

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(Date.parse(text)).toJSON()?.slice(0, 10) === text;
const inBounds = (text: string) => isDay(text) && text > "1900-01-01" && text < "2200-01-01";

const source = longText(
  "Say where you have it from.",
  SOURCE_MIN_CHARACTERS,
  `Write at least ${SOURCE_MIN_CHARACTERS} characters.`,
  SOURCE_MAX_CHARACTERS,
);

const Typed = z.string().trim().max(40, "Use at most 40 characters.").default("");
const slots = Object.fromEntries(
  SLOTS.flatMap((slot) => SLOT_FIELDS.map((field) => [slotControl(field, slot), Typed])),
) as Record<SlotControl, typeof Typed>;

/** An agent that an admin adds. */
export const NewAgentInput = z.object({
  firstName: FirstName,
  lastName: LastName,
  npn: Npn,
  zip: ZipCode,
  phone: z
    .string()
    .trim()
    .max(60, "Enter a US number, or one that begins with + and its country.")
    .refine(
      (typed) => typed === "" || parsePublicPhone(typed) !== null,
      "Enter a US number, or one that begins with + and its country.",
    )
    .register(controlHints, { type: "tel" })
    .default(""),
  ...slots,
  source,
});

export type TypedLicense = {
  stateCode: string;
  number: string;
  lines: number;
  effectiveOn: string;
  expiresOn: string | null;
};

const NUMBER = /^[A-Z0-9-]{3,15}$/;

/** The licenses that were typed, or what is wrong with them by the names of their controls. */
export function licensesIn(
  form: Readonly<Record<string, unknown>>,
  states: ReadonlySet<string>,
): { licenses: TypedLicense[] } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const licenses = SLOTS.flatMap((slot): TypedLicense[] => {
    const value = (field: SlotField) => String(form[slotControl(field, slot)] ?? "");
    const wrong = (field: SlotField, words: string) => {
      errors[slotControl(field, slot)] = words;
    };
    const lines = LINE_FIELDS.reduce((all, field, bit) => all + (value(field) === "yes" ? 2 ** bit : 0), 0);
    const number = value("number").toUpperCase().replace(/\s/g, "");
    const [stateCode, effectiveOn, expiresOn] = [value("state"), value("effectiveOn"), value("expiresOn")];
    if (slot > 1 && `${number}${stateCode}${effectiveOn}${expiresOn}` === "" && lines === 0) return [];
    if (!states.has(stateCode)) wrong("state", "Choose a state.");
    if (!NUMBER.test(number)) wrong("number", "A license number has 3 to 15 letters, digits, or hyphens.");
    if (lines === 0) wrong("life", "Choose at least one line.");
    if (!inBounds(effectiveOn)) wrong("effectiveOn", "Effective date is required");
    if (expiresOn !== "" && (!inBounds(expiresOn) || expiresOn < effectiveOn))
      wrong("expiresOn", "It can’t end before it begins. Leave it empty if it has no end.");
    return [{ stateCode, number, lines, effectiveOn, expiresOn: expiresOn === "" ? null : expiresOn }];
  });
  const keys = licenses.map(({ stateCode, number }) => `${stateCode} ${number}`);
  const again = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (again > 0) errors[slotControl("number", again + 1)] = "This number is entered above already.";
  return Object.keys(errors).length > 0 ? { errors } : { licenses };
}
