/** `action=save-contact` survives the showcase's redirect and signing in. */
import { expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { fieldsOf, formOf, pageOf } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, stranger } = openAccounts();
const OFFER = "Save Ines Calloway to your contacts";
const idOfInes = async () =>
  String((await rows("SELECT id FROM agents WHERE slug = 'ines-calloway'"))[0]?.id);

/** Fills in the form of that page. */
async function signInAt(visitor: Visitor, path: string): Promise<Response> {
  const page = await pageOf(await visitor.get(path));
  const typed = { email: "customer@fairlead.example", password: demoPassword };
  return visitor.post(path, fieldsOf(formOf(page.getByLabelText("Email")), typed));
}

test("through the redirect of an id, with the query kept, and on the page without it", async () => {
  const visitor = stranger();
  const first = await visitor.get(`/showcase/${await idOfInes()}?action=save-contact&from=card`);
  expect(first.status).toBe(301);
  expect(first.headers.get("Location")).toBe("/showcase/ines-calloway?action=save-contact&from=card");
  expect(await wordsOf(await visitor.get("/showcase/ines-calloway"))).toContain(OFFER);
  // Only for this showcase, and only for someone who came to save the contact.
  expect(await wordsOf(await visitor.get("/showcase/bo-li"))).not.toContain("to your contacts");
  expect(await wordsOf(await stranger().get("/showcase/ines-calloway"))).not.toContain(OFFER);
});

test("through signing in, and until the contact is saved", async () => {
  const visitor = stranger();
  await (await visitor.get(`/showcase/${await idOfInes()}?action=save-contact`)).text();
  // A page that needs an account comes in between: its guard leads to signing in, and back.
  const sent = await visitor.get("/messages/new?agent=ines-calloway");
  const signIn = sent.headers.get("Location") ?? "";
  expect(signIn).toMatch(/^\/auth\?next=/);
  const back = await signInAt(visitor, signIn);
  expect(back.headers.get("Location")).toBe("/messages/new?agent=ines-calloway");
  expect(await wordsOf(await visitor.get("/showcase/ines-calloway"))).toContain(OFFER);
  await (await visitor.get("/showcase/ines-calloway/contact.vcf")).text();
  expect(await wordsOf(await visitor.get("/showcase/ines-calloway"))).not.toContain(OFFER);
});

test("signing in leads back to the complete address that asked for it", async () => {
  const visitor = stranger();
  const next = "/showcase/ines-calloway?action=save-contact";
  const back = await signInAt(visitor, `/auth?next=${encodeURIComponent(next)}`);
  expect(back.headers.get("Location")).toBe(next);
  expect(await wordsOf(await visitor.get(next))).toContain(OFFER);
});
