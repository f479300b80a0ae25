/** A new organization with an owner, people, and the links of invites, for the tests of memberships. */
import { expect } from "vitest";
import { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

export const PASSWORD = "a long enough password";
export const MEMBERS = "/dashboard/members";
export const INVITES = "/dashboard/invites";

export type Person = { visitor: Visitor; email: string; userId: string; name: string };
export type Place = { no: number; id: string; slug: string; name: string };

export function openPeople(options: Parameters<typeof openAccounts>[0] = {}) {
  const accounts = openAccounts(options);
  const { rows, site } = accounts;
  let made = 0;
  let lastAgent = 20;

  /** A new account with this role, with a confirmed address unless `confirmed` is false. */
  async function newPerson(role = "customer", { confirmed = true, firstName = "Pat" } = {}): Promise<Person> {
    made += 1;
    const email = `person-${made}-${crypto.randomUUID().slice(0, 8)}@mail.example`;
    const visitor = new Visitor(site.origin());
    const lastName = `Person${made}`;
    const form = { email, firstName, lastName, password: PASSWORD, role: "customer" };
    const response = await visitor.post("/auth/signup", form);
    expect(response.status).toBe(303);
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [email]);
    const userId = String(user?.id);
    if (confirmed) await rows("UPDATE users SET email_confirmed_at = 1 WHERE id = ?", [userId]);
    await rows("UPDATE user_roles SET role = ? WHERE user_id = ?", [role, userId]);
    await agree(userId, role);
    return { visitor, email, userId, name: `${firstName} ${lastName}` };
  }

  /** Accepts the terms, so that the gate admits them. */
  async function agree(userId: string, role: string): Promise<void> {
    const type = role.endsWith("_executive") ? "executive" : role;
    await rows(
      `INSERT OR IGNORE INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
       SELECT ?, ?, agreement_type, id, version, hash, 1 FROM terms_versions WHERE agreement_type = ?
       ORDER BY version DESC LIMIT 1`,
      [crypto.randomUUID(), userId, type],
    );
  }

  const isPlace = async (no: number): Promise<Place> => {
    const [row] = await rows("SELECT * FROM organizations WHERE organization_no = ?", [no]);
    return { no, id: String(row?.id), slug: String(row?.url_slug), name: String(row?.name) };
  };

  /** An active agency that this account owns. */
  async function newPlace(owner: Person, { type = "agency", name = "Quay" } = {}): Promise<Place> {
    made += 1;
    const slug = `quay-${made}-${crypto.randomUUID().slice(0, 8)}`;
    await rows(
      `INSERT INTO organizations (organization_no, id, status, name, type, description, url_slug, street, zip, city_no,
         state_code, lat, lon, created_at)
       SELECT (SELECT max(organization_no) + 1 FROM organizations), ?, 'active', ?, ?, '', ?, '1 Quay', zip, city_no,
         state_code, lat, lon, 1 FROM zips WHERE zip = '77550'`,
      [crypto.randomUUID(), `${name} ${made}`, type, slug],
    );
    const [row] = await rows("SELECT organization_no AS no FROM organizations WHERE url_slug = ?", [slug]);
    const no = Number(row?.no);
    await belongs(owner.userId, no, "owner");
    return isPlace(no);
  }

  /** Makes an account a member, without an invite. */
  async function belongs(userId: string, organizationNo: number, role: string): Promise<string> {
    const id = crypto.randomUUID();
    await rows(
      "INSERT INTO organization_members (id, organization_no, user_id, role, joined_at) VALUES (?, ?, ?, ?, ?)",
      [id, organizationNo, userId, role, Date.now()],
    );
    return id;
  }

  /** An agency with its owner and more people in it. */
  async function staffed(...roles: ("manager" | "executive" | "member")[]) {
    const owner = await newPerson("agency", { firstName: "Olive" });
    const place = await newPlace(owner);
    const others: (Person & { memberId: string })[] = [];
    for (const role of roles) {
      const account = { manager: "agency", executive: "agency_executive", member: "customer" }[role];
      const person = await newPerson(account);
      others.push({ ...person, memberId: await belongs(person.userId, place.no, role) });
    }
    return { owner, place, others };
  }

  /** An agent's account with a verified profile, in no organization. */
  async function newAgent(): Promise<Person & { agentNo: number; slug: string; personId: string }> {
    const person = await newPerson("agent", { firstName: "Ida" });
    const [free] = await rows(
      `SELECT a.agent_no, a.slug, a.person_id FROM agents a WHERE a.agent_no > ? AND a.account_status = 'active'
         AND a.organization_no IS NULL ORDER BY a.agent_no LIMIT 1`,
      [lastAgent],
    );
    lastAgent = Number(free?.agent_no);
    await rows("UPDATE profiles SET verified = 0, agent_no = NULL, url_slug = NULL WHERE agent_no = ?", [
      lastAgent,
    ]);
    const agentNo = Number(free?.agent_no);
    const slug = String(free?.slug);
    await rows(
      "UPDATE profiles SET verified = 1, agent_no = ?, url_slug = ?, proof = 'code' WHERE user_id = ?",
      [agentNo, slug, person.userId],
    );
    return { ...person, agentNo, slug, personId: String(free?.person_id) };
  }

  /** An agent, and an agency that they own by the register through their profile. */
  async function newOwnerByRegister() {
    const agent = await newAgent();
    const own = await newPlace(agent);
    await rows("UPDATE organization_members SET user_id = NULL, person_id = ? WHERE organization_no = ?", [
      agent.personId,
      own.no,
    ]);
    await rows("UPDATE agents SET organization_no = ? WHERE agent_no = ?", [own.no, agent.agentNo]);
    return { agent, own };
  }

  /** Invites an address as owner or manager. Returns the link of the email. */
  async function invite(by: Person, place: Place, email: string, role = "member"): Promise<string> {
    const answer = await by.visitor.post(`${INVITES}?organization=${place.slug}`, {
      intent: "invite",
      email,
      role,
    });
    expect(answer.status, await answer.clone().text()).toBe(303);
    return linkOf(email);
  }

  /** The link of the newest invite to this address. */
  async function linkOf(email: string): Promise<string> {
    const [sent] = await rows(
      "SELECT text FROM outbox WHERE kind = 'organization-invite' AND recipient = ? ORDER BY created_at DESC, id DESC LIMIT 1",
      [email],
    );
    const link = /https?:\/\/\S+\?token=[\w-]+/.exec(String(sent?.text ?? ""))?.[0];
    expect(link, `a link for ${email}`).toBeDefined();
    const url = new URL(link ?? "http://none.example");
    return url.pathname + url.search;
  }

  const memberOf = async (place: Place, userId: string) =>
    (
      await rows(
        `SELECT * FROM organization_members WHERE organization_no = ?
           AND (user_id = ? OR person_id = (SELECT a.person_id FROM profiles p JOIN agents a USING (agent_no)
             WHERE p.user_id = ?)) ORDER BY joined_at DESC, left_at IS NULL DESC LIMIT 1`,
        [place.no, userId, userId],
      )
    )[0];
  const roleOf = async (userId: string) =>
    (await rows("SELECT role FROM user_roles WHERE user_id = ?", [userId]))[0]?.role;
  const inviteTo = async (email: string) =>
    (
      await rows("SELECT * FROM organization_invites WHERE email = ? ORDER BY created_at DESC LIMIT 1", [
        email,
      ])
    )[0];
  const ownersOf = (place: Place) =>
    rows(
      "SELECT user_id FROM organization_members WHERE organization_no = ? AND role = 'owner' AND left_at IS NULL",
      [place.no],
    );

  return {
    ...accounts,
    newPerson,
    newPlace,
    newAgent,
    newOwnerByRegister,
    belongs,
    staffed,
    invite,
    linkOf,
    memberOf,
    roleOf,
    inviteTo,
    ownersOf,
    agree,
  };
}
