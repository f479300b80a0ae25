/** The sealed copy of a consent: what is in it, who opens it, and until when; and the file that an agent takes. */
import { createPublicKey, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dropOldConsents, sealOlderConsents } from "#app/domains/consents/due-commands.server.ts";
import { openCopy } from "#app/domains/consents/sealed-copies.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { pageOf, wordsIn } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { makeSessionKeys } from "../../../scripts/session-keys.ts";
import { AGENT, openLeads } from "./leads.ts";

const {
  ask,
  memberFields,
  sentRequest,
  linkTo,
  otherAgent,
  rows,
  site,
  stranger,
  signedIn,
  newCustomer,
  databaseUrl,
} = openLeads();

const copiesOf = (email: string) =>
  rows(
    `SELECT k.*, c.channel FROM consent_records c JOIN consent_copies k ON k.id = c.id WHERE c.email = ? ORDER BY c.channel`,
    [email],
  );
const opened = async (copy: Record<string, unknown> | undefined) =>
  openCopy(openContext({ databaseUrl: databaseUrl() }), String(copy?.id), String(copy?.sealed));

describe("a sealed copy", () => {
  test("has name, number, words, the form as shown, page, time, and browser", async () => {
    const { fields } = await sentRequest({ phone: "5125553001", allow_phone: "on" });
    const [copy] = await copiesOf(fields.email);
    const shown = await wordsOf(await site.get(`/request-quote?agent=${AGENT}&type=home&zip=78701`));
    const evidence = await opened(copy);
    expect(evidence).toMatchObject({
      name: `${fields.firstName} Hargrove`,
      phone: "+15125553001",
      email: fields.email,
      recipient: "Ines Calloway, Lantern Row Insurance,",
      purpose: "quote-request",
      channel: "phone",
      language: "en",
      page: `${site.origin()}/request-quote`,
    });
    expect(evidence?.network).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(String(evidence?.givenAt))).toBe(copy?.given_at);
    for (const line of String(evidence?.formShown).split("\n")) expect(shown).toContain(line);
    expect(evidence?.formShown).toContain(evidence?.textShown);
  });

  test.each(["card", "conversation", "question"] as const)(
    "has the form of a %s as its page shows it",
    async (kind) => {
      const { visitor, person } = await newCustomer(`form-${kind}`);
      const { firstName, lastName, email } = person;
      let page = `/contact-capture/${AGENT}`;
      if (kind === "card") {
        const card = {
          key: crypto.randomUUID(),
          firstName,
          lastName,
          email,
          phone: "5125553002",
          allow_text: "on",
        };
        expect((await visitor.post(page, card)).status).toBe(303);
      } else if (kind === "conversation") {
        const sent = await ask(visitor, memberFields());
        page = String(sent.headers.get("Location")).split("#")[0] ?? "";
      } else page = "/ask-expert";
      const shown = await pageOf(await visitor.get(page));
      if (kind === "conversation")
        expect((await visitor.post(page, { intent: "reveal", phone: "5125553003" })).status).toBe(303);
      if (kind === "question") {
        const asked = await visitor.post(page, {
          question: "Does my policy pay for a tree that fell on the fence?",
          customer_zip_code: "78701",
          insurance_type: "Home",
          customer_first_name: firstName,
          customer_last_name: lastName,
          customer_email: email,
          allow_contact: "on",
          customer_phone: "5125553004",
        });
        expect(asked.status).toBe(303);
      }
      const copies = await copiesOf(email);
      expect(copies.length).toBeGreaterThan(0);
      const words = wordsIn(shown.document.body);
      for (const copy of copies)
        for (const line of String((await opened(copy))?.formShown).split("\n")) expect(words).toContain(line);
    },
  );

  test("opens with the keys of this site alone, and for its own record", async () => {
    const { fields } = await sentRequest({ phone: "5125553005", allow_phone: "on", allow_email: "on" });
    const [one, other] = await copiesOf(fields.email);
    const elsewhere = openContext({
      databaseUrl: databaseUrl(),
      vars: { RECORD_KEYS: makeSessionKeys() },
    });
    expect(await openCopy(elsewhere, String(one?.id), String(one?.sealed))).toBeNull();
    const here = openContext({ databaseUrl: databaseUrl() });
    expect(await openCopy(here, String(other?.id), String(one?.sealed))).toBeNull();
    expect((await openCopy(here, String(one?.id), String(one?.sealed)))?.email).toBe(fields.email);
  });

  test("is opened by an admin with a reason, which the log has with the admin’s name", async () => {
    const { fields } = await sentRequest({ phone: "5125553006", allow_phone: "on" });
    await (await stranger().post(await linkTo(fields.email, "consent"), { intent: "stop" })).text();
    const [copy] = await copiesOf(fields.email);
    const path = `/admin-console/consents/${copy?.id}`;
    const agent = await signedIn("agent");
    const open = { intent: "open-consent", reason: "A court in Travis County asks for proof." };
    expect((await agent.post(path, open)).status).not.toBe(200);
    const admin = await signedIn("admin");
    const sealed = await (await admin.get(path)).text();
    for (const said of ["555-3006", "5125553006", fields.email, fields.firstName])
      expect(sealed).not.toContain(said);
    const logged = () =>
      rows(
        `SELECT a.reason, u.email FROM audit_log a JOIN users u ON u.id = a.actor_id
          WHERE a.act = 'consent.open' AND a.subject_id = ?`,
        [String(copy?.id)],
      );
    const refused = await admin.post(path, { intent: "open-consent", reason: "why" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain(fields.email);
    expect(await logged()).toEqual([]);
    const shown = await wordsOf(await admin.post(path, open));
    for (const said of [
      `${fields.firstName} Hargrove`,
      "+15125553006",
      fields.email,
      "may call me about insurance",
    ])
      expect(shown).toContain(said);
    expect(await logged()).toEqual([{ reason: open.reason, email: "admin@fairlead.example" }]);
    expect(await wordsOf(await admin.get("/admin-console/audit"))).toContain("Opened a sealed consent");
  });

  test("lasts five years beyond the end of its consent, and its stop ten; the clock deletes both", async () => {
    const { visitor, person } = await newCustomer("five-years");
    await (await ask(visitor, memberFields({ phone: "5125553007", allow_phone: "on" }))).text();
    const [copy] = await copiesOf(person.email);
    expect(copy).toMatchObject({ ended_at: null, delete_at: null });
    // No stop was said: deleting the account is one.
    await visitor.deleteAccount();
    const left = () =>
      rows("SELECT ended_at, delete_at FROM consent_copies WHERE id = ?", [String(copy?.id)]);
    const [ended] = await left();
    const endedAt = Number(ended?.ended_at);
    expect(Number(ended?.delete_at) - endedAt).toBe(1_827 * DAY_MS);
    const stops = () =>
      rows("SELECT kind FROM contact_stops WHERE hash IN (?, ?) ORDER BY kind", [
        String(copy?.phone_hash),
        String(copy?.email_hash),
      ]);
    expect(await stops()).toEqual([{ kind: "email" }, { kind: "phone" }]);
    const at = (days: number) =>
      dropOldConsents(openContext({ databaseUrl: databaseUrl(), nowMs: endedAt + days * DAY_MS }));
    await at(1_826);
    expect(await left()).toHaveLength(1);
    await at(1_827);
    expect(await left()).toEqual([]);
    await at(3_652);
    expect(await stops()).toHaveLength(2);
    await at(3_654);
    expect(await stops()).toEqual([]);
  });

  test("is made later for a consent from before there were copies", async () => {
    const { fields, lead } = await sentRequest({ phone: "5125553008" });
    await rows("UPDATE leads SET phone = '+15125553008' WHERE id = ?", [String(lead.id)]);
    const id = crypto.randomUUID();
    await rows(
      `INSERT INTO consent_records (id, email, recipient, purpose, subject_id, channel, text_shown, text_hash, given_on, given_at)
       VALUES (?, ?, 'Ines Calloway', 'quote-request', ?, 'phone', 'Yes.', 'x', '/request-quote', 1)`,
      [id, fields.email, String(lead.id)],
    );
    const context = openContext({ databaseUrl: databaseUrl() });
    while ((await sealOlderConsents(context)) > 0);
    const [copy] = await copiesOf(fields.email);
    expect(await opened(copy)).toMatchObject({
      id,
      phone: "+15125553008",
      name: `${fields.firstName} Hargrove`,
    });
    expect(await rows("SELECT count(*) n FROM consent_records WHERE sealed = 0")).toEqual([{ n: 0 }]);
  });
});

describe("the file of a lead’s consents", () => {
  type File = {
    record: { person: Record<string, unknown>; consents: Record<string, unknown>[] };
    signed: string;
  };
  const fileOf = async (id: unknown): Promise<File> =>
    (await (await signedIn("agent")).get(`/dashboard/leads/${id}/consent.json`)).json();

  /** With Node's own crypto: nothing of ours checks what is ours. */
  async function checked({ signed }: File): Promise<unknown> {
    const { keys }: { keys: { kid: string; kty: string; crv: string; x: string }[] } = await (
      await site.get("/.well-known/consent-keys.json")
    ).json();
    const [header = "", payload = "", signature = ""] = signed.split(".");
    const { kid, alg } = JSON.parse(Buffer.from(header, "base64url").toString());
    expect(alg).toBe("EdDSA");
    const jwk = keys.find((key) => key.kid === kid) ?? {};
    expect(jwk).not.toHaveProperty("d");
    const key = createPublicKey({ key: jwk, format: "jwk" });
    const right = verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url"));
    return right ? JSON.parse(Buffer.from(payload, "base64url").toString()) : null;
  }

  test("is signed so that anyone can check it, and says what it is no consent to", async () => {
    const { fields, lead } = await sentRequest({ phone: "5125553009", allow_phone: "on" });
    const file = await fileOf(lead.id);
    expect(await checked(file)).toEqual(file.record);
    const [header, payload = "", signature] = file.signed.split(".");
    const forged = Buffer.from(payload, "base64url").toString().replace("5125553009", "5125553010");
    const signed = [header, Buffer.from(forged).toString("base64url"), signature].join(".");
    expect(await checked({ ...file, signed })).toBeNull();
    expect(file.record).toMatchObject({
      person: { name: `${fields.firstName} Hargrove`, phone: "+15125553009" },
      notice: "This is no consent to automated, prerecorded, or AI-voice calls.",
      consents: [{ channel: "phone", revokedAt: null, page: `${site.origin()}/request-quote` }],
    });
    expect(file.record.consents[0]?.form).toContain("Check any, or none.");
  });

  test("is the lead’s agent’s alone, and shows no one after a stop", async () => {
    const { fields, lead } = await sentRequest({ phone: "5125553011", allow_phone: "on" });
    const path = `/dashboard/leads/${lead.id}/consent.json`;
    expect((await (await otherAgent()).get(path)).status).toBe(404);
    expect((await (await signedIn("admin")).get(path)).status).toBe(404);
    await (await stranger().post(await linkTo(fields.email, "consent"), { intent: "stop" })).text();
    const file = await fileOf(lead.id);
    expect(JSON.stringify(file)).not.toMatch(new RegExp(`5125553011|Hargrove|${fields.email}`));
    expect(file.record.person).toMatchObject({ phone: null, email: null });
    expect(file.record.consents[0]?.revokedAt).toEqual(expect.any(String));
  });

  test("goes with a sentence of what it is not: on the page, in the list, in the email, and in files", async () => {
    const { lead } = await sentRequest({ phone: "5125553012", allow_phone: "on" });
    const agent = await signedIn("agent");
    const says = /no consent to automated, prerecorded, or AI-voice calls/;
    expect(await wordsOf(await agent.get(`/dashboard/leads/${lead.id}`))).toMatch(says);
    expect(await wordsOf(await agent.get("/dashboard/leads"))).toMatch(says);
    expect(await (await agent.get("/dashboard/leads.csv")).text()).toContain(
      '"automated, prerecorded, or AI-voice calls"',
    );
    const card = (await (await agent.get("/dashboard/leads.vcf")).text()).replace(/\r\n /g, "");
    expect(card.replaceAll("\\", "")).toMatch(says);
    const [email] = await rows("SELECT text, html FROM outbox WHERE kind = 'lead' AND text LIKE ?", [
      `%${lead.id}%`,
    ]);
    expect(email?.text).toMatch(says);
    for (const body of [email?.text, email?.html])
      expect(body).toContain("Fairlead, 100 Example Street, Nowhere, TX 00000 (fictional)");
  });
});
