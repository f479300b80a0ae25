/**
 * What people type, and how it is understood: each line of the tables is a query with its place, its insurance type, and
 * what else it says. The search itself answers, over the demo register.
 */
import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { parseSearch } from "#app/domains/directory/inputs.ts";
import { askedOf } from "#app/domains/directory/search/needs/asked.ts";
import { placeKey, STATE_NAMES } from "#app/domains/directory/search/places/place-text.ts";
import { search } from "#app/domains/directory/search/search.server.ts";
import { paths } from "#app/paths/paths.ts";
import { languageRows } from "#db/seed/catalog.ts";
import { openContext } from "#support/own-context.ts";
import { openSite } from "../../site.ts";

const site = openSite();

type Labeled = { query: string; place: string; type: string; also: string[] };

function readTable(name: string): Labeled[] {
  const [, ...lines] = readFileSync(new URL(name, import.meta.url), "utf8").split("\n");
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const [query = "", place = "", type = "", also = ""] = line.split("\t");
      return { query, place, type, also: also.split(";").flatMap((part) => part.trim() || []) };
    });
}

const FIELD = readTable("from-the-field.tsv");
const OWN = readTable("english-and-spanish.tsv");
/** Written later, without looking at the lexicon; at first 114 of 150 and 74 of 80 were read right. */
const LATER = readTable("as-people-type.tsv");

/** The place where a search ended up, as the tables write it. */
async function readPlace(
  query: string,
): Promise<{ place: string; read: Awaited<ReturnType<typeof search>> }> {
  const context = openContext({ databaseUrl: inject("fixture").databaseUrl });
  const parsed = parseSearch(new URLSearchParams({ q: query }));
  if (!parsed.ok) throw new Error(`No search: ${query}`);
  const asked = askedOf(parsed.query);
  const nearMe = { lat: 30.27, lon: -97.74, source: "edge" as const, label: "Austin, TX" };
  const read = await search(context, asked, asked.query.near === "me" ? nearMe : null);
  const { outcome } = read;
  if (asked.query.near === "me") return { place: "near-me", read };
  switch (outcome.kind) {
    case "near": {
      const { zip, county, city, stateCode } = outcome.place;
      const written = county === null ? city : `${county} County`;
      return { place: zip ?? `${written}, ${stateCode}`, read };
    }
    case "in-state":
      return { place: outcome.place.stateName, read };
    case "state":
      return { place: STATE_NAMES[outcome.stateCode] ?? "-", read };
    case "represents":
    case "name":
      return { place: read.query.q, read };
    case "unknown-place":
      return { place: outcome.spelling.sure ?? "-", read };
    default:
      return { place: "-", read };
  }
}

const languageOf = (name: string) => languageRows.find((one) => one.name === name)?.code;
const slugOf = (type: string) => (type === "umbrella" ? "umbrella-insurance" : type);

/** What was misread in a labeled query; empty if all is right. */
async function faultsOf({ query, place, type, also }: Labeled): Promise<string[]> {
  const { place: found, read } = await readPlace(query);
  const { need } = askedOf({ ...read.query, q: query, kind: undefined, type: undefined, language: [] });
  const faults: string[] = [];
  const named = also.some((part) => part.startsWith("name: "));
  const right =
    placeKey(found) === placeKey(place) || (named && (place === "-" || read.outcome.kind === "name"));
  if (!right) faults.push(`at ${found}, not ${place}`);
  const insurance = need.type?.value ?? "-";
  if (insurance !== slugOf(type)) faults.push(`for ${insurance}, not ${type}`);
  const wanted = also.flatMap((part) => /^speaks (.*)$/.exec(part)?.[1] ?? []).map(languageOf);
  if (need.languages.map(({ value }) => value).join() !== wanted.join()) {
    faults.push(`speaks ${need.languages.map(({ value }) => value)}, not ${wanted}`);
  }
  if ((need.independent !== null) !== also.includes("independent")) faults.push("independent or not");
  for (const part of also) {
    const [kind, value = ""] = part.split(": ");
    if (kind === "second" && !need.otherTypes.some((one) => one.value === slugOf(value))) faults.push(part);
    if (kind === "carrier" && !placeKey(need.carrier?.value ?? "").includes(placeKey(value)))
      faults.push(part);
    if (kind === "unknown" && !placeKey(need.rest).includes(placeKey(value))) faults.push(part);
    if (kind === "name" && need.rest === "") faults.push(part);
  }
  return faults.map((fault) => `${query}: ${fault}`);
}

async function allFaults(table: readonly Labeled[]): Promise<string[][]> {
  const found: string[][] = [];
  for (const one of table) {
    const faults = await faultsOf(one);
    if (faults.length > 0) found.push(faults);
  }
  return found;
}

describe("labeled queries", () => {
  test("each query from the field is read right", async () => {
    expect((await allFaults(FIELD)).flat()).toEqual([]);
  });

  test("of three hundred in English and Spanish, 95 in a hundred are read right in all parts", async () => {
    const faults = await allFaults(OWN);
    expect(OWN).toHaveLength(300);
    expect(faults.length / OWN.length, faults.flat().join("\n")).toBeLessThanOrEqual(0.05);
  });

  test("of those written without looking at the lexicon, 98 in a hundred", async () => {
    const faults = await allFaults(LATER);
    expect(LATER).toHaveLength(230);
    expect(faults.length / LATER.length, faults.flat().join("\n")).toBeLessThanOrEqual(0.02);
  });

  test("no query answers 404, and none takes more than one redirect to its answer", async () => {
    const refused: string[] = [];
    for (const { query } of [...FIELD, ...OWN, ...LATER]) {
      let response = await site.get(paths.search({ q: query }));
      if (response.status === 302) response = await site.get(response.headers.get("Location") ?? "");
      if (response.status !== 200) refused.push(`${response.status} ${query}`);
    }
    expect(refused).toEqual([]);
    // Some three hundred searches, next to whatever else the machine does.
  });
});
