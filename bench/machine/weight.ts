/** What a page weighs on the wire, and what the whole product weighs. Compressed as a server would: gzip, level 6. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { gzipSync } from "node:zlib";

export type Weight = { rawBytes: number; gzipBytes: number };

export function weigh(content: string | Buffer): Weight {
  const bytes = Buffer.from(content);
  return { rawBytes: bytes.length, gzipBytes: gzipSync(bytes, { level: 6 }).length };
}

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
  const modules = scriptsOf(html);
  const total: Scripts = { rawBytes: 0, gzipBytes: 0, modules };
  // The list grows while it is walked.
  for (const path of modules) {
    const file = join(clientFolder, path);
    if (!existsSync(file)) throw new Error(`The page asks for ${path}, which the build does not have.`);
    const source = readFileSync(file, "utf8");
    const { rawBytes, gzipBytes } = weigh(source);
    total.rawBytes += rawBytes;
    total.gzipBytes += gzipBytes;
    for (const imported of importsOf(source, path)) if (!modules.includes(imported)) modules.push(imported);
  }
  return total;
}

/** Paths of own scripts that a page's HTML names. */
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

/** All files of the client build with one ending, each compressed by itself. */
export function weighFiles(clientFolder: string, ending: string): Weight {
  const total: Weight = { rawBytes: 0, gzipBytes: 0 };
  for (const entry of readdirSync(clientFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(ending)) continue;
    const { rawBytes, gzipBytes } = weigh(readFileSync(join(entry.parentPath, entry.name)));
    total.rawBytes += rawBytes;
    total.gzipBytes += gzipBytes;
  }
  return total;
}
