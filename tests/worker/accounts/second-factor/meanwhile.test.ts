/** Changes between reading and writing a code: no one gets in by what was true a moment ago. */
import { afterEach, expect, test } from "vitest";
import { signIn } from "#app/domains/auth/commands.server.ts";
import type { Claimant } from "#app/domains/auth/second-factor/pending.server.ts";
import { offerSetUp, setUp } from "#app/domains/auth/second-factor/set-up-commands.server.ts";
import { showCode } from "#app/domains/auth/second-factor/show-commands.server.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { codeOf, openFactors, PASSWORD } from "./app.ts";

const { rows, databaseUrl, newEnrolled, newCustomer, sessionsOf, stranger } = openFactors();
const request = new Request("https://fairlead.example/auth/second-factor", { method: "POST" });
const contexts: OwnContext[] = [];
const open = () => {
  const context = openContext({ databaseUrl: databaseUrl() });
  contexts.push(context);
  return context;
};
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.settled()));
});

async function accountOf(email: string) {
  const [user] = await rows("SELECT id, password_hash, first_name FROM users WHERE email = ?", [email]);
  const sessions = await rows(
    "SELECT id, second_factor_at FROM sessions WHERE user_id = ? ORDER BY created_at, rowid",
    [String(user?.id)],
  );
  return {
    userId: String(user?.id),
    firstName: String(user?.first_name),
    passwordHash: String(user?.password_hash),
    sessions: sessions.map(({ id, second_factor_at: at }) => ({ id: String(id), at })),
  };
}
const claimant = (email: string, userId: string, by: Claimant["by"]): Claimant => ({
  userId,
  email,
  firstName: "Pat",
  language: "en",
  has: { authenticator: true, passkeys: false },
  by,
});

/** Signs in with the right password; `meanwhile` runs between comparing it and the write. */
function signInWhile(email: string, meanwhile: () => Promise<unknown>) {
  const context = open();
  const clearSignIn = async () => void (await meanwhile());
  const limiters = { ...context.limiters, clearSignIn };
  return signIn({ ...context, limiters }, request, { email, password: PASSWORD });
}

test("an old password starts no session, and the code stays good for the right one", async () => {
  const { email, secret } = await newEnrolled("meanwhile-password");
  const { userId, passwordHash } = await accountOf(email);
  const show = (hash: string) =>
    showCode(open(), request, claimant(email, userId, { passwordHash: hash }), codeOf(secret));
  expect(await show(`${passwordHash} of before`)).toEqual({ kind: "over" });
  expect(await sessionsOf(email)).toHaveLength(1);
  expect(await show(passwordHash)).toEqual({ kind: "shown" });
  expect(await sessionsOf(email)).toHaveLength(2);
});

test("a password changed while it is compared signs no one in", async () => {
  const { person } = await newCustomer("meanwhile-signing-in");
  const { email } = person;
  const { userId, sessions } = await accountOf(email);
  expect(
    await signInWhile(email, () => rows("UPDATE users SET password_hash = '' WHERE id = ?", [userId])),
  ).toEqual({
    kind: "wrong",
    remaining: 4,
  });
  expect((await accountOf(email)).sessions).toEqual(sessions);
});

test("an authenticator set up while the password is compared can't be bypassed", async () => {
  const { person } = await newCustomer("meanwhile-setting-up");
  const { email } = person;
  const { userId, sessions } = await accountOf(email);
  const setUpMeanwhile = () =>
    rows("INSERT INTO authenticators (user_id, sealed_secret, last_step, created_at) VALUES (?, 'x', 0, 1)", [
      userId,
    ]);
  expect(await signInWhile(email, setUpMeanwhile)).toMatchObject({ kind: "wrong" });
  expect((await accountOf(email)).sessions).toEqual(sessions);
  await rows("DELETE FROM authenticators WHERE user_id = ?", [userId]);
  expect(await signInWhile(email, async () => undefined)).toEqual({ kind: "signed-in", userId });
});

test("an ended session can't show a code, and a code counts only for the session that shows it", async () => {
  const { email, secret } = await newEnrolled("meanwhile-session");
  const { userId, passwordHash } = await accountOf(email);
  await showCode(open(), request, claimant(email, userId, { passwordHash }), codeOf(secret));
  await rows("UPDATE sessions SET second_factor_at = 1 WHERE user_id = ?", [userId]);
  await rows("UPDATE authenticators SET last_step = 0 WHERE user_id = ?", [userId]);
  const [first, second] = (await accountOf(email)).sessions;
  const show = (sessionId = "") =>
    showCode(open(), request, claimant(email, userId, { sessionId }), codeOf(secret));
  await rows("UPDATE sessions SET revoked_at = 1 WHERE id = ?", [first?.id ?? ""]);
  expect(await show(first?.id)).toEqual({ kind: "over" });
  await rows("UPDATE sessions SET revoked_at = NULL, expires_at = 1 WHERE id = ?", [first?.id ?? ""]);
  expect(await show(first?.id)).toEqual({ kind: "over" });
  expect(await show(second?.id)).toEqual({ kind: "shown" });
  const after = (await accountOf(email)).sessions;
  expect(after.filter(({ at }) => Number(at) > 1).map(({ id }) => id)).toEqual([second?.id]);
});

test("an ended session sets up no authenticator", async () => {
  const { person } = await newCustomer("meanwhile-set-up");
  const { email } = person;
  await stranger().signIn(email, PASSWORD);
  const { userId, firstName, sessions } = await accountOf(email);
  const [ended, living] = sessions.map(({ id }) => id);
  await rows("UPDATE sessions SET revoked_at = 1 WHERE id = ?", [ended ?? ""]);
  const { sealed, secret } = await offerSetUp(open(), { userId, email });
  const code = codeOf(secret.replaceAll(" ", ""));
  const by = (sessionId = "") => setUp(open(), { userId, sessionId, email, firstName }, { sealed, code });
  expect(await by(ended)).toEqual({ kind: "ended" });
  expect(await rows("SELECT 1 FROM authenticators WHERE user_id = ?", [userId])).toEqual([]);
  expect(await by(living)).toMatchObject({ kind: "done" });
});
