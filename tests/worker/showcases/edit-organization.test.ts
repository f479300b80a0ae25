/** The public page of an organization, written by its owner and managers. */
import { expect, test } from "vitest";
import { pageOf } from "#support/page.ts";
import { wordsOf } from "#support/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site } = openAccounts();
const PAGE = "/dashboard/organization";
const FORM = {
  organizationName: "Lantern Row and Daughters",
  description: "Three generations of claims paid.",
  street: "5 Wharf Street",
  zip: "78701",
};

test("an owner renames it: the page moves, the old address leads on, agents are found by it, history tells", async () => {
  const owner = await signedIn("agency");
  const saved = await owner.post(PAGE, FORM);
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
  // Back to what it was: its old address is its own again.
  const back = await owner.post(PAGE, { ...FORM, organizationName: "Lantern Row Insurance" });
  expect(back.status).toBe(303);
  expect((await site.get("/organization-showcase/lantern-row-insurance")).status).toBe(200);
});

test("an unknown ZIP code is said beside its field, and what was typed stays", async () => {
  const owner = await signedIn("agency");
  const answer = await owner.post(PAGE, { ...FORM, zip: "00000" });
  expect(answer.status).toBe(400);
  expect((await pageOf(answer)).text).toContain("We don’t know this ZIP code.");
});

test("an executive of it, and whoever manages another, change nothing", async () => {
  const before = await rows("SELECT * FROM organizations WHERE url_slug = 'lantern-row-insurance'");
  const executive = await signedIn("agency-executive");
  expect((await executive.post(PAGE, FORM)).status).toBe(403);
  const elsewhere = await (await signedIn("agency")).post(
    `${PAGE}?organization=saltmarsh-flood-underwriters`,
    FORM,
  );
  expect(elsewhere.status).toBe(403);
  expect(site.takeLogs().join()).toContain('"event":"refused"');
  expect(await rows("SELECT * FROM organizations WHERE url_slug = 'lantern-row-insurance'")).toEqual(before);
});
