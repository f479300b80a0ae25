/**
 * Leads as files: a table (CSV, RFC 4180) and address cards (vCard 4.0). They are read page by page while they are sent, so
 * memory stays bounded and each page shows the consents of that moment.
 */
import Papa from "papaparse";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import { escapeText, foldLine } from "#app/platform/contact-data/vcard.ts";
import type { AppContext } from "#app/platform/context.ts";
import { streamText } from "#app/platform/lists/csv-stream.ts";
import { FORMULA } from "#app/platform/lists/formulas.ts";
import type { ConsentChannel } from "./consents/consent-texts.ts";
import type { LeadFilter } from "./inputs.ts";
import { leadsStatement } from "./lead-queries.server.ts";
import type { Lead } from "./lead-rows.server.ts";
import { leadName, NO_AUTOMATED_CALLS, SOURCE_NAMES, STATE_NAMES } from "./lead-words.ts";
import { FILE_PAGE_LEADS } from "./limits.ts";

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
  "automated, prerecorded, or AI-voice calls",
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
  const active = of.findLast(({ revokedAt }) => revokedAt === null);
  if (active !== undefined) return `agreed ${moment(active.givenAt)}`;
  const last = of.at(-1)?.revokedAt;
  return last == null ? "not agreed" : `withdrawn ${moment(last)}`;
}

const options = { newline: "\r\n", escapeFormulae: FORMULA } as const;

export const csvHeading = (): string => `${Papa.unparse([[...COLUMNS]], options)}\r\n`;

/** Rows with their line ends; empty for none. */
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
    "not agreed",
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

/** One card per lead. Without consent it has a name and no contact details. */
export const vcardLines = (leads: readonly Lead[]): string => leads.map(vcardOf).join("");

function vcardOf(lead: Lead): string {
  const note = [
    `${SOURCE_NAMES[lead.source]}, received ${moment(lead.receivedAt)}.`,
    `Calls: ${consentState(lead.consents, "phone")}.`,
    `Texts: ${consentState(lead.consents, "text")}.`,
    `Emails: ${consentState(lead.consents, "email")}.`,
    NO_AUTOMATED_CALLS,
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

export type LeadFileKind = "csv" | "vcf";

/**
 * Reads a page only when the one before it was taken, so consent that is withdrawn meanwhile is missing from everything that
 * isn't sent yet.
 */
export function streamLeads(
  context: AppContext,
  userId: string,
  filter: LeadFilter,
  kind: LeadFileKind,
): ReadableStream<Uint8Array> {
  // A connection of its own: the headers with the response's count of round trips are sent by then.
  const db = context.databaseAside();
  const write = kind === "csv" ? csvLines : vcardLines;
  return streamText<{ leadNo: number }>(kind === "csv" ? csvHeading() : "", async (after) => {
    const [leads] = await db.batch([
      leadsStatement({ db }, userId, filter, { after, most: FILE_PAGE_LEADS }),
    ]);
    const last = leads.at(-1);
    const more = last !== undefined && leads.length === FILE_PAGE_LEADS;
    return { text: last === undefined ? "" : write(leads), next: more ? { leadNo: last.leadNo } : null };
  });
}
