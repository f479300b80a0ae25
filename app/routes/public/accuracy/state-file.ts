import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findState } from "#app/domains/accuracy/figures/figure-queries.server.ts";
import { streamFacts } from "#app/domains/accuracy/figures/files.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { csvAnswer } from "#app/platform/lists/csv-stream.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** `GET /accuracy/tx.csv`: every fact that is counted for a state, one a line, read page by page while it is sent. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = (params.state ?? "").toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || !(await findState(context, code)))
    return refuse(404, t("There’s no file for this state."));
  const wait = await takeAction(context, "accuracy-file");
  if (wait > 0) {
    const { title, text } = tooOften(wait);
    return refuse(429, `${title}. ${text}`);
  }
  return csvAnswer(streamFacts(context, code), `accuracy-${code.toLowerCase()}.csv`);
}

const refuse = (status: number, sentence: string) =>
  new Response(`${sentence}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
