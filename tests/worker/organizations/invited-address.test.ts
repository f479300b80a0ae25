/** An invite for a manager opens only with the invited, confirmed address; the owner must approve another one. */
import { describe, expect, test } from "vitest";
import { acceptInvite } from "#app/domains/organizations/invites/accept-commands.server.ts";
import { findInvite } from "#app/domains/organizations/invites/invite-queries.server.ts";
import { pageOf } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { MEMBERS, openPeople } from "./people.ts";

const people = openPeople();
const { invite, inviteTo, memberOf, newPerson, roleOf, rows, staffed } = people;
const newAddress = () => `new-${crypto.randomUUID().slice(0, 8)}@mail.example`;

describe.each([
  ["manager", "agency"],
  ["executive", "agency_executive"],
])("an invite as %s", (role, becomes) => {
  test("doesn't open with another address: that account reads why, and asks; the owner is emailed and approves", async () => {
    const { owner, place } = await staffed();
    const invited = newAddress();
    const link = await invite(owner, place, invited, role);
    const other = await newPerson();
    const page = await pageOf(await other.visitor.get(link));
    page.getByRole("heading", { name: "This invite opens for another address" });
    expect(page.text).toContain(invited);
    expect(page.queryByRole("button", { name: /Accept/ })).toBeNull();
    page.getByRole("button", { name: `Ask to join as ${other.email}` });
    const refused = await other.visitor.post(link, { intent: "accept" });
    expect(refused.status).toBe(409);
    expect(await memberOf(place, other.userId)).toBeUndefined();
    expect(await roleOf(other.userId)).toBe("customer");

    const asked = await other.visitor.post(link, { intent: "ask-as-other" });
    expect(asked.headers.get("Location")).toBe(link);
    const again = await pageOf(await other.visitor.get(link));
    expect(again.text).toContain(`You asked ${place.name} to let you join as ${other.email}`);
    expect(again.queryByRole("button", { name: /Ask to join/ })).toBeNull();
    expect(await memberOf(place, other.userId), "asking is not joining").toBeUndefined();
    const emails = await rows("SELECT text FROM outbox WHERE recipient = ? AND kind = 'membership'", [
      owner.email,
    ]);
    expect(emails.map(({ text }) => String(text)).join()).toContain(`${other.name} would like to join`);

    const members = `${MEMBERS}?organization=${place.slug}`;
    const waiting = await pageOf(await owner.visitor.get(members));
    expect(waiting.text).toContain(`the invite that you sent to ${invited}`);
    expect(waiting.text).toContain(other.email);
    const [request] = await rows("SELECT id FROM membership_requests WHERE user_id = ?", [other.userId]);
    const stranger = await newPerson("agency");
    expect(
      (await stranger.visitor.post(members, { intent: "accept", id: String(request?.id) })).status,
    ).not.toBe(303);
    expect(await memberOf(place, other.userId)).toBeUndefined();
    expect((await owner.visitor.post(members, { intent: "accept", id: String(request?.id) })).status).toBe(
      303,
    );
    expect(await memberOf(place, other.userId)).toMatchObject({ role, left_at: null });
    expect(await roleOf(other.userId)).toBe(becomes);
  });

  test("declined by the owner leaves the other account unchanged, and the invite open for its address", async () => {
    const { owner, place } = await staffed();
    const right = await newPerson();
    const link = await invite(owner, place, right.email, role);
    const other = await newPerson();
    await other.visitor.post(link, { intent: "ask-as-other" });
    const [request] = await rows("SELECT id FROM membership_requests WHERE user_id = ?", [other.userId]);
    const answer = { intent: "refuse", id: String(request?.id), reason: "We do not know this address." };
    expect((await owner.visitor.post(`${MEMBERS}?organization=${place.slug}`, answer)).status).toBe(303);
    expect(await memberOf(place, other.userId)).toBeUndefined();
    expect(await roleOf(other.userId)).toBe("customer");
    const joined = await right.visitor.post(link, { intent: "accept" });
    expect(joined.headers.get("Location")).toContain("/organization-invite-success");
    expect(await memberOf(place, right.userId)).toMatchObject({ role });
  });

  test("forwarded doesn't open for an account made with the invited address", async () => {
    const { owner, place } = await staffed();
    const squatter = await newPerson("customer", { confirmed: false });
    const link = await invite(owner, place, squatter.email, role);
    const page = await pageOf(await squatter.visitor.get(link));
    page.getByRole("heading", { name: "Confirm your email address first" });
    expect((await squatter.visitor.post(link, { intent: "accept" })).status).toBe(409);
    expect(await memberOf(place, squatter.userId)).toBeUndefined();
    const [user] = await rows("SELECT email_confirmed_at FROM users WHERE id = ?", [squatter.userId]);
    expect(user?.email_confirmed_at, "the invite confirms nothing").toBeNull();
  });

  test("with an unconfirmed other address: it is confirmed before anything is asked", async () => {
    const { owner, place } = await staffed();
    const link = await invite(owner, place, newAddress(), role);
    const other = await newPerson("customer", { confirmed: false });
    const page = await pageOf(await other.visitor.get(link));
    page.getByRole("heading", { name: "This invite opens for another address" });
    page.getByRole("link", { name: "Send the link again" });
    expect(page.queryByRole("button", { name: /Ask to join/ })).toBeNull();
    expect((await other.visitor.post(link, { intent: "ask-as-other" })).status).toBe(409);
    expect(await rows("SELECT 1 FROM membership_requests WHERE user_id = ?", [other.userId])).toEqual([]);
  });
});

test("if the account's address changes while it accepts, no one becomes a manager", async () => {
  const { owner, place } = await staffed();
  const person = await newPerson();
  await invite(owner, place, person.email, "manager");
  const context = openContext({ databaseUrl: people.databaseUrl() });
  const found = await findInvite(context, String((await inviteTo(person.email))?.id));
  if (found === null) throw new Error("No such invite.");
  const batch = context.db.batch.bind(context.db);
  let read = 0;
  const meanwhile = Object.assign(Object.create(context.db), {
    batch: async (statements: Parameters<typeof batch>[0]) => {
      const answer = await batch(statements);
      read += 1;
      if (read === 1) await rows("UPDATE users SET email_confirmed_at = NULL WHERE id = ?", [person.userId]);
      return answer;
    },
  });
  expect(await acceptInvite({ ...context, db: meanwhile }, person.userId, found)).toBe("changed");
  expect(await memberOf(place, person.userId)).toBeUndefined();
});
