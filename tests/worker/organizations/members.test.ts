/** Members: roles, removal, leaving, requests, transfer and closing; and concurrent actions. */
import { describe, expect, test } from "vitest";
import { closeOrganization } from "#app/domains/organizations/members/owner-commands.server.ts";
import { answerRequest, findRequest } from "#app/domains/organizations/members/request-commands.server.ts";
import { findManaged } from "#app/domains/organizations/membership-queries.server.ts";
import { parsePage, within } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { INVITES, MEMBERS, openPeople, PASSWORD, type Person, type Place } from "./people.ts";

const {
  belongs,
  databaseUrl,
  invite,
  inviteTo,
  memberOf,
  newAgent,
  newOwnerByRegister,
  newPerson,
  newPlace,
  ownersOf,
  roleOf,
  rows,
  site,
  staffed,
} = openPeople();
const newAddress = () => `new-${crypto.randomUUID().slice(0, 8)}@mail.example`;
const statuses = (answers: Response[]) => answers.map((one) => one.status).sort();
type Colleague = Awaited<ReturnType<typeof staffed>>["others"][number];
function two(others: Colleague[]): [Colleague, Colleague] {
  const [one, other] = others;
  if (one === undefined || other === undefined) throw new Error("Two people are needed.");
  return [one, other];
}

/** Closes the organization that its owner manages, as another account and without the pages. */
async function closingOf(owner: Person, place: Place) {
  const context = openContext({ databaseUrl: databaseUrl() });
  const managed = await findManaged(context, owner.userId, place.slug);
  if (managed === null) throw new Error("Not managed by its owner.");
  return ({ userId, email, name }: Person) =>
    closeOrganization(context, { userId, email, firstName: name, lastName: "" }, managed, {
      statements: [],
      words: null,
    });
}

describe("a manager of one organization acting on another", () => {
  test("is refused with 403, changes nothing, and is logged", async () => {
    const mine = await staffed();
    const theirs = await staffed("member");
    const [member] = theirs.others;
    const asking = await newPerson();
    await asking.visitor.post("/apply-organization", {
      intent: "request",
      organization: theirs.place.slug,
      role: "member",
      message: "I work at the front desk.",
    });
    const [request] = await rows("SELECT id FROM membership_requests WHERE user_id = ?", [asking.userId]);
    await invite(theirs.owner, theirs.place, newAddress());
    const [open] = await rows("SELECT id, email FROM organization_invites WHERE organization_no = ?", [
      theirs.place.no,
    ]);
    const attempts: [string, Record<string, string>][] = [
      [MEMBERS, { intent: "remove", id: String(member?.memberId) }],
      [MEMBERS, { intent: "change-role", id: String(member?.memberId), role: "executive" }],
      [MEMBERS, { intent: "leave", id: String(member?.memberId) }],
      [MEMBERS, { intent: "hand-over", id: String(member?.memberId), password: PASSWORD }],
      [MEMBERS, { intent: "accept", id: String(request?.id) }],
      [MEMBERS, { intent: "refuse", id: String(request?.id), reason: "Not you" }],
      [INVITES, { intent: "resend", id: String(open?.id) }],
      [INVITES, { intent: "revoke", id: String(open?.id) }],
      [`${MEMBERS}?organization=${theirs.place.slug}`, { intent: "remove", id: String(member?.memberId) }],
      [
        `${INVITES}?organization=${theirs.place.slug}`,
        { intent: "invite", email: newAddress(), role: "member" },
      ],
      ["/apply-organization", { intent: "leave", id: String(member?.memberId) }],
    ];
    for (const [path, form] of attempts) {
      const answer = await mine.owner.visitor.post(path, form);
      expect(answer.status, `${path} ${form.intent}`).toBe(403);
      expect(await wordsOf(answer)).toContain("Nothing was changed");
      const logs = (await site.takeLogs()).filter((line) => line.includes('"event":"refused"'));
      expect(logs, `${path} ${form.intent}`).toHaveLength(1);
      expect(logs[0]).not.toContain(mine.owner.email);
    }
    const read = await mine.owner.visitor.get(`${MEMBERS}?organization=${theirs.place.slug}`);
    expect(read.status).toBe(403);
    expect(await wordsOf(read)).not.toContain(theirs.owner.name);
    expect(await site.takeLogs()).toHaveLength(1);
    expect(await memberOf(theirs.place, String(member?.userId))).toMatchObject({
      role: "member",
      left_at: null,
    });
    expect(await rows("SELECT status FROM membership_requests WHERE id = ?", [String(request?.id)])).toEqual([
      { status: "waiting" },
    ]);
    expect(await inviteTo(String(open?.email))).toMatchObject({ status: "open", sends: 1 });
  });
});

