/** Leads as files: a table (CSV, RFC 4180) and address cards (vCard 4.0). Both say what was agreed to at that moment. */
import Papa from "papaparse";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import { escapeText, foldLine } from "#app/platform/contact-data/vcard.ts";
import { FORMULA } from "#app/platform/lists/formulas.ts";
import type { ConsentChannel } from "./consent-texts.ts";
import type { Lead } from "./lead-rows.server.ts";
import { leadName, SOURCE_NAMES, STATE_NAMES } from "./lead-words.ts";

const COLUMNS = [
  "received",
  "status",
  "source",
  "first name",
  "last name",
  "email",
  "phone",
  "calls",
  "texts",
  "emails",
  "zip",
  "insurance",
  "answers",
  "their words",
  "next step",
  "next step on",
  "lead id",
] as const;

const moment = (timeMs: number) => new Date(timeMs).toISOString();

/** "agreed 2026-11-03T…", "withdrawn 2026-11-05T…", or "not agreed". */
export function consentState(consents: Lead["consents"], channel: ConsentChannel): string {
  const of = consents.filter((one) => one.channel === channel);
  const standing = of.findLast(({ revokedAt }) => revokedAt === null);
  if (standing !== undefined) return `agreed ${moment(standing.givenAt)}`;
  const last = of.at(-1)?.revokedAt;
  return last == null ? "not agreed" : `withdrawn ${moment(last)}`;
}

const options = { newline: "\r\n", escapeFormulae: FORMULA } as const;

export const csvHeading = (): string => `${Papa.unparse([[...COLUMNS]], options)}\r\n`;

/** Some rows, each with its line end; empty for none. */
export function csvLines(leads: readonly Lead[]): string {
  if (leads.length === 0) return "";
  const rows = leads.map((lead) => [
    moment(lead.receivedAt),
    STATE_NAMES[lead.state],
    SOURCE_NAMES[lead.source],
    lead.firstName,
    lead.lastName,
    lead.email ?? "",
    lead.phone === null ? "" : formatPhone(lead.phone),
    consentState(lead.consents, "phone"),
    consentState(lead.consents, "text"),
    consentState(lead.consents, "email"),
    lead.zip ?? "",
    lead.typeName ?? "",
    lead.answers.map(([label, answer]) => `${label} ${answer}`).join("; "),
    lead.note,
    lead.nextStep,
    lead.nextStepOn ?? "",
    lead.id,
  ]);
  return `${Papa.unparse(rows, options)}\r\n`;
}

/** A card each. Without consent there is a name and no way to reach it. */
export const vcardLines = (leads: readonly Lead[]): string => leads.map(vcardOf).join("");

function vcardOf(lead: Lead): string {
  const note = [
    `${SOURCE_NAMES[lead.source]}, received ${moment(lead.receivedAt)}.`,
    `Calls: ${consentState(lead.consents, "phone")}.`,
    `Texts: ${consentState(lead.consents, "text")}.`,
    `Emails: ${consentState(lead.consents, "email")}.`,
  ].join("\n");
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    `FN:${escapeText(leadName(lead))}`,
    `N:${escapeText(lead.lastName)};${escapeText(lead.firstName)};;;`,
    lead.phone === null ? null : `TEL;VALUE=uri:tel:${lead.phone}`,
    lead.email === null ? null : `EMAIL:${escapeText(lead.email)}`,
    `NOTE:${escapeText(note)}`,
    `UID:urn:uuid:${lead.id}`,
    "END:VCARD",
  ];
  return lines.flatMap((line) => (line === null ? [] : `${foldLine(line)}\r\n`)).join("");
}
