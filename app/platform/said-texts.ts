/**
 * Long texts stand in a page once: what somebody wrote is in its markup, within an element that says `data-said`, and the
 * loaders' data at the page's end has an empty text in its place. A script beside the data puts it back before anything reads it.
 */

/** Shorter ones weigh less than saying where they are. */
const LEAST_LETTERS = 40;
/** Nothing that a reader can write looks like it: letters of markup are escaped in texts and attributes. */
const SAID = /<[a-z][^<>]* data-said="[^<>]*>([^<]*)(<\/)?/g;
/** What a browser that reads the markup would make something else of. */
const CHANGED_BY_PARSING = /[\0\r]/;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Runs while the page is read, with everything before it in place. `at` has pairs: which value, which element. */
const FILL = `((c,a)=>{const e=c.enqueue;c.enqueue=d=>{const s=document.querySelectorAll("[data-said]"),[f,...r]=d.split("\\n"),v=JSON.parse(f);for(let i=0;i<a.length;i+=2)v[a[i]]=s[a[i+1]].textContent;e.call(c,[JSON.stringify(v),...r].join("\\n"))}})(window.__remixContext.streamController,`;

/** The data (Remix's encoding: one list of values) without what the page says already, and the script that puts it back. */
export function leaveSaid(html: string, data: string): { data: string; script: string } {
  const [line = "", ...rest] = data.split("\n");
  const said = textsSaid(html);
  const values: unknown = said.size === 0 ? null : JSON.parse(line);
  if (!Array.isArray(values)) return { data, script: "" };
  const places: number[] = [];
  for (const [at, value] of values.entries()) {
    const element = typeof value === "string" ? said.get(value) : undefined;
    if (element === undefined) continue;
    values[at] = "";
    places.push(at, element);
  }
  if (places.length === 0) return { data, script: "" };
  return {
    data: [JSON.stringify(values), ...rest].join("\n"),
    script: `${FILL}[${places.join()}]);`,
  };
}

/** Each long text that stands alone in its element, with the element's number among those that say something. */
function textsSaid(html: string): Map<string, number> {
  const texts = new Map<string, number>();
  for (const [element, [, markup = "", end]] of [...html.matchAll(SAID)].entries()) {
    if (end === undefined || markup.length < LEAST_LETTERS) continue;
    const text = markup.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
    if (!CHANGED_BY_PARSING.test(text) && text.isWellFormed()) texts.set(text, element);
  }
  return texts;
}
