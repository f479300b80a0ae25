/** Lists of agencies: public pages that no account manages, with the producers whom the state names with them. */
import { describe, expect, test } from "vitest";
import { findListCase, waitingCases } from "#app/domains/licenses/imports/cases/case-queries.server.ts";
import { decideListCase } from "#app/domains/licenses/imports/cases/decide-commands.server.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { listedStatements } from "#app/domains/organizations/listed-queries.server.ts";
import { organizationNumber } from "#app/domains/organizations/queries.server.ts";
import { csv, openLedger } from "./lists.ts";

const { rows, context, listed, run, report } = openLedger();

const ADMIN = "0190a000-0000-7000-8000-00000000a001";
const HEADINGS = [
  "Agency Name",
  "License Number",
  "Agency NPN",
  "License Status",
  "Business City",
  "Business State",
  "Business Zip",
  "Producer NPN",
  "Producer License Number",
  "Affiliation Date",
  "Affiliation End Date",
];
type Cells = {
  name?: string;
  number?: string;
  npn?: string;
  status?: string;
  zip?: string;
  producer?: [npn: string, number: string, since?: string, until?: string];
};
const agency = ({
  name = "PELICAN HARBOR INSURANCE LLC",
  number = "AG-7001",
  npn = "3300112",
  status = "Active",
  zip = "78701",
  producer = ["", ""],
}: Cells = {}) => {
  const [producerNpn, producerNumber, since = "", until = ""] = producer;
  return [name, number, npn, status, "Austin", "TX", zip, producerNpn, producerNumber, since, until];
};
const runList = (content: string, options: { apply?: boolean; readOn?: string } = {}) =>
  run(content, { list: "agencies", ...options });
const everything = async () => ({
  organizations: await rows("SELECT count(*) n, max(organization_no) last FROM organizations"),
  text: await rows("SELECT count(*) n FROM organization_text WHERE organization_text MATCH 'pelican'"),
  licenses: await rows("SELECT * FROM organization_licenses ORDER BY 1, 2"),
  affiliations: await rows("SELECT * FROM listed_affiliations ORDER BY 1, 2, 3"),
});

test("an agency that nobody here knows gets a page with its producers, and goes with the import", async () => {
  const [one, other] = await listed(2);
  if (!one || !other) throw new Error("Too few licenses in the seed.");
  const before = await everything();
  const content = csv([
    HEADINGS,
    agency({ producer: [one.npn, "", "01/02/2024"] }),
    agency({ producer: ["", other.number, "2025-03-04", "2026-01-31"] }),
    agency({ producer: ["9900998877", ""] }),
  ]);
  const tried = await runList(content);
  expect(tried).toMatchObject({ phase: "compared", created: 1, rejected: 0, rowsRead: 3 });
  expect(tried.examples).toMatchObject([
    { outcome: "created", person: "PELICAN HARBOR INSURANCE LLC, Austin TX 78701" },
  ]);
  expect(await everything(), "a dry run writes nothing").toEqual(before);

  const { importNo } = await runList(content, { apply: true });
  const [made] = await rows("SELECT * FROM organizations WHERE npn = '3300112'");
  expect(made).toMatchObject({
    name: "PELICAN HARBOR INSURANCE LLC",
    url_slug: "pelican-harbor-insurance-llc",
    type: "agency",
    status: "active",
    zip: "78701",
  });
  const affiliations = await rows(
    "SELECT agent_no, since, until FROM listed_affiliations WHERE organization_no = ? ORDER BY agent_no = ?",
    [Number(made?.organization_no), other.agent_no],
  );
  expect(affiliations).toEqual([
    { agent_no: one.agent_no, since: "2024-01-02", until: null },
    { agent_no: other.agent_no, since: "2025-03-04", until: "2026-01-31" },
  ]);
  expect(
    await rows("SELECT 1 FROM agents WHERE organization_no = ?", [Number(made?.organization_no)]),
  ).toEqual([]);
  const number = organizationNumber({ kind: "slug", value: "pelican-harbor-insurance-llc" });
  const page = await context().db.batch(listedStatements(context(), number, "2027-01-15"));
  expect(page).toMatchObject({
    listedLicenses: [{ stateName: "Texas", number: "AG-7001", active: true, readOn: "2027-01-15" }],
    // The other one's affiliation has ended.
    listedProducers: [{ stateName: "Texas", since: "2024-01-02" }],
  });

  expect(await runList(`${content}\n`, { readOn: "2027-02-01" })).toMatchObject({ created: 0, confirmed: 1 });
  await undoImport(context(), importNo);
  expect(await report(importNo)).toMatchObject({
    phase: "undone",
    restored: 1,
    removedAgents: 1,
    skipped: 0,
  });
  expect(await everything()).toEqual(before);
});

