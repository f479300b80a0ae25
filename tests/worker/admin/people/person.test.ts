/** A person's admin page and the actions on it. */
import { describe, expect, test } from "vitest";
import { errorBy, heldBy, pageOf } from "#support/browser/page.ts";
import { openPeople, REASON } from "./people.ts";

const people = openPeople();
const { rows, one, idOf, newPerson, path, seenOf, act, statusOf, auditOf, mailsTo, emailToken } = people;

test("shows everything about a person in at most two round trips, and nothing private or secret", async () => {
  const id = await idOf("agent");
  await rows("UPDATE sessions SET refresh_hash = 'SECRETHASH' || id WHERE user_id = ?", [id]);
  await (await people.admin().get("/admin-console")).text();
  const answer = await people.admin().get(path(id));
  expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
  const page = await pageOf(answer);
  for (const name of [
    "What you can do",
    "Agent’s profile",
    "Licenses",
    "Organizations",
    "Passkeys",
    "Terms agreed to",
    "Reviews they wrote",
    "Cases about reviews",
    "Claims to profiles",
    "Applications",
    "Questions they asked",
    "Emails to them",
    "What admins did here",
  ])
    page.getByRole("heading", { name: new RegExp(`^${name}`) });
  expect(page.text).toContain("agent@fairlead.example");
  expect(page.html).not.toContain("SECRETHASH");
  const messages = await rows(
    "SELECT m.body FROM messages m JOIN message_threads t USING (thread_no) WHERE t.agent_user_id = ? LIMIT 5",
    [id],
  );
  expect(messages.length).toBeGreaterThan(0);
  for (const { body } of messages) expect(page.html).not.toContain(String(body).slice(0, 40));
});

test.each(["nothing", "0192b5a0-0000-7000-8000-000000000000", "%00", "' OR 1=1"])(
  "answers 404 for %s",
  async (id) => {
    const answer = await people.admin().get(path(encodeURIComponent(id)));
    expect(answer.status).toBe(404);
    expect((await pageOf(answer)).text).toContain("Person not found");
  },
);

describe("archiving", () => {
  test("ends sessions, is logged with its reason, is announced in the person's language, and can be undone", async () => {
    const { id, email } = await newPerson({ language: "es" });
    expect((await act(id, "archive")).status).toBe(303);
    expect(await statusOf(id)).toMatchObject({ status: "archived", byUs: 1, live: 0 });
    const [entry] = await auditOf(id);
    expect(entry).toMatchObject({ act: "account.archive", actor_id: await idOf("admin"), reason: REASON });
    expect(JSON.parse(String(entry?.before))).toMatchObject({ status: "active" });
    expect(JSON.parse(String(entry?.after))).toMatchObject({ status: "archived", byUs: true });
    const [sent] = await mailsTo(email);
    expect(sent).toMatchObject({ kind: "account-archived", subject: "Su cuenta se archivó" });
    expect(sent?.text).toContain(REASON);
    expect((await act(id, "restore")).status).toBe(303);
    expect(await statusOf(id)).toMatchObject({ status: "active", byUs: 0 });
    expect((await auditOf(id)).map((row) => row.act)).toEqual(["account.archive", "account.restore"]);
  });

  test("lasts: the owner gets no link that restores it, and an older link does nothing", async () => {
    const { id, email } = await newPerson();
    await rows("UPDATE profiles SET account_status = 'archived', archived_at = 1 WHERE user_id = ?", [id]);
    await (await people.stranger().post("/reactivate", { email })).text();
    const token = await emailToken("reactivate", email);
    await rows("UPDATE profiles SET archived_by_us = 1 WHERE user_id = ?", [id]);
    await (await people.stranger().post("/reactivate", { token })).text();
    expect(await statusOf(id)).toMatchObject({ status: "archived" });
    await rows("DELETE FROM outbox WHERE recipient = ?", [email]);
    await (await people.stranger().post("/reactivate", { email })).text();
    await people.site.runCron();
    expect(await mailsTo(email)).toEqual([]);
  });

  test("cancels upcoming appointments", async () => {
    const id = await idOf("customer");
    const booked =
      "SELECT count(*) n FROM appointments WHERE user_id = ? AND status = 'booked' AND starts_at > ?";
    await rows("UPDATE appointments SET starts_at = starts_at + 0 WHERE user_id = ?", [id]);
    expect(Number((await one(booked, [id, Date.now()]))?.n)).toBeGreaterThan(0);
    expect((await act(id, "archive")).status).toBe(303);
    expect((await one(booked, [id, Date.now()]))?.n).toBe(0);
    expect((await act(id, "restore")).status).toBe(303);
  });

  test("of an organization’s owner waits until someone else owns it", async () => {
    const owner = await one(
      `SELECT m.user_id id, o.name FROM organization_members m JOIN organizations o USING (organization_no)
       WHERE m.role = 'owner' AND m.left_at IS NULL AND o.status = 'active' AND m.user_id IS NOT NULL LIMIT 1`,
    );
    const answer = await act(String(owner?.id), "archive");
    expect(answer.status).toBe(409);
    expect((await pageOf(answer)).text).toContain(`They own ${owner?.name}.`);
    expect(await statusOf(String(owner?.id))).toMatchObject({ status: "active" });
  });

  test("an account being deleted by its owner can't be restored", async () => {
    const { id } = await newPerson();
    await rows("UPDATE profiles SET account_status = 'archived', archived_at = 5 WHERE user_id = ?", [id]);
    await rows(
      "INSERT INTO account_deletions (user_id, asked_at, erase_at, next_try_at) VALUES (?, 5, 9e12, 9e12)",
      [id],
    );
    const answer = await act(id, "restore");
    expect(answer.status).toBe(409);
    expect((await pageOf(answer)).text).toContain("Only they can keep it");
    expect(await statusOf(id)).toMatchObject({ status: "archived" });
  });
});

