/** The forms of calendars and appointments. */
import * as z from "zod";
import {
  controlHints,
  EmailAddress,
  longText,
  ownName,
  PublicPhone,
  personName,
  plainText,
  publicPhone,
} from "#app/platform/forms/inputs.ts";
import { parseTimeZone } from "#app/platform/time/zoned-time.ts";
import { APPOINTMENT_WAYS } from "#db/lists.ts";
import {
  BUFFERS_MINUTES,
  BUSY_URL_MAX_CHARACTERS,
  HORIZONS_DAYS,
  LENGTHS_MINUTES,
  LINK_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  NOTE_MAX_CHARACTERS,
  NOTICES_HOURS,
} from "./limits.ts";
import { SCOPE_PRODUCTS, type ScopeProduct } from "./scopes/scope-policy.ts";
import type { Way } from "./types.ts";

/** An instant in milliseconds, as our links and buttons write it. */
const INSTANT = /^\d{13}$/;
/** The instant in an address or a form; null for anything else. */
export const parseInstant = (text: unknown): number | null =>
  typeof text === "string" && INSTANT.test(text) ? Number(text) : null;

export const parseDay = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
    ? text
    : null;

const NO_TIME = "Choose a time.";
const Instant = z.string({ error: NO_TIME }).regex(INSTANT, NO_TIME);
export const Zone = z
  .string({ error: "Choose your time zone." })
  .refine((zone) => parseTimeZone(zone) !== null, "Choose your time zone.");

const checked = z.literal("on", { error: "Check the box or leave it empty." }).optional();

/** One string per field; `readBooking` turns them into a booking. */
const BookingInput = z.object({
  type: z.uuid({ error: "Choose what it’s about." }).register(controlHints, { type: "hidden" }),
  at: Instant,
  name: personName("Enter your name.", "name", NAME_MAX_CHARACTERS),
  email: EmailAddress,
  phone: PublicPhone.optional(),
  zone: Zone,
  state: z.string({ error: "Choose a state." }).regex(/^[A-Z]{2}$/, "Choose a state."),
  insurance: z
    .string({ error: "Choose a type of insurance." })
    .regex(/^\d{1,2}$/, "Choose a type of insurance."),
  note: longText("", 1, "", NOTE_MAX_CHARACTERS).optional(),
  /** What the client agrees to talk about, if it is about Medicare. */
  advantage: checked,
  drugs: checked,
  supplement: checked,
  extras: checked,
  hospital: checked,
  beneficiary: personName("", "off", NAME_MAX_CHARACTERS).optional(),
});

const CalledBookingInput = BookingInput.extend({
  phone: publicPhone("Enter the number that the agent calls."),
});

/** A phone call needs a number. */
export const bookingInput = (way: Way | undefined) => (way === "phone" ? CalledBookingInput : BookingInput);

export type Booking = Omit<z.infer<typeof BookingInput>, "at" | "insurance" | ScopeProduct> & {
  at: number;
  insurance: number;
  products: readonly ScopeProduct[];
};

export const readBooking = ({
  at,
  insurance,
  advantage,
  drugs,
  supplement,
  extras,
  hospital,
  ...fields
}: z.infer<typeof BookingInput>): Booking => {
  const checkedNow = { advantage, drugs, supplement, extras, hospital };
  return {
    ...fields,
    at: Number(at),
    insurance: Number(insurance),
    products: SCOPE_PRODUCTS.filter((one) => checkedNow[one] === "on"),
  };
};

const oneOfNumbers = (numbers: readonly number[], error: string) =>
  z.string({ error }).refine((typed) => numbers.some((one) => String(one) === typed), error);

export const TypeInput = z.object({
  id: z
    .union([z.uuid(), z.literal("")])
    .optional()
    .catch(undefined),
  name: ownName(
    plainText(
      "Name it, such as First call.",
      NAME_MAX_CHARACTERS,
      `Use at most ${NAME_MAX_CHARACTERS} characters.`,
    ),
    "label",
  ),
  way: z.enum(APPOINTMENT_WAYS, { error: "Choose how you meet." }),
  link: z
    .string()
    .trim()
    .max(LINK_MAX_CHARACTERS, `Use at most ${LINK_MAX_CHARACTERS} characters.`)
    .refine((typed) => URL.parse(typed)?.protocol === "https:", "Enter a link that begins with https://.")
    .register(controlHints, { maxLength: LINK_MAX_CHARACTERS })
    .optional(),
  minutes: oneOfNumbers(LENGTHS_MINUTES, "Choose how long it takes."),
  buffer: oneOfNumbers(BUFFERS_MINUTES, "Choose how long you keep free after it."),
  notice: oneOfNumbers(NOTICES_HOURS, "Choose how far ahead it must be booked."),
  horizon: oneOfNumbers(HORIZONS_DAYS, "Choose how far ahead it can be booked."),
});
export type TypeFields = z.infer<typeof TypeInput>;

/** The other calendar: an address or a file, checked when it is read. */
export const BusyInput = z.object({
  address: z
    .string()
    .trim()
    .max(BUSY_URL_MAX_CHARACTERS, `Use at most ${BUSY_URL_MAX_CHARACTERS} characters.`)
    // Calendar programs write such addresses with their own scheme.
    .overwrite((typed) => typed.replace(/^webcal:/i, "https:"))
    .register(controlHints, { maxLength: BUSY_URL_MAX_CHARACTERS })
    .optional(),
  file: z.file().optional(),
});
