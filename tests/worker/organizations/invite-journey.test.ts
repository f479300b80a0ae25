/** From an invite to a membership, on the usual path, for each role. */
import { describe, expect, test } from "vitest";
import { fieldsOf, formOf, heldBy, pageOf } from "#support/browser/page.ts";
import { Visitor, wordsOf } from "#support/browser/visitor.ts";
import { MEMBERS, openPeople, PASSWORD } from "./people.ts";

const people = openPeople();
const { invite, inviteTo, memberOf, newAgent, newOwnerByRegister, newPerson, roleOf, rows, site, staffed } =
  people;
/** Opens the link that confirms this address, in the same browser. */
async function confirm(visitor: Visitor, email: string): Promise<Response> {
  const [sent] = await rows("SELECT text FROM outbox WHERE recipient = ? AND kind = 'confirm-email'", [
    email,
  ]);
  const token = /token=([\w-]+)/.exec(String(sent?.text))?.[1] ?? "";
  return visitor.post("/check-email", { token });
}
const newAddress = () => `new-${crypto.randomUUID().slice(0, 8)}@mail.example`;

describe("an invited stranger", () => {
  test.each([
    ["member", "/organization-invite", "customer"],
    ["executive", "/executive-invite-signup", "agency_executive"],
    ["manager", "/org-manager-auth/", "agency"],
  ])(
    "as a %s signs up on the invite’s page, joins, and sees the organization",
    async (role, address, becomes) => {
      const { owner, place } = await staffed();
      const email = newAddress();
      const link = await invite(owner, place, email, role);
      expect(link).toContain(address);
      const stranger = new Visitor(site.origin());
      const page = await pageOf(await stranger.get(link));
      expect(page.getByRole("heading", { level: 1, name: `Join ${place.name}` })).toBeDefined();
      expect(page.text).toContain(`${owner.name} invites you`);
      expect(heldBy(page.getByLabelText("Email"))).toBe(email);
      const button = page.getByRole("button", { name: "Create account and join" });
      const typed = { firstName: "Nora", lastName: "Newcomer", password: PASSWORD };
      const answer = await stranger.post(link, fieldsOf(formOf(button), typed, button));
      const success = `/organization-invite-success?organization=${place.slug}`;
      if (role === "member") expect(answer.headers.get("Location")).toBe(success);
      else {
        // The link may have been forwarded: future managers confirm the invited address with another link.
        expect(answer.headers.get("Location")).toBe(link);
        expect(await wordsOf(await stranger.get(link))).toContain("Confirm your email address first");
        expect((await stranger.post(link, { intent: "accept" })).status).toBe(409);
        expect((await confirm(stranger, email)).headers.get("Location"), "back to the invite").toBe(link);
        expect((await stranger.post(link, { intent: "accept" })).headers.get("Location")).toBe(success);
      }
      const [user] = await rows("SELECT * FROM users WHERE email = ?", [email]);
      expect(user?.email_confirmed_at, "a link reached the address").not.toBeNull();
      expect(await roleOf(String(user?.id))).toBe(becomes);
      expect(await memberOf(place, String(user?.id))).toMatchObject({ role, left_at: null, person_id: null });
      expect(await inviteTo(email)).toMatchObject({ status: "accepted", accepted_by: user?.id });
      const people = await wordsOf(await owner.visitor.get(`${MEMBERS}?organization=${place.slug}`));
      expect(people).toContain("Nora Newcomer");
      expect(people).toContain(`Joined: Nora Newcomer (${role})`);
      const belonging = await stranger.get(success);
      // A customer accepts the terms first, and comes back here.
      if (role === "member") expect(belonging.headers.get("Location")).toBe("/user-agreement");
      else expect(await wordsOf(belonging)).toContain(`You belong to ${place.name}`);
      // Opened again, the link leads on instead of asking again.
      expect((await stranger.get(link)).headers.get("Location")).toContain("/organization-invite-success");
      const told = await rows("SELECT title FROM user_notifications WHERE user_id = ?", [owner.userId]);
      expect(told.map(({ title }) => title)).toContain(`Nora Newcomer joined ${place.name}`);
    },
  );

  test("signs up with another address: the invite waits until the invited address is confirmed", async () => {
    const { owner, place } = await staffed();
    const link = await invite(owner, place, newAddress());
    const stranger = new Visitor(site.origin());
    const email = newAddress();
    const form = {
      intent: "sign-up",
      role: "customer",
      firstName: "Nora",
      lastName: "Else",
      email,
      password: PASSWORD,
    };
    const answer = await stranger.post(link, form);
    expect(answer.headers.get("Location")).toBe(link);
    const page = await wordsOf(await stranger.get(link));
    expect(page).toContain("Confirm your email address first");
    const early = await stranger.post(link, { intent: "accept" });
    expect(early.status).toBe(409);
    expect((await confirm(stranger, email)).headers.get("Location"), "back to the invite").toBe(link);
    expect(await wordsOf(await stranger.get(link))).toContain(`you’re signed in as ${email}`);
    expect((await stranger.post(link, { intent: "accept" })).headers.get("Location")).toContain(
      "invite-success",
    );
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [email]);
    expect(await memberOf(place, String(user?.id))).toMatchObject({ role: "member" });
  });
});

