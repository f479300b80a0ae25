/** The form of an agent whom no list has brought here yet, parsed at the edge: their licenses as they read them. */
import * as z from "zod";
import { UploadedFile } from "#app/platform/files/upload.ts";
import { FirstName, LastName, Npn, ZipCode } from "#app/platform/forms/inputs.ts";
import type { ProvenLicense } from "./imports/profile-commands.server.ts";
import { Day, Held, LicenseNumber, LicenseState, linesIn } from "./inputs.ts";
import { LICENSE_PLACES, LINE_FIELDS, type LicensePlace, linesOf } from "./lines.ts";
import { stateDay } from "./state-day.ts";

type LineField = (typeof LINE_FIELDS)[number];

const EffectiveOn = Day("Effective date is required");
const ExpiresOn = Day("Expiration date is required");

type Lines<Place extends LicensePlace> = Record<`${LineField}${Place}`, typeof Held>;

const linesAt = <Place extends LicensePlace>(place: Place) =>
  Object.fromEntries(LINE_FIELDS.map((field) => [`${field}${place}`, Held])) as Lines<Place>;

const OtherState = LicenseState.optional();
const OtherNumber = LicenseNumber.optional();
const OtherEffectiveOn = EffectiveOn.optional();
const OtherExpiresOn = ExpiresOn.optional();

export const AgentApplicationInput = z.object({
  firstName: FirstName,
  lastName: LastName,
  npn: Npn,
  zip: ZipCode,
  state1: LicenseState,
  number1: LicenseNumber,
  ...linesAt(1),
  effectiveOn1: EffectiveOn,
  expiresOn1: ExpiresOn,
  state2: OtherState,
  number2: OtherNumber,
  ...linesAt(2),
  effectiveOn2: OtherEffectiveOn,
  expiresOn2: OtherExpiresOn,
  state3: OtherState,
  number3: OtherNumber,
  ...linesAt(3),
  effectiveOn3: OtherEffectiveOn,
  expiresOn3: OtherExpiresOn,
  state4: OtherState,
  number4: OtherNumber,
  ...linesAt(4),
  effectiveOn4: OtherEffectiveOn,
  expiresOn4: OtherExpiresOn,
  state5: OtherState,
  number5: OtherNumber,
  ...linesAt(5),
  effectiveOn5: OtherEffectiveOn,
  expiresOn5: OtherExpiresOn,
  document: UploadedFile,
});
export type AgentApplicationInput = z.output<typeof AgentApplicationInput>;
export type AgentApplicationField = Extract<keyof AgentApplicationInput, string>;

const fieldsAt = (form: AgentApplicationInput, place: LicensePlace) => ({
  state: form[`state${place}`],
  number: form[`number${place}`],
  lines: linesIn({
    life: form[`life${place}`],
    health: form[`health${place}`],
    property: form[`property${place}`],
    casualty: form[`casualty${place}`],
    variable: form[`variable${place}`],
    personal: form[`personal${place}`],
  }),
  effectiveOn: form[`effectiveOn${place}`],
  expiresOn: form[`expiresOn${place}`],
});

/** The licenses of the form, or a sentence for each field that is wrong. Licenses must be in force, or about to be. */
export function licensesIn(
  form: AgentApplicationInput,
  nowMs: number,
): { licenses: ProvenLicense[] } | { errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const licenses: ProvenLicense[] = [];
  const isFilled = (place: LicensePlace) => {
    const { state, number, lines, effectiveOn, expiresOn } = fieldsAt(form, place);
    return lines > 0 || [state, number, effectiveOn, expiresOn].some((one) => one !== undefined);
  };
  for (const place of LICENSE_PLACES.filter((one) => one === 1 || isFilled(one))) {
    const { state, number, lines, effectiveOn, expiresOn } = fieldsAt(form, place);
    if (state === undefined) errors[`state${place}`] = "Choose a state.";
    if (number === undefined) errors[`number${place}`] = "License number is required";
    if (lines === 0) errors[`life${place}`] = "Choose at least one line.";
    if (effectiveOn === undefined) errors[`effectiveOn${place}`] = "Effective date is required";
    if (expiresOn === undefined) errors[`expiresOn${place}`] = "Expiration date is required";
    if (state === undefined || number === undefined || effectiveOn === undefined || expiresOn === undefined)
      continue;
    if (effectiveOn > expiresOn)
      errors[`expiresOn${place}`] = "The expiration date is before the effective date.";
    else if (expiresOn < stateDay(state, nowMs))
      errors[`expiresOn${place}`] = "This license has already expired. Enter the renewed one.";
    if (licenses.some((one) => one.stateCode === state && one.number === number))
      errors[`number${place}`] = "You entered this license twice.";
    licenses.push({ stateCode: state, number, lines, effectiveOn, expiresOn });
  }
  return Object.keys(errors).length > 0 ? { errors } : { licenses };
}

/** What the form shows of an application that was sent before. */
export function knownOf({
  licenses,
  ...facts
}: {
  npn: string;
  firstName: string;
  lastName: string;
  zip: string;
  licenses: readonly ProvenLicense[];
}): Partial<Record<AgentApplicationField, string>> {
  const known: Record<string, string> = { ...facts };
  for (const [at, { stateCode, number, lines, effectiveOn, expiresOn }] of licenses.entries()) {
    const place = at + 1;
    known[`state${place}`] = stateCode;
    known[`number${place}`] = number;
    known[`effectiveOn${place}`] = effectiveOn;
    known[`expiresOn${place}`] = expiresOn;
    for (const field of linesOf(lines)) known[`${field}${place}`] = "yes";
  }
  return known;
}
