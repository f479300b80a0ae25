/** Asking to manage a listed organization without a manager: who may ask, who decides, and who gets it. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { isOneOf, listManaged } from "#app/domains/organizations/membership-queries.server.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openPeople, type Person, type Place } from "./people.ts";

const { rows, site, signedIn, newPerson, newAgent, belongs, ownersOf, databaseUrl } = openPeople();
const to = (response: Response) => response.headers.get("Location");
const PROOF = "I’ve run the office since 2011. Our site names me on its page about the team.";
const REASON = "The website names nobody of your name. Send us the page.";
const asking = (slug: string) => `/create-organization?organization=${slug}`;

let taken = 0;
/** A listed agency from the register, without an account. */
async function listed(): Promise<Place> {
  taken += 1;
  const [row] = await rows(
    `SELECT o.* FROM organizations o WHERE o.status = 'active' AND o.type = 'agency' AND o.agent_count > 0
       AND NOT EXISTS (SELECT 1 FROM organization_members m WHERE m.organization_no = o.organization_no
         AND m.user_id IS NOT NULL)
       AND NOT EXISTS (SELECT 1 FROM organization_members m JOIN agents a ON a.person_id = m.person_id
         WHERE m.organization_no = o.organization_no AND m.role = 'owner')
     ORDER BY o.organization_no LIMIT 1 OFFSET ?`,
    [10 + taken],
  );
  return {
    no: Number(row?.organization_no),
    id: String(row?.id),
    slug: String(row?.url_slug),
    name: String(row?.name),
  };
}

const ask = async (person: Person, place: Place, proof = PROOF) => {
  const answer = await person.visitor.post(asking(place.slug), { proof });
  await answer.clone().text();
  return answer;
};
const applicationOf = async ({ userId }: Person) =>
  (
    await rows(
      "SELECT * FROM organization_applications WHERE user_id = ? ORDER BY submitted_at DESC, id DESC LIMIT 1",
      [userId],
    )
  )[0];
async function decide(person: Person, decision: string, { reason = "", who = "admin" } = {}) {
  const row = await applicationOf(person);
  const admin = await signedIn(who);
  return admin.post(`/admin/applications/${row?.id}`, { decision, reason, seen: String(row?.changed_at) });
}
const roleOf = async ({ userId }: Person) =>
  (await rows("SELECT role FROM user_roles WHERE user_id = ?", [userId]))[0]?.role;

describe("a listed organization without a manager", () => {
  test("says so on its page; a managed one doesn't", async () => {
    const place = await listed();
    const page = await pageOf(await site.get(`/organization-showcase/${place.slug}`));
    const link = page.getByRole("link", { name: "Ask to manage it" });
    expect(link.getAttribute("href")).toBe(asking(place.slug));
    const managed = await pageOf(await site.get("/organization-showcase/lantern-row-insurance"));
    expect(managed.queryByRole("link", { name: "Ask to manage it" })).toBeNull();
    // Asking to join says that no one would answer.
    const customer = await newPerson();
    const joining = `/apply-organization?organization=${place.slug}`;
    expect(await wordsOf(await customer.visitor.get(joining))).toContain("No one manages it here yet");
  });

  test("can be requested; an admin reads the proof and decides; the account then owns it", async () => {
    const place = await listed();
    const [register] = await rows(
      `SELECT m.id, p.first_name || ' ' || p.last_name name FROM organization_members m JOIN people p
         ON p.id = m.person_id WHERE m.organization_no = ? AND m.role = 'owner' AND m.left_at IS NULL`,
      [place.no],
    );
    const person = await newPerson();
    const form = await pageOf(await person.visitor.get(asking(place.slug)));
    expect(form.getByRole("heading", { level: 1 }).textContent).toBe(`Manage ${place.name}`);
    const sent = await ask(person, place);
    expect([sent.status, to(sent)]).toEqual([303, "/application-pending"]);
    expect(await roleOf(person)).toBe("org_pending");
    expect(await applicationOf(person)).toMatchObject({ organization_no: place.no, proof: PROOF });
    const pending = await wordsOf(await person.visitor.get("/application-pending"));
    expect(pending).toContain(`To manage ${place.name}`);
    // Asking changes nothing about it.
    expect(await ownersOf(place)).toEqual([{ user_id: null }]);
    const row = await applicationOf(person);
    const admin = await signedIn("admin");
    const read = await wordsOf(await admin.get(`/admin/applications/${row?.id}`));
    expect(read).toContain(PROOF);
    expect(read).toContain(`${register?.name} (owner)`);
    const decided = await decide(person, "approve");
    expect([decided.status, to(decided)]).toEqual([303, "/admin"]);
    expect(await roleOf(person)).toBe("agency");
    expect(await ownersOf(place)).toEqual([{ user_id: person.userId }]);
    const [before] = await rows("SELECT role, left_at FROM organization_members WHERE id = ?", [
      String(register?.id),
    ]);
    expect(before).toEqual({ role: "executive", left_at: null });
    const news = await rows("SELECT title FROM user_notifications WHERE user_id = ? ORDER BY created_at", [
      person.userId,
    ]);
    expect(news.map((one) => one.title)).toEqual([
      `We got your request to manage ${place.name}`,
      `You manage ${place.name} now`,
    ]);
    const page = await pageOf(await site.get(`/organization-showcase/${place.slug}`));
    expect(page.queryByRole("link", { name: "Ask to manage it" })).toBeNull();
    expect(page.text).toContain(person.name);
  });

  test("goes to the account of the owner named by the register, as that owner", async () => {
    const place = await listed();
    const person = await newPerson();
    await rows(
      `UPDATE users SET (first_name, last_name) = (SELECT p.first_name, upper(p.last_name)
         FROM organization_members m JOIN people p ON p.id = m.person_id
         WHERE m.organization_no = ? AND m.role = 'owner') WHERE id = ?`,
      [place.no, person.userId],
    );
    const [before] = await rows(
      "SELECT id, joined_at FROM organization_members WHERE organization_no = ? AND role = 'owner'",
      [place.no],
    );
    await ask(person, place);
    expect((await decide(person, "approve")).status).toBe(303);
    const after = await rows(
      `SELECT id, joined_at, user_id FROM organization_members WHERE organization_no = ? AND role = 'owner'`,
      [place.no],
    );
    expect(after).toEqual([{ ...before, user_id: person.userId }]);
  });

  test("notifies its managers with an account, and makes a member its owner", async () => {
    const place = await listed();
    const executive = await newPerson("agency_executive");
    await belongs(executive.userId, place.no, "executive");
    const person = await newPerson();
    const memberId = await belongs(person.userId, place.no, "member");
    await ask(person, place);
    expect((await decide(person, "approve")).status).toBe(303);
    const own = await rows(
      "SELECT id, role FROM organization_members WHERE organization_no = ? AND user_id = ?",
      [place.no, person.userId],
    );
    expect(own).toEqual([{ id: memberId, role: "owner" }]);
    const told = await rows("SELECT title FROM user_notifications WHERE user_id = ?", [executive.userId]);
    expect(told).toEqual([{ title: `${place.name} has someone who manages it here` }]);
  });
});

