/** The viewer's leads as a file, with the filters of the page. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LeadFilterInput } from "#app/domains/leads/inputs.ts";
import { type LeadFileKind, streamLeads } from "#app/domains/leads/lead-files.server.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";

const TYPES = {
  csv: "text/csv; charset=utf-8; header=present",
  vcf: "text/vcard; charset=utf-8; version=4.0",
} as const satisfies Record<LeadFileKind, string>;

/** A person without leads gets an empty file: the query selects only the viewer's own. */
export async function sendLeads({ request, context }: LoaderFunctionArgs, kind: LeadFileKind) {
  const viewer = await requireSignedIn(request, context);
  const filter = LeadFilterInput.parse(Object.fromEntries(new URL(request.url).searchParams));
  return new Response(streamLeads(context, viewer.userId, filter, kind), {
    headers: {
      "Content-Type": TYPES[kind],
      "Content-Disposition": `attachment; filename="leads.${kind}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
