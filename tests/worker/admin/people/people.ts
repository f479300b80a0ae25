/** A site, its admins, and new accounts, for the tests of the admin's people pages. */
import { beforeAll } from "vitest";
import { newId } from "#app/platform/ids.ts";
import { pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../../accounts.ts";

export const REASON = "It sent the same message to everybody.";

export function openPeople() {
  const accounts = openAccounts();
  const { rows } = accounts;
  let admin: Visitor;
  let second: Visitor;
  const signInAgain = async () => {
    admin = await accounts.signedIn("admin");
    second = await accounts.signedIn("second-admin");
  };
  beforeAll(signInAgain);
  const one = async (sql: string, args: (string | number | null)[] = []) => (await rows(sql, args))[0];
  const idOf = async (email: string) =>
    String((await one("SELECT id FROM users WHERE email = ?", [`${email}@fairlead.example`]))?.id);

  let made = 0;
  /** A confirmed account with a live session, made without the sign-up form. */
  async function newPerson({ role = "customer", last = "", language = "en" } = {}) {
    made += 1;
    const id = newId(Date.now());
    const email = `person-${made}-${id.slice(-6)}@mail.example`;
    await rows(
      `INSERT INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, language, created_at)
       VALUES (?, ?, '', 'Pat', ?, 1, ?, ?)`,
      [id, email, last || `Person${made}`, language, Date.now()],
    );
    await rows("INSERT INTO user_roles (user_id, role) VALUES (?, ?)", [id, role]);
    await rows("INSERT INTO profiles (user_id, account_status, verified) VALUES (?, 'active', 0)", [id]);
    await rows(
      `INSERT INTO sessions (id, user_id, refresh_hash, rotated_at, created_at, last_used_at, expires_at, device)
       VALUES (?, ?, ?, 1, 1, 1, 9999999999999, 'Firefox on Linux')`,
      [newId(Date.now()), id, id],
    );
    return { id, email };
  }
  const path = (id: string) => `/admin-console/people/${id}`;
  /** The account's state as the page's forms send it. */
  async function seenOf(id: string, by = admin) {
    const page = await pageOf(await by.get(path(id)));
    return page.document.querySelector('[name="seen"]')?.getAttribute("value") ?? "";
  }
  async function act(id: string, intent: string, fields: Record<string, string> = {}, by = admin) {
    const seen = fields.seen ?? (await seenOf(id, by));
    return by.post(path(id), { intent, reason: REASON, ...fields, seen });
  }
  const statusOf = (id: string) =>
    one(
      `SELECT r.role, p.account_status status, p.archived_by_us byUs,
        (SELECT count(*) FROM sessions s WHERE s.user_id = r.user_id AND s.revoked_at IS NULL) live
       FROM user_roles r JOIN profiles p ON p.user_id = r.user_id WHERE r.user_id = ?`,
      [id],
    );
  const auditOf = (id: string) =>
    rows(
      "SELECT act, actor_id, reason, before, after FROM audit_log WHERE subject_id = ? ORDER BY audit_no",
      [id],
    );
  const mailsTo = (email: string) =>
    rows("SELECT kind, subject, text FROM outbox WHERE recipient = ? ORDER BY created_at, id", [email]);

  return {
    ...accounts,
    admin: () => admin,
    second: () => second,
    signInAgain,
    one,
    idOf,
    newPerson,
    path,
    seenOf,
    act,
    statusOf,
    auditOf,
    mailsTo,
  };
}
