/** The accuracy page is recounted from its files, by code of our own that shares nothing with the counting. */
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { countAccuracy } from "#app/domains/accuracy/figures/count-commands.server.ts";
import { streamFacts } from "#app/domains/accuracy/figures/files.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { pageOf, rowsOf } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, site, stranger, databaseUrl } = openAccounts();
const COUNTED_AT = Date.now();
const own = (nowMs = COUNTED_AT) => openContext({ databaseUrl: databaseUrl(), nowMs });

type Line = Record<"agent" | "npn" | "state" | "fact" | "license" | "source" | "confirmed_on", string>;
const csv = <Row>(text: string) => Papa.parse<Row>(text, { header: true, skipEmptyLines: true });

/** As a reader would: how old a line is on the day of the count. */
function ageOf({ confirmed_on }: Line): string {
  if (confirmed_on === "") return "never";
  const today = new Date(COUNTED_AT).toISOString().slice(0, 10);
  const days = (Date.parse(today) - Date.parse(confirmed_on)) / DAY_MS;
  return days <= 30 ? "30" : days <= 90 ? "90" : days <= 180 ? "180" : "older";
}

let states: string[] = [];
const lines: Line[] = [];

beforeAll(async () => {
  // What the demonstration has none of: a fact that nobody confirmed, one whose agent has just lost it, an archived agent.
  await rows("DELETE FROM agent_facts WHERE fact = 'languages' AND agent_no % 7 = 0");
  await rows("UPDATE agents SET phone = NULL WHERE agent_no % 11 = 0");
  await rows("UPDATE agents SET account_status = 'archived' WHERE agent_no % 13 = 0");
  await countAccuracy(own());
  states = (await rows("SELECT code FROM states ORDER BY code")).map(({ code }) => String(code));
  for (const state of states) {
    const response = await stranger().get(`/accuracy/${state.toLowerCase()}.csv`);
    expect(response.status, state).toBe(200);
    lines.push(...csv<Line>(await response.text()).data);
  }
});

const count = (which: (line: Line) => boolean) => lines.filter(which).length;

describe("the files of all states", () => {
  test("have a line for each fact of each listed agent, and none twice", async () => {
    expect(lines.length).toBeGreaterThan(10_000);
    expect(new Set(lines.map((line) => Object.values(line).join())).size).toBe(lines.length);
    const [{ listed } = { listed: 0 }] = await rows(
      "SELECT count(*) listed FROM agents WHERE account_status = 'active'",
    );
    expect(count(({ fact }) => fact === "address")).toBe(listed);
    const [{ held } = { held: 0 }] = await rows(
      "SELECT count(*) held FROM licenses l JOIN agents a USING (agent_no) WHERE l.status = 'active' AND a.account_status = 'active'",
    );
    expect(count(({ fact }) => fact === "license")).toBe(held);
    expect(count(({ source }) => source === "nobody")).toBeGreaterThan(0);
    expect(lines.every(({ source, confirmed_on }) => (source === "nobody") === (confirmed_on === ""))).toBe(
      true,
    );
  });

  test("say nothing that a profile doesn't show", async () => {
    expect(Object.keys(lines[0] ?? {})).toEqual([
      "agent",
      "npn",
      "state",
      "fact",
      "license",
      "source",
      "confirmed_on",
    ]);
    const phones = new Set(
      (await rows("SELECT slug FROM agents WHERE phone IS NULL OR account_status <> 'active'")).map(
        ({ slug }) => slug,
      ),
    );
    expect(lines.filter(({ fact, agent }) => fact === "phone" && phones.has(agent))).toEqual([]);
  });

  test("recount every number of accuracy.csv", async () => {
    const published = csv<Record<string, string>>(await (await site.get("/accuracy.csv")).text()).data;
    const recounted = new Map<string, number>();
    for (const line of lines) {
      const key = [line.state, line.fact, line.source, ageOf(line)].join();
      recounted.set(key, (recounted.get(key) ?? 0) + 1);
    }
    const told = new Map(
      published.map((row) => [[row.state, row.fact, row.source, row.age].join(), Number(row.count)]),
    );
    expect(told).toEqual(new Map([...recounted].sort(([a], [b]) => (a < b ? -1 : 1)).map((one) => one)));
  });

  test("recount every number of the page: by age, by source, by state, and for one fact", async () => {
    const share = (part: number, all: number) => {
      const percent = Math.round((part / all) * 100);
      if (part === 0) return "0%";
      return percent === 0 ? "<1%" : percent === 100 && part < all ? ">99%" : `${percent}%`;
    };
    const number = (n: number) => n.toLocaleString("en-US");
    const page = await pageOf(await site.get("/accuracy"));
    expect(page.text).toContain(`${number(lines.length)} facts on profiles`);
    const FACTS = {
      License: "license",
      Address: "address",
      Phone: "phone",
      Hours: "hours",
      Carriers: "carriers",
    };
    const table = (name: RegExp) =>
      new Map(
        rowsOf(page.getByRole("table", { name })).map(
          ([heading = "", ...cells]) => [heading, cells] as const,
        ),
      );
    const ages = table(/time since they were confirmed/);
    const sources = table(/who confirmed them last/);
    for (const [name, fact] of Object.entries(FACTS)) {
      const of = lines.filter((line) => line.fact === fact);
      const byAge = ["30", "90", "180", "older", "never"].map((age) =>
        share(of.filter((line) => ageOf(line) === age).length, of.length),
      );
      expect(ages.get(name)?.slice(1), name).toEqual([...byAge, number(of.length)]);
      const bySource = ["list", "document", "admin", "agent", "nobody"].map((source) =>
        share(of.filter((line) => line.source === source).length, of.length),
      );
      expect(sources.get(name), name).toEqual([...bySource, number(of.length)]);
    }
    const byState = (name: string, of: Line[]) => {
      const fresh = of.filter((line) => ["30", "90"].includes(ageOf(line))).length;
      const old = of.filter((line) => ["older", "never"].includes(ageOf(line))).length;
      return [name, [share(fresh, of.length), share(old, of.length), number(of.length)]] as const;
    };
    const texas = lines.filter(({ state }) => state === "TX");
    const [, all] = byState("Texas", texas);
    expect(table(/by state/).get("Texas")).toEqual(all);
    const phones = await pageOf(await site.get("/accuracy?fact=phone"));
    const [, ofPhones] = byState(
      "Texas",
      texas.filter(({ fact }) => fact === "phone"),
    );
    const row = rowsOf(phones.getByRole("table", { name: /by state/ })).find(([name]) => name === "Texas");
    expect(row?.slice(1)).toEqual(ofPhones);
  });
});

