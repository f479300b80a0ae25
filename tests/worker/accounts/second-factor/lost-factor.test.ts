/** Losing a second factor: two other admins remove it, and the owner can stop it. */
import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { listenTo } from "#support/browser/socket.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { cookieOf } from "../../notifications/rooms.ts";
import { HTML, isIn, openFactors, PASSWORD } from "./app.ts";

const { site, rows, newEnrolled, afterPassword, setUp, signedIn, stranger, emailToken, mailsTo } =
  openFactors();
const QUEUE = "/admin-console/second-factor-resets";
const REASON = "My phone fell into the harbor, and the codes were in its case.";
const DAY_MS = 86_400_000;

async function ask(visitor: Visitor, password = PASSWORD, reason = REASON) {
  const response = await visitor.post("/auth/second-factor/lost", { reason, password });
  return { status: response.status, html: await response.text() };
}
const resetOf = async (email: string) =>
  (
    await rows(
      `SELECT f.* FROM factor_resets f JOIN users u ON u.id = f.user_id WHERE u.email = ?
        ORDER BY f.asked_at DESC LIMIT 1`,
      [email],
    )
  )[0];
const letTimePass = (email: string, ms: number) =>
  rows(
    `UPDATE factor_resets SET asked_at = asked_at - ?1, expires_at = expires_at - ?1
      WHERE user_id = (SELECT id FROM users WHERE email = ?2)`,
    [ms, email],
  );
async function decide(admin: Visitor, email: string, form: Record<string, string>) {
  const reset = String((await resetOf(email))?.id);
  const response = await admin.post(`${QUEUE}/${reset}`, form);
  const html = await response.text();
  return { status: response.status, html };
}
const approve = (admin: Visitor, email: string) => decide(admin, email, { intent: "approve-reset" });
const keepsApp = async (email: string) =>
  (await rows("SELECT 1 FROM authenticators a JOIN users u ON u.id = a.user_id WHERE u.email = ?", [email]))
    .length === 1;
const actsOn = async (email: string) =>
  (
    await rows(
      `SELECT l.act, a.email who FROM audit_log l JOIN users a ON a.id = l.actor_id JOIN users u ON u.id = l.subject_id
        WHERE u.email = ? ORDER BY l.audit_no`,
      [email],
    )
  ).map(({ act, who }) => `${act} by ${String(who).split("@")[0]}`);

/** Someone who asked more than a day ago. */
async function asked(name: string) {
  const owner = await newEnrolled(name);
  const { visitor } = await afterPassword(owner.email);
  expect((await ask(visitor)).status).toBe(200);
  await letTimePass(owner.email, DAY_MS + 60_000);
  return { ...owner, pending: visitor };
}

