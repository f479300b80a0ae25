/** Conversations in a browser that asks for Spanish. */
import { expect, test } from "vitest";
import { sha256Hex } from "#app/platform/ids.ts";
import { pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openConversations } from "./conversations.ts";

const { begin, rows } = openConversations();
const SPANISH = { "Accept-Language": "es" };

test("a customer's consent is stored in the words that they read", async () => {
  const { id, visitor } = await begin();
  const page = await pageOf(await visitor.get(`/messages/${id}`, { headers: SPANISH }));
  const read =
    "Ines Calloway puede ver mi nombre completo, mi correo electrónico y el número que doy aquí, y comunicarse conmigo sobre esta conversación. Puedo deshacer esto en cualquier momento.";
  expect(page.html).toContain(read);
  const answer = await visitor.post(`/messages/${id}`, { intent: "reveal", phone: "" }, SPANISH);
  expect(answer.status).toBe(303);
  const stored = await rows("SELECT text_shown, text_hash FROM consent_records WHERE subject_id = ?", [id]);
  expect(stored).toEqual([{ text_shown: read, text_hash: await sha256Hex(read) }]);
});

test("errors are in Spanish, and the notification for an English reader is in English", async () => {
  const { id, visitor } = await begin();
  const refused = await visitor.post(
    `/messages/${id}`,
    { intent: "send", key: crypto.randomUUID(), body: "" },
    SPANISH,
  );
  expect(refused.status).toBe(400);
  // In its visible text: the form's rules for scripts contain it too.
  expect(await wordsOf(refused)).toContain("Primero escriba un mensaje");
  const unknown = await visitor.post(
    "/messages/new?agent=bo-li",
    { key: crypto.randomUUID(), zip: "00000", body: "¿Asegura casas rodantes?" },
    SPANISH,
  );
  expect(await wordsOf(unknown)).toMatch(/No encontramos este código postal|aún no ha reclamado este perfil/);
  const sent = await visitor.post(
    `/messages/${id}`,
    { intent: "send", key: crypto.randomUUID(), body: "¿Y el granizo?" },
    SPANISH,
  );
  expect(sent.status).toBe(303);
  const told = await rows("SELECT title FROM user_notifications WHERE action_url LIKE ?", [`%${id}%`]);
  expect(told.map(({ title }) => String(title).replace(/ from .*/, ""))).toContain("New message");
});
