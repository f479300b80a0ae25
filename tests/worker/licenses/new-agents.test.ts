/** Lists that make agents: unclaimed profiles as complete as any other, until the import is undone. */
import { describe, expect, test } from "vitest";
import { UNREVIEWED_ORDER } from "#app/domains/directory/ranking/list-order-queries.server.ts";
import { placeAgent } from "#app/domains/licenses/imports/agents/place-commands.server.ts";
import { LINE } from "#app/domains/licenses/imports/rows/list-lines.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { csv, openLedger } from "./lists.ts";

const { rows, context, run, report } = openLedger();

/** The layout of Florida's list of all valid individual licenses: no expiration, one row a license type. */
const FLORIDA = [
  "License Number",
  "Full Name",
  "NPN Number",
  "Residency Type",
  "License TYCL",
  "License TYCL Desc",
  "License Status",
  "License Issue Date",
  "Email Address",
  "Business Phone",
  "Business City",
  "Business State",
  "Business Zip",
  "Business County",
];
type Cells = {
  number?: string;
  name?: string;
  npn?: string;
  label?: string;
  city?: string;
  zip?: string;
  on?: string;
};
const floridian = ({
  number = "A774183",
  name = "DVORAK, VESNA",
  npn = "20664135",
  label = "LIFE & HEALTH",
  city = "TAMPA",
  zip = "33614",
  on = "8/1/2025 12:00:00 AM",
}: Cells = {}) => [
  number,
  name,
  `="${npn}"`,
  "Resident",
  '="0218"',
  label,
  "VALID",
  on,
  "V@EXAMPLE.COM",
  '="8135550100"',
  city,
  "FL",
  `="${zip}"`,
  "Hillsborough",
];
const florida = (...each: string[][]) => csv([FLORIDA, ...each]);
const runFlorida = (content: string, options: { apply?: boolean; readOn?: string } = {}) =>
  run(content, { state: "FL", ...options });
const agentOf = (npn: string) =>
  rows(
    "SELECT a.*, p.first_name, p.last_name FROM agents a JOIN people p ON p.id = a.person_id WHERE a.npn = ?",
    [npn],
  );

/** Everything that an agent’s coming and going changes. */
const everything = async () => ({
  agents: await rows("SELECT count(*) n, max(agent_no) last FROM agents"),
  people: await rows("SELECT count(*) n FROM people"),
  search: await rows("SELECT count(*) n FROM agent_search"),
  text: await rows("SELECT count(*) n FROM agent_text WHERE agent_text MATCH 'vesna'"),
  stats: await rows("SELECT count(*) n FROM agent_review_stats"),
  counts: await rows(
    `SELECT (SELECT sum(agent_count) FROM zips) zips, (SELECT sum(agent_count) FROM cities) cities,
      (SELECT sum(agent_count) FROM counties) counties, (SELECT sum(agent_count) FROM states) states,
      (SELECT agent_count FROM zips WHERE zip = '33614') tampa`,
  ),
  ledger: await rows(
    `SELECT (SELECT count(*) FROM licenses) licenses, (SELECT count(*) FROM license_changes) changes,
      (SELECT count(*) FROM license_evidence) evidence, (SELECT count(*) FROM agent_coverage) coverage`,
  ),
});