describe("executives and managers", () => {
  test("an executive sees everything and changes nothing", async () => {
    const { place, others } = await staffed("executive", "member");
    const [executive, member] = two(others);
    const page = parsePage(await (await executive.visitor.get(MEMBERS)).text());
    expect(page.text).toContain(member.name);
    expect(page.queryByRole("button", { name: /Remove|Make/ })).toBeNull();
    for (const [path, form] of [
      [MEMBERS, { intent: "remove", id: member.memberId }],
      [MEMBERS, { intent: "change-role", id: member.memberId, role: "executive" }],
      [MEMBERS, { intent: "close", name: place.name, password: PASSWORD }],
      [INVITES, { intent: "invite", email: newAddress(), role: "member" }],
    ] as const)
      expect((await executive.visitor.post(path, form)).status, form.intent).toBe(403);
    expect(await memberOf(place, member.userId)).toMatchObject({ left_at: null });
  });

  test("a manager removes members and executives, and can't remove managers", async () => {
    const { place, others } = await staffed("manager", "manager", "executive", "member");
    const [manager, peer] = two(others);
    const remove = (id: string) => manager.visitor.post(MEMBERS, { intent: "remove", id });
    expect((await remove(peer.memberId)).status).toBe(403);
    const [owner] = await rows(
      "SELECT id FROM organization_members WHERE organization_no = ? AND role = 'owner'",
      [place.no],
    );
    expect((await remove(String(owner?.id))).status).toBe(403);
    for (const { memberId, email, userId } of others.slice(2)) {
      expect((await remove(memberId)).status).toBe(303);
      expect(await memberOf(place, userId)).toMatchObject({ left_cause: "removed" });
      expect(
        await rows("SELECT 1 FROM outbox WHERE recipient = ? AND subject = ?", [
          email,
          `You were removed from ${place.name}`,
        ]),
      ).toHaveLength(1);
    }
    const words = await wordsOf(await manager.visitor.get(MEMBERS));
    expect(words).toContain("Former members");
    const gone = await others[2]?.visitor.get(MEMBERS);
    expect(gone?.headers.get("Location"), "they no longer manage anything").toBe("/dashboard");
  });

  test("the owner changes roles; a customer gets an invite to become a manager instead", async () => {
    const { owner, place, others } = await staffed("executive", "member");
    const [executive, member] = two(others);
    const change = (id: string, role: string) =>
      owner.visitor.post(MEMBERS, { intent: "change-role", id, role });
    expect((await change(executive.memberId, "manager")).status).toBe(303);
    expect(await memberOf(place, executive.userId)).toMatchObject({ role: "manager" });
    const answer = await change(member.memberId, "manager");
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("Invite them instead");
    expect(await roleOf(member.userId)).toBe("customer");
    expect((await change(String((await memberOf(place, owner.userId))?.id), "member")).status).toBe(403);
  });

  test("managers can leave, the owner can't", async () => {
    const { owner, place, others } = await staffed("manager");
    const [manager] = others;
    const own = String((await memberOf(place, owner.userId))?.id);
    expect((await owner.visitor.post(MEMBERS, { intent: "leave", id: own })).status).toBe(403);
    const left = await manager?.visitor.post(MEMBERS, { intent: "leave", id: manager.memberId });
    expect(left?.headers.get("Location")).toBe("/apply-organization");
    expect(await memberOf(place, String(manager?.userId))).toMatchObject({ left_cause: "left" });
    expect(await ownersOf(place)).toEqual([{ user_id: owner.userId }]);
  });
});

