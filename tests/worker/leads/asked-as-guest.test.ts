/** What a guest asked for and booked is found again in an account with the same confirmed address. */
import { expect, test } from "vitest";
import { pageOf } from "#support/browser/page.ts";
import { BOOK, filledIn, offered, typeOf } from "../calendar/bookings.ts";
import { openLeads } from "./leads.ts";

const { ask, guestFields, linkTo, rows, stranger } = openLeads();
const PASSWORD = "a long enough password";
const DASHBOARD = "/customer-dashboard";
const APPOINTMENTS = "/appointments";

/** Asks and books without an account. */
async function guest() {
  const fields = guestFields();
  await (await ask(stranger(), fields)).text();
  const link = await linkTo(fields.email, "request-quote");
  await (await stranger().post(link, { intent: "send" })).text();
  const type = await typeOf(rows);
  const [at = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
  const booked = await stranger().post(
    BOOK,
    filledIn(type, at, { email: fields.email, name: "Nell Hargrove" }),
  );
  expect(booked.status).toBe(303);
  const [appointment] = await rows("SELECT id FROM appointments WHERE client_email = ?", [fields.email]);
  return { email: fields.email, appointmentId: String(appointment?.id) };
}

async function signUp(email: string) {
  const visitor = stranger();
  const form = { email, firstName: "Nell", lastName: "Hargrove", password: PASSWORD, role: "customer" };
  await (await visitor.post("/auth/signup", form)).text();
  await rows(
    `INSERT INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
     SELECT lower(hex(randomblob(16))), u.id, 'customer', t.id, t.version, t.hash, 1
     FROM users u, terms_versions t WHERE u.email = ? AND t.agreement_type = 'customer'`,
    [email],
  );
  return visitor.signIn(email, PASSWORD);
}
const confirm = async (email: string, visitor: Awaited<ReturnType<typeof signUp>>) => {
  await rows("UPDATE users SET email_confirmed_at = 1 WHERE email = ?", [email]);
  // The viewer is remembered for half a minute.
  return visitor.signIn(email, PASSWORD);
};

test("only once the account’s address is confirmed, and in no other account", async () => {
  const { email, appointmentId } = await guest();
  const visitor = await signUp(email);
  const hidden = async (who: typeof visitor) => {
    expect((await pageOf(await who.get(DASHBOARD))).queryByRole("link", { name: /Asked Ines/ })).toBeNull();
    expect((await pageOf(await who.get(APPOINTMENTS))).text).not.toContain("Ines Calloway");
    expect((await who.get(`/appointments/${appointmentId}`)).status).toBe(404);
  };
  await hidden(visitor);

  await confirm(email, visitor);
  const dashboard = await pageOf(await visitor.get(DASHBOARD));
  const request = dashboard.getByRole("link", { name: /Asked Ines Calloway for home insurance/ });
  const own = await visitor.get(request.getAttribute("href") ?? "");
  expect((await pageOf(own)).text).toContain("Ines Calloway has your request.");
  expect(dashboard.getByRole("region", { name: /appointment/i }).textContent).toContain("Ines Calloway");
  expect((await pageOf(await visitor.get(APPOINTMENTS))).text).toContain("Ines Calloway");
  expect((await visitor.get(`/appointments/${appointmentId}`)).status).toBe(200);

  const another = `another-${crypto.randomUUID()}@mail.example`;
  await hidden(await confirm(another, await signUp(another)));
});

test("the export has it, and it is deleted with the account", async () => {
  const { email, appointmentId } = await guest();
  const visitor = await signUp(email);
  const exported = async () => (await visitor.get("/settings/export")).text();
  const before = await exported();
  expect(before).not.toContain('Nell Hargrove",');
  await confirm(email, visitor);
  const after = await exported();
  expect(after).toContain("Request number");
  expect(after).toContain("First call");
  const left = await visitor.post("/settings?section=privacy", {
    intent: "leave-account",
    confirm: email,
    password: PASSWORD,
  });
  expect(left.status).toBe(303);
  const [appointment] = await rows("SELECT status, canceled_by FROM appointments WHERE id = ?", [
    appointmentId,
  ]);
  expect(appointment).toEqual({ status: "canceled", canceled_by: "client" });
  await rows(
    "UPDATE account_deletions SET erase_at = 1, next_try_at = 1 WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    [email],
  );
});