describe("a request", () => {
  test("can be changed while it waits, and withdrawn without ending another membership", async () => {
    const place = await listed();
    const person = await newPerson();
    await belongs(person.userId, place.no, "member");
    await ask(person, place);
    const form = await pageOf(await person.visitor.get(asking(place.slug)));
    expect(form.getByLabelText("What shows that you run it").textContent?.trim()).toBe(PROOF);
    const changed = await ask(person, place, `${PROOF} Call our office.`);
    expect([changed.status, to(changed)]).toEqual([303, "/application-pending"]);
    expect(await applicationOf(person)).toMatchObject({ proof: `${PROOF} Call our office.` });
    const settings = await wordsOf(await person.visitor.get("/settings?section=application"));
    expect(settings).toContain("Call our office.");
    const withdrawn = await person.visitor.post("/settings?section=application", {
      intent: "withdraw-application",
    });
    expect([withdrawn.status, to(withdrawn)]).toEqual([303, "/settings"]);
    expect(await roleOf(person)).toBe("customer");
    const [still] = await rows(
      "SELECT role, left_at FROM organization_members WHERE organization_no = ? AND user_id = ?",
      [place.no, person.userId],
    );
    expect(still).toEqual({ role: "member", left_at: null });
    expect((await site.get(`/organization-showcase/${place.slug}`)).status).toBe(200);
  });

  test("that was rejected says why, keeps what was written, and never becomes an application for its row", async () => {
    const place = await listed();
    const person = await newPerson();
    await ask(person, place);
    expect((await decide(person, "reject", { reason: REASON })).status).toBe(303);
    const rejected = await pageOf(await person.visitor.get("/application-rejected"));
    expect(rejected.text).toContain(REASON);
    const again = rejected.getByRole("link", { name: "Correct and send again" });
    expect(again.getAttribute("href")).toBe(asking(place.slug));
    const form = await pageOf(await person.visitor.get(asking(place.slug)));
    expect(form.getByLabelText("What shows that you run it").textContent?.trim()).toBe(PROOF);
    expect(form.text).toContain(REASON);
    // A new organization instead has its own application.
    const sent = await person.visitor.post("/create-organization", {
      organizationName: "Mine alone",
      organizationType: "agency",
      npn: "",
      street: "1 Elm",
      zip: "78701",
      phone: "",
      website: "",
      description: "",
    });
    expect(to(sent)).toBe("/application-pending");
    const row = await applicationOf(person);
    expect(row).toMatchObject({ proof: null, organization_name: "Mine alone" });
    expect(row?.organization_no).not.toBe(place.no);
  });

  test("can't be turned into an application without proof while it waits", async () => {
    const place = await listed();
    const person = await newPerson();
    await ask(person, place);
    const form = {
      organizationName: "Renamed",
      organizationType: "agency",
      npn: "",
      street: "1 Elm",
      zip: "78701",
      phone: "",
      website: "",
      description: "",
    };
    // The waiting request is shown instead.
    expect(to(await person.visitor.post("/create-organization", form))).toBe("/application-pending");
    const saved = await person.visitor.post("/settings?section=application", {
      ...form,
      intent: "save-application",
    });
    expect(saved.status).toBe(409);
    expect(await applicationOf(person)).toMatchObject({ organization_name: place.name, proof: PROOF });
    // Nor can a second one be sent.
    expect(to(await ask(person, await listed()))).toBe("/application-pending");
    const applications = await rows("SELECT 1 FROM organization_applications WHERE user_id = ?", [
      person.userId,
    ]);
    expect(applications).toHaveLength(1);
  });

  test("is refused without proof, for a managed organization, and from agents and admins", async () => {
    const place = await listed();
    const person = await newPerson();
    expect((await ask(person, place, "It’s mine.")).status).toBe(400);
    const managed = { slug: "lantern-row-insurance" } as Place;
    expect((await ask(person, managed)).status).toBe(409);
    const page = await wordsOf(await person.visitor.get(asking(managed.slug)));
    expect(page).toContain("Someone manages it already");
    expect((await ask(person, { slug: "no-such-place" } as Place)).status).toBe(409);
    expect(await applicationOf(person)).toBeUndefined();
    const agent = await newAgent();
    expect(to(await ask(agent, place))).toBe("/create-organization");
    expect(await applicationOf(agent)).toBeUndefined();
  });
});

