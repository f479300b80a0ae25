/** Agents' accounts, the records they claim, and the codes sent to register emails, for the tests of claims. */
import { expect } from "vitest";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../../accounts.ts";

export const PASSWORD = "a long enough password";

export type Agent = { agent_no: number; slug: string; npn: string; register_email: string };

export function openClaimants() {
  const accounts = openAccounts();
  const { rows, stranger, emailToken } = accounts;
  let people = 0;
  let freed = 20;

  /** The record of this slug; with `free`, taken from the account that has it. */
  async function agentOf(slug: string, { free = false } = {}): Promise<Agent> {
    if (free)
      await rows(
        `UPDATE profiles SET verified = 0, agent_no = NULL, url_slug = NULL, npn = NULL
         WHERE agent_no = (SELECT agent_no FROM agents WHERE slug = ?)`,
        [slug],
      );
    const [row] = await rows("SELECT * FROM agents WHERE slug = ?", [slug]);
    return {
      agent_no: Number(row?.agent_no),
      slug,
      npn: String(row?.npn),
      register_email: String(row?.register_email),
    };
  }

  /** Each time another agent's record that no account has, with its names: codes per license are limited. */
  async function freeAgent() {
    const [row] = await rows(
      `SELECT a.slug, p.first_name, p.last_name FROM agents a JOIN people p ON p.id = a.person_id
       WHERE a.agent_no > ? AND a.account_status = 'active' AND a.register_email IS NOT NULL
         AND EXISTS (SELECT 1 FROM licenses l WHERE l.agent_no = a.agent_no) ORDER BY a.agent_no LIMIT 1`,
      [freed],
    );
    const agent = await agentOf(String(row?.slug), { free: true });
    freed = agent.agent_no;
    return { ...agent, firstName: String(row?.first_name), lastName: String(row?.last_name) };
  }

  /** Opens an agent's account with this name and its own confirmed address. */
  async function newAgent(firstName: string, lastName: string) {
    people += 1;
    const email = `agent-${people}-${crypto.randomUUID().slice(0, 8)}@mail.example`;
    const visitor = stranger();
    const person = { email, firstName, lastName, password: PASSWORD, role: "agent" };
    await (await visitor.post("/auth/signup", person)).text();
    await (await visitor.post("/check-email", { token: await emailToken("confirm-email", email) })).text();
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [email]);
    return { visitor, email, userId: String(user?.id) };
  }

  const profileOf = async (userId: string) =>
    (await rows("SELECT * FROM profiles WHERE user_id = ?", [userId]))[0];
  const claimsOf = (userId: string) =>
    rows("SELECT * FROM profile_claims WHERE user_id = ? ORDER BY opened_at DESC, id DESC", [userId]);

  /** The code in the newest email to this address. */
  async function codeSentTo(recipient: string): Promise<string> {
    const [email] = await rows(
      "SELECT text FROM outbox WHERE kind = 'claim-code' AND recipient = ? ORDER BY created_at DESC, id DESC LIMIT 1",
      [recipient],
    );
    const code = /\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/.exec(String(email?.text))?.[0];
    expect(code, "a code in the email").toBeDefined();
    return code ?? "";
  }

  /** A form with a file, as a browser without JavaScript submits it. */
  function postDocument(
    visitor: Visitor,
    path: string,
    fields: Record<string, string>,
    file: Blob,
    name: string,
  ) {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.set(key, value);
    body.set("document", file, name);
    return visitor.get(path, { method: "POST", body });
  }

  return { ...accounts, agentOf, freeAgent, newAgent, profileOf, claimsOf, codeSentTo, postDocument };
}

export { wholePdf as pdf } from "#support/uploads.ts";
