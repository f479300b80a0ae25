/** Files made at the edge, kept as bytes in the data centre's cache (`page-cache.ts` keeps text). */
import { edgeCache } from "./page-cache.ts";

const FILE_SECONDS = 24 * 60 * 60;
/** No `s-maxage`: the page cache, which reads what it keeps as text, lets it pass. */
const FILE_CONTROL = `public, max-age=${FILE_SECONDS}`;

/** The kept file at this path, or what `make` makes, which is kept for a day when it is a 200. Queries are ignored. */
export async function keepFile(request: Request, make: () => Promise<Response>): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const key = new Request(`${origin}${pathname}`);
  const kept = await edgeCache().match(key);
  if (kept !== undefined) return new Response(kept.body, { headers: withAge(kept.headers, "HIT") });
  const made = await make();
  if (made.status !== 200) return made;
  const bytes = await made.arrayBuffer();
  const headers = new Headers(made.headers);
  headers.set("Cache-Control", FILE_CONTROL);
  await edgeCache().put(key, new Response(bytes, { headers }));
  return new Response(bytes, { headers: withAge(headers, "MISS") });
}

function withAge(from: Headers, cache: "HIT" | "MISS"): Headers {
  const headers = new Headers(from);
  headers.set("X-Cache", cache);
  return headers;
}
