/** How the loaders' data is embedded in a page: writes it, and finds it again in a cached page. */

const BEGIN = "window.__remixContext.streamController.enqueue(";
const END = ");window.__remixContext.streamController.close();";

/** The script that hands the data to the browser, in the form of Remix's own stream. */
export const writeHandoff = (data: string): string => BEGIN + scriptSafe(data) + END;

/** Where the data's literal begins and ends in a page. Null if the page has none, or more than one. */
export function findHandoff(html: string): { at: number; end: number; data: string } | null {
  const begin = html.lastIndexOf(BEGIN);
  const at = begin + BEGIN.length;
  const end = html.indexOf(END, at);
  if (begin < 0 || end < 0 || html.indexOf(BEGIN) !== begin) return null;
  const literal = html.slice(at, end);
  const data = parseJson(literal);
  return typeof data === "string" && scriptSafe(data) === literal ? { at, end, data } : null;
}

/** A text as JSON that can't end the script that contains it, nor one of its lines. */
export const scriptSafe = (text: string): string =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The value of a JSON text; undefined for what is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
