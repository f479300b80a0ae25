/** A request, a submitted contact card, and the emailed links, for the tests of leads. */
import type { Visitor } from "#support/browser/visitor.ts";
import { openConversations } from "../messages/conversations.ts";

export const AGENT = "ines-calloway";
const HOME = { answer1: "House", answer2: "I do", answer3: "Not sure", answer4: "Yes" };

let people = 0;

export function openLeads() {
  const accounts = openConversations();
  const { rows, stranger } = accounts;

  /** The fields of a guest who asks about a house in Austin. */
  function guestFields(changes: Record<string, string> = {}) {
    people += 1;
    return {
      key: crypto.randomUUID(),
      zip: "78701",
      ...HOME,
      answer5: `Request number ${people}.`,
      firstName: `Nell${people}`,
      lastName: "Hargrove",
      email: `nell-${people}-${Date.now()}@mail.example`,
      ...changes,
    };
  }

  /** The fields of someone whose account says who they are. */
  const memberFields = (changes: Record<string, string> = {}) => ({
    key: crypto.randomUUID(),
    zip: "78701",
    ...HOME,
    answer5: "",
    ...changes,
  });

  const ask = (visitor: Visitor, fields: Record<string, string>, agent = AGENT, type = "home") =>
    visitor.post(`/request-quote?agent=${agent}&type=${type}`, fields);

  /** The newest path of an emailed link. */
  async function linkTo(email: string, what: "request-quote" | "consent"): Promise<string> {
    const emails = await rows(
      "SELECT text FROM outbox WHERE recipient = ? ORDER BY created_at DESC, id DESC",
      [email],
    );
    for (const { text } of emails) {
      const found = new RegExp(`/${what}/[\\w.-]+`).exec(String(text))?.[0];
      if (found !== undefined) return found;
    }
    throw new Error(`No email to ${email} leads to ${what}.`);
  }

  /** A guest's request that was confirmed and sent to its agent. */
  async function sentRequest(changes: Record<string, string> = {}) {
    const fields = guestFields(changes);
    const visitor = stranger();
    await (await ask(visitor, fields)).text();
    const link = await linkTo(fields.email, "request-quote");
    const sent = await visitor.post(link, { intent: "send" });
    await sent.text();
    if (sent.status !== 303) throw new Error(`Sending a request answered ${sent.status}.`);
    return { fields, visitor, link, lead: await leadOf(fields.email) };
  }

  async function leadOf(email: string): Promise<Record<string, unknown>> {
    const [lead] = await rows("SELECT * FROM leads WHERE email = ? ORDER BY lead_no DESC", [email]);
    return lead ?? {};
  }

  const emailsTo = async (email: string) =>
    (
      await rows("SELECT kind, subject, text FROM outbox WHERE recipient = ? ORDER BY created_at, id", [
        email,
      ])
    ).map(({ kind, subject, text }) => ({
      kind: String(kind),
      subject: String(subject),
      text: String(text),
    }));

  /** What the agent's bell and mailbox say about a lead. */
  const told = async (leadId: unknown) => ({
    bell: (
      await rows("SELECT title FROM user_notifications WHERE action_url = ?", [`/dashboard/leads/${leadId}`])
    ).map(({ title }) => title),
    mail: (
      await rows("SELECT subject FROM outbox WHERE recipient = 'agent@fairlead.example' AND text LIKE ?", [
        `%/dashboard/leads/${leadId}%`,
      ])
    ).map(({ subject }) => subject),
  });

  /** Another agent with an account and a profile. */
  async function otherAgent() {
    const visitor = await accounts.signedIn("agent-terms");
    await rows(
      `INSERT INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
       SELECT lower(hex(randomblob(16))), u.id, 'agent', t.id, t.version, t.hash, 1 FROM users u, terms_versions t
       WHERE u.email = 'agent-terms@fairlead.example' AND t.agreement_type = 'agent'
         AND NOT EXISTS (SELECT 1 FROM user_terms_agreements a WHERE a.user_id = u.id)`,
    );
    return visitor.signIn("agent-terms@fairlead.example", "harbor-lantern-42");
  }

  return {
    ...accounts,
    guestFields,
    memberFields,
    ask,
    linkTo,
    sentRequest,
    leadOf,
    emailsTo,
    told,
    otherAgent,
  };
}
