/** `npm run admins`: what an operator does when two admins can't. */
import { expect, test } from "vitest";
import { type AuditRow, auditHash } from "#app/platform/audit/audit.ts";
import { actAsOperator } from "../../../../operators/admins.ts";
import { isIn, openFactors } from "./app.ts";

const { rows, databaseUrl, newEnrolled, afterPassword } = openFactors();
const act = (what: "make" | "reset-second-factor", email: string) =>
  actAsOperator({ url: databaseUrl() }, what, email, Date.now());

test("makes an admin, removes a second factor, ends sessions, and is in the audit log with its place in the chain", async () => {
  const { email, visitor } = await newEnrolled("kept");
  await expect(act("reset-second-factor", "nobody@mail.example")).rejects.toThrow("There is no account");
  await expect(act("make", "nobody")).rejects.toThrow("not an email address");
  expect(await act("make", ` ${email.toUpperCase()} `)).toContain("is an admin");
  expect(await act("make", email)).toContain("already");
  expect(await isIn(visitor)).toBe(false);
  const [role] = await rows(
    "SELECT role FROM user_roles r JOIN users u ON u.id = r.user_id WHERE u.email = ?",
    [email],
  );
  expect(role).toEqual({ role: "admin" });
  expect(await act("reset-second-factor", email)).toContain("is removed");
  await expect(act("reset-second-factor", email)).rejects.toThrow("no second factor");
  const { visitor: next, to } = await afterPassword(email);
  expect(to).toBe("/dashboard");
  const away = await next.get("/admin");
  expect(away.headers.get("Location")).toBe("/settings/second-factor?next=%2Fadmin");
  const log = await rows(
    `SELECT audit_no AS auditNo, at AS atMs, actor_id AS actorId, act, subject_kind AS subjectKind,
      subject_id AS subjectId, reason, "before", "after", hash, previous_hash AS previousHash FROM audit_log ORDER BY audit_no`,
  );
  expect(log.map((row) => row.act)).toEqual(["account.change-role", "second-factor.reset"]);
  for (const [at, row] of log.entries()) {
    const { hash, ...told } = row as unknown as AuditRow;
    expect(await auditHash(told)).toBe(hash);
    if (at > 0) expect(told.previousHash).toBe(log[at - 1]?.hash);
  }
});
