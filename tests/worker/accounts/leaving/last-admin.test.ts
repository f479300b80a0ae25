/** The last active admin can't leave, and no admin leaves with only a password. */
import { expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { heldBy, pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { HTML, openFactors } from "../second-factor/app.ts";

const { rows, signedIn, setUp } = openFactors();
const PRIVACY = "/settings?section=privacy";
const ADMINS = ["admin", "second-admin"] as const;
const leaveBy = (visitor: Visitor, who: string, intent: string) =>
  visitor.post(PRIVACY, { intent, confirm: `${who}@fairlead.example`, password: demoPassword });
const activeAdmins = async () =>
  (
    await rows(
      `SELECT u.email FROM users u JOIN user_roles r ON r.user_id = u.id JOIN profiles p ON p.user_id = u.id
        WHERE r.role = 'admin' AND p.account_status = 'active' ORDER BY u.email`,
    )
  ).map(({ email }) => String(email));
const idOf = "(SELECT id FROM users WHERE email = ?)";

/** As before anyone left. */
async function bringBack() {
  for (const who of ADMINS) {
    const email = `${who}@fairlead.example`;
    await rows(`UPDATE profiles SET account_status = 'active', archived_at = NULL WHERE user_id = ${idOf}`, [
      email,
    ]);
    await rows(`DELETE FROM account_deletions WHERE user_id = ${idOf}`, [email]);
  }
}

test("the demo has two admins", async () => {
  expect(await activeAdmins()).toEqual(["admin@fairlead.example", "second-admin@fairlead.example"]);
});

test("an admin with a second factor shows it again first, and what was typed is restored", async () => {
  const admin = await signedIn("admin");
  await setUp(admin, demoPassword);
  await rows(`UPDATE sessions SET second_factor_at = ? WHERE user_id = ${idOf}`, [
    Date.now() - 11 * 60_000,
    "admin@fairlead.example",
  ]);
  for (const intent of ["leave-account", "delete-account"]) {
    const answer = await leaveBy(admin, "admin", intent);
    await answer.text();
    expect(answer.headers.get("Location"), intent).toMatch(/^\/auth\/second-factor\?next=%2Fsettings/);
  }
  expect(await activeAdmins()).toHaveLength(2);
  const page = await pageOf(await admin.get(PRIVACY, HTML));
  expect(heldBy(page.getByLabelText(/^Your email address/))).toBe("admin@fairlead.example");
  expect(heldBy(page.getByLabelText("Your password"))).toBe("");
  await rows(`DELETE FROM authenticators WHERE user_id = ${idOf}`, ["admin@fairlead.example"]);
});

test("of two admins who leave at the same moment one stays", async () => {
  for (const intent of ["leave-account", "leave-account", "leave-account"]) {
    const visitors = [await signedIn("admin"), await signedIn("second-admin")] as const;
    const answers = await Promise.all(
      ADMINS.map((who, at) => leaveBy(visitors[at] ?? visitors[0], who, intent)),
    );
    for (const answer of answers) await answer.text();
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await activeAdmins()).toHaveLength(1);
    await bringBack();
  }
});

test.each(["leave-account", "delete-account"])("the last one can't leave by %s", async (intent) => {
  const admin = await signedIn("admin");
  await rows(`UPDATE profiles SET account_status = 'archived' WHERE user_id = ${idOf}`, [
    "second-admin@fairlead.example",
  ]);
  const answer = await leaveBy(admin, "admin", intent);
  expect(answer.status).toBe(409);
  const page = await pageOf(answer);
  expect(page.text).toContain("You’re the only active admin. Make somebody else an admin first");
  expect(heldBy(page.getByLabelText(/^Your email address/))).toBe("admin@fairlead.example");
  expect(await activeAdmins()).toEqual(["admin@fairlead.example"]);
  expect((await admin.get("/admin", HTML)).status).toBe(200);
  await bringBack();
});

test("of two who delete their accounts at the same moment one stays", async () => {
  const visitors = [await signedIn("admin"), await signedIn("second-admin")] as const;
  const answers = await Promise.all(
    ADMINS.map((who, at) => leaveBy(visitors[at] ?? visitors[0], who, "delete-account")),
  );
  for (const answer of answers) await answer.text();
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await activeAdmins()).toHaveLength(1);
});