describe("a verified agent", () => {
  test("joins as the person of the profile, which shows the organization everywhere, and leaves the same way", async () => {
    const { owner, place } = await staffed();
    const agent = await newAgent();
    const link = await invite(owner, place, agent.email);
    const joined = await agent.visitor.post(link, { intent: "accept" });
    expect(joined.headers.get("Location")).toContain("invite-success");
    const member = await memberOf(place, agent.userId);
    expect(member).toMatchObject({ user_id: null, person_id: agent.personId, role: "member" });
    const record = () =>
      rows("SELECT organization_no, organization_role FROM agents WHERE agent_no = ?", [agent.agentNo]);
    const searched = () =>
      rows("SELECT organization_no FROM agent_search WHERE agent_no = ?", [agent.agentNo]);
    const counted = () => rows("SELECT agent_count FROM organizations WHERE organization_no = ?", [place.no]);
    const found = () =>
      rows("SELECT rowid FROM agent_text WHERE agent_text MATCH ?", [
        `organization : "${place.name.toLowerCase()}"`,
      ]);
    expect(await record()).toEqual([{ organization_no: place.no, organization_role: "member" }]);
    expect(await searched()).toEqual([{ organization_no: place.no }]);
    expect(await counted()).toEqual([{ agent_count: 1 }]);
    expect(await found()).toEqual([{ rowid: agent.agentNo }]);
    expect(await wordsOf(await site.get(`/showcase/${agent.slug}`))).toContain(place.name);
    const left = await agent.visitor.post("/apply-organization", { intent: "leave", id: String(member?.id) });
    expect(left.status).toBe(303);
    expect(await memberOf(place, agent.userId)).toMatchObject({ left_cause: "left" });
    expect(await record()).toEqual([{ organization_no: null, organization_role: null }]);
    expect(await searched()).toEqual([{ organization_no: null }]);
    expect(await counted()).toEqual([{ agent_count: 0 }]);
    expect(await found()).toEqual([]);
    expect(await wordsOf(await site.get(`/showcase/${agent.slug}`))).not.toContain(place.name);
  });

  test("who joins another organization leaves the first, with a warning before", async () => {
    const [first, second] = [await staffed(), await staffed()];
    const agent = await newAgent();
    await agent.visitor.post(await invite(first.owner, first.place, agent.email), { intent: "accept" });
    const link = await invite(second.owner, second.place, agent.email);
    expect(await wordsOf(await agent.visitor.get(link))).toContain(`you leave ${first.place.name}`);
    await agent.visitor.post(link, { intent: "accept" });
    expect(await memberOf(first.place, agent.userId)).toMatchObject({ left_cause: "left" });
    expect(await memberOf(second.place, agent.userId)).toMatchObject({ left_at: null });
    const counts = await rows(
      "SELECT agent_count FROM organizations WHERE organization_no IN (?, ?) ORDER BY organization_no",
      [first.place.no, second.place.no],
    );
    expect(counts.map((one) => one.agent_count)).toEqual([0, 1]);
  });

  test("who owns an agency can't leave it, with an explanation, and it keeps its owner", async () => {
    const { owner, place } = await staffed();
    const { agent, own } = await newOwnerByRegister();
    const link = await invite(owner, place, agent.email);
    const answer = await agent.visitor.post(link, { intent: "accept" });
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("You own another organization");
    expect(await memberOf(own, agent.userId)).toMatchObject({ role: "owner", left_at: null });
    expect(await memberOf(place, agent.userId)).toBeUndefined();
    expect(await inviteTo(agent.email)).toMatchObject({ status: "open" });
  });

  test("without a verified profile claims it first", async () => {
    const { owner, place } = await staffed();
    const person = await newPerson("agent");
    const link = await invite(owner, place, person.email);
    const page = await pageOf(await person.visitor.get(link));
    expect(page.getByRole("heading", { name: "Claim your profile first" })).toBeDefined();
    expect(page.getByRole("link", { name: "Claim your profile" }).getAttribute("href")).toBe("/verify-email");
    expect((await person.visitor.post(link, { intent: "accept" })).status).toBe(409);
    expect(await memberOf(place, person.userId)).toBeUndefined();
  });

  test.each(["manager", "executive"])("can't become a %s: another address can", async (role) => {
    const { owner, place } = await staffed();
    const agent = await newAgent();
    const link = await invite(owner, place, agent.email, role);
    expect(await wordsOf(await agent.visitor.get(link))).toContain(
      "use an account with another email address",
    );
    expect((await agent.visitor.post(link, { intent: "accept" })).status).toBe(409);
    expect(await roleOf(agent.userId)).toBe("agent");
    expect(await memberOf(place, agent.userId)).toBeUndefined();
  });
});