describe("asking to join", () => {
  const ask = (visitor: Colleague["visitor"], slug: string, role = "member") =>
    visitor.post("/apply-organization", {
      intent: "request",
      organization: slug,
      role,
      message: "I run the front desk since May.",
    });

  test("finds the organization by name, waits once, and is accepted by a manager", async () => {
    const { owner, place, others } = await staffed("manager");
    await rows("INSERT INTO organization_text (rowid, name, description) VALUES (?, ?, '')", [
      place.no,
      place.name,
    ]);
    const person = await newPerson();
    const found = parsePage(
      await (await person.visitor.get(`/apply-organization?q=${encodeURIComponent(place.name)}`)).text(),
    );
    const link = found.getByRole("link", { name: new RegExp(place.name) });
    expect(link.getAttribute("href")).toBe(`/apply-organization?organization=${place.slug}`);
    expect((await ask(person.visitor, place.slug)).status).toBe(303);
    const second = await ask(person.visitor, place.slug);
    expect(second.status).toBe(409);
    expect(await wordsOf(second)).toContain("waiting already");
    const page = await wordsOf((await others[0]?.visitor.get(MEMBERS)) ?? new Response());
    expect(page).toContain("I run the front desk since May.");
    const [request] = await rows("SELECT id FROM membership_requests WHERE user_id = ?", [person.userId]);
    const answer = await others[0]?.visitor.post(MEMBERS, { intent: "accept", id: String(request?.id) });
    expect(answer?.status).toBe(303);
    expect(await memberOf(place, person.userId)).toMatchObject({ role: "member", left_at: null });
    const told = async (email: string) =>
      (await rows("SELECT subject FROM outbox WHERE recipient = ? AND kind = 'membership'", [email])).map(
        ({ subject }) => subject,
      );
    expect(await told(person.email)).toEqual([`You now belong to ${place.name}`]);
    expect(await told(owner.email)).toEqual([`${person.name} asks to join ${place.name}`]);
  });

  test("may be refused with a reason that the asker reads; and can be withdrawn", async () => {
    const { owner, place } = await staffed();
    const person = await newPerson();
    await ask(person.visitor, place.slug);
    const [request] = await rows("SELECT id FROM membership_requests WHERE user_id = ?", [person.userId]);
    const id = String(request?.id);
    const empty = await owner.visitor.post(MEMBERS, { intent: "refuse", id, reason: "" });
    expect(empty.status).toBe(400);
    expect(await wordsOf(empty)).toContain("Write a reason.");
    await owner.visitor.post(MEMBERS, { intent: "refuse", id, reason: "We don’t know you yet." });
    expect(await wordsOf(await person.visitor.get("/apply-organization"))).toContain(
      "We don’t know you yet.",
    );
    const answered = await person.visitor.post("/apply-organization", { intent: "withdraw", id });
    expect(answered.status, "an answered request can't be withdrawn").toBe(409);
    expect(await rows("SELECT status FROM membership_requests WHERE id = ?", [id])).toEqual([
      { status: "refused" },
    ]);
    await ask(person.visitor, place.slug);
    const [next] = await rows("SELECT id FROM membership_requests WHERE user_id = ? AND status = 'waiting'", [
      person.userId,
    ]);
    const stranger = await newPerson();
    const others = await wordsOf(await stranger.visitor.get("/apply-organization"));
    expect(others).toContain("You don’t belong to an organization yet.");
    expect(others, "no one else’s requests").not.toContain(place.name);
    const withdraw = { intent: "withdraw", id: String(next?.id) };
    expect((await stranger.visitor.post("/apply-organization", withdraw)).status).toBe(409);
    expect((await person.visitor.post("/apply-organization", withdraw)).status).toBe(303);
    expect((await owner.visitor.post(MEMBERS, { intent: "accept", id: withdraw.id })).status).toBe(409);
    expect(await memberOf(place, person.userId)).toBeUndefined();
  });

  test("as a manager is answered by the owner only", async () => {
    const { owner, place, others } = await staffed("manager");
    const person = await newPerson();
    await ask(person.visitor, place.slug, "manager");
    const [request] = await rows("SELECT id FROM membership_requests WHERE user_id = ?", [person.userId]);
    const accept = { intent: "accept", id: String(request?.id) };
    expect((await others[0]?.visitor.post(MEMBERS, accept))?.status).toBe(403);
    // Not from a page opened before the manager's role changed either: the rows decide.
    const context = openContext({ databaseUrl: databaseUrl() });
    const asked = await findRequest(context, accept.id);
    if (asked === null) throw new Error("No such request.");
    for (const answer of [{ accept: true }, { accept: false, reason: "Not you." }] as const)
      expect(await answerRequest(context, String(others[0]?.userId), asked, answer)).toBe("not-yours");
    expect((await owner.visitor.post(MEMBERS, accept)).status).toBe(303);
    expect(await roleOf(person.userId)).toBe("agency");
  });

  test("keeps waiting if no seat is free, or if the account was archived meanwhile", async () => {
    const { owner, place } = await staffed();
    const person = await newPerson();
    await ask(person.visitor, place.slug);
    const [request] = await rows("SELECT id FROM membership_requests WHERE user_id = ?", [person.userId]);
    const id = String(request?.id);
    const refusal = async () => {
      const answer = await owner.visitor.post(MEMBERS, { intent: "accept", id });
      expect(answer.status).toBe(409);
      return wordsOf(answer);
    };
    await rows("UPDATE organizations SET seats = 1 WHERE organization_no = ?", [place.no]);
    expect(await refusal()).toContain("There’s no free seat");
    await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [person.userId]);
    // No one must be removed for an account that couldn't join anyway.
    expect(await refusal()).toContain("This account can’t join right now");
    await rows("UPDATE organizations SET seats = NULL WHERE organization_no = ?", [place.no]);
    expect(await refusal()).toContain("This account can’t join right now");
    expect(await memberOf(place, person.userId)).toBeUndefined();
    expect(await rows("SELECT status FROM membership_requests WHERE id = ?", [id])).toEqual([
      { status: "waiting" },
    ]);
  });

  test("doesn't move an agency's owner away, who belongs there by a verified profile", async () => {
    const { owner, place } = await staffed();
    const { agent, own } = await newOwnerByRegister();
    await ask(agent.visitor, place.slug);
    const [request] = await rows("SELECT id FROM membership_requests WHERE user_id = ?", [agent.userId]);
    const answer = await owner.visitor.post(MEMBERS, { intent: "accept", id: String(request?.id) });
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("This account can’t join right now");
    expect(await memberOf(place, agent.userId)).toBeUndefined();
    expect(await memberOf(own, agent.userId)).toMatchObject({ role: "owner", left_at: null });
    const belonging = async () => wordsOf(await agent.visitor.get("/apply-organization"));
    expect(await belonging()).toContain(own.name);
    await rows("UPDATE profiles SET verified = 0 WHERE user_id = ?", [agent.userId]);
    expect(await belonging()).not.toContain(own.name);
  });
});

