/** An organization's public page, edited by its owner and managers. */
import { expect, test } from "vitest";
import { editOrganization, findOrganizationFacts } from "#app/domains/organizations/edit-commands.server.ts";
import { fieldsOf, formOf, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { databaseUrl, rows, signedIn, site } = openAccounts();
const PAGE = "/dashboard/organization";
const FORM = {
  organizationName: "Lantern Row and Daughters",
  description: "Three generations of claims paid.",
  street: "5 Wharf Street",
  zip: "78701",
};

/** Submits the current form. */
async function save(visitor: Awaited<ReturnType<typeof signedIn>>, fields: Record<string, string>) {
  const page = await pageOf(await visitor.get(PAGE));
  const form = formOf(page.getByLabelText("Name"));
  return visitor.post(PAGE, fieldsOf(form, fields));
}

test("an owner renames it: the page moves, the old address redirects, its agents are found by it, and the history has it", async () => {
  const owner = await signedIn("agency");
  const saved = await save(owner, FORM);
  expect(saved.headers.get("Location")).toBe(`${PAGE}?organization=lantern-row-and-daughters`);
  const old = await site.get("/organization-showcase/lantern-row-insurance");
  expect([old.status, old.headers.get("Location")]).toEqual([
    301,
    "/organization-showcase/lantern-row-and-daughters",
  ]);
  const words = await wordsOf(await site.get("/organization-showcase/lantern-row-and-daughters"));
  for (const said of [FORM.organizationName, FORM.description, FORM.street]) expect(words).toContain(said);
  const events = await rows(
    "SELECT e.kind, e.detail FROM organization_events e JOIN organizations o ON o.organization_no = e.organization_no WHERE o.url_slug = ? ORDER BY e.at, e.id",
    ["lantern-row-and-daughters"],
  );
  expect(events).toEqual(
    expect.arrayContaining([
      { kind: "renamed", detail: "from Lantern Row Insurance to Lantern Row and Daughters" },
    ]),
  );
  expect(
    await rows("SELECT count(*) > 0 found FROM agent_text WHERE agent_text MATCH 'organization : daughters'"),
  ).toEqual([{ found: 1 }]);
  // Back to the earlier name: its old address is its own again.
  const back = await save(owner, { ...FORM, organizationName: "Lantern Row Insurance" });
  expect(back.status).toBe(303);
  expect((await site.get("/organization-showcase/lantern-row-insurance")).status).toBe(200);
});

test("an unknown ZIP code is reported next to its field, and what was typed stays", async () => {
  const owner = await signedIn("agency");
  const answer = await save(owner, { ...FORM, zip: "00000" });
  expect(answer.status).toBe(400);
  expect((await pageOf(answer)).text).toContain("We don’t know this ZIP code.");
});

test("its executive, and the manager of another, can't change it", async () => {
  const before = await rows("SELECT * FROM organizations WHERE url_slug = 'lantern-row-insurance'");
  const executive = await signedIn("agency-executive");
  expect((await executive.post(PAGE, FORM)).status).toBe(403);
  const elsewhere = await (await signedIn("agency")).post(
    `${PAGE}?organization=saltmarsh-flood-underwriters`,
    FORM,
  );
  expect(elsewhere.status).toBe(403);
  expect((await site.takeLogs()).join()).toContain('"event":"refused"');
  // Whatever page lets them through: the rows decide.
  const context = openContext({ databaseUrl: databaseUrl() });
  const facts = await findOrganizationFacts(context, Number(before[0]?.organization_no));
  if (facts === null) throw new Error("No public organization.");
  for (const who of ["agency-executive", "fmo"]) {
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]);
    const saving = { seen: facts.version, input: FORM };
    expect(await editOrganization(context, String(user?.id), facts, saving), who).toEqual({
      kind: "not-yours",
    });
  }
  expect(await rows("SELECT * FROM organizations WHERE url_slug = 'lantern-row-insurance'")).toEqual(before);
});

test("a save from elsewhere since the form was opened is reported, and the next click saves knowingly", async () => {
  const owner = await signedIn("agency");
  const opened = formOf((await pageOf(await owner.get(PAGE))).getByLabelText("Name"));
  const first = { ...FORM, organizationName: "Lantern Row Insurance", description: "From the first tab." };
  expect((await save(owner, first)).status).toBe(303);
  const late = await owner.post(PAGE, fieldsOf(opened, { ...first, description: "From the second tab." }));
  expect(late.status).toBe(409);
  const page = await pageOf(late);
  expect(page.text).toContain("This page was saved from another tab or by someone else");
  const again = formOf(page.getByLabelText("Name"));
  expect(fieldsOf(again, {}).get("description")).toBe("From the second tab.");
  expect((await owner.post(PAGE, fieldsOf(again, {}))).status).toBe(303);
  expect(await wordsOf(await site.get("/organization-showcase/lantern-row-insurance"))).toContain(
    "From the second tab.",
  );
});

test("each version is stored with its changes, and one can be restored with its name and address", async () => {
  const owner = await signedIn("agency");
  const VERSIONS = `${PAGE}/versions`;
  const now = { ...FORM, organizationName: "Lantern Row Insurance", description: "What stands." };
  await (await save(owner, now)).text();
  await (await save(owner, { ...now, organizationName: "Lantern Pier", street: "9 Pier" })).text();
  // As stored before versions had a shape number.
  await rows(
    "UPDATE showcase_versions SET snapshot = json_remove(snapshot, '$.version') WHERE version_no % 2",
  );
  const page = await pageOf(await owner.get(VERSIONS));
  const [newest, before] = page.getAllByRole("listitem").filter(({ tagName }) => tagName === "LI");
  expect(newest?.textContent).toContain("(what readers see)");
  expect(page.text).toContain("Lantern Pier");
  expect(page.text).toContain("9 Pier");
  expect(before).toBeDefined();
  const [button] = page.getAllByRole("button", { name: "Bring this back" });
  const version = button?.getAttribute("value") ?? "";
  const brought = await owner.post(VERSIONS, { version });
  expect(brought.headers.get("Location")).toBe(`${PAGE}?organization=lantern-row-insurance`);
  const words = await wordsOf(await site.get("/organization-showcase/lantern-row-insurance"));
  for (const said of ["What stands.", FORM.street]) expect(words).toContain(said);
  expect((await owner.post(VERSIONS, { version: "999999" })).status).toBe(404);
  // Another organization's version can't be restored; an agent's neither.
  const manager = await signedIn("agency-executive");
  expect((await manager.post(VERSIONS, { version })).status).toBe(403);
  const [agents] = await rows("SELECT max(version_no) no FROM showcase_versions WHERE kind = 'agent'");
  if (agents?.no !== null)
    expect((await owner.post(VERSIONS, { version: String(agents?.no) })).status).toBe(404);
});