describe("an agency that is here", () => {
  test("by its NPN gets what the list says, and keeps its own page", async () => {
    const [known] = await rows(
      "SELECT organization_no, name, npn FROM organizations WHERE npn IS NOT NULL AND type = 'agency' AND status = 'active' LIMIT 1",
    );
    const npn = String(known?.npn);
    const before = await everything();
    const first = await runList(csv([HEADINGS, agency({ npn, number: "AG-7002" })]), { apply: true });
    expect(first).toMatchObject({ created: 0, added: 1, applied: 1 });
    expect(
      await rows("SELECT name FROM organizations WHERE organization_no = ?", [
        Number(known?.organization_no),
      ]),
    ).toEqual([{ name: known?.name }]);
    const ended = await runList(csv([HEADINGS, agency({ npn: "", number: "AG-7002", status: "Revoked" })]), {
      apply: true,
      readOn: "2027-02-01",
    });
    expect(ended).toMatchObject({ ended: 1, applied: 1 });
    expect(await rows("SELECT status FROM organization_licenses WHERE number = 'AG-7002'")).toEqual([
      { status: "revoked" },
    ]);
    await undoImport(context(), ended.importNo);
    expect(await rows("SELECT status FROM organization_licenses WHERE number = 'AG-7002'")).toEqual([
      { status: "active" },
    ]);
    await undoImport(context(), first.importNo);
    expect(await everything()).toEqual(before);
  });

  test("stays after an undo if somebody uses it", async () => {
    const { importNo } = await runList(csv([HEADINGS, agency({ npn: "3300113", number: "AG-7003" })]), {
      apply: true,
    });
    await rows(
      `INSERT INTO organization_events (id, organization_no, kind, at, detail)
        SELECT 'e', organization_no, 'renamed', 1, '' FROM organizations WHERE npn = '3300113'`,
    );
    await undoImport(context(), importNo);
    expect(await report(importNo)).toMatchObject({ removedAgents: 0, skippedAgents: 1 });
    expect(await rows("SELECT 1 FROM organizations WHERE npn = '3300113'")).toHaveLength(1);
    expect(await rows("SELECT 1 FROM organization_licenses WHERE number = 'AG-7003'")).toEqual([]);
  });
});

test("no page is made without a place, or of a license that isn’t in force; rows that disagree are refused", async () => {
  const found = await runList(
    csv([
      HEADINGS,
      agency({ number: "AG-8001", npn: "", status: "Expired" }),
      agency({ number: "AG-8002", npn: "", zip: "00000" }).with(4, "NOWHERE AT ALL"),
      agency({ number: "AG-8003", npn: "" }),
      agency({ number: "AG-8003", npn: "", name: "SOMEBODY ELSE INC" }),
    ]),
  );
  expect(found).toMatchObject({ unmatched: 1, unplaced: 1, created: 1, rejected: 1 });
});