describe("the owner", () => {
  const handOver = (owner: { visitor: Colleague["visitor"] }, id: string, password = PASSWORD) =>
    owner.visitor.post(MEMBERS, { intent: "hand-over", id, password });

  test("transfers it with the password, to a manager, and both are told", async () => {
    const { owner, place, others } = await staffed("manager", "member");
    const [manager, member] = two(others);
    expect((await handOver(owner, manager.memberId, "not the password")).status).toBe(403);
    expect((await handOver(owner, member.memberId)).status).toBe(409);
    const setStatus = (status: string) =>
      rows("UPDATE profiles SET account_status = ? WHERE user_id = ?", [status, manager.userId]);
    await setStatus("archived");
    expect((await handOver(owner, manager.memberId)).status, "to an archived account").toBe(409);
    await setStatus("active");
    expect(await ownersOf(place)).toEqual([{ user_id: owner.userId }]);
    const otherPlace = await newPlace(owner);
    expect((await handOver(owner, manager.memberId)).status).toBe(303);
    expect(await ownersOf(otherPlace), "their other one is unchanged").toEqual([{ user_id: owner.userId }]);
    expect(await ownersOf(place)).toEqual([{ user_id: manager.userId }]);
    expect(await memberOf(place, owner.userId)).toMatchObject({ role: "manager" });
    for (const [email, subject] of [
      [owner.email, `You transferred ${place.name}`],
      [manager.email, `You own ${place.name} now`],
    ] as const)
      expect(
        await rows("SELECT 1 FROM outbox WHERE recipient = ? AND subject = ?", [email, subject]),
      ).toHaveLength(1);
    expect((await handOver(owner, manager.memberId)).status, "a manager can't transfer").toBe(403);
  });

  test("can't delete the account while owning, and can after a transfer", async () => {
    const { owner, others } = await staffed("manager");
    const form = { intent: "delete-account", confirm: owner.email, password: PASSWORD };
    const refused = await owner.visitor.post("/settings?section=privacy", form);
    expect(refused.status).toBe(409);
    expect(await wordsOf(refused)).toContain("Transfer it or close it first");
    await handOver(owner, String(others[0]?.memberId));
    expect((await owner.visitor.post("/settings?section=privacy", form)).status).toBe(303);
    const words = await wordsOf((await others[0]?.visitor.get(MEMBERS)) ?? new Response());
    expect(words).toContain("Deleted their account");
    expect(words).toContain("Former account");
    expect(words).not.toContain(owner.name);
  });

  test("closes it with name and password: everything about it ends, and its agents stay listed without it", async () => {
    const { owner, place, others } = await staffed("manager");
    const agent = await newAgent();
    await agent.visitor.post(await invite(owner, place, agent.email), { intent: "accept" });
    const email = newAddress();
    await invite(owner, place, email);
    const asking = await newPerson();
    await asking.visitor.post("/apply-organization", {
      intent: "request",
      organization: place.slug,
      role: "member",
      message: "I work at the front desk.",
    });
    const close = (name: string, password: string) =>
      owner.visitor.post(MEMBERS, { intent: "close", name, password });
    expect((await close("Another", PASSWORD)).status).toBe(400);
    expect((await close(place.name, "not the password")).status).toBe(403);
    // Not from a page opened while someone owned it either: the rows decide.
    const closeAs = await closingOf(owner, place);
    for (const manager of others) expect(await closeAs(manager)).toBe("not-yours");
    expect((await close(place.name, PASSWORD)).headers.get("Location")).toBe("/apply-organization");
    const [open] = await rows(
      "SELECT count(*) AS n FROM organization_members WHERE organization_no = ? AND left_at IS NULL",
      [place.no],
    );
    expect(open).toEqual({ n: 0 });
    expect(await inviteTo(email)).toMatchObject({ status: "revoked" });
    expect(await rows("SELECT status FROM membership_requests WHERE user_id = ?", [asking.userId])).toEqual([
      { status: "refused" },
    ]);
    expect(await rows("SELECT organization_no FROM agents WHERE agent_no = ?", [agent.agentNo])).toEqual([
      { organization_no: null },
    ]);
    expect(
      await rows("SELECT status, agent_count FROM organizations WHERE organization_no = ?", [place.no]),
    ).toEqual([{ status: "archived", agent_count: 0 }]);
    expect((await site.get(`/organization-showcase/${place.slug}`)).status).toBe(404);
    expect(await wordsOf(await site.get(`/showcase/${agent.slug}`))).not.toContain(place.name);
    expect((await others[0]?.visitor.get(MEMBERS))?.headers.get("Location")).toBe("/dashboard");
    const told = await rows("SELECT recipient FROM outbox WHERE subject = ?", [`${place.name} was closed`]);
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(
      [owner.email, agent.email, String(others[0]?.email)].sort(),
    );
  });

  test("whose account is archived stays the owner; managers continue, and read whom to ask", async () => {
    const { owner, place, others } = await staffed("manager");
    await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [owner.userId]);
    const page = parsePage((await (await others[0]?.visitor.get(MEMBERS))?.text()) ?? "");
    expect(page.text).toContain("The owner’s account is archived");
    expect(page.text).toContain("support@fairlead.example");
    expect(await ownersOf(place)).toEqual([{ user_id: owner.userId }]);
    const email = newAddress();
    expect(
      (await others[0]?.visitor.post(INVITES, { intent: "invite", email, role: "member" }))?.status,
    ).toBe(303);
    const before = await rows("SELECT 1 FROM outbox WHERE recipient = ? AND kind = 'membership'", [
      owner.email,
    ]);
    expect(before, "archived accounts get no email").toEqual([]);
  });
});

