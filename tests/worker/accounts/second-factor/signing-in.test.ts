/** Signing in with a second factor: it can't be bypassed, and each code works once (docs/decisions 0062). */
import { describe, expect, test } from "vitest";
import { beginPending } from "#app/domains/auth/second-factor/pending.server.ts";
import { openContext } from "#support/own-context.ts";
import { expectOnlyTurnedAway } from "../../site.ts";
import { codeOf, HTML, isIn, openFactors, PASSWORD, show } from "./app.ts";

const {
  site,
  rows,
  databaseUrl,
  newEnrolled,
  afterPassword,
  sessionsOf,
  mailsTo,
  forgetSteps,
  stranger,
  emailToken,
} = openFactors();

describe("the password of an account with an authenticator", () => {
  test("opens nothing without the code, which leads to the requested page", async () => {
    const { email, secret } = await newEnrolled("two-steps");
    const { visitor, to } = await afterPassword(email, PASSWORD, "/saved/searches");
    expect(to).toBe("/auth/second-factor?next=%2Fsaved%2Fsearches");
    expect(await isIn(visitor)).toBe(false);
    expect(await sessionsOf(email)).toHaveLength(1);
    const shown = await show(visitor, codeOf(secret), "/saved/searches");
    expect(shown).toMatchObject({ status: 303, to: "/saved/searches" });
    expect(await isIn(visitor)).toBe(true);
    expect((await sessionsOf(email)).at(-1)).toEqual({ proof: "password", second_factor: "authenticator" });
    const settings = await (await visitor.get("/settings?section=security", HTML)).text();
    expect(settings).toContain("The password and an authenticator");
  });

  test("is forgotten with its cookie, by a new password, over time, and if anyone tampers with it", async () => {
    const { email, secret } = await newEnrolled("pending");
    const other = await newEnrolled("pending-other");
    const name = "__Host-second-factor";
    const late = await afterPassword(email);
    const value = late.visitor.cookies.get(name) ?? "";
    const [userId = "", madeAt = "", mac = ""] = value.split(".");
    const [otherId = ""] = ((await afterPassword(other.email)).visitor.cookies.get(name) ?? "").split(".");
    for (const forged of [
      `${otherId}.${madeAt}.${mac}`,
      `${userId}.${Number(madeAt) + 1}.${mac}`,
      `${userId}.${Number(madeAt) - 11 * 60_000}.${mac}`,
      `${userId}.${madeAt}.${"A".repeat(43)}`,
      "nonsense",
    ]) {
      const thief = stranger();
      thief.cookies.set(name, forged);
      expect((await show(thief, codeOf(secret))).to, forged).toBe("/auth");
    }
    await rows("UPDATE users SET password_hash = password_hash || 'x' WHERE email = ?", [email]);
    expect((await show(late.visitor, codeOf(secret))).to).toBe("/auth");
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  test("is remembered for ten minutes, whatever the browser keeps, and not from the future", async () => {
    const { email, secret } = await newEnrolled("pending-late");
    const [user] = await rows("SELECT id, password_hash FROM users WHERE email = ?", [email]);
    const owner = { userId: String(user?.id), passwordHash: String(user?.password_hash) };
    /** As the product would have written it then. */
    const shownAgo = async (seconds: number) => {
      const context = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() - seconds * 1_000 });
      await beginPending(context, owner);
      const visitor = stranger();
      const [name = "", value = ""] = context.cookies[0]?.split(";")[0]?.split("=") ?? [];
      visitor.cookies.set(name, value);
      return (await show(visitor, codeOf(secret))).to;
    };
    expect(await shownAgo(11 * 60)).toBe("/auth");
    expect(await shownAgo(-30)).toBe("/auth");
    expect(await shownAgo(9 * 60)).toBe("/dashboard");
  });

  test("is not enough in any other way that starts or restores a session", async () => {
    const { email, secret, visitor: owner } = await newEnrolled("ways");
    const sessions = async () => (await sessionsOf(email)).length;
    // A link that confirms the address, with the password.
    await rows("UPDATE users SET email_confirmed_at = NULL WHERE email = ?", [email]);
    const token = await emailToken("confirm-email", email);
    const confirming = stranger();
    const toFactor = await confirming.post("/check-email", { token, password: PASSWORD });
    await toFactor.text();
    expect(toFactor.headers.get("Location")).toMatch(/^\/auth\/second-factor\?next=%2Fcheck-email/);
    expect(await isIn(confirming)).toBe(false);
    expect((await show(confirming, codeOf(secret), `/check-email?token=${token}`)).status).toBe(303);
    const confirmed = await confirming.post("/check-email", { token });
    expect(confirmed.status).toBe(303);
    await forgetSteps();
    // A password reset by email.
    await (await stranger().post("/auth/forgot-password", { email })).text();
    const reset = await emailToken("reset-password", email);
    const resetting = stranger();
    await (
      await resetting.post("/auth/reset-password", { token: reset, password: "another long password" })
    ).text();
    expect(await isIn(resetting)).toBe(false);
    expect(await sessions()).toBe(0);
    const after = await afterPassword(email, "another long password");
    expect(after.to).toBe("/auth/second-factor");
    expect((await show(after.visitor, codeOf(secret))).status).toBe(303);
    await forgetSteps();
    // A leaving account and an archived one: the link that restores it signs no one in.
    const leaving = { intent: "leave-account", confirm: email, password: "another long password" };
    await (await after.visitor.post("/settings?section=privacy", leaving)).text();
    const back = await afterPassword(email, "another long password");
    expect(back.to).toBe("/auth/second-factor");
    const shown = await show(back.visitor, codeOf(secret));
    expect(shown.to).toMatch(/^\/keep-account\?token=/);
    await forgetSteps();
    const restored = stranger();
    const stayed = await restored.post("/keep-account", {
      token: /token=([\w-]+)/.exec(shown.to ?? "")?.[1] ?? "",
    });
    await stayed.text();
    expect(stayed.headers.get("Location")).toMatch(/^\/auth\?email=/);
    expect(await isIn(restored)).toBe(false);
    await rows(
      "UPDATE profiles SET account_status = 'archived' WHERE user_id = (SELECT id FROM users WHERE email = ?)",
      [email],
    );
    await (await stranger().post("/reactivate", { email })).text();
    const link = await emailToken("reactivate", email);
    await (await restored.post("/reactivate", { token: link })).text();
    expect(await isIn(restored)).toBe(false);
    expect((await afterPassword(email, "another long password")).to).toBe("/auth/second-factor");
    expect(await isIn(owner)).toBe(false);
  });
});

