/** An organization's affiliations: proposed by the lower one, accepted by the upper one, ended by either. */
import { beforeEach, describe, expect, test } from "vitest";
import { appliedOrganizationId } from "#db/seed/accounts.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site } = openAccounts();
const PAGE = "/dashboard/affiliations";
const LANTERN = "lantern-row-insurance";
const HARBOR = "lantern-harbor-field-marketing";
const SALTMARSH = "saltmarsh-flood-underwriters";
const noOf = async (slug: string) =>
  Number((await rows("SELECT organization_no no FROM organizations WHERE url_slug = ?", [slug]))[0]?.no);
const between = async (child: string, parent: string) =>
  rows(
    "SELECT id, status, since, until FROM organization_affiliations WHERE child_no = ? AND parent_no = ? ORDER BY proposed_at DESC",
    [await noOf(child), await noOf(parent)],
  );
const parentOf = async (slug: string) =>
  (await rows("SELECT parent_no, parent_since FROM organizations WHERE url_slug = ?", [slug]))[0];

/** The demo's managers can work without onboarding, and none of the three is affiliated. */
beforeEach(async () => {
  const three = `(SELECT organization_no FROM organizations WHERE url_slug IN ('${LANTERN}', '${HARBOR}', '${SALTMARSH}'))`;
  await rows(`DELETE FROM organization_affiliations WHERE child_no IN ${three}`);
  await rows(
    `UPDATE organizations SET parent_no = NULL, parent_since = NULL WHERE organization_no IN ${three}`,
  );
  await rows(
    "UPDATE organization_applications SET payment_due = 0, setup_completed_at = 1 WHERE status = 'approved'",
  );
});

/** Proposes it again, from the current state. */
async function proposed(by = "agency", to = HARBOR) {
  const below = await signedIn(by);
  const answer = await below.post(PAGE, { intent: "propose", to });
  expect(answer.status).toBe(303);
  const [row] = await between(by === "agency" ? LANTERN : HARBOR, to);
  return { below, id: String(row?.id) };
}