test("the numbers of seats and people are shown, also when it is one", async () => {
  const { owner, place } = await staffed();
  for (const [seats, words] of [
    [1, "1 person, 1 seat "],
    [5, "1 person, 5 seats "],
  ] as const) {
    await rows("UPDATE organizations SET seats = ? WHERE organization_no = ?", [seats, place.no]);
    expect(await wordsOf(await owner.visitor.get(MEMBERS))).toContain(words);
  }
});

describe("at the same moment, two", () => {
  test("accept the last seat: one joins, the other is told, and their invite stays open", async () => {
    const { owner, place } = await staffed();
    const people = [await newPerson(), await newPerson()];
    const links: string[] = [];
    for (const person of people) links.push(await invite(owner, place, person.email));
    await rows("UPDATE organizations SET seats = 2 WHERE organization_no = ?", [place.no]);
    const answers = await Promise.all(
      people.map((person, at) => person.visitor.post(links[at] ?? "", { intent: "accept" })),
    );
    expect(statuses(answers)).toEqual([303, 409]);
    const lost = answers.findIndex((one) => one.status === 409);
    expect(await wordsOf(answers[lost] ?? new Response())).toContain("no free seat");
    const [open] = await rows(
      "SELECT count(*) AS n FROM organization_members WHERE organization_no = ? AND left_at IS NULL",
      [place.no],
    );
    expect(open).toEqual({ n: 2 });
    expect(await inviteTo(people[lost]?.email ?? "")).toMatchObject({ status: "open" });
    await rows("UPDATE organizations SET seats = NULL WHERE organization_no = ?", [place.no]);
    expect((await people[lost]?.visitor.post(links[lost] ?? "", { intent: "accept" }))?.status).toBe(303);
  });

  test("accept one invite: one joins", async () => {
    const { owner, place } = await staffed();
    const link = await invite(owner, place, newAddress());
    const people = [await newPerson(), await newPerson(), await newPerson()];
    const answers = await Promise.all(people.map(({ visitor }) => visitor.post(link, { intent: "accept" })));
    expect(statuses(answers)).toEqual([303, 410, 410]);
    const belonging = await Promise.all(people.map(({ userId }) => memberOf(place, userId)));
    expect(belonging.filter((one) => one !== undefined)).toHaveLength(1);
  });

  test("clicks on accept: one membership", async () => {
    const { owner, place } = await staffed();
    const person = await newPerson();
    const link = await invite(owner, place, person.email);
    const acceptOnce = () => person.visitor.post(link, { intent: "accept" });
    const answers = await Promise.all([acceptOnce(), acceptOnce(), acceptOnce()]);
    // A late click leads a member on.
    for (const answer of answers)
      expect(answer.headers.get("Location")).toContain("/organization-invite-success");
    const found = await rows("SELECT 1 FROM organization_members WHERE organization_no = ? AND user_id = ?", [
      place.no,
      person.userId,
    ]);
    expect(found).toHaveLength(1);
  });

  test("transfers to two people: exactly one owner", async () => {
    const { owner, place, others } = await staffed("manager", "executive");
    const answers = await Promise.all(
      others.map(({ memberId }) =>
        owner.visitor.post(MEMBERS, { intent: "hand-over", id: memberId, password: PASSWORD }),
      ),
    );
    expect(answers.map((one) => one.status)).toContain(303);
    expect(statuses(answers)).toEqual([303, 403]);
    const owners = await ownersOf(place);
    expect(owners).toHaveLength(1);
    expect(owners[0]?.user_id).not.toBe(owner.userId);
  });

  test("transfers to someone who leaves, or is removed: never without an owner", async () => {
    for (const other of ["leave", "remove"] as const) {
      const { owner, place, others } = await staffed("manager", "executive");
      const [manager, heir] = two(others);
      await Promise.all([
        owner.visitor.post(MEMBERS, { intent: "hand-over", id: heir.memberId, password: PASSWORD }),
        (other === "leave" ? heir : manager).visitor.post(MEMBERS, { intent: other, id: heir.memberId }),
      ]);
      const owners = await ownersOf(place);
      expect(owners, other).toHaveLength(1);
      const heirGone = (await memberOf(place, heir.userId))?.left_at !== null;
      expect(owners[0]?.user_id, other).toBe(heirGone ? owner.userId : heir.userId);
    }
  });

  test("removals of the last manager: done once, and the owner stays", async () => {
    const { owner, place, others } = await staffed("manager");
    const remove = () => owner.visitor.post(MEMBERS, { intent: "remove", id: String(others[0]?.memberId) });
    expect(statuses(await Promise.all([remove(), remove()]))).toEqual([303, 409]);
    expect(await ownersOf(place)).toEqual([{ user_id: owner.userId }]);
    const events = await rows(
      "SELECT 1 FROM organization_events WHERE organization_no = ? AND kind = 'removed'",
      [place.no],
    );
    expect(events).toHaveLength(1);
  });

  test("answers to one request, one yes and one no: one answer counts", async () => {
    const { owner, place, others } = await staffed("manager");
    const person = await newPerson();
    await person.visitor.post("/apply-organization", {
      intent: "request",
      organization: place.slug,
      role: "member",
      message: "I work at the front desk.",
    });
    const [request] = await rows("SELECT id FROM membership_requests WHERE user_id = ?", [person.userId]);
    const id = String(request?.id);
    const answers = await Promise.all([
      owner.visitor.post(MEMBERS, { intent: "accept", id }),
      others[0]?.visitor.post(MEMBERS, { intent: "refuse", id, reason: "No room now." }) ?? new Response(),
    ]);
    expect(statuses(answers)).toEqual([303, 409]);
    const [after] = await rows("SELECT status FROM membership_requests WHERE id = ?", [id]);
    const member = await memberOf(place, person.userId);
    expect(after?.status === "accepted").toBe(member !== undefined);
  });
});

