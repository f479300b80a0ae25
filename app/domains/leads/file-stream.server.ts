/** Leads as a file that is read page by page while it is sent: memory stays bounded, and each page says what holds by then. */
import type { AppContext } from "#app/platform/context.ts";
import { streamText } from "#app/platform/lists/csv-stream.ts";
import type { LeadFilter } from "./inputs.ts";
import { csvHeading, csvLines, vcardLines } from "./lead-files.server.ts";
import { leadsStatement } from "./lead-queries.server.ts";
import { FILE_PAGE_LEADS } from "./limits.ts";

export type LeadFileKind = "csv" | "vcf";

/**
 * A page is asked of the database when the one before it has been taken, never sooner: consent that is withdrawn meanwhile
 * is missing from all that has not been sent.
 */
export function streamLeads(
  context: AppContext,
  userId: string,
  filter: LeadFilter,
  kind: LeadFileKind,
): ReadableStream<Uint8Array> {
  // Behind the headers: the answer's own count of round trips is told by then.
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
