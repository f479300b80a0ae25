import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { sendLeads } from "./leads-file.server.ts";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

/** `GET /dashboard/leads.csv`, with the filters of the page. */
export const loader = (visit: LoaderFunctionArgs) => sendLeads(visit, "csv");