test("a closed organization has no managers, whatever a row says", async () => {
  const { owner, place } = await staffed();
  const closeAs = await closingOf(owner, place);
  await rows("UPDATE organizations SET status = 'archived' WHERE organization_no = ?", [place.no]);
  expect(await closeAs(owner), "and a stale page can't close it again").toBe("changed");
  expect(await rows("SELECT 1 FROM outbox WHERE subject = ?", [`${place.name} was closed`])).toEqual([]);
  expect((await owner.visitor.get(MEMBERS)).headers.get("Location")).toBe("/dashboard");
  const page = parsePage(await (await owner.visitor.get(`/org-manager-auth/${place.id}`)).text());
  within(page.document.body).getByRole("heading", { name: /isn’t open/ });
  expect(await belongs(owner.userId, place.no, "member").catch(() => "once")).toBe("once");
});

test("an account's export has its memberships, requests and accepted invites; deleting it deletes them", async () => {
  const { owner, place } = await staffed();
  const person = await newPerson();
  await person.visitor.post(await invite(owner, place, person.email), { intent: "accept" });
  const file = await (await person.visitor.get("/settings/export")).json<Record<string, unknown>>();
  expect(file.invites).toMatchObject([{ organization: place.name, role: "member" }]);
  expect(file.memberships).toMatchObject([{ organization: place.name, role: "member", leftAt: null }]);
  const form = { intent: "delete-account", confirm: person.email, password: PASSWORD };
  expect((await person.visitor.post("/settings?section=privacy", form)).status).toBe(303);
  expect(await inviteTo(person.email)).toBeUndefined();
  const words = await wordsOf(await owner.visitor.get(MEMBERS));
  expect(words).toContain("Deleted their account");
  expect(words).not.toContain(person.name);
});
