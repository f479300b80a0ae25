/** The pages of agents and organizations in a browser that asks for Spanish. */
import { expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { pageOf, within, wordsIn } from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite();
const { inesCalloway, archived, lapsed } = landmarks.agents;
const SPANISH = { "Accept-Language": "es-US,es;q=0.9,en;q=0.5" };
const read = (path: string) => site.get(path, { headers: SPANISH });

test("an agent's page states the licenses in Spanish, and shows the agent's own texts as written", async () => {
  const page = await pageOf(await read(`/showcase/${inesCalloway.slug}`));
  expect(page.document.documentElement.lang).toBe("es");
  expect(page.document.title).toBe("Ines Calloway, agente de seguros en Austin, Texas – Fairlead");
  const licenses = page.getByRole("table", { name: "Licencias de Ines Calloway" });
  expect(within(licenses).getAllByRole("columnheader").map(wordsIn)).toEqual([
    "Estado y número",
    "Líneas",
    "Estatus",
    "Vigencia",
  ]);
  expect(wordsIn(licenses)).toMatch(/Vigente\s+Lista del estado, \d+ \w{3} \d{4}/);
  for (const [role, name] of [
    ["heading", "Reserve una cita"],
    ["link", "Enviar un mensaje a Ines Calloway"],
    ["link", "Pedir cotización"],
    ["link", "Guardar contacto"],
    ["heading", "Oficina"],
  ] as const)
    expect(page.getAllByRole(role, { name }), name).not.toEqual([]);
  const office = page.getByRole("table", { name: "Horario, hora central" });
  expect(wordsIn(office)).toMatch(/Lunes|Martes/);
  expect(wordsIn(office)).toContain("con cita");
  expect(page.text).toContain("Home and auto for older houses and first-time buyers");
});

test("warnings are in Spanish, above and in the sidebar", async () => {
  const page = await pageOf(await read(`/showcase/${lapsed.slug}`));
  expect(page.text).toContain("Hoy no hay ninguna licencia vigente. La última,");
  expect(page.text).toContain("no puede vender seguros hoy. Otros agentes cercanos sí pueden.");
  const gone = await read(`/showcase/${archived.slug}`);
  expect(gone.status).toBe(404);
  expect((await pageOf(gone)).getByRole("heading", { level: 1 }).textContent).toMatch(
    / ya no figura en el directorio$/,
  );
});

test("the numbers behind a ranking are explained in Spanish", async () => {
  const page = await pageOf(await read(`/showcase/${inesCalloway.slug}?explain=1`));
  const numbers = wordsIn(page.getByRole("table", { name: "Cómo se forma el valor de orden" }));
  expect(numbers).toContain("C, el promedio general");
  expect(numbers).toContain("Valor de orden: S menos la incertidumbre");
});

test("an organization's page counts its agents and reviews in Spanish", async () => {
  const page = await pageOf(await read("/organization-showcase/lantern-row-insurance"));
  expect(page.document.title).toBe("Lantern Row Insurance, agencia en Austin, Texas – Fairlead");
  expect(page.text).toMatch(/según \d+ reseñas de (sus )?\d+ /);
  expect(wordsIn(page.getByRole("region", { name: "Afiliaciones" }))).toMatch(/Aseguradora\s+desde el /);
});

test("a badge and a contact card use the reader's language", async () => {
  const badge = await (await read(`/showcase/${inesCalloway.slug}/badge.svg`)).text();
  expect(badge).toMatch(
    /Promedio \d\.\d · \d+ reseñas desde \d{4}\. .* Con licencia en \d estados\. Al \d+ \w{3} \d{4}\./,
  );
  const card = (await (await read(`/showcase/${inesCalloway.slug}/contact.vcf`)).text()).replaceAll(
    "\r\n ",
    "",
  );
  expect(card).toContain("TITLE:Agente de seguros");
  expect(card).toContain("Licencia de seguros: Texas 2214873");
  const english = await (await site.get(`/showcase/${inesCalloway.slug}/badge.svg`)).text();
  expect(english).toContain("Reviewed on Fairlead");
});
