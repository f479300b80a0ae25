import { describe, expect, test } from "vitest";
import { paths } from "#app/paths/paths.ts";
import { es } from "#app/text/es/index.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { parsePage, wordsIn } from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite();
const SPANISH = { headers: { "Accept-Language": "es-US,es;q=0.9,en;q=0.5" } };
const { inesCalloway, shortest } = landmarks.agents;

/** English sentences that have a Spanish version. Two letters may also be a state's code or initials. */
const english = new Set(
  Object.entries(es).flatMap(([message, said]) =>
    message === said || message.length < 3 || message.includes("{") ? [] : [message],
  ),
);

/** What a reader sees or hears that is in the catalog but was not translated. */
function leftInEnglish(html: string): string[] {
  const { document } = parsePage(html);
  const attributes = ["aria-label", "placeholder", "alt", "title", "content"];
  const spoken = [...document.querySelectorAll("body *, meta")]
    .filter(
      (element) =>
        !/^(script|style|textarea)$/i.test(element.tagName) && element.closest("[lang=en]") === null,
    )
    .flatMap((element) => [
      ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ""),
      ...attributes.map((name) => element.getAttribute(name) ?? ""),
    ]);
  return [...new Set(spoken.map((one) => one.trim()).filter((one) => english.has(one)))];
}

test.each([
  ["home", paths.home(), 200, "Encuentre un agente de seguros al que pueda comprobar."],
  ["location hub", paths.locationHub(), 200, "Buscar por lugar"],
  ["location directory", paths.locationDirectory(), 200, "Agentes por estado y ciudad"],
  ["state", paths.state("texas"), 200, "Agentes de seguros en Texas"],
  ["state with a Spanish name", paths.state("north-dakota"), 200, "Agentes de seguros en Dakota del Norte"],
  ["city", paths.city("texas", "houston"), 200, "Agentes de seguros en Houston, Texas"],
  ["no such city", paths.city("texas", "nowhere-at-all"), 404, "No existe ese lugar"],
  ["results", paths.search({ q: "78701", type: "home" }), 200, "Agentes de seguros cerca de 78701: Vivienda"],
  [
    "results with filters",
    paths.search({ q: "Houston, TX", radius: 100, rating: 4, accepting: true }),
    200,
    "Agentes de seguros cerca de Houston, TX",
  ],
  [
    "results of a state",
    paths.search({ q: "NC", type: "auto" }),
    200,
    "Agentes de seguros en Carolina del Norte: Auto",
  ],
  ["results by name", paths.search({ q: "calloway" }), 200, "Agentes que coinciden con “calloway”"],
  ["nothing found", paths.search({ q: "zzzz qqqq" }), 200, "No encontramos nada"],
  [
    "an address that cannot be read",
    `${paths.search()}?q=78701&radius=7`,
    400,
    "No pudimos leer esta búsqueda",
  ],
  ["saved", paths.saved(), 200, "Agentes guardados"],
  ["compare, none", paths.compare(), 200, "Comparar agentes"],
  ["compare, two", paths.compare([inesCalloway.slug, shortest.slug]), 200, "Comparar agentes"],
  ["not found", "/no/such/page", 404, "Página no encontrada"],
])("%s is in Spanish", async (_name, path, status, heading) => {
  const response = await site.get(path, SPANISH);
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="es"[ >]/);
  const page = parsePage(html);
  expect(wordsIn(page.getByRole("heading", { level: 1 }))).toBe(heading);
  expect(leftInEnglish(html)).toEqual([]);
});

describe("what is typed in Spanish", () => {
  test.each([
    ["Nueva York", paths.search({ q: "New York" })],
    ["agentes de seguros cerca de Houston, Texas", paths.search({ q: "Houston, TX" })],
  ])("%s is found as in English", async (typed, same) => {
    const heading = async (path: string) =>
      wordsIn(parsePage(await (await site.get(path, SPANISH)).text()).getByRole("heading", { level: 1 }));
    expect(await heading(paths.search({ q: typed }))).toBe(await heading(same));
  });

  test("a state by its Spanish name leads to its page", async () => {
    const response = await site.get(paths.search({ q: "Carolina del Norte" }), SPANISH);
    expect(response.headers.get("Location")).toBe(paths.state("north-carolina"));
  });

  test("a type is offered under its Spanish name, and searched for by its slug", async () => {
    const response = await site.get(paths.suggest({ q: "carolina del" }), SPANISH);
    const { suggestions } = (await response.json()) as {
      suggestions: { label: string; note: string; q: string }[];
    };
    expect(suggestions).toContainEqual(
      expect.objectContaining({ label: "Carolina del Norte", note: "estado", q: "North Carolina" }),
    );
  });
});