describe("an existing account", () => {
  test("of a customer who will be a manager is told what it becomes, and becomes it by accepting", async () => {
    const { owner, place } = await staffed();
    const customer = await newPerson();
    const link = await invite(owner, place, customer.email, "executive");
    expect(await wordsOf(await customer.visitor.get(link))).toContain(
      "account’s type becomes Agency executive",
    );
    expect(await roleOf(customer.userId)).toBe("customer");
    await customer.visitor.post(link, { intent: "accept" });
    expect(await roleOf(customer.userId)).toBe("agency_executive");
  });

  test("that manages another organization joins a second, and keeps its own type", async () => {
    const { owner, place } = await staffed();
    const { owner: other, place: first } = await staffed();
    await other.visitor.post(await invite(owner, place, other.email, "executive"), { intent: "accept" });
    expect(await roleOf(other.userId)).toBe("agency");
    const page = await pageOf(await other.visitor.get(`${MEMBERS}?organization=${place.slug}`));
    expect(page.getByRole("link", { name: first.name })).toBeDefined();
    expect(page.text).toContain("You’re its executive");
  });

  test("of a member is promoted by another invite", async () => {
    const { owner, place, others } = await staffed("member");
    const [member] = others;
    if (member === undefined) throw new Error("No member.");
    await member.visitor.post(await invite(owner, place, member.email, "manager"), { intent: "accept" });
    expect(await memberOf(place, member.userId)).toMatchObject({ role: "manager", id: member.memberId });
    expect(await roleOf(member.userId)).toBe("agency");
  });

  test("of an admin or an applicant can't manage one", async () => {
    const { owner, place } = await staffed();
    for (const [role, said] of [
      ["admin", "Admins can’t join"],
      ["org_pending", "Your own application is still open"],
    ] as const) {
      const person = await newPerson(role);
      const link = await invite(owner, place, person.email, "executive");
      expect(await wordsOf(await person.visitor.get(link))).toContain(said);
      expect((await person.visitor.post(link, { intent: "accept" })).status).toBe(409);
      expect(await memberOf(place, person.userId)).toBeUndefined();
    }
  });
});
