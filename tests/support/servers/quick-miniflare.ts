/**
 * Miniflare, which sends workerd its configuration in one message. That message grows by what is written next and is
 * copied in full each time: with our bundle in it, some fifteen times four megabytes for each site, which took as
 * long as everything else in a site's start. Growing to twice the size, it is copied twice after the bundle.
 */
import "./no-certificates.ts";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const GROWTH =
  "minSize = minSize < MIN_SINGLE_SEGMENT_GROWTH ? MIN_SINGLE_SEGMENT_GROWTH : padToWord$1(minSize);";
const DOUBLED = `${GROWTH} minSize = Math.max(minSize, srcBuffer.byteLength);`;

registerHooks({
  load(url, context, next) {
    if (!url.endsWith("/node_modules/miniflare/dist/src/index.js")) return next(url, context);
    const text = readFileSync(fileURLToPath(url), "utf8");
    if (text.split(GROWTH).length !== 2)
      throw new Error("Another Miniflare: read how its message grows now.");
    return { format: "commonjs", source: text.replace(GROWTH, () => DOUBLED), shortCircuit: true };
  },
});

/** The library, loaded on first use. */
export const loadMiniflare = () => import("miniflare");