describe("two requests", () => {
  test("at once both wait, one is approved, and the other is refused", async () => {
    const place = await listed();
    const both = [await newPerson(), await newPerson()] as const;
    for (const person of both) expect((await ask(person, place)).status).toBe(303);
    const answers = await Promise.all([
      decide(both[0], "approve"),
      decide(both[1], "approve", { who: "second-admin" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const winner = answers[0].status === 303 ? both[0] : both[1];
    const loser = winner === both[0] ? both[1] : both[0];
    expect(await ownersOf(place)).toEqual([{ user_id: winner.userId }]);
    const late = await decide(loser, "approve");
    expect(late.status).toBe(409);
    expect(await wordsOf(late)).toContain("Someone manages this organization by now. You can only reject.");
    expect((await decide(loser, "reject", { reason: REASON })).status).toBe(303);
  });
});

describe("an organization is managed", () => {
  test("by its current owner, managers and executives, with a role that may manage, and by no one else", async () => {
    const [row] = await rows("SELECT id FROM users WHERE email = 'agency-manager@fairlead.example'");
    const userId = String(row?.id);
    const context = openContext({ databaseUrl: databaseUrl() });
    const managed = async () => (await listManaged(context, userId)).map(({ slug }) => slug);
    const [own] = await listManaged(context, userId);
    const place = own?.organizationNo ?? 0;
    const mayIn = async (organizationNo: number) => {
      const asked = sql`SELECT ${isOneOf(userId, organizationNo, ["manager"])} may`;
      const [found] = await context.db.batch([rowsOf(context.db, "manages", { may: integer }, asked)]);
      return found[0]?.may === 1;
    };
    expect([await mayIn(place), await mayIn(place + 1)]).toEqual([true, false]);
    const today = "organization_members WHERE user_id = ? AND left_at IS NULL";
    const before = await managed();
    expect(before).toHaveLength(1);
    const become = (role: string) =>
      rows(`UPDATE organization_members SET role = ? WHERE id IN (SELECT id FROM ${today})`, [role, userId]);
    await become("member");
    expect(await managed(), "by a plain member").toEqual([]);
    await rows(
      `INSERT INTO organization_members (id, organization_no, user_id, role, joined_at, left_at, left_cause)
       SELECT ?, organization_no, user_id, 'manager', 1, 2, 'left' FROM ${today}`,
      [crypto.randomUUID(), userId],
    );
    expect([await managed(), await mayIn(place)], "by who managed it once").toEqual([[], false]);
    await become("manager");
    expect(await managed()).toEqual(before);
    const role = "UPDATE user_roles SET role = ? WHERE user_id = ?";
    const [account] = await rows("SELECT role FROM user_roles WHERE user_id = ?", [userId]);
    await rows(role, ["customer", userId]);
    const asCustomer = [await managed(), await mayIn(place)];
    await rows(role, [String(account?.role), userId]);
    expect(asCustomer, "by the role that the account has now").toEqual([[], false]);
  });
});
