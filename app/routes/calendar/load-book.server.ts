import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getViewer } from "#app/guards/viewer.server.ts";
import { findAgentToBook, loadBooking } from "./book-page.server.ts";

/** The agent, the step that the address names, and what stands open in it. */
export async function loadBook({ request, context, params }: LoaderFunctionArgs) {
  const [viewer, agent] = await Promise.all([
    getViewer(context),
    findAgentToBook(context, params.identifier),
  ]);
  return loadBooking(request, context, agent, viewer);
}