describe("a state too large for one read", () => {
  test("has the same lines and the same counts in parts", async () => {
    const context = own(COUNTED_AT + 20 * MINUTE_MS);
    const parts = streamFacts({ databaseAside: () => context.db }, "TX", { agents: 7, licenses: 5 });
    const read = csv<Line>(await new Response(parts).text()).data;
    const texas = lines.filter(({ state }) => state === "TX");
    expect(texas.length).toBeGreaterThan(100);
    expect(read).toEqual(texas);
    const counts = () =>
      rows(
        "SELECT fact, source, age, fact_count FROM accuracy_counts WHERE state_code = 'TX' ORDER BY 1, 2, 3",
      );
    const whole = await counts();
    await rows("DELETE FROM accuracy_counts");
    await rows("UPDATE accuracy_states SET counted_at = 0");
    await countAccuracy(own(), 9);
    expect(await counts()).toEqual(whole);
  });
});

describe("the page", () => {
  test("says what became of this year's reports, and how long half of them took", async () => {
    await rows("DELETE FROM fact_reports");
    await rows("DELETE FROM fact_cases");
    const since = Date.UTC(new Date(COUNTED_AT).getUTCFullYear(), 0, 1);
    const decided = [
      ["was-wrong", 60],
      ["was-wrong", 120],
      ["is-right", 600],
      [null, null],
    ] as const;
    for (const [at, [decision, minutes]] of decided.entries()) {
      const id = `00000007-0000-7000-8000-00000000000${at}`;
      await rows(
        `INSERT INTO fact_cases (id, agent_no, fact, shown, opened_at, due_at, decision, decided_at)
         SELECT ?, agent_no, 'phone', '', ?, ?, ?, ? FROM agents WHERE slug <> 'ines-calloway' ORDER BY agent_no LIMIT 1 OFFSET ?`,
        [id, since, since + 1, decision, minutes === null ? null : since + minutes * MINUTE_MS, at],
      );
      await rows(
        "INSERT INTO fact_reports (id, case_id, reported_by, language, problem, note, reported_at) VALUES (?, ?, 'x', 'en', 'other', '', ?)",
        [id, id, since],
      );
    }
    // Another page of the cache than before.
    const page = await pageOf(await site.get("/accuracy?fact=hours"));
    expect(page.text).toContain("readers sent 4 reports");
    expect(page.text).toContain(
      "Of 3 reported facts decided so far, 2 were wrong (67%). Half were decided within 2 h",
    );
  });

  test("is the same in Spanish, and its files are no pages", async () => {
    const page = await pageOf(await site.get("/accuracy?lang=es"));
    expect(page.text).toContain("Qué tan exactos son los perfiles");
    expect((await site.get("/accuracy/zz.csv")).status).toBe(404);
    expect((await site.get("/accuracy/texas.csv")).status).toBe(404);
    const file = await site.get("/accuracy/wy.csv");
    expect(file.headers.get("Content-Type")).toContain("text/csv");
    await file.text();
  });

  test("counts a state again after a quarter of an hour, and not before", async () => {
    const countedAt = async () =>
      Number((await rows("SELECT counted_at FROM accuracy_states WHERE state_code = 'TX'"))[0]?.counted_at);
    await countAccuracy(own(COUNTED_AT + 14 * MINUTE_MS));
    expect(await countedAt()).toBe(COUNTED_AT);
    await countAccuracy(own(COUNTED_AT + 16 * MINUTE_MS));
    expect(await countedAt()).toBe(COUNTED_AT + 16 * MINUTE_MS);
  });
});
