/** An invite's link opened in every state and by everyone: each case leads somewhere, with an explanation. */
import { beforeAll, describe, expect, test } from "vitest";
import { acceptInvite } from "#app/domains/organizations/invites/accept-commands.server.ts";
import { revokeInvite } from "#app/domains/organizations/invites/invite-end-commands.server.ts";
import { findInvite } from "#app/domains/organizations/invites/invite-queries.server.ts";
import { inviteAll, resendInvite } from "#app/domains/organizations/invites/invite-send-commands.server.ts";
import { listManaged } from "#app/domains/organizations/membership-queries.server.ts";
import { pageOf } from "#support/browser/page.ts";
import { Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { INVITES, MEMBERS, openPeople, PASSWORD, type Person, type Place } from "./people.ts";

const people = openPeople();
const { belongs, invite, inviteTo, linkOf, memberOf, newPerson, roleOf, rows, site, staffed } = people;
const newAddress = () => `new-${crypto.randomUUID().slice(0, 8)}@mail.example`;
const stranger = () => new Visitor(site.origin());

let owner: Person;
let place: Place;
beforeAll(async () => {
  ({ owner, place } = await staffed());
});

const act = (by: Person, page: string, form: Record<string, string>) =>
  by.visitor.post(`${page}?organization=${place.slug}`, form);
const expire = (email: string) =>
  rows("UPDATE organization_invites SET expires_at = 1, sent_at = 1 WHERE email = ?", [email]);
const ask = "Ask to join";
/** The newest invite to an address as a page reads it, and a context to act on it without the page. */
async function readInvite(email: string) {
  const context = openContext({ databaseUrl: people.databaseUrl() });
  const found = await findInvite(context, String((await inviteTo(email))?.id));
  if (found === null) throw new Error("No such invite.");
  return { context, found };
}

describe("opening a link", () => {
  test("signed in as someone else, one accepts with that account or signs out first", async () => {
    const link = await invite(owner, place, newAddress());
    const other = await newPerson();
    const page = await pageOf(await other.visitor.get(link));
    expect(page.text).toContain(`you’re signed in as ${other.email}`);
    expect(page.getByRole("button", { name: "Sign out" })).toBeDefined();
    page.getByRole("button", { name: `Accept as ${other.email}` });
    const joined = await other.visitor.post(link, { intent: "accept" });
    expect(joined.headers.get("Location")).toContain("/organization-invite-success");
    expect(await memberOf(place, other.userId)).toMatchObject({ role: "member" });
  });

  test("as another person after it was accepted, one is told so and can't use it", async () => {
    const email = newAddress();
    const link = await invite(owner, place, email);
    await (await newPerson()).visitor.post(link, { intent: "accept" });
    const second = await newPerson();
    for (const visitor of [second.visitor, stranger()]) {
      const response = await visitor.get(link);
      expect(response.status).toBe(410);
      const page = await pageOf(response);
      page.getByRole("heading", { name: "This invite was already accepted" });
      expect(page.getByRole("link", { name: new RegExp(ask) }).getAttribute("href")).toContain(place.slug);
    }
    const accept = async () => (await second.visitor.post(link, { intent: "accept" })).status;
    expect(await accept()).toBe(410);
    await rows("UPDATE users SET email_confirmed_at = NULL WHERE id = ?", [second.userId]);
    expect(await accept(), "no address is confirmed for a used invite").toBe(410);
    expect(await memberOf(place, second.userId)).toBeUndefined();
  });

  test("as the member who accepted it and was removed since, one reads until when, and how to ask", async () => {
    const person = await newPerson();
    const link = await invite(owner, place, person.email);
    await person.visitor.post(link, { intent: "accept" });
    const member = await memberOf(place, person.userId);
    expect((await act(owner, MEMBERS, { intent: "remove", id: String(member?.id) })).status).toBe(303);
    const page = await pageOf(await person.visitor.get(link));
    page.getByRole("heading", { name: `You no longer belong to ${place.name}` });
    page.getByRole("link", { name: `${ask} ${place.name}` });
    expect((await person.visitor.post(link, { intent: "accept" })).status).toBe(410);
    const success = await person.visitor.get(`/organization-invite-success?organization=${place.slug}`);
    expect(await wordsOf(success)).toContain("You don’t belong to this organization");
  });

  test("after it was withdrawn, one is told so and pointed to a newer invite", async () => {
    const email = newAddress();
    const link = await invite(owner, place, email);
    const { context, found } = await readInvite(email);
    const [other] = await rows("SELECT id FROM users WHERE email = 'agency@fairlead.example'");
    expect(await revokeInvite(context, String(other?.id), found), "by another’s owner").toBe("refused");
    const inviter = { userId: String(other?.id), firstName: "Otto", lastName: "Elsewhere" };
    expect(await resendInvite(context, inviter, found), "by another’s owner").toBe("refused");
    const line = {
      at: 0,
      line: 1,
      typed: email,
      email: newAddress(),
      role: "member",
      problem: null,
    } as const;
    const [managed] = await listManaged(context, owner.userId);
    if (managed === undefined) throw new Error("No managed organization.");
    expect(await inviteAll(context, inviter, managed, [line])).toMatchObject([{ kind: "refused" }]);
    expect(await inviteTo(line.email)).toBeUndefined();
    const revoke = async () => (await act(owner, INVITES, { intent: "revoke", id: found.id })).status;
    expect(await revoke()).toBe(303);
    expect(await revoke(), "it is over").toBe(409);
    const gone = await stranger().get(link);
    expect(gone.status).toBe(410);
    expect(await wordsOf(gone)).toContain("This invite was withdrawn");
    const answer = await stranger().post(link, {
      intent: "sign-up",
      role: "customer",
      firstName: "N",
      lastName: "N",
      email,
      password: PASSWORD,
    });
    expect(answer.status).toBe(410);
    expect(await rows("SELECT 1 FROM users WHERE email = ?", [email]), "no account was opened").toEqual([]);
    await invite(owner, place, email);
    expect(await wordsOf(await stranger().get(link))).toContain("Use the link in the latest email");
  });

  test("after it expired, one can ask for a new one, once a day, and the managers are told", async () => {
    const email = newAddress();
    const link = await invite(owner, place, email);
    await expire(email);
    const visitor = stranger();
    const page = await pageOf(await visitor.get(link));
    page.getByRole("heading", { name: "This invite has expired" });
    page.getByRole("button", { name: "Ask for a new invite" });
    expect((await visitor.post(link, { intent: "ask-again" })).status).toBe(303);
    expect(await wordsOf(await visitor.get(link))).toContain("You asked for a new one");
    expect((await visitor.post(link, { intent: "ask-again" })).status).toBe(409);
    const told = await rows("SELECT title FROM user_notifications WHERE user_id = ? AND message LIKE ?", [
      owner.userId,
      `%${email}%`,
    ]);
    expect(told).toHaveLength(1);
    expect(await wordsOf(await owner.visitor.get(`${INVITES}?organization=${place.slug}`))).toContain(
      "They ask for a new one",
    );
    // Sent again, the old link and the new one both lead to it.
    expect(
      (await act(owner, INVITES, { intent: "resend", id: String((await inviteTo(email))?.id) })).status,
    ).toBe(303);
    const again = await linkOf(email);
    expect(again).not.toBe(link);
    for (const one of [link, again])
      expect(await wordsOf(await stranger().get(one))).toContain(`Join ${place.name}`);
  });

  test("one can decline without an account, and isn't invited again for a while", async () => {
    const email = newAddress();
    const link = await invite(owner, place, email);
    expect((await stranger().post(link, { intent: "decline" })).status).toBe(303);
    expect(await wordsOf(await stranger().get(link))).toContain("This invite was declined");
    const answer = await act(owner, INVITES, { intent: "invite", email, role: "member" });
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("They declined an invite recently");
  });

  test("with an archived account, one restores it first", async () => {
    const person = await newPerson();
    const link = await invite(owner, place, person.email);
    await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [person.userId]);
    const fresh = new Visitor(site.origin());
    await fresh.post("/auth", { email: person.email, password: PASSWORD });
    const page = await pageOf(await fresh.get(link));
    page.getByRole("heading", { name: "Your account is archived" });
    expect(page.getByRole("link", { name: "Restore your account" }).getAttribute("href")).toContain(
      "/reactivate",
    );
    const answer = await fresh.post(link, { intent: "accept" });
    expect(answer.headers.get("Location")).toContain("/reactivate");
    // Archived at the same moment: the page says that, and not that the organization is full.
    const { context, found } = await readInvite(person.email);
    await rows("UPDATE organizations SET seats = 1 WHERE organization_no = ?", [place.no]);
    const outcome = await acceptInvite(context, person.userId, found);
    await rows("UPDATE organizations SET seats = NULL WHERE organization_no = ?", [place.no]);
    expect(outcome).toBe("changed");
    expect(await memberOf(place, person.userId)).toBeUndefined();
  });

  test("of a closed organization, one is told so", async () => {
    const closing = await staffed();
    const email = newAddress();
    const link = await invite(closing.owner, closing.place, email);
    const closed = await closing.owner.visitor.post(MEMBERS, {
      intent: "close",
      name: closing.place.name,
      password: PASSWORD,
    });
    expect(closed.status).toBe(303);
    const page = await pageOf(await stranger().get(link));
    page.getByRole("heading", { name: `${closing.place.name} was closed` });
    page.getByRole("link", { name: "Find another organization" });
  });

  test("that we never signed, cut short or for another invite, one learns nothing", async () => {
    const link = await invite(owner, place, newAddress());
    const token = new URL(link, "http://x.example").searchParams.get("token") ?? "";
    const flip = (at: number) => token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
    for (const bad of [flip(2), flip(40), token.slice(0, -1), `${token}A`, "x".repeat(67), "%00"]) {
      const response = await stranger().get(`/organization-invite?token=${bad}`);
      expect(response.status, bad).toBe(410);
      const words = await wordsOf(response);
      expect(words).toContain("This link is incomplete");
      expect(words).not.toContain(place.name);
    }
  });

  test("on the page of another role, one is sent to the right page", async () => {
    const link = await invite(owner, place, newAddress(), "manager");
    const token = new URL(link, "http://x.example").searchParams.get("token");
    for (const wrong of ["/organization-invite", "/executive-invite-signup"])
      expect((await stranger().get(`${wrong}?token=${token}`)).headers.get("Location")).toBe(link);
  });
});

describe("the managers' entrance, without an invite", () => {
  test("asks strangers to sign in, leads managers on, and tells others how to ask", async () => {
    const path = `/org-manager-auth/${place.id}`;
    const page = await pageOf(await stranger().get(path));
    page.getByRole("heading", { name: `Manage ${place.name}` });
    expect(
      decodeURIComponent(page.getByRole("link", { name: "Sign in" }).getAttribute("href") ?? ""),
    ).toContain(`${MEMBERS}?organization=${place.slug}`);
    expect((await owner.visitor.get(path)).headers.get("Location")).toBe(
      `${MEMBERS}?organization=${place.slug}`,
    );
    const other = await newPerson();
    expect(await wordsOf(await other.visitor.get(path))).toContain(`You don’t manage ${place.name}`);
    expect((await stranger().get(`/org-manager-auth/${crypto.randomUUID()}`)).status).toBe(404);
    await belongs(other.userId, place.no, "executive");
    expect(await roleOf(other.userId), "a customer manages nothing, whatever a row says").toBe("customer");
    expect(await wordsOf(await other.visitor.get(path))).toContain(`You don’t manage ${place.name}`);
  });
});
