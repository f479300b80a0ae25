import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  CHECKPOINT,
  isTilePath,
  KEYS,
  LOG_PREFIX,
} from "#app/domains/reviews/public-log/files/log-files.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { t } from "#app/text/text.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

const ID = /^[0-9a-f]{8}$/;
/** A few seconds (c2sp.org/tlog-tiles): those who follow the log want the newest. */
const SHORT = "public, max-age=5";
const FOREVER = "public, max-age=31536000, immutable";

/** `GET /reviews/log/3f2a90c1/tile/0/x001/234`: a file of the log, as c2sp.org/tlog-tiles names it. Any page may read it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id = "", "*": path = "" } = params;
  const isText = path === CHECKPOINT || path === KEYS;
  const found =
    ID.test(id) && (isText || isTilePath(path))
      ? await context.documents.get(`${LOG_PREFIX}${id}/${path}`)
      : null;
  if (found === null)
    return new Response(`${t("The log has no such file.")}\n`, {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  return new Response(found, {
    headers: {
      "Content-Type": isText ? "text/plain; charset=utf-8" : "application/octet-stream",
      "Cache-Control": isText ? SHORT : FOREVER,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