describe("a person nobody here knows", () => {
  test("becomes an unclaimed profile that search finds, and goes with the import", async () => {
    const before = await everything();
    const content = florida(
      floridian(),
      floridian({ label: "GENERAL LINES (PROP & CAS)", on: "3/4/2026 12:00:00 AM" }),
    );
    const tried = await runFlorida(content);
    expect(tried).toMatchObject({
      created: 1,
      added: 0,
      unplaced: 0,
      unmatched: 0,
      rejected: 0,
      rowsRead: 2,
    });
    expect(tried.examples).toMatchObject([{ outcome: "created", person: "Vesna Dvorak, TAMPA FL 33614" }]);
    expect(await everything(), "a dry run writes nothing").toEqual(before);

    const { importNo } = await runFlorida(content, { apply: true });
    const [agent, ...others] = await agentOf("20664135");
    expect(others).toEqual([]);
    expect(agent).toMatchObject({
      first_name: "Vesna",
      last_name: "Dvorak",
      name: "Vesna Dvorak",
      slug: "vesna-dvorak",
      zip: "33614",
      state_code: "FL",
      phone: "+18135550100",
      register_email: null,
      licensed_since_year: 2025,
      account_status: "active",
      time_zone: "America/New_York",
    });
    const agentNo = Number(agent?.agent_no);
    // Exactly: lists find everybody without a review by it.
    expect(agent?.order_value).toBe(UNREVIEWED_ORDER);
    expect(agent?.order_due_day).toBe(null);
    expect(
      await rows(
        "SELECT number, lines, status, effective_on, expires_on, resident FROM licenses WHERE agent_no = ?",
        [agentNo],
      ),
    ).toEqual([
      {
        number: "A774183",
        lines: LINE.life + LINE.health + LINE.property + LINE.casualty,
        status: "active",
        effective_on: "2025-08-01",
        expires_on: "2999-12-31",
        resident: 1,
      },
    ]);
    expect(await rows("SELECT rowid FROM agent_text WHERE agent_text MATCH 'vesna dvorak'")).toEqual([
      { rowid: agentNo },
    ]);
    const [searched] = await rows(
      "SELECT types, review_count FROM agent_search WHERE zip = '33614' AND agent_no = ?",
      [agentNo],
    );
    expect(searched).toEqual({ types: agent?.types, review_count: 0 });
    expect(Number(agent?.types)).toBeGreaterThan(0);
    expect(
      await rows("SELECT state_code, through_day, types FROM agent_coverage WHERE agent_no = ?", [agentNo]),
    ).toEqual([{ state_code: "FL", through_day: "2999-12-31", types: agent?.types }]);
    expect(await rows("SELECT state_code, first FROM coverage_gains WHERE agent_no = ?", [agentNo])).toEqual([
      { state_code: "FL", first: 1 },
    ]);
    const after = await everything();
    const plusOne = (row: Record<string, unknown> | undefined) =>
      Object.fromEntries(Object.entries(row ?? {}).map(([key, value]) => [key, Number(value) + 1]));
    expect(after.counts).toEqual([plusOne(before.counts[0])]);
    expect(after.stats).toEqual([plusOne(before.stats[0])]);
    expect(
      JSON.stringify(await rows("SELECT * FROM license_evidence WHERE agent_no = ?", [agentNo])),
    ).not.toContain("EXAMPLE.COM");

    const again = await runFlorida(content, { apply: true, readOn: "2027-02-01" });
    expect(again).toMatchObject({ created: 0, unchanged: 1, applied: 0 });

    await undoImport(context(), importNo);
    expect(await report(importNo)).toMatchObject({
      phase: "undone",
      removedAgents: 1,
      skippedAgents: 0,
      skippedNames: [],
    });
    expect(await everything()).toEqual(before);
  });

  test("has one profile for several licenses, in one batch or across batches", async () => {
    const npn = "20664201";
    const one = { npn, name: "VAN DER BERG III, ANA" };
    const many = Array.from({ length: 1_200 }, (_, at) => floridian({ ...one, number: `MANY-${at}` }));
    const tried = await runFlorida(florida(...many));
    expect(tried).toMatchObject({ created: 1, added: 1_199 });
    const { importNo } = await runFlorida(florida(...many), { apply: true });
    expect(await agentOf(npn)).toMatchObject([
      { slug: "ana-van-der-berg-iii", last_name: "van der Berg III" },
    ]);
    const [{ n } = { n: 0 }] = await rows("SELECT count(*) n FROM licenses WHERE number GLOB 'MANY-*'");
    expect(n).toBe(1_200);
    await undoImport(context(), importNo);
    expect(await report(importNo)).toMatchObject({ restored: 1_200, removedAgents: 1, skippedAgents: 0 });
    expect(await agentOf(npn)).toEqual([]);
  });

  test("gets an address of their own next to namesakes", async () => {
    const namesakes = ["20664301", "20664302", "20664303"].map((npn) =>
      floridian({ npn, number: `N-${npn}`, name: "NAMESAKE, ADA" }),
    );
    const first = await runFlorida(florida(...namesakes.slice(0, 2)), { apply: true });
    await runFlorida(florida(...namesakes.slice(2)), { apply: true });
    expect(await rows("SELECT slug FROM agents WHERE name = 'Ada Namesake' ORDER BY agent_no")).toEqual([
      { slug: "ada-namesake" },
      { slug: "ada-namesake-2" },
      { slug: "ada-namesake-3" },
    ]);
    await undoImport(context(), first.importNo);
    expect(await rows("SELECT slug FROM agents WHERE name = 'Ada Namesake'")).toEqual([
      { slug: "ada-namesake-3" },
    ]);
  });

  test.each([
    ["by the city where the ZIP is unknown", { city: "St. Petersburg", zip: "00000" }, "Saint Petersburg"],
    ["by the city where there is no ZIP", { city: "ORLANDO", zip: "" }, "Orlando"],
  ])("is placed %s", async (_how, address, _city) => {
    const npn = `20664${address.zip === "" ? "401" : "402"}`;
    const { created } = await runFlorida(florida(floridian({ npn, number: `P-${npn}`, ...address })), {
      apply: true,
    });
    expect(created).toBe(1);
    const [placed] = await rows(
      "SELECT c.name_key, a.zip, z.city_no = a.city_no same FROM agents a JOIN cities c USING (city_no) JOIN zips z ON z.zip = a.zip WHERE a.npn = ?",
      [npn],
    );
    expect(placed).toMatchObject({ name_key: address.zip === "" ? "orlando" : "st petersburg", same: 1 });
  });

  test("without a place waits with the reason until an admin places it, and goes with the import", async () => {
    const found = await runFlorida(
      florida(floridian({ npn: "20664501", city: "NOWHERE AT ALL", zip: "00000" })),
      {
        apply: true,
      },
    );
    expect(found).toMatchObject({ created: 0, unplaced: 1, applied: 0 });
    expect(await agentOf("20664501")).toEqual([]);
    expect(found.examples).toMatchObject([
      { outcome: "unplaced", reason: "We don’t know the place “NOWHERE AT ALL, FL 00000”." },
    ]);
    const { importNo } = found;
    expect(found.waiting).toMatchObject([{ rowNo: 1, name: "Vesna Dvorak", npn: "20664501" }]);
    const [admin] = await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'");
    const place = (zip: string, rowNo = 1) =>
      placeAgent(context(), String(admin?.id), importNo, { rowNo, zip });
    expect(await place("00001")).toBe("no-profile");
    expect(await place("33614", 2)).toBe("gone");
    expect(await place("33614")).toBe("placed");
    expect(await place("33614")).toBe("gone");
    expect(await agentOf("20664501")).toMatchObject([{ zip: "33614", name: "Vesna Dvorak" }]);
    expect(await report(importNo)).toMatchObject({ created: 1, unplaced: 0, applied: 1, waiting: [] });
    expect((await report(importNo)).history.map(({ act }) => act)).toEqual(["import.place"]);
    await undoImport(context(), importNo);
    expect(await agentOf("20664501")).toEqual([]);
  });
});