describe("a code", () => {
  test("works once, and older ones don't work either", async () => {
    const { email, secret } = await newEnrolled("replay");
    const code = codeOf(secret);
    const first = await afterPassword(email);
    expect((await show(first.visitor, code)).status).toBe(303);
    for (const again of [code, codeOf(secret, -1)]) {
      const thief = (await afterPassword(email)).visitor;
      const { status, html } = await show(thief, again);
      expect(status).toBe(409);
      expect(html).toContain("This code was used already.");
      expect(await isIn(thief)).toBe(false);
    }
    const next = (await afterPassword(email)).visitor;
    expect((await show(next, codeOf(secret, 1))).status).toBe(303);
  });

  test("may be half a minute off; two minutes off is explained by a wrong clock", async () => {
    const { email, secret } = await newEnrolled("clock");
    for (const steps of [4, -4, 3, -3]) {
      const { visitor } = await afterPassword(email);
      const { status, html } = await show(visitor, codeOf(secret, steps));
      expect(status, String(steps)).toBe(401);
      expect(html).toContain("the clock of your device may be wrong");
      expect(await isIn(visitor)).toBe(false);
    }
    await forgetSteps();
    expect((await show((await afterPassword(email)).visitor, codeOf(secret, -1))).status).toBe(303);
    const far = await show((await afterPassword(email)).visitor, codeOf(secret, 12));
    expect(far.html).toContain("That code isn’t right.");
  });

  /** Sends 200 requests with the same cookie at once. A busy database may turn some away. */
  async function crowd(email: string, codeFor: (at: number) => string) {
    const { visitor } = await afterPassword(email);
    const cookies = new Map(visitor.cookies);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const one = stranger();
        for (const [name, value] of cookies) one.cookies.set(name, value);
        return (await show(one, codeFor(at))).status;
      }),
    );
    await expectOnlyTurnedAway(site);
    const many = (status: number) => answers.filter((one) => one === status).length;
    return { visitor, many };
  }

  test("that is right, sent 200 times at once, lets one in", async () => {
    const { email, secret } = await newEnrolled("crowd");
    const code = codeOf(secret);
    const { many } = await crowd(email, () => code);
    expect(many(303)).toBe(1);
    expect(many(409) + many(429) + many(503)).toBe(199);
    // From the account's own setup, and the one that came in.
    expect(await sessionsOf(email)).toHaveLength(2);
  });

  test("that is wrong, sent 200 times at once, is compared five times; then the right one waits too, and the owner is told", async () => {
    const { email, secret } = await newEnrolled("guessed");
    const { visitor, many } = await crowd(email, (at) => {
      const guess = String(at).padStart(6, "0");
      return [-1, 0, 1].some((step) => guess === codeOf(secret, step)) ? "999999" : guess;
    });
    expect(many(401)).toBeLessThanOrEqual(4);
    expect(many(401) + many(429) + many(503)).toBe(200);
    expect(many(429)).toBeGreaterThan(100);
    expect((await show(visitor, codeOf(secret))).status).toBe(429);
    expect(await sessionsOf(email)).toHaveLength(1);
    expect((await mailsTo(email)).filter((kind) => kind === "second-factor-locked").length).toBeLessThan(2);
  });

  test("that is wrong five times locks the codes, and the owner is told once", async () => {
    const { email, secret } = await newEnrolled("guesses");
    const { visitor } = await afterPassword(email);
    const wrong = codeOf(secret, 40);
    for (const status of [401, 401, 401, 401, 429, 429])
      expect((await show(visitor, wrong)).status).toBe(status);
    expect((await show(visitor, codeOf(secret))).status).toBe(429);
    expect((await mailsTo(email)).filter((kind) => kind === "second-factor-locked")).toHaveLength(1);
  });

  test("that is wrong says how many tries are left, down to one", async () => {
    const { email, secret } = await newEnrolled("counted");
    const { visitor } = await afterPassword(email);
    const code = codeOf(secret, 40);
    expect((await show(visitor, code)).html).toContain("4 tries left before a break of 15 minutes.");
    const spanish = { "Accept-Language": "es" };
    const inSpanish = async () => (await visitor.post("/auth/second-factor", { code }, spanish)).text();
    expect(await inSpanish()).toContain("Quedan 3 intentos antes de una pausa de 15 minutos.");
    await show(visitor, code);
    expect(await inSpanish()).toContain("Queda 1 intento antes de una pausa de 15 minutos.");
    const other = await newEnrolled("counted-in-english");
    const english = (await afterPassword(other.email)).visitor;
    for (let time = 0; time < 3; time += 1) await show(english, codeOf(other.secret, 40));
    expect((await show(english, codeOf(other.secret, 40))).html).toContain("1 try left before a break");
  });

  test("for recovery works once, however it is typed, and the owner is told how many are left", async () => {
    const { email, codes } = await newEnrolled("recovery");
    const [first = "", second = ""] = codes;
    const typed = first.toLowerCase().replaceAll("-", " ");
    expect((await show((await afterPassword(email)).visitor, typed)).status).toBe(303);
    expect((await show((await afterPassword(email)).visitor, first)).status).toBe(409);
    const both = await Promise.all([1, 2, 3].map(async () => (await afterPassword(email)).visitor));
    const answers = await Promise.all(both.map(async (one) => (await show(one, second)).status));
    expect(answers.filter((status) => status === 303)).toHaveLength(1);
    const left = await rows(
      `SELECT count(*) n FROM recovery_codes c JOIN users u ON u.id = c.user_id
        WHERE u.email = ? AND c.used_at IS NULL`,
      [email],
    );
    expect(left).toEqual([{ n: 8 }]);
    expect((await mailsTo(email)).filter((kind) => kind === "recovery-code-used")).toHaveLength(2);
    const other = await newEnrolled("recovery-other");
    expect((await show((await afterPassword(email)).visitor, other.codes[0] ?? "")).status).toBe(401);
  });
});

test("can't be made from a copy of the database: the secret is sealed, and recovery codes are hashed", async () => {
  const { email, secret, codes } = await newEnrolled("sealed");
  const stored = JSON.stringify([
    await rows("SELECT a.* FROM authenticators a JOIN users u ON u.id = a.user_id WHERE u.email = ?", [
      email,
    ]),
    await rows("SELECT c.* FROM recovery_codes c JOIN users u ON u.id = c.user_id WHERE u.email = ?", [
      email,
    ]),
  ]);
  expect(stored).not.toContain(secret);
  for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
  // Sealed for one account: moved to another it opens nothing.
  const other = await newEnrolled("sealed-other");
  await rows(
    `UPDATE authenticators SET sealed_secret = (SELECT a.sealed_secret FROM authenticators a
      JOIN users u ON u.id = a.user_id WHERE u.email = ?) WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    [email, other.email],
  );
  const { visitor } = await afterPassword(other.email);
  expect((await show(visitor, codeOf(secret))).status).toBe(500);
  expect((await site.takeLogs()).join("\n")).toContain("sealed with a key that is gone");
  expect(await isIn(visitor)).toBe(false);
});
