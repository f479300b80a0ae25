import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { selectableTypes } from "#app/domains/questions/insurance-types.ts";
import { readAskFacts } from "#app/domains/questions/live-queries.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { shareWithStrangers } from "#app/platform/context.ts";
import { nullWhenUnreachable } from "#app/platform/database.ts";

const NO_FACTS = { types: [], medianMinutes: null, medianBase: 0 };

/** What there is to ask about, how soon answers come, and what is known of who asks. */
export async function loadAsk({ request, context }: LoaderFunctionArgs) {
  // A form that could not be written is shown again with what was typed: then neither facts nor names are to be had.
  const [facts, viewer] = await Promise.all([
    readAskFacts(context).catch(nullWhenUnreachable),
    getViewer(context).catch(nullWhenUnreachable),
  ]);
  if (facts !== null) shareWithStrangers(context, request);
  const { searchParams } = new URL(request.url);
  const known = {
    customer_first_name: viewer?.firstName ?? "",
    customer_last_name: viewer?.lastName ?? "",
    customer_email: viewer?.email ?? "",
    customer_zip_code: (searchParams.get("zip") ?? "").slice(0, 10),
    insurance_type: (searchParams.get("type") ?? "").slice(0, 80),
  };
  const { types, medianMinutes, medianBase } = facts ?? NO_FACTS;
  return { types: selectableTypes(types), medianMinutes, medianBase, known };
}