describe("no profile is made", () => {
  test("of somebody whose license is over, or for lines that we don’t list alone", async () => {
    const headings = [
      "NPN",
      "Name",
      "License Number",
      "Status",
      "LOA",
      "Expiration Date",
      "City",
      "State",
      "Zip",
    ];
    const place = ["TAMPA", "FL", "33614"];
    const found = await run(
      csv([
        headings,
        ["20664601", "DIAZ, ANA", "OVER-1", "Revoked", "Life", "2030-01-31", ...place],
        ["20664602", "DIAZ, BEA", "OVER-2", "Active", "Life", "2026-01-31", ...place],
        ["20664603", "DIAZ, CAT", "BAIL-1", "Active", "Property Bail Agent", "2030-01-31", ...place],
        ["20664604", "DIAZ, DEE", "HOLD-1", "Hold 7", "Life", "2030-01-31", ...place],
        ["20664605", "DIAZ AGENCY", "NAME-1", "Active", "Life", "2030-01-31", ...place],
      ]),
      { apply: true },
    );
    expect(found).toMatchObject({ created: 1, unmatched: 4, applied: 1 });
    expect(await rows("SELECT npn FROM agents WHERE npn BETWEEN '20664601' AND '20664604'")).toEqual([]);
  });
});

describe("an undo leaves a profile that somebody uses", () => {
  test.each<[string, string]>([
    [
      "who claimed it",
      `UPDATE profiles SET agent_no = (SELECT agent_no FROM agents WHERE npn = '20664701') WHERE user_id =
        (SELECT id FROM users WHERE email = 'agent@fairlead.example')`,
    ],
    [
      "who saved it",
      `INSERT INTO saved_agents (user_id, agent_no, saved_at) SELECT u.id, a.agent_no, 1 FROM users u, agents a
        WHERE u.email = 'customer@fairlead.example' AND a.npn = '20664701'`,
    ],
  ])("%s, and says so", async (_who, use) => {
    const { importNo } = await runFlorida(
      florida(
        floridian({ npn: "20664701", number: "USED-1" }),
        floridian({ npn: "20664702", number: "USED-2" }),
      ),
      { apply: true },
    );
    await rows(use);
    await undoImport(context(), importNo);
    expect(await report(importNo)).toMatchObject({
      restored: 2,
      removedAgents: 1,
      skippedAgents: 1,
      skippedNames: ["Vesna Dvorak"],
    });
    expect(await agentOf("20664701")).toHaveLength(1);
    expect(await agentOf("20664702")).toEqual([]);
    await rows(
      "UPDATE profiles SET agent_no = NULL WHERE agent_no = (SELECT agent_no FROM agents WHERE npn = '20664701')",
    );
    await rows("UPDATE agents SET npn = '1' WHERE npn = '20664701'");
  });
});

