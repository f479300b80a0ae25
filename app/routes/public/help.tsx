import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { lateHelp } from "./late-help.ts";
import { loadHelp } from "./load-help.server.ts";

export const handle = { access: "public", bring: lateHelp.bring } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadHelp(args);

export const meta = lateHelp.meta;

export default lateHelp.Page;
