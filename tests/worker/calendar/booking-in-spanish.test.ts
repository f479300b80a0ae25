/** A client who reads Spanish books with an agent who works in English: each gets their own language. */
import { expect, test } from "vitest";
import { pageOf } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";
import { BOOK, confirmByEmail, filledIn, offered, typeOf } from "./bookings.ts";

const { rows, signedIn, stranger } = openAccounts();
const SPANISH = { "Accept-Language": "es-US,es;q=0.9" };
const WEEKDAY = /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d/;

const emailsTo = (email: string) =>
  rows("SELECT kind, subject, text, html, file FROM outbox WHERE recipient = ? ORDER BY created_at, id", [
    email,
  ]);

async function bookIn(headers: Record<string, string>, skip: number) {
  const type = await typeOf(rows);
  const at = (await offered(stranger(), `${BOOK}?type=${type}`)).at(skip) ?? 0;
  const visitor = stranger();
  const form = filledIn(type, at, { name: `Client ${skip}` });
  const path = `${BOOK}?type=${type}&at=${at}`;
  const shown = await pageOf(await visitor.get(path, { headers }));
  const sent = await visitor.post(path, form, headers);
  await sent.text();
  expect(sent.status).toBe(303);
  const held = await pageOf(await visitor.get(String(sent.headers.get("Location")), { headers }));
  await confirmByEmail(rows, stranger(), form.email);
  const [row] = await rows("SELECT id, language FROM appointments WHERE client_email = ?", [form.email]);
  return { visitor, form, shown, held, to: String(sent.headers.get("Location")), id: String(row?.id), row };
}

test("the pages, the immediate email, and later emails caused by the agent are in the client’s language", async () => {
  const { visitor, form, shown, held, to, id, row } = await bookIn(SPANISH, 0);
  expect(held.text).toContain(`Aún no está reservada: enviamos un enlace a ${form.email}`);
  expect(shown.getByRole("heading", { level: 1 }).textContent).toBe("Reserve una cita con Ines Calloway");
  expect(shown.getByLabelText("Su zona horaria")).toBeDefined();
  expect(row?.language).toBe("es");
  const booked = await pageOf(await visitor.get(to, { headers: SPANISH }));
  expect(booked.text).toContain("Su cita está reservada");
  expect(booked.text).toMatch(/(lun|mar|mié|jue|vie|sáb|dom), \d+ [a-z]{3} \d{4}/);
  const agent = await signedIn("agent");
  await (await agent.post(`/appointments/${id}`, { intent: "cancel" })).text();
  const [waits, first, second, ...more] = await emailsTo(form.email);
  expect(waits?.subject).toMatch(/^Confirme su cita: Ines Calloway, (lun|mar|mié|jue|vie|sáb|dom), /);
  expect(waits?.text).not.toMatch(WEEKDAY);
  expect(more).toEqual([]);
  expect(first?.subject).toMatch(/^Cita reservada: Ines Calloway, (lun|mar|mié|jue|vie|sáb|dom), /);
  expect(first?.html).toContain('<html lang="es">');
  expect(second?.subject).toMatch(/^Cita cancelada: Ines Calloway, /);
  expect(second?.text).toContain("Ines Calloway no puede atender su cita y la canceló.");
  for (const sent of [first, second]) expect(sent?.text).not.toMatch(WEEKDAY);
});

test("the agent always gets English, and so does a client who reads English", async () => {
  const spanish = await bookIn(SPANISH, 2);
  const [bell] = await rows(
    "SELECT message FROM user_notifications WHERE title = 'Client 2 booked First call'",
  );
  expect(bell?.message).toMatch(WEEKDAY);
  const [sent] = await rows("SELECT text, html FROM outbox WHERE kind = 'appointment' AND subject = ?", [
    "Client 2 booked First call",
  ]);
  expect(sent?.text).toContain("Unsubscribe:");
  expect(sent?.html).toContain('<html lang="en">');
  const english = await bookIn({}, 4);
  expect([spanish.row?.language, english.row?.language]).toEqual(["es", "en"]);
  const [waits, own] = await emailsTo(english.form.email);
  expect(waits?.subject).toMatch(/^Confirm: Ines Calloway, /);
  expect(own?.subject).toMatch(/^Booked: Ines Calloway, /);
});
