/** The form of a showcase: what it holds, and how it becomes a showcase. */
import * as z from "zod";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import { controlHints, longText, PublicPhone, plainText, Website } from "#app/platform/forms/inputs.ts";
import { WEEKDAY_KEYS } from "#app/platform/time/weekdays.ts";
import { hasBit } from "../bits.ts";
import type { DayHours } from "../profile/profile-types.ts";
import { formatTime, parseTime, SLOTS } from "./form-days.ts";
import { BIOGRAPHY_MAX_CHARACTERS, HEADLINE_MAX_CHARACTERS, RADIUS_MAX_MILES } from "./limits.ts";
import type { Showcase } from "./showcase-types.ts";

const NO_TIME = "Enter a time, such as 09:00.";
const Time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME)
  .register(controlHints, { type: "time" });
const Kind = z.enum(["open", "closed", "appointment"], { error: "Choose open, closed, or by appointment." });

const NO_DAY = "Enter a date.";
const Day = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}$/, NO_DAY)
  .refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && isCalendarDay(day), NO_DAY);

/** `2026-02-30` parses as a day of March in some places. */
const isCalendarDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

const NO_RADIUS = `Enter a number of miles from 1 to ${RADIUS_MAX_MILES}.`;
const Radius = z
  .string({ error: NO_RADIUS })
  .trim()
  .regex(/^([1-9]\d?|100)$/, NO_RADIUS)
  .register(controlHints, { inputMode: "numeric" });

type TimeFields = { [K in `${"open" | "close"}-${string}`]: z.ZodOptional<typeof Time> };
const times = (key: string): TimeFields => ({
  [`open-${key}`]: Time.optional(),
  [`close-${key}`]: Time.optional(),
});
const dayFields: Record<string, z.ZodType<string | undefined>> = Object.fromEntries(
  WEEKDAY_KEYS.flatMap((key) => Object.entries({ [`kind-${key}`]: Kind, ...times(key) })),
);
const slotFields: Record<string, z.ZodType<string | undefined>> = Object.fromEntries(
  SLOTS.flatMap((key) =>
    Object.entries({ [`on-${key}`]: Day.optional(), [`kind-${key}`]: Kind.optional(), ...times(key) }),
  ),
);

/** Fields that are one string each; what is chosen from lists comes as boxes beside them (`readChosen`). */
export const ShowcaseInput = z.object({
  headline: plainText(
    "Write a headline.",
    HEADLINE_MAX_CHARACTERS,
    `Use at most ${HEADLINE_MAX_CHARACTERS} characters.`,
  ).optional(),
  biography: longText("Write a bio.", 1, "Write a bio.", BIOGRAPHY_MAX_CHARACTERS).optional(),
  accepting: z.enum(["yes", "no"], { error: "Choose whether you take new clients." }),
  acceptingFrom: Day.optional(),
  phone: PublicPhone.optional(),
  website: Website.optional(),
  ...dayFields,
  ...slotFields,
  // In the order of the form.
  serviceRadiusMiles: Radius,
});
export type ShowcaseFields = Record<string, string | undefined>;

/** What is chosen by boxes. */
export type Chosen = { types: number; languages: number; carriers: number[]; holidays: boolean };

/** Reads the boxes; what is not in the catalog is not looked at. */
export function readChosen(
  form: FormData,
  catalog: {
    types: readonly { bit: number }[];
    languages: readonly { bit: number }[];
    carriers: readonly { carrierNo: number }[];
  },
): Chosen {
  const numbers = (name: string) => new Set(form.getAll(name).map((value) => Number(String(value))));
  const [types, languages, carriers] = [numbers("types"), numbers("languages"), numbers("carriers")];
  const maskOf = (bits: ReadonlySet<number>, rows: readonly { bit: number }[]) =>
    rows.reduce((mask, { bit }) => (bits.has(bit) ? mask + 2 ** bit : mask), 0);
  return {
    types: maskOf(types, catalog.types),
    languages: maskOf(languages, catalog.languages),
    carriers: catalog.carriers
      .flatMap(({ carrierNo }) => (carriers.has(carrierNo) ? [carrierNo] : []))
      .sort((a, b) => a - b),
    holidays: form.get("holidays") === "yes",
  };
}

export type ReadShowcase = { showcase: Showcase } | { errors: Record<string, string> };

/**
 * Puts the fields together; `today` is where the office is, `saved` what is saved now. Days that are over are dropped.
 * Times that were typed for a day that isn't open are refused; a day that has just been closed still has its own.
 */
