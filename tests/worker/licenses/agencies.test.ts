/** Lists of agencies: public pages that no account manages, with the producers whom the state names with them. */
import { describe, expect, test } from "vitest";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { listedStatements } from "#app/domains/organizations/listed-queries.server.ts";
import { organizationNumber } from "#app/domains/organizations/queries.server.ts";
import { csv, openLedger } from "./lists.ts";

const { rows, context, listed, run, report } = openLedger();

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
