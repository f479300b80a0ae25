/** Files made at the edge, cached as bytes in the data center's cache (`page-cache.ts` caches text). */
import type { AppContext } from "#app/platform/context.ts";
import { DAY_SECONDS } from "#app/platform/durations.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { edgeCache } from "./page-cache.ts";

const FILE_SECONDS = DAY_SECONDS;

/**
 * The file made from `facts`, cached for a day. Other facts make another file, so withdrawn content is never served
 * again. Caches between here and the reader hold it no longer than a page.
 */
export async function cacheFile(
  { origin, settings }: Pick<AppContext, "origin" | "settings">,
  facts: unknown,
  make: () => Promise<Response>,
): Promise<Response> {
  const key = new Request(`${origin}/cached/${await sha256Hex(JSON.stringify(facts))}`);
  const sent = (from: Response, cache: "HIT" | "MISS") => {
    const headers = new Headers(from.headers);
    // No `s-maxage`: the page cache reads what it stores as text, so it has to skip this.
    headers.set("Cache-Control", `public, max-age=${settings.pageSeconds}`);
    headers.set("X-Cache", cache);
    return new Response(from.body, { headers });
  };
  const cached = await edgeCache().match(key);
  if (cached !== undefined) return sent(cached, "HIT");
  const made = await make();
  const bytes = await made.arrayBuffer();
  const headers = new Headers(made.headers);
  headers.set("Cache-Control", `public, max-age=${FILE_SECONDS}`);
  await edgeCache().put(key, new Response(bytes, { headers }));
  return sent(new Response(bytes, { headers }), "MISS");
}
