/**
 * The fields of a showcase, in the order of the form: what each stores, how the form shows and reads it, and how its
 * changes read. The form, versions, the profile and the percentage all walk this table. How to add one: README.
 */
import * as z from "zod";
import { formatPhone, PHONE_HINT } from "#app/platform/contact-data/phone.ts";
import { controlHints, longText, PublicPhone, plainText, Website } from "#app/platform/forms/inputs.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { hasBit } from "../bits.ts";
import { Day, special, week } from "./hours-fields.ts";
import {
  BIOGRAPHY_MAX_CHARACTERS,
  FULL_BIOGRAPHY_CHARACTERS,
  HEADLINE_MAX_CHARACTERS,
  RADIUS_MAX_MILES,
} from "./limits.ts";
import { type AnyField, field } from "./showcase-field.ts";

const namesOf = (mask: number, rows: readonly { bit: number; name: string }[]) =>
  rows
    .filter(({ bit }) => hasBit(mask, bit))
    .map(({ name }) => name)
    .join(", ");

const NO_RADIUS = `Enter a number of miles from 1 to ${RADIUS_MAX_MILES}.`;

export const SHOWCASE_FIELDS: readonly AnyField[] = [
  field({
    stored: { headline: z.string() },
    written: true,
    form: [
      {
        kind: "text",
        name: "headline",
        label: "Headline",
        hint: "One line under your name, also in results.",
        maxLength: HEADLINE_MAX_CHARACTERS,
      },
    ],
    input: {
      headline: plainText(
        "Write a headline.",
        HEADLINE_MAX_CHARACTERS,
        `Use at most ${HEADLINE_MAX_CHARACTERS} characters.`,
      ).optional(),
    },
    fill: ({ headline }) => ({ headline }),
    read: ({ fields }) => ({ headline: fields.headline ?? "" }),
    words: ({ headline }) => ({ Headline: headline }),
    complete: {
      weight: 15,
      step: "Write a headline",
      anchor: "form-headline",
      done: ({ headline }) => headline !== "",
    },
  }),
  field({
    stored: { biography: z.string() },
    written: true,
    form: [
      {
        kind: "long",
        name: "biography",
        label: "Bio",
        rows: 8,
        hint: "Who you insure, what you’re good at, what a first call is like.",
        count: `at most ${BIOGRAPHY_MAX_CHARACTERS.toLocaleString("en-US")} characters`,
      },
    ],
    input: { biography: longText("Write a bio.", 1, "Write a bio.", BIOGRAPHY_MAX_CHARACTERS).optional() },
    fill: ({ biography }) => ({ biography }),
    read: ({ fields }) => ({ biography: fields.biography ?? "" }),
    words: ({ biography }) => ({ Bio: biography }),
    complete: {
      weight: 20,
      step: `Write a bio of at least ${FULL_BIOGRAPHY_CHARACTERS} characters`,
      anchor: "form-biography",
      done: ({ biography }) => [...biography].length >= FULL_BIOGRAPHY_CHARACTERS,
    },
  }),
  field({
    stored: { acceptingClients: z.boolean(), acceptingFrom: z.string().nullable() },
    written: true,
    form: [
      {
        kind: "radios",
        name: "accepting",
        label: "New clients",
        options: [
          { value: "yes", label: "I take new clients" },
          { value: "no", label: "Not now" },
        ],
      },
      {
        kind: "text",
        name: "acceptingFrom",
        label: "If not now: from when",
        type: "date",
        short: true,
        hint: "Leave it empty if you don’t know yet.",
      },
    ],
    input: {
      accepting: z.enum(["yes", "no"], { error: "Choose whether you take new clients." }),
      acceptingFrom: Day.optional(),
    },
    fill: ({ acceptingClients, acceptingFrom }) => ({
      accepting: acceptingClients ? "yes" : "no",
      acceptingFrom: acceptingFrom ?? "",
    }),
    read({ fields, today, errors }) {
      const acceptingClients = fields.accepting === "yes";
      const from = acceptingClients ? undefined : fields.acceptingFrom;
      if (from !== undefined && from <= today) errors.acceptingFrom = "Enter a date after today.";
      return { acceptingClients, acceptingFrom: from ?? null };
    },
    words: ({ acceptingClients, acceptingFrom }) => ({
      "New clients": acceptingClients
        ? "accepting"
        : acceptingFrom === null
          ? "not accepting"
          : `not accepting until ${formatDay(acceptingFrom)}`,
    }),
  }),
  field({
    stored: { phone: z.string().nullable() },
    written: true,
    form: [{ kind: "text", name: "phone", label: "Phone", hint: PHONE_HINT, half: true }],
    input: { phone: PublicPhone.optional() },
    fill: ({ phone }) => ({ phone: phone === null ? "" : formatPhone(phone) }),
    read: ({ fields }) => ({ phone: fields.phone ?? null }),
    words: ({ phone }) => ({ Phone: phone === null ? "" : formatPhone(phone) }),
    complete: {
      weight: 15,
      step: "Add a phone number",
      anchor: "form-phone",
      done: ({ phone }) => phone !== null,
    },
  }),
  field({
    stored: { website: z.string().nullable() },
    written: true,
    form: [{ kind: "text", name: "website", label: "Website", half: true }],
    input: { website: Website.optional() },
    fill: ({ website }) => ({ website: website ?? "" }),
    read: ({ fields }) => ({ website: fields.website ?? null }),
    words: ({ website }) => ({ Website: website ?? "" }),
    complete: {
      weight: 5,
      step: "Add your website",
      anchor: "form-website",
      done: ({ website }) => website !== null,
    },
  }),
  field({
    stored: { types: z.number().int() },
    form: [{ kind: "types" }],
    read: ({ chosen }) => ({ types: chosen.types }),
    words: ({ types }, catalog) => ({ "Insurance types": namesOf(types, catalog.types) }),
    complete: {
      weight: 15,
      step: "Choose the insurance types you offer",
      anchor: "types",
      done: ({ types }) => types !== 0,
    },
  }),
  field({
    stored: { carriers: z.array(z.number().int()) },
    // Rows of `agent_carriers`.
    columns: { read: () => ({}), write: () => ({}) },
    form: [{ kind: "carriers" }],
    read: ({ chosen }) => ({ carriers: chosen.carriers }),
    words: ({ carriers }, catalog) => ({
      Carriers: catalog.carriers
        .filter(({ carrierNo }) => carriers.includes(carrierNo))
        .map(({ name }) => name)
        .join(", "),
    }),
    complete: {
      weight: 10,
      step: "Choose the carriers you work with",
      anchor: "carriers",
      done: ({ carriers }) => carriers.length > 0,
    },
  }),
  field({
    stored: { languages: z.number().int() },
    form: [{ kind: "languages" }],
    read({ chosen: { languages }, errors }) {
      if (languages === 0) errors.languages = "Choose at least one language.";
      return { languages };
    },
    words: ({ languages }, catalog) => ({ Languages: namesOf(languages, catalog.languages) }),
    complete: {
      weight: 5,
      step: "Choose the languages you speak",
      anchor: "languages",
      done: ({ languages }) => languages !== 0,
    },
  }),
  week,
  special,
  field({
    stored: { serviceRadiusMiles: z.number().int() },
    written: true,
    form: [
      {
        kind: "text",
        name: "serviceRadiusMiles",
        label: "Service radius in miles",
        short: true,
        hint: `How far you go to see a client, up to ${RADIUS_MAX_MILES} miles. By phone you reach every state of your licenses.`,
      },
      { kind: "area-map" },
    ],
    input: {
      serviceRadiusMiles: z
        .string({ error: NO_RADIUS })
        .trim()
        .regex(/^([1-9]\d?|100)$/, NO_RADIUS)
        .register(controlHints, { inputMode: "numeric" }),
    },
    fill: ({ serviceRadiusMiles }) => ({ serviceRadiusMiles: String(serviceRadiusMiles) }),
    read: ({ fields }) => ({ serviceRadiusMiles: Number(fields.serviceRadiusMiles) }),
    words: ({ serviceRadiusMiles }) => ({ "Service radius": `${serviceRadiusMiles} miles` }),
  }),
];