test("a license that has a row for each line has both, each from its own day", async () => {
  const headings = [
    "NPN",
    "Name",
    "License number",
    "License type",
    "Qualification",
    "License issue date",
    "Expiration date",
    "City",
    "State",
    "Postal code",
  ];
  const row = (line: string, issued: string) => [
    "28184548",
    "RAJAGOPALAN, MOHAN",
    "3253533",
    "Agent",
    line,
    `${issued}T00:00:00.000`,
    "2027-12-31T00:00:00.000",
    "ATLANTA",
    "GA",
    "30301",
  ];
  const found = await run(
    csv([
      headings,
      row("Property and Casualty", "2025-01-01"),
      row("Life, Accident and Health", "2026-05-04"),
    ]),
    { apply: true, state: "GA" },
  );
  expect(found).toMatchObject({ created: 1, rejected: 0, applied: 1 });
  expect(
    await rows("SELECT lines, effective_on, state_label FROM licenses WHERE number = '3253533'"),
  ).toEqual([
    {
      lines: LINE.life + LINE.health + LINE.property + LINE.casualty,
      effective_on: "2025-01-01",
      state_label: "Property and Casualty (from Jan 1, 2025); Life, Accident and Health (from May 4, 2026)",
    },
  ]);
});

test.each([
  ["NC", LINE.property + LINE.casualty, []],
  [
    "GA",
    0,
    [
      { kind: "line", word: "11", rows: 1 },
      { kind: "line", word: "21", rows: 1 },
    ],
  ],
])("codes are read by the table of %s", async (state, lines, unknown) => {
  const number = `CODES-${state}`;
  const found = await run(
    csv([
      [
        "NPN",
        "Licensee Name",
        "License Number",
        "License Type",
        "LOA",
        "License Status",
        "Effective Date",
        "Expiration Date",
        "City",
        "State",
      ],
      [
        `2580567${state === "NC" ? 2 : 3}`,
        "KINCAID, MARQUIS",
        number,
        "Agent",
        "11;21",
        "Active",
        "03/01/2025",
        "02/28/2029",
        "Atlanta",
        "GA",
      ],
    ]),
    { apply: true, state },
  );
  expect(found).toMatchObject({ created: 1, unknown });
  expect(await rows("SELECT lines, state_label FROM licenses WHERE number = ?", [number])).toEqual([
    { lines, state_label: "11;21" },
  ]);
});
