/** The admin list and page of organizations, and the actions on them. */
import { sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { actOnOrganization } from "#app/domains/organizations/admin/act-commands.server.ts";
import { numbersOf } from "#app/domains/organizations/admin/list-queries.server.ts";
import {
  type OrganizationFilter,
  readFilter,
} from "#app/domains/organizations/admin/organization-filters.ts";
import { findOrganizationState } from "#app/domains/organizations/admin/organization-queries.server.ts";
import { errorBy, heldBy, pageOf, rowsOf } from "#support/browser/page.ts";
import { beforeWriting, openContext } from "#support/own-context.ts";
import { openPeople, REASON } from "./people/people.ts";

const people = openPeople();
const { rows, one, idOf, newPerson, auditOf, mailsTo } = people;
const LIST = "/admin-console/organizations";
const get = (path: string) => people.admin().get(path);
const bySlug = async (slug: string) =>
  String((await one("SELECT id FROM organizations WHERE url_slug = ?", [slug]))?.id);

async function act(id: string, intent: string, fields: Record<string, string> = {}, by = people.admin()) {
  const page = await pageOf(await by.get(`${LIST}/${id}`));
  const seen = page.document.querySelector('[name="seen"]')?.getAttribute("value") ?? "";
  return by.post(`${LIST}/${id}`, { intent, seen, reason: REASON, ...fields });
}

describe("the list", () => {
  test("filters, orders, counts and pages in at most two round trips", async () => {
    await (await get("/admin-console")).text();
    const [all] = await rows(
      "SELECT count(*) n FROM organizations WHERE status = 'active' AND type = 'agency'",
    );
    const names: string[] = [];
    let to: string | null = `${LIST}?status=active&type=agency&order=name`;
    while (to !== null) {
      const answer: Response = await get(to);
      expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
      const page = await pageOf(answer);
      names.push(
        ...rowsOf(page.getByRole("table", { name: "Organizations" }))
          .slice(1)
          .map((row) => (row[1] ?? "").replaceAll("&amp;", "&")),
      );
      to = page.queryByRole("link", { name: "Next" })?.getAttribute("href") ?? null;
    }
    expect(names).toHaveLength(Number(all?.n));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBeGreaterThan(1);
    const ordered = await rows(
      "SELECT name FROM organizations WHERE status = 'active' AND type = 'agency' ORDER BY lower(name), organization_no",
    );
    expect(names).toEqual(ordered.map((row) => row.name));
  });

  test("finds by the beginning of the name, by id and by NPN", async () => {
    const id = await bySlug("lantern-row-insurance");
    for (const find of ["lantern ro", id]) {
      const page = await pageOf(await get(`${LIST}?find=${encodeURIComponent(find)}`));
      expect(page.getByRole("link", { name: "Lantern Row Insurance" }).getAttribute("href")).toBe(
        `${LIST}/${id}`,
      );
    }
  });

  test("reads index ranges with every filter", async () => {
    const dialect = new SQLiteSyncDialect();
    const filters: OrganizationFilter[] = [undefined, "agency"].flatMap((type) =>
      [undefined, "archived"].flatMap((status) =>
        ["newest", "name"].map((order) => ({ type, status, order })),
      ),
    );
    for (const filter of [...filters, { find: "lan" }])
      for (const after of [null, { no: 3 }]) {
        const query = dialect.sqlToQuery(sql`EXPLAIN QUERY PLAN ${numbersOf(readFilter(filter), after, 51)}`);
        const plan = (await rows(query.sql, query.params as string[])).map(({ detail }) => String(detail));
        expect(
          plan.filter((step) => /^SCAN (organizations|ao)\b/.test(step)),
          plan.join("\n"),
        ).toEqual([]);
        if (!("find" in filter))
          expect(plan.join("\n")).toMatch(/SEARCH l USING (COVERING )?INDEX organizations_list_/);
      }
  });

  test("has a file, which is logged", async () => {
    const text = await (await get(`${LIST}.csv?type=carrier`)).text();
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    const [all] = await rows("SELECT count(*) n FROM organizations WHERE type = 'carrier'");
    expect(data).toHaveLength(Number(all?.n));
    const [entry] = await rows("SELECT act, after FROM audit_log ORDER BY audit_no DESC LIMIT 1");
    expect(entry).toEqual({ act: "organization.export", after: '{"type":"carrier"}' });
  });
});

/** What the command says when the data changed after the page was read. */
describe("at the time of the write", () => {
  const CHANGED = "This organization changed while you read it.";
  const open = () => openContext({ databaseUrl: people.databaseUrl() });
  const acting = async (who = "admin") => ({ adminId: await idOf(who), reason: REASON });
  const statusOf = (id: string) => one("SELECT status, archived_at FROM organizations WHERE id = ?", [id]);
  async function stateOf(id: string) {
    const state = await findOrganizationState(open(), id);
    if (state === null) throw new Error("No such organization.");
    return state;
  }

  test("the admin is still an admin, and the organization is as it was read", async () => {
    const id = await bySlug("lantern-row-insurance");
    const state = await stateOf(id);
    const archive = async (who: string) => actOnOrganization(open(), "archive", state, await acting(who));
    expect((await archive("customer"))?.words).toContain("You aren’t an active admin anymore.");
    expect(await statusOf(id)).toEqual({ status: "active", archived_at: null });
    await rows("UPDATE organizations SET status = 'archived', archived_at = 7 WHERE id = ?", [id]);
    expect((await archive("admin"))?.words).toContain(CHANGED);
    expect(await statusOf(id)).toEqual({ status: "archived", archived_at: 7 });
    await rows("UPDATE organizations SET status = 'active', archived_at = NULL WHERE id = ?", [id]);
    expect(await auditOf(id)).toEqual([]);
  });

  test("everyone who is restored has an active account, the owner among them", async () => {
    const [other] = await rows(
      `SELECT o.id, o.organization_no no, m.user_id owner FROM organizations o JOIN organization_members m USING (organization_no)
       WHERE o.status = 'active' AND o.url_slug <> 'lantern-row-insurance' AND m.role = 'owner' AND m.left_at IS NULL
         AND m.user_id IS NOT NULL LIMIT 1`,
    );
    const [id, owner] = [String(other?.id), String(other?.owner)];
    const manager = (await newPerson()).id;
    await rows(
      `INSERT INTO organization_members (id, organization_no, user_id, role, joined_at)
       VALUES ('restored member', ?, ?, 'manager', 1)`,
      [Number(other?.no), manager],
    );
    expect((await act(id, "archive")).status).toBe(303);
    const archived = await statusOf(id);
    const state = await stateOf(id);
    const setAccount = (user: string, to: string) =>
      rows("UPDATE profiles SET account_status = ? WHERE user_id = ?", [to, user]);

    await setAccount(owner, "archived");
    const ownerless = await actOnOrganization(open(), "restore", state, await acting());
    expect(ownerless?.words).toContain(CHANGED);
    await setAccount(owner, "active");
    const meanwhile = beforeWriting(open(), () => setAccount(manager, "archived"));
    const refused = await actOnOrganization(meanwhile, "restore", state, await acting());
    expect(refused?.words).toContain(CHANGED);
    expect(await statusOf(id)).toEqual(archived);
    expect(
      await one("SELECT left_cause cause FROM organization_members WHERE user_id = ?", [manager]),
    ).toEqual({ cause: "archived" });
    expect(await auditOf(id)).toHaveLength(1);

    await setAccount(manager, "active");
    expect((await act(id, "restore")).status).toBe(303);
    expect(await one("SELECT left_at FROM organization_members WHERE user_id = ?", [manager])).toEqual({
      left_at: null,
    });
  });
});

describe("archiving and restoring", () => {
  test("archiving does what an owner's closing does and tells everyone why; restoring brings back active accounts", async () => {
    const id = await bySlug("lantern-row-insurance");
    const members = () =>
      rows(
        `SELECT m.user_id, m.role, m.left_cause cause FROM organization_members m JOIN organizations o USING (organization_no)
         WHERE o.id = ? AND m.user_id IS NOT NULL AND (m.left_at IS NULL OR m.left_cause = 'archived') ORDER BY m.id`,
        [id],
      );
    const before = await members();
    expect(before.some(({ role }) => role === "owner")).toBe(true);
    expect((await act(id, "archive")).status).toBe(303);
    const [row] = await rows("SELECT status, agent_count FROM organizations WHERE id = ?", [id]);
    expect(row).toEqual({ status: "archived", agent_count: 0 });
    expect((await members()).every(({ cause }) => cause === "archived")).toBe(true);
    const owner = await one("SELECT u.email FROM users u WHERE u.id = ?", [
      String(before.find(({ role }) => role === "owner")?.user_id),
    ]);
    const emails = await mailsTo(String(owner?.email));
    expect(emails.some(({ text }) => String(text).includes(REASON))).toBe(true);

    expect((await act(id, "restore")).status).toBe(303);
    expect(await members()).toEqual(before);
    expect((await one("SELECT status FROM organizations WHERE id = ?", [id]))?.status).toBe("active");
    const found = await one(
      "SELECT count(*) n FROM organization_text t JOIN organizations o ON o.organization_no = t.rowid WHERE organization_text MATCH 'name : lantern' AND o.id = ?",
      [id],
    );
    expect(found?.n).toBe(1);
    expect((await auditOf(id)).map((entry) => [entry.act, entry.reason])).toEqual([
      ["organization.archive", REASON],
      ["organization.restore", REASON],
    ]);
    const shown = await pageOf(await get(`${LIST}/${id}`));
    expect(shown.text).toContain("Archived an organization");
  });

  test("needs a reason, happens once for two at once, and not if something changed since it was read", async () => {
    const [other] = await rows(
      "SELECT id FROM organizations WHERE status = 'active' AND url_slug <> 'lantern-row-insurance' LIMIT 1",
    );
    const id = String(other?.id);
    const short = await act(id, "archive", { reason: "No" });
    expect(short.status).toBe(400);
    const field = (await pageOf(short)).getByLabelText(/^Reason/);
    expect([errorBy(field), heldBy(field)]).toEqual([
      expect.stringContaining("Write at least 10 characters."),
      "No",
    ]);
    const answers = await Promise.all([act(id, "archive"), act(id, "archive", {}, people.second())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await auditOf(id)).toHaveLength(1);
    const late = await act(id, "archive", { seen: "active 0" });
    expect(late.status).toBe(409);
    const page = await pageOf(late);
    expect(page.text).toContain("This organization changed while you read it.");
    expect(heldBy(page.getByLabelText(/^Reason/))).toBe(REASON);
  });

  test("an organization without an owner can't be restored", async () => {
    const [other] = await rows(
      `SELECT o.id, o.organization_no no FROM organizations o WHERE o.status = 'active' AND NOT EXISTS (SELECT 1
       FROM organization_members m WHERE m.organization_no = o.organization_no AND m.user_id IS NOT NULL) LIMIT 1`,
    );
    const id = String(other?.id);
    expect((await act(id, "archive")).status).toBe(303);
    // The page has no form for it; a stale page may still send one.
    const archived = await one("SELECT archived_at FROM organizations WHERE id = ?", [id]);
    const answer = await act(id, "restore", { seen: `archived ${archived?.archived_at}` });
    expect(answer.status).toBe(409);
    expect((await pageOf(answer)).text).toContain(
      "Nobody would own it: its owner’s account is gone or archived.",
    );
    expect((await one("SELECT status FROM organizations WHERE id = ?", [id]))?.status).toBe("archived");
  });

  test.each(["nothing", "0192b5a0-0000-7000-8000-000000000000"])("of %s is 404", async (id) => {
    expect((await get(`${LIST}/${id}`)).status).toBe(404);
    expect((await people.admin().post(`${LIST}/${id}`, { intent: "archive", reason: REASON })).status).toBe(
      404,
    );
  });
});

test.each([
  ["fmo", "lantern-harbor-field-marketing", "/user-agreement"],
  ["carrier", "saltmarsh-flood-underwriters", "/onboarding-pending"],
])("an organization archived during setup no longer blocks its %s", async (who, slug, step) => {
  const owner = await people.signedIn(who);
  const to = async () => {
    const answer = await owner.get("/messages", { headers: { Accept: "text/html" } });
    await answer.text();
    return [answer.status, new URL(answer.headers.get("Location") ?? "/", answer.url).pathname];
  };
  expect(await to()).toEqual([302, step]);
  expect((await act(await bySlug(slug), "archive")).status).toBe(303);
  expect(await to()).toEqual([200, "/"]);
  const dashboard = await pageOf(await owner.get("/dashboard", { headers: { Accept: "text/html" } }));
  expect(dashboard.text).toContain("Nothing to manage yet");
  // As before, should an admin restore it.
  expect((await act(await bySlug(slug), "restore")).status).toBe(303);
  expect(await to()).toEqual([302, step]);
});