test.each(["archive", "restore", "end-sessions", "resend", "role"])(
  "%s needs a reason, and keeps what was typed",
  async (intent) => {
    const { id } = await newPerson();
    if (intent === "restore")
      await rows("UPDATE profiles SET account_status = 'archived', archived_by_us = 1 WHERE user_id = ?", [
        id,
      ]);
    if (intent === "resend") await rows("UPDATE users SET email_confirmed_at = NULL WHERE id = ?", [id]);
    const answer = await act(id, intent, { reason: "too short", role: "agent" });
    expect(answer.status).toBe(400);
    const page = await pageOf(answer);
    const field = page.document.querySelector(`#${intent}-reason`);
    if (field === null) throw new Error("No reason is asked for.");
    expect(errorBy(field)).toContain("Write at least 10 characters.");
    expect(heldBy(field)).toBe("too short");
    expect(await auditOf(id)).toEqual([]);
  },
);

test("nothing is done if the account changed since it was read: 409, with the reason kept", async () => {
  const { id } = await newPerson();
  const seen = await seenOf(id);
  expect((await act(id, "role", { role: "agent" }, people.second())).status).toBe(303);
  const answer = await act(id, "archive", { seen });
  expect(answer.status).toBe(409);
  const page = await pageOf(answer);
  expect(page.text).toContain("This account changed while you read it.");
  expect(heldBy(page.document.querySelector("#archive-reason") ?? page.document.body)).toBe(REASON);
  expect(await statusOf(id)).toMatchObject({ status: "active", role: "agent" });
});

