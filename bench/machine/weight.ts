/** The size of a page on the wire, and of the product. Compressed as a server would: gzip, level 6. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { gzipSync } from "node:zlib";

export type Weight = { rawBytes: number; gzipBytes: number };

export function weigh(content: string | Buffer): Weight {
  const bytes = Buffer.from(content);
  return { rawBytes: bytes.length, gzipBytes: gzipSync(bytes, { level: 6 }).length };
}

const sumOf = (weights: readonly Weight[]): Weight => ({
  rawBytes: weights.reduce((sum, { rawBytes }) => sum + rawBytes, 0),
  gzipBytes: weights.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0),
});

export type Scripts = Weight & {
  /** Addresses of the modules, in the order they were found. */
  modules: string[];
};

/**
 * Every script that a browser fetches for `html` without being clicked: what the page preloads and imports, and
 * what those import in turn. `clientFolder` is the build's, as the assets binding serves it. Throws when the page
 * names a script that is not there.
 */
export function weighScripts(html: string, clientFolder: string): Scripts {
  const weights = new Map<string, Weight>();
  const follow = (path: string): void => {
    if (weights.has(path)) return;
    const source = readFileSync(join(clientFolder, path), "utf8");
    weights.set(path, weigh(source));
    importsOf(source, path).forEach(follow);
  };
  scriptsOf(html).forEach(follow);
  return { ...sumOf([...weights.values()]), modules: [...weights.keys()] };
}

/** Paths of our scripts in a page's HTML. */
export function scriptsOf(html: string): string[] {
  const found: string[] = [];
  for (const [tag] of html.matchAll(/<link\b[^>]*>/g)) {
    if (/\brel="modulepreload"/.test(tag)) found.push(...attribute(tag, "href"));
  }
  for (const [, open = "", content = ""] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    found.push(...attribute(open, "src"));
    if (/\btype="module"/.test(open)) found.push(...importsOf(content, "/"));
  }
  return [...new Set(found.filter((path) => path.startsWith("/") && path.endsWith(".js")))];
}

/** Static imports of a module, and those `import(…)` that a page's own inline script makes at once. */
function importsOf(source: string, from: string): string[] {
  const quoted = /\b(?:import|from)\s*["']([^"']+\.js)["']/g;
  return [...source.matchAll(quoted)].map(([, path = ""]) => posix.resolve(dirname(from), path));
}

function attribute(tag: string, name: string): string[] {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? [] : [value];
}

/** All files of the client build with one extension, each compressed separately. */
export const weighFiles = (clientFolder: string, ending: string): Weight =>
  sumOf(
    globSync(`**/*${ending}`, { cwd: clientFolder }).map((file) =>
      weigh(readFileSync(join(clientFolder, file))),
    ),
  );