describe("asking", () => {
  test("requires the password again, one request at a time, and is confirmed to the account's address", async () => {
    const { email } = await newEnrolled("asks");
    const { visitor } = await afterPassword(email);
    expect((await ask(visitor, "not the right one")).status).toBe(403);
    expect((await ask(visitor, PASSWORD, "short")).status).toBe(400);
    expect(await resetOf(email)).toBeUndefined();
    expect((await ask(visitor)).html).toContain("We’ve got your request");
    expect((await ask(visitor)).status).toBe(409);
    expect(await mailsTo(email)).toContain("factor-reset-asked");
    const stranger_ = stranger();
    expect(
      (await stranger_.post("/auth/second-factor/lost", { reason: REASON, password: PASSWORD })).headers.get(
        "Location",
      ),
    ).toBe("/auth?next=%2Fauth%2Fsecond-factor%2Flost");
  });

  test("notifies every admin but the asker, each in their own language, in the bell and by email", async () => {
    const { email } = await newEnrolled("told-of");
    const { visitor } = await afterPassword(email);
    await rows("UPDATE users SET language = 'es' WHERE email = 'second-admin@fairlead.example'");
    await rows(
      "INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = ?1 ON CONFLICT (user_id) DO UPDATE SET role = 'admin'",
      [email],
    );
    await rows("DELETE FROM outbox WHERE kind = 'waiting-factor-reset'");
    expect((await ask(visitor)).status).toBe(200);
    const mails = await rows("SELECT recipient, subject FROM outbox WHERE kind = 'waiting-factor-reset'");
    expect(mails.map(({ recipient }) => recipient)).not.toContain(email);
    expect(mails.find(({ recipient }) => recipient === "admin@fairlead.example")?.subject).toBe(
      "Somebody lost their second factor",
    );
    expect(mails.find(({ recipient }) => recipient === "second-admin@fairlead.example")?.subject).toBe(
      "Alguien perdió su segundo factor",
    );
    expect(
      await rows(
        `SELECT n.title FROM user_notifications n JOIN users u ON u.id = n.user_id
          WHERE u.email = 'second-admin@fairlead.example' AND n.action_url = ? ORDER BY n.id DESC LIMIT 1`,
        [QUEUE],
      ),
    ).toEqual([{ title: "Alguien perdió su segundo factor" }]);
    await rows("DELETE FROM user_roles WHERE user_id = (SELECT id FROM users WHERE email = ?)", [email]);
    await rows("UPDATE users SET language = 'en' WHERE email = 'second-admin@fairlead.example'");
  });

  test("works three times a day, however each ended", async () => {
    const { email } = await newEnrolled("asks-often");
    const { visitor } = await afterPassword(email);
    const stopAll = () =>
      rows("UPDATE factor_resets SET status = 'stopped', decided_at = 1 WHERE status = 'open'");
    for (const status of [200, 200, 200, 429]) {
      expect((await ask(visitor)).status).toBe(status);
      await stopAll();
    }
  });

  test("is stopped by that email's link, once, and by no one else's", async () => {
    const { email } = await asked("stops");
    const token = await emailToken("factor-reset-asked", email);
    const stop = async (one: string) => {
      const response = await stranger().post("/auth/second-factor/stop", { token: one });
      await response.text();
      return response.status;
    };
    expect(await stop("x".repeat(43))).toBe(410);
    await (await stranger().get(`/auth/second-factor/stop?token=${token}`, HTML)).text();
    expect((await resetOf(email))?.status, "opening the link stops nothing").toBe("open");
    expect(await stop(token)).toBe(200);
    expect(await stop(token)).toBe(410);
    const admin = await signedIn("admin");
    expect((await approve(admin, email)).status).toBe(409);
    expect(await keepsApp(email)).toBe(true);
  });
});