export function readShowcase(
  fields: ShowcaseFields,
  chosen: Chosen,
  today: string,
  saved: Showcase,
): ReadShowcase {
  const errors: Record<string, string> = {};
  const filled = fieldsOf(saved);
  const typesTimes = (key: string) =>
    ["open", "close"].some((end) => (fields[`${end}-${key}`] ?? "") !== (filled[`${end}-${key}`] ?? ""));
  const hoursOf = (key: string): DayHours => {
    const hours = readHours(fields, key, errors);
    if (!Array.isArray(hours) && fields[`kind-${key}`] !== "open" && hasTimes(fields, key) && typesTimes(key))
      errors[`kind-${key}`] = "You entered hours. Choose Open, or clear them.";
    return hours;
  };
  const week = WEEKDAY_KEYS.map(hoursOf);
  const days = new Map<string, DayHours>();
  for (const key of SLOTS) {
    const on = fields[`on-${key}`];
    if (on === undefined) {
      if (hasTimes(fields, key) && typesTimes(key)) errors[`on-${key}`] = NO_DAY;
      continue;
    }
    const hours = hoursOf(key);
    if (days.has(on)) errors[`on-${key}`] = "This date is there twice.";
    if (on >= today) days.set(on, hours);
  }
  const accepting = fields.accepting === "yes";
  const from = accepting ? undefined : fields.acceptingFrom;
  if (from !== undefined && from <= today) errors.acceptingFrom = "Enter a date after today.";
  if (chosen.languages === 0) errors.languages = "Choose at least one language.";
  if (Object.keys(errors).length > 0) return { errors };
  return {
    showcase: {
      headline: fields.headline ?? "",
      biography: fields.biography ?? "",
      week,
      special: {
        holidays: chosen.holidays,
        days: [...days].sort(([a], [b]) => a.localeCompare(b)).map(([on, hours]) => ({ on, hours })),
      },
      carriers: chosen.carriers,
      languages: chosen.languages,
      types: chosen.types,
      serviceRadiusMiles: Number(fields.serviceRadiusMiles),
      website: fields.website ?? null,
      phone: fields.phone ?? null,
      acceptingClients: accepting,
      acceptingFrom: from ?? null,
    },
  };
}

const hasTimes = (fields: ShowcaseFields, key: string): boolean =>
  fields[`open-${key}`] !== undefined || fields[`close-${key}`] !== undefined;

function readHours(fields: ShowcaseFields, key: string, errors: Record<string, string>): DayHours {
  const kind = fields[`kind-${key}`] ?? "closed";
  if (kind === "appointment") return "appointment";
  if (kind === "closed") return null;
  const [opens, closes] = [parseTime(fields[`open-${key}`]), parseTime(fields[`close-${key}`], true)];
  if (opens === null) errors[`open-${key}`] = "Enter when you open.";
  if (closes === null) errors[`close-${key}`] = "Enter when you close.";
  if (opens === null || closes === null) return null;
  if (closes <= opens) errors[`close-${key}`] = "Closing time must be later than opening time.";
  return [opens, closes];
}

/** What the fields hold for a showcase, before anybody has typed. */
export function fieldsOf(showcase: Showcase): Record<string, string> {
  const hours = (key: string, day: DayHours) => ({
    [`kind-${key}`]: day === null ? "closed" : day === "appointment" ? day : "open",
    [`open-${key}`]: Array.isArray(day) ? formatTime(day[0]) : "",
    [`close-${key}`]: Array.isArray(day) ? formatTime(day[1]) : "",
  });
  const slots = SLOTS.map((key, at) => {
    const day = showcase.special.days[at];
    return { [`on-${key}`]: day?.on ?? "", ...hours(key, day?.hours ?? null) };
  });
  return Object.assign(
    {
      headline: showcase.headline,
      biography: showcase.biography,
      accepting: showcase.acceptingClients ? "yes" : "no",
      acceptingFrom: showcase.acceptingFrom ?? "",
      phone: showcase.phone === null ? "" : formatPhone(showcase.phone),
      website: showcase.website ?? "",
      serviceRadiusMiles: String(showcase.serviceRadiusMiles),
    },
    ...WEEKDAY_KEYS.map((key, at) => hours(key, showcase.week[at] ?? null)),
    ...slots,
  );
}

/** Of the chosen types, the first that no license in force covers; null when all are covered. */
export const firstUncovered = (
  types: number,
  covered: number,
  catalog: readonly { bit: number; name: string }[],
): string | null => catalog.find(({ bit }) => hasBit(types, bit) && !hasBit(covered, bit))?.name ?? null;
