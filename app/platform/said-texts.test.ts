import { encode } from "turbo-stream";
import { expect, test } from "vitest";
import { leaveSaid } from "./said-texts.ts";

const LONG = 'Said once: "it\'s <b>fair</b> & square", wherever it stands.\nAnd on a second line.';
const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (one) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#x27" }[one]};`,
  );
const said = (text: string) => `<p dir="auto" data-said="">${escaped(text)}</p>`;
const encoded = (value: unknown) => new Response(encode(value)).text();

/** What the page's script would hand on, with elements that say these texts. */
function filled({ data, script }: { data: string; script: string }, elements: readonly string[]): string {
  let handed = "";
  const window = { __remixContext: { streamController: { enqueue: (all: string) => (handed = all) } } };
  const document = { querySelectorAll: () => elements.map((textContent) => ({ textContent })) };
  new Function("window", "document", script)(window, document);
  window.__remixContext.streamController.enqueue(data);
  return handed;
}

test("a text that stands alone in its element leaves the data, and is put back from there", async () => {
  const data = await encoded({
    a: [{ body: LONG }, { body: "short" }],
    late: Promise.resolve("later"),
  });
  const html = `${said("short")}<p data-said=""><b>bold</b></p>${said(LONG)}`;
  const left = leaveSaid(html, data);
  expect(left.data).not.toContain("Said once");
  expect(left.data.length).toBeLessThan(data.length - LONG.length);
  expect(filled(left, ["short", "bold", LONG])).toBe(data);
});

test.each([
  ["that the page does not say", "<p>nothing</p>"],
  ["beside others in its element", `<p data-said="">${escaped(LONG)}<!-- --> and more</p>`],
  ["in the attribute of another element", `<p title="${escaped(` data-said="">${LONG}</p>`)}">else</p>`],
])("a text %s stays in the data", async (_, html) => {
  const data = await encoded({ body: LONG });
  expect(leaveSaid(html, data)).toEqual({ data, script: "" });
});

test.each(["\r\n", "\0", "\ud800"])(
  "a text with %j, which browsers read as something else, stays in the data",
  async (letter) => {
    const text = `${LONG}${letter}`;
    const data = await encoded({ body: text });
    expect(leaveSaid(said(text), data)).toEqual({ data, script: "" });
  },
);