describe("two admins", () => {
  test("remove it, each counted once, and every older session and code ends", async () => {
    const { email, visitor, pending } = await asked("two-admins");
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [email]);
    const userId = String(user?.id);
    await rows(
      `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced, created_at)
        VALUES (?, ?, 'Lost with the phone', 'of the lost phone', 'x', 0, '', 0, 1)`,
      [crypto.randomUUID(), userId],
    );
    const room = await listenTo(site.origin(), `/parties/notifications/${userId}`, cookieOf(visitor));
    const [first, second] = [await signedIn("admin"), await signedIn("second-admin")];
    const page = await (await first.get(QUEUE, HTML)).text();
    expect(page).toContain(REASON);
    expect((await approve(first, email)).status).toBe(303);
    expect(await keepsApp(email)).toBe(true);
    const twice = await approve(first, email);
    expect(twice.status).toBe(403);
    expect(twice.html).toContain("You agreed already.");
    expect(await keepsApp(email)).toBe(true);
    expect(room.socket.readyState).toBe(WebSocket.OPEN);
    expect((await approve(second, email)).status).toBe(303);
    expect(await keepsApp(email)).toBe(false);
    expect(await rows("SELECT 1 FROM passkeys WHERE user_id = ?", [userId])).toEqual([]);
    expect(await isIn(visitor)).toBe(false);
    expect(await isIn(pending)).toBe(false);
    await expect
      .poll(() => room.socket.readyState, { message: "their room closes" })
      .not.toBe(WebSocket.OPEN);
    expect((await afterPassword(email)).to).toBe("/dashboard");
    expect(await actsOn(email)).toEqual([
      "second-factor.approve-reset by admin",
      "second-factor.reset by second-admin",
    ]);
    const mails = await mailsTo(email);
    expect(mails).toContain("factor-reset-approved-once");
    expect(mails).toContain("factor-reset-done");
  });

  test("who agree at the same moment count once each; one who agrees many times at once counts once", async () => {
    const { email } = await asked("same-moment");
    const admin = await signedIn("admin");
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await approve(admin, email)).status),
    );
    expect(answers.filter((status) => status === 303)).toHaveLength(1);
    expect(await keepsApp(email)).toBe(true);
    expect((await resetOf(email))?.status).toBe("open");
  });

  test("don't include the asker or a former admin", async () => {
    const own = await signedIn("second-admin");
    await setUp(own, demoPassword);
    const email = "second-admin@fairlead.example";
    expect((await ask(own, demoPassword)).status).toBe(200);
    await letTimePass(email, DAY_MS + 60_000);
    const refused = await approve(own, email);
    expect(refused.status).toBe(403);
    expect(refused.html).toContain("This is your own request.");
    expect((await decide(own, email, { intent: "refuse-reset", why: "No." })).status).toBe(403);
    expect((await approve(await signedIn("admin"), email)).status).toBe(303);
    expect((await approve(own, email)).status).toBe(403);
    expect(await keepsApp(email)).toBe(true);

    const { email: other } = await asked("was-admin");
    expect((await approve(await signedIn("admin"), other)).status).toBe(303);
    const ofAdmin = "user_id = (SELECT id FROM users WHERE email = 'admin@fairlead.example')";
    await rows(`UPDATE user_roles SET role = 'customer' WHERE ${ofAdmin}`);
    expect((await approve(own, other)).status).toBe(409);
    expect(await keepsApp(other)).toBe(true);
    await rows(`UPDATE user_roles SET role = 'admin' WHERE ${ofAdmin}`);
    expect((await approve(own, other)).status).toBe(303);
    await rows("DELETE FROM authenticators");
  });

  test("wait a day for the owner to stop it, and at most a week", async () => {
    const { email } = await newEnrolled("waits");
    const { visitor } = await afterPassword(email);
    expect((await ask(visitor)).status).toBe(200);
    const [first, second] = [await signedIn("admin"), await signedIn("second-admin")];
    expect((await approve(first, email)).status).toBe(303);
    const early = await approve(second, email);
    expect(early.status).toBe(403);
    expect(early.html).toContain("waits 24 hours");
    expect(await keepsApp(email)).toBe(true);
    await letTimePass(email, 8 * DAY_MS);
    expect((await approve(second, email)).status).toBe(409);
    expect(await keepsApp(email)).toBe(true);
    // An expired request doesn't block a new one.
    expect((await ask(visitor)).status).toBe(200);
  });

  test("may refuse, one is enough, with a reason that the person reads", async () => {
    const { email } = await asked("refused");
    const admin = await signedIn("admin");
    expect((await decide(admin, email, { intent: "refuse-reset", why: "" })).status).toBe(400);
    const why = "We called the number on file, and it wasn’t you.";
    expect((await decide(admin, email, { intent: "refuse-reset", why })).status).toBe(303);
    const [mail] = await rows(
      "SELECT text FROM outbox WHERE recipient = ? AND kind = 'factor-reset-refused'",
      [email],
    );
    expect(mail?.text).toContain(why);
    expect((await approve(await signedIn("second-admin"), email)).status).toBe(409);
    expect(await actsOn(email)).toEqual(["second-factor.refuse-reset by admin"]);
  });
});
