import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { lateSearch } from "./late-search.ts";
import { loadSearch } from "./load-search.server.ts";

export const handle = { access: "public", layout: "wide", bring: lateSearch.bring } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadSearch(args);

export const meta = lateSearch.meta;

export default lateSearch.Page;