describe("an affiliation", () => {
  test("is proposed, accepted, shown with its date on both pages, and ended", async () => {
    const below = await signedIn("agency");
    expect(await wordsOf(await below.get(`${PAGE}?find=lantern+harbor`))).toContain(
      "Lantern Harbor Field Marketing",
    );
    const { id } = await proposed();
    // Nothing is public before the other side has agreed.
    expect(await wordsOf(await site.get(`/organization-showcase/${LANTERN}`))).not.toContain(
      "Lantern Harbor",
    );
    const above = await signedIn("fmo");
    const bell = await rows(
      `SELECT title FROM user_notifications n JOIN users u ON u.id = n.user_id
       WHERE u.email = 'fmo@fairlead.example' AND title LIKE '%belongs to you'`,
    );
    expect(bell).toHaveLength(1);
    expect((await above.post(PAGE, { intent: "accept", affiliation: id })).status).toBe(303);
    expect(await parentOf(LANTERN)).toMatchObject({ parent_no: await noOf(HARBOR) });
    expect(await wordsOf(await site.get(`/organization-showcase/${LANTERN}`))).toContain("Lantern Harbor");
    expect(await wordsOf(await site.get(`/organization-showcase/${HARBOR}`))).toContain(
      "Lantern Row Insurance",
    );
    expect((await below.post(PAGE, { intent: "end", affiliation: id })).status).toBe(303);
    expect(await parentOf(LANTERN)).toEqual({ parent_no: null, parent_since: null });
    const [row] = await between(LANTERN, HARBOR);
    expect(row).toMatchObject({ status: "ended" });
    expect(Number(row?.until)).toBeGreaterThanOrEqual(Number(row?.since));
    expect(await wordsOf(await below.get(PAGE))).toMatch(/Ended/);
  });

  test("that is accepted ends the earlier one: there is one at a time", async () => {
    const first = await proposed("agency", HARBOR);
    const second = await proposed("agency", SALTMARSH);
    const [fmo, carrier] = [await signedIn("fmo"), await signedIn("carrier")];
    const answers = await Promise.all([
      fmo.post(PAGE, { intent: "accept", affiliation: first.id }),
      carrier.post(PAGE, { intent: "accept", affiliation: second.id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const active = await rows(
      "SELECT parent_no FROM organization_affiliations WHERE child_no = ? AND status = 'active'",
      [await noOf(LANTERN)],
    );
    expect(active).toHaveLength(1);
    expect(await parentOf(LANTERN)).toMatchObject({ parent_no: active[0]?.parent_no });
  });

  test("is never a circle: nothing goes under what is below it, nor under its own kind", async () => {
    const { id } = await proposed("fmo", SALTMARSH);
    await (await (await signedIn("carrier")).post(PAGE, { intent: "accept", affiliation: id })).text();
    const carrier = await signedIn("carrier");
    for (const to of [HARBOR, LANTERN, SALTMARSH]) {
      const answer = await carrier.post(PAGE, { intent: "propose", to });
      expect(answer.status).toBe(400);
      expect(await wordsOf(answer)).toContain("An organization can only belong to one of a higher kind");
    }
    expect(await parentOf(SALTMARSH)).toEqual({ parent_no: null, parent_since: null });
  });
});

describe("refused and logged", () => {
  test("is one side's step taken by the other, an executive, or a third organization", async () => {
    const { below, id } = await proposed();
    const executive = await signedIn("agency-executive");
    const carrier = await signedIn("carrier");
    for (const [who, intent] of [
      [below, "accept"],
      [below, "refuse"],
      [executive, "withdraw"],
      [carrier, "accept"],
      [carrier, "withdraw"],
    ] as const)
      expect((await who.post(PAGE, { intent, affiliation: id })).status).toBe(403);
    expect((await executive.post(PAGE, { intent: "propose", to: SALTMARSH })).status).toBe(403);
    expect((await between(LANTERN, HARBOR))[0]).toMatchObject({ id, status: "proposed" });
    expect((await site.takeLogs()).filter((line) => line.includes('"event":"refused"'))).toHaveLength(6);
  });

  test("is another organization's page", async () => {
    const owner = await signedIn("agency");
    for (const answer of [
      await owner.get(`${PAGE}?organization=${HARBOR}`),
      await owner.post(`${PAGE}?organization=${HARBOR}`, { intent: "propose", to: SALTMARSH }),
    ]) {
      expect(answer.status).toBe(403);
      expect(await wordsOf(answer)).toContain("You don’t manage an organization at this address.");
    }
    expect(await site.takeLogs()).toHaveLength(2);
  });

  test("is an unknown organization, an existing affiliation, and a decided one", async () => {
    const owner = await signedIn("agency");
    expect((await owner.post(PAGE, { intent: "propose", to: "nobody-at-all" })).status).toBe(404);
    expect((await owner.post(PAGE, { intent: "propose", to: "abara-and-daughters" })).status).toBe(404);
    const { id } = await proposed();
    expect((await owner.post(PAGE, { intent: "propose", to: HARBOR })).status).toBe(409);
    const taken = { intent: "withdraw", affiliation: id };
    const both = await Promise.all([owner.post(PAGE, taken), owner.post(PAGE, taken)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await owner.post(PAGE, { intent: "end", affiliation: appliedOrganizationId("x") })).status).toBe(
      404,
    );
    expect((await owner.post(PAGE, { intent: "paint" })).status).toBe(400);
  });
});

test("an indirect affiliation counts since this organization's own, not since the next one's", async () => {
  const [harbor, saltmarsh] = [await noOf(HARBOR), await noOf(SALTMARSH)];
  const below = async (slug: string, parent: number, since: number) =>
    rows("UPDATE organizations SET parent_no = ?, parent_since = ? WHERE url_slug = ?", [
      parent,
      since,
      slug,
    ]);
  await below(LANTERN, harbor, Date.UTC(2021, 4, 3, 12));
  await below(HARBOR, saltmarsh, Date.UTC(2016, 1, 9));
  const page = await (await signedIn("agency")).get(`/organization-showcase/${LANTERN}`);
  expect(await wordsOf(page)).toMatch(
    /Lantern Harbor.{0,60} since May 3, 2021 Saltmarsh.{0,60} since May 3, 2021/,
  );
});