test("an agency without a place waits in the queue with the reason, and gets its page at an admin's ZIP", async () => {
  const before = await everything();
  const { importNo } = await runList(
    csv([
      HEADINGS,
      agency({ number: "AG-8101", npn: "", name: "Placeless Harbor Agency", zip: "00000" }).with(
        4,
        "NOWHERE AT ALL",
      ),
      agency({ number: "AG-8102", npn: "", name: "Left Out Agency", zip: "" }).with(4, "").with(5, ""),
    ]),
    { apply: true },
  );
  expect(await report(importNo)).toMatchObject({
    phase: "applied",
    unplaced: 2,
    created: 0,
    waiting: [
      {
        name: "Placeless Harbor Agency",
        number: "AG-8101",
        reason: "We don’t know the place “NOWHERE AT ALL, TX 00000”.",
      },
      { name: "Left Out Agency", reason: "The list gives no business address." },
    ],
  });
  const waiting = await waitingCases.page(context(), { kind: "place" }, null);
  const named = waiting.rows.toSorted((a, b) => b.name.localeCompare(a.name));
  expect(named.map(({ name, importNo: of }) => [name, of])).toEqual([
    ["Placeless Harbor Agency", importNo],
    ["Left Out Agency", importNo],
  ]);
  const decide = async (id: string, decision: "apply" | "refuse", zip = "") => {
    const found = await findListCase(context(), id);
    if (found === null) throw new Error("No case.");
    return decideListCase(context(), ADMIN, found, {
      decision,
      zip,
      status: "",
      left: "",
      since: "",
      reason: "",
    });
  };
  const [first, second] = named;
  expect(await decide(first?.id ?? "", "apply", "00001")).toBe("no-profile");
  expect(await decide(first?.id ?? "", "apply", "78701")).toBe("decided");
  expect(await decide(first?.id ?? "", "apply", "78701")).toBe("closed");
  expect(await decide(second?.id ?? "", "refuse")).toBe("decided");
  expect(await rows("SELECT zip FROM organizations WHERE name = 'Placeless Harbor Agency'")).toEqual([
    { zip: "78701" },
  ]);
  expect(await report(importNo)).toMatchObject({ unplaced: 0, created: 1, applied: 1, waiting: [] });
  await undoImport(context(), importNo);
  expect(await everything()).toEqual(before);
  expect(
    await rows("SELECT status FROM list_cases WHERE import_no = ? AND status = 'open'", [importNo]),
  ).toEqual([]);
});

describe("an agency whose list has it elsewhere", () => {
  const NPN = "3300177";
  const list = (zip: string, city: string) =>
    csv([HEADINGS, agency({ npn: NPN, number: "AG-8201", name: "Moving Harbor Agency", zip }).with(4, city)]);
  const office = () => rows("SELECT zip, state_code FROM organizations WHERE npn = ?", [NPN]);

  test("moves with the list, is counted before, and goes back with it", async () => {
    const first = await runList(list("78701", "Austin"), { apply: true });
    const tried = await runList(list("77002", "Houston"), { readOn: "2027-02-01" });
    expect(tried).toMatchObject({ moved: 1, changed: 0, phase: "compared" });
    expect(await office(), "a dry run moves nobody").toEqual([{ zip: "78701", state_code: "TX" }]);
    const second = await runList(list("77002", "Houston"), { apply: true, readOn: "2027-02-02" });
    expect(second).toMatchObject({ moved: 1, applied: 1 });
    expect(await office()).toEqual([{ zip: "77002", state_code: "TX" }]);
    expect(await runList(list("78701", "Austin"), { readOn: "2027-01-20" }), "an older list").toMatchObject({
      moved: 0,
      unchanged: 1,
    });
    expect(
      await run(list("85001", "Phoenix"), { list: "agencies", state: "AZ", readOn: "2027-03-01" }),
      "another state’s list",
    ).toMatchObject({ moved: 0, added: 1 });
    await undoImport(context(), second.importNo);
    expect(await office()).toEqual([{ zip: "78701", state_code: "TX" }]);
    await undoImport(context(), first.importNo);
    expect(await office()).toEqual([]);
  });

  test("is asked about by who manages its page, once for each place, and stays", async () => {
    const first = await runList(list("78701", "Austin"), { apply: true });
    await rows(
      `INSERT INTO organization_members (id, organization_no, user_id, role, joined_at)
        SELECT 'm-moving', o.organization_no, u.id, 'owner', 1 FROM organizations o, users u
        WHERE o.npn = ? AND u.email = 'agent@fairlead.example'`,
      [NPN],
    );
    const asked = () =>
      rows("SELECT title, message FROM user_notifications WHERE title LIKE 'Is Moving Harbor Agency%'");
    const houston = await runList(list("77002", "Houston"), { apply: true, readOn: "2027-02-01" });
    expect(houston).toMatchObject({ moved: 0, confirmed: 1 });
    expect(await office()).toEqual([{ zip: "78701", state_code: "TX" }]);
    const [one, ...more] = await asked();
    expect(more).toEqual([]);
    expect(String(one?.message)).toContain("Houston, TX 77002");
    await runList(list("77002", "Houston"), { apply: true, readOn: "2027-02-03" });
    expect(await asked(), "once for each place").toHaveLength(1);
    expect(first.phase).toBe("applied");
  });
});
