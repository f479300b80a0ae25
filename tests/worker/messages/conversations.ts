/** People, a new conversation, and the call that sends, for the tests of messages. */
import { UUID } from "#app/platform/ids.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const PASSWORD = "a long enough password";

export function openConversations() {
  const accounts = openAccounts();
  const { rows, stranger } = accounts;
  let people = 0;

  /** Signs up a new customer who has accepted the terms; `address` is their network. */
  async function newCustomer(name: string, address?: string) {
    people += 1;
    const person = {
      email: `${name}-${people}@mail.example`,
      firstName: `First${people}`,
      lastName: `Surname${people}x`,
    };
    const visitor = stranger(address);
    const answer = await visitor.post("/auth/signup", {
      ...person,
      password: PASSWORD,
      role: "customer",
    });
    await answer.text();
    await rows(
      `INSERT INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
       SELECT lower(hex(randomblob(16))), u.id, 'customer', t.id, t.version, t.hash, 1
       FROM users u, terms_versions t WHERE u.email = ? AND t.agreement_type = 'customer'`,
      [person.email],
    );
    await rows("UPDATE users SET email_confirmed_at = 1 WHERE email = ?", [person.email]);
    // This isolate remembers the viewer for half a minute.
    await visitor.signIn(person.email, PASSWORD);
    return { visitor, person };
  }
  const newVisitor = async (name: string): Promise<Visitor> => (await newCustomer(name)).visitor;

  /** A conversation of a new customer with the demo agent, one message long. */
  async function begin({ body = "Do you write renters policies?", zip = "78701" } = {}) {
    const { visitor, person } = await newCustomer("writer");
    const key = crypto.randomUUID();
    const answer = await visitor.post("/messages/new?agent=ines-calloway", { key, zip, body });
    await answer.text();
    const id =
      new RegExp(`^/messages/(${UUID})#newest$`).exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
    return { id, key, visitor, customer: person };
  }

  async function send(
    who: Visitor,
    call:
      | { thread: string; key: string; body: string }
      | { thread: string; messages: { key: string; body: string }[] },
  ) {
    const response = await who.get("/api/messages", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(call),
    });
    const body: { error: string | null; no?: number; numbers?: number[] } = await response.json();
    return { status: response.status, body };
  }

  async function threadRow(id: string): Promise<Record<string, unknown>> {
    const [row] = await rows("SELECT * FROM message_threads WHERE id = ?", [id]);
    return row ?? {};
  }

  return { ...accounts, newCustomer, newVisitor, begin, send, threadRow };
}