test("of two who archive at once, one does, and it is logged once", async () => {
  const { id, email } = await newPerson();
  const seen = await seenOf(id);
  const answers = await Promise.all([
    act(id, "archive", { seen }),
    act(id, "archive", { seen }, people.second()),
    act(id, "archive", { seen }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  const lost = answers.find(({ status }) => status === 409);
  if (lost === undefined) throw new Error("No one was refused.");
  const page = await pageOf(lost);
  expect(page.text).toContain("This account changed while you read it.");
  expect(heldBy(page.document.querySelector("#archive-reason") ?? page.document.body)).toBe(REASON);
  expect(await auditOf(id)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("ended sessions end at once, and the owner is told", async () => {
  const { id, email } = await newPerson();
  expect((await act(id, "end-sessions")).status).toBe(303);
  expect(await statusOf(id)).toMatchObject({ live: 0, status: "active" });
  expect(await mailsTo(email)).toMatchObject([{ kind: "account-signed-out" }]);
});

test("a link is sent again, without the admin’s reason", async () => {
  const { id, email } = await newPerson();
  expect((await act(id, "resend")).status).toBe(409);
  await rows("UPDATE users SET email_confirmed_at = NULL WHERE id = ?", [id]);
  expect((await act(id, "resend")).status).toBe(303);
  const emails = await mailsTo(email);
  expect(emails.map(({ kind }) => kind)).toEqual(["confirm-email"]);
  expect(emails[0]?.text).not.toContain(REASON);
  expect((await auditOf(id)).map((row) => row.act)).toEqual(["account.resend"]);
});

test("an account archived by an admin is offered and sent no link", async () => {
  const { id, email } = await newPerson();
  await rows("UPDATE profiles SET account_status = 'archived', archived_by_us = 1 WHERE user_id = ?", [id]);
  for (const confirmedAt of [1, null]) {
    await rows("UPDATE users SET email_confirmed_at = ? WHERE id = ?", [confirmedAt, id]);
    const page = await pageOf(await people.admin().get(path(id)));
    expect(page.text, String(confirmedAt)).not.toContain("Send their link again");
    const answer = await act(id, "resend");
    expect(answer.status, String(confirmedAt)).toBe(409);
    const refused = await pageOf(answer);
    expect(refused.text).toContain("An admin archived this account, so no link opens it.");
    expect(heldBy(refused.document.querySelector("#resend-reason") ?? refused.document.body)).toBe(REASON);
  }
  expect(await mailsTo(email)).toEqual([]);
  expect(await auditOf(id)).toEqual([]);
  // An account archived by its owner is still restored by a link.
  await rows("UPDATE profiles SET archived_by_us = 0 WHERE user_id = ?", [id]);
  const page = await pageOf(await people.admin().get(path(id)));
  expect(page.text).toContain("Send their link again");
  expect((await act(id, "resend")).status).toBe(303);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["reactivate"]);
});

describe("a role", () => {
  test("is changed, announced and logged; making an admin requires typing the address", async () => {
    const { id, email } = await newPerson();
    for (const confirm of ["", "somebody@else.example"]) {
      const answer = await act(id, "role", { role: "admin", confirm });
      expect(answer.status).toBe(400);
      expect((await pageOf(answer)).text).toContain("That’s not the account’s email address.");
    }
    expect((await act(id, "role", { role: "admin", confirm: email.toUpperCase() })).status).toBe(303);
    expect(await statusOf(id)).toMatchObject({ role: "admin", live: 0 });
    expect(await mailsTo(email)).toMatchObject([{ kind: "account-role-changed" }]);
    const [entry] = await auditOf(id);
    expect([entry?.before, entry?.after]).toEqual(['{"role":"customer"}', '{"role":"admin"}']);
    expect((await act(id, "role", { role: "customer" })).status).toBe(303);
  });

  test.each(["agency", "org_pending", "king", ""])("%j can't be given", async (role) => {
    const { id } = await newPerson();
    expect((await act(id, "role", { role })).status).toBe(400);
    expect(await statusOf(id)).toMatchObject({ role: "customer" });
  });

  test("can't be changed for someone with a profile or an organization", async () => {
    for (const who of ["agent", "agency"]) {
      const id = await idOf(who);
      const before = await statusOf(id);
      expect((await act(id, "role", { role: "customer" })).status).toBe(409);
      expect(await statusOf(id)).toEqual(before);
    }
  });
});

describe("oneself and the last admin", () => {
  test.each(["archive", "end-sessions", "role"])("%s can't be done to yourself", async (intent) => {
    const id = await idOf("admin");
    const other = await seenOf(id, people.second());
    const answer = await act(id, intent, { role: "customer", seen: other });
    expect(answer.status).toBe(403);
    expect(await statusOf(id)).toMatchObject({ role: "admin", status: "active" });
    expect((await pageOf(await people.admin().get(path(id)))).text).toContain("This is you.");
  });

  test("two admins who demote each other at once leave one", async () => {
    const ids = [await idOf("admin"), await idOf("second-admin")] as const;
    const others = await rows(
      "SELECT user_id id FROM user_roles WHERE role = 'admin' AND user_id NOT IN (?, ?)",
      [...ids],
    );
    for (let round = 0; round < 5; round += 1) {
      for (const { id } of others)
        await rows("UPDATE user_roles SET role = 'customer' WHERE user_id = ?", [String(id)]);
      const seen = [await seenOf(ids[0], people.second()), await seenOf(ids[1])] as const;
      const answers = await Promise.all([
        act(ids[1], "role", { role: "customer", seen: seen[1] }, people.admin()),
        act(ids[0], "role", { role: "customer", seen: seen[0] }, people.second()),
      ]);
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
      const left = await rows("SELECT user_id FROM user_roles WHERE role = 'admin'");
      expect(left).toHaveLength(1);
      for (const id of [...ids, ...others.map((other) => String(other.id))])
        await rows("UPDATE user_roles SET role = 'admin' WHERE user_id = ?", [id]);
      await people.signInAgain();
    }
  });
});

test("someone who isn't an admin, or no longer is, does nothing", async () => {
  const { id } = await newPerson();
  const customer = await people.signedIn("second-agent").catch(() => people.signedIn("customer"));
  const answer = await customer.post(path(id), { intent: "archive", reason: REASON, seen: await seenOf(id) });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/dashboard"]);
  expect(await statusOf(id)).toMatchObject({ status: "active" });
});
