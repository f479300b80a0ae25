/** A document for a license: accepted files, who reads them, what a decision changes, when they are deleted. */
import { describe, expect, test } from "vitest";
import { sweepLicenseDocuments } from "#app/domains/licenses/document-commands.server.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { openAddress } from "#app/routes/admin/decide/open-item.ts";
import { errorBy, fieldsOf, formOf, pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { wholeJpeg, wholePdf, wholePng } from "#support/uploads.ts";
import { documentsIn } from "../../../workers/documents.ts";
import { openClaimants } from "../accounts/claims/claimants.ts";

const { databaseUrl, newAgent, freeAgent, postDocument, rows, signedIn, site, stranger } = openClaimants();
const PAGE = "/settings?section=licenses";
const lies = async (id: string) => (await (await site.documents()).head(`licenses/${id}`)) !== null;
const REASON = "The number in the document is another one.";
const year = new Date().getUTCFullYear();
const FIELDS = {
  intent: "send-license",
  state: "OK",
  number: "ok-4711",
  life: "yes",
  health: "yes",
  effectiveOn: `${year}-01-01`,
  expiresOn: `${year + 2}-06-30`,
};

/** An agent with their own proved profile. */
async function holder() {
  const { agent_no: agentNo, slug, firstName, lastName, npn } = await freeAgent();
  const account = await newAgent(firstName, lastName);
  await rows(
    "UPDATE profiles SET verified = 1, agent_no = ?, npn = ?, url_slug = ?, proof = 'code' WHERE user_id = ?",
    [agentNo, npn, slug, account.userId],
  );
  await rows(
    `INSERT INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
     SELECT ?, ?, 'agent', id, version, hash, 1 FROM terms_versions WHERE agreement_type = 'agent'
     ORDER BY effective_at DESC LIMIT 1`,
    [crypto.randomUUID(), account.userId],
  ).catch(() => []);
  return { ...account, agentNo, slug };
}

const documentsOf = (userId: string) =>
  rows("SELECT * FROM license_documents WHERE user_id = ? ORDER BY opened_at DESC, id DESC", [userId]);

const send = (visitor: Visitor, file: Blob = wholePdf(), fields: Partial<typeof FIELDS> = {}) =>
  postDocument(visitor, PAGE, { ...FIELDS, ...fields }, file, '../../etc/"passwd\r\nX: y".svg');

async function sent(fields: Partial<typeof FIELDS> = {}) {
  const owner = await holder();
  const answer = await send(owner.visitor, wholePdf(), fields);
  expect(answer.status).toBe(303);
  const [document] = await documentsOf(owner.userId);
  const id = String(document?.id);
  return { ...owner, id, document, page: `/admin/licenses/${id}`, file: `/admin/licenses/${id}/document` };
}

describe("a document", () => {
  test("waits for an admin with a deadline, and changes nothing until it is read", async () => {
    const { agentNo, document, visitor, page, id } = await sent();
    expect(document).toMatchObject({ state_code: "OK", number: "OK-4711", lines: 3, status: "open" });
    expect(Number(document?.due_at) - Number(document?.opened_at)).toBe(72 * HOUR_MS);
    expect(await rows("SELECT 1 FROM licenses WHERE agent_no = ? AND number = 'OK-4711'", [agentNo])).toEqual(
      [],
    );
    expect(await lies(id)).toBe(true);
    const own = await wordsOf(await visitor.get(PAGE));
    expect(own).toContain("Oklahoma OK-4711");
    const admin = await signedIn("admin");
    const today = await (await admin.get("/admin")).text();
    expect(today).toContain(openAddress({ kind: "license", id: page.split("/").at(-1) ?? "" }));
    const facts = await wordsOf(await admin.get(page));
    for (const fact of [
      "Life; Accident and Health or Sickness",
      "Nothing under this state and number",
      "PDF, 2 kB",
    ])
      expect(facts).toContain(fact);
    expect(
      await rows(
        "SELECT 1 FROM user_notifications WHERE action_url = ? AND title = 'A license document is waiting for a decision'",
        [page],
      ),
    ).toHaveLength(2);
  });

  test("can be downloaded by admins only, as an attachment with an exact type", async () => {
    const { visitor, file } = await sent();
    const answer = await (await signedIn("admin")).get(file);
    expect(await answer.text()).toMatch(/^%PDF-1\.7/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="license.pdf"',
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect((await visitor.get(file)).status).toBe(302);
    expect((await stranger().get(file)).headers.get("Location")).toMatch(/^\/auth/);
  });

  test.each<[string, Blob, Partial<typeof FIELDS>, string, string]>([
    [
      "an SVG named .png",
      new Blob(["<svg/>"], { type: "image/png" }),
      {},
      "document",
      "Choose a PDF, a JPEG, or a PNG.",
    ],
    ["half a PDF", wholePdf().slice(0, 500), {}, "document", "This file is incomplete."],
    ["two files in one", new Blob([wholePng(), wholePdf()]), {}, "document", "This file is incomplete."],
    ["nothing", new Blob([]), {}, "document", "Choose a file."],
    ["eleven megabytes", wholePdf(11 * 1024 * 1024), {}, "document", "Choose a file of at most 10 MB."],
    [
      "a term that ends before it begins",
      wholeJpeg(),
      { effectiveOn: `${year + 3}-01-01` },
      "expiresOn",
      "The expiration date is before",
    ],
    [
      "a term that has ended",
      wholeJpeg(),
      { effectiveOn: "2019-01-01", expiresOn: "2020-01-01" },
      "expiresOn",
      "This license has already expired.",
    ],
    ["no line", wholeJpeg(), { life: "", health: "" }, "life", "Choose at least one line."],
    ["an unknown state", wholeJpeg(), { state: "ZZ" }, "state", "Choose a state."],
    ["an invalid day", wholeJpeg(), { expiresOn: `${year + 1}-02-31` }, "expiresOn", "Choose a date."],
  ])("is refused when it is %s, and what was typed stays", async (_what, file, fields, field, sentence) => {
    const { visitor, userId } = await holder();
    const answer = await send(visitor, file, fields);
    expect(answer.status).toBe(400);
    const page = await pageOf(answer);
    expect(page.text).toContain(sentence);
    expect(page.getByLabelText("License number")).toHaveProperty("value", "ok-4711");
    expect(field).not.toBe("");
    expect(await documentsOf(userId)).toEqual([]);
  });

  test("for the same license is refused while one waits, and may be withdrawn", async () => {
    const { visitor, id, userId } = await sent();
    const again = await send(visitor);
    expect(again.status).toBe(409);
    expect((await pageOf(again)).text).toContain("You already sent a document for this license.");
    expect((await visitor.post(PAGE, { intent: "withdraw-license", document: id })).status).toBe(303);
    await expect.poll(() => lies(id)).toBe(false);
    expect((await documentsOf(userId))[0]).toMatchObject({ status: "withdrawn" });
    expect((await send(visitor)).status).toBe(303);
    const other = await holder();
    expect(await wordsOf(await visitor.get(PAGE))).toContain("Oklahoma OK-4711");
    expect(await wordsOf(await other.visitor.get(PAGE)), "no one else's").not.toContain("OK-4711");
    expect(
      (
        await other.visitor.post(PAGE, {
          intent: "withdraw-license",
          document: String((await documentsOf(userId))[0]?.id),
        })
      ).status,
    ).toBe(409);
  });

  test("is not accepted from an account without a proved profile", async () => {
    const { visitor, userId } = await newAgent("Ada", "Ng");
    expect((await send(visitor)).status).not.toBe(303);
    expect(await documentsOf(userId)).toEqual([]);
    // Nor from one with an unproved profile.
    const named = await holder();
    await rows("UPDATE profiles SET verified = 0 WHERE user_id = ?", [named.userId]);
    expect((await send(named.visitor)).status).toBe(409);
    expect(await documentsOf(named.userId)).toEqual([]);
  });
});

/** The page's form, filled in to accept; without the earlier values if it is already decided. */
async function accepting(admin: Visitor, page: string, typed: Record<string, string> = {}) {
  const button = (await pageOf(await admin.get(page))).queryByRole("button", { name: /^Accept/ });
  if (button === null) return { decision: "accept", reason: "" };
  return Object.fromEntries(fieldsOf(formOf(button), typed, button));
}
const accept = async (admin: Visitor, page: string, typed: Record<string, string> = {}) =>
  admin.post(page, await accepting(admin, page, typed));

describe("a decision", () => {
  test("accepting adds the license with its evidence, change and coverage, and tells the agent", async () => {
    const { agentNo, slug, userId, page, id, visitor } = await sent();
    const before = await (await stranger().get(`/showcase/${slug}`)).text();
    expect(before).not.toContain("OK-4711");
    const admin = await signedIn("admin");
    expect((await accept(admin, page)).status).toBe(303);
    const [license] = await rows("SELECT * FROM licenses WHERE agent_no = ? AND number = 'OK-4711'", [
      agentNo,
    ]);
    expect(license).toMatchObject({
      state_code: "OK",
      lines: 3,
      status: "active",
      evidence: "document",
      revision: 1,
    });
    expect(
      await rows("SELECT kind, document_id FROM license_evidence WHERE license_no = ?", [
        Number(license?.license_no),
      ]),
    ).toEqual([{ kind: "document", document_id: id }]);
    const [change] = await rows("SELECT cause, before, user_id FROM license_changes WHERE license_no = ?", [
      Number(license?.license_no),
    ]);
    expect(change).toMatchObject({ cause: "document", before: null });
    expect(change?.user_id).not.toBe(userId);
    expect(
      await rows(
        "SELECT 1 FROM agent_coverage WHERE agent_no = ? AND state_code = 'OK' AND through_day = ?",
        [agentNo, FIELDS.expiresOn],
      ),
    ).toHaveLength(1);
    expect(await (await stranger().get(`/showcase/${slug}`)).text(), "the cached page is dropped").toContain(
      "OK-4711",
    );
    expect(await rows("SELECT title FROM user_notifications WHERE user_id = ?", [userId])).toContainEqual({
      title: "Your license Oklahoma OK-4711 is on your profile",
    });
    const own = await wordsOf(await visitor.get(PAGE));
    expect(own).toContain("Your document was accepted: added");
    expect(own).toContain("Document checked");
    expect(await lies(id), "kept in case someone asks about the decision").toBe(true);
  });

  test("accepting a renewal changes the existing license, with the state’s own lookup as evidence if it was used", async () => {
    const owner = await holder();
    const [held] = await rows("SELECT * FROM licenses WHERE agent_no = ? ORDER BY license_no LIMIT 1", [
      owner.agentNo,
    ]);
    const answer = await send(owner.visitor, wholePng(), {
      state: String(held?.state_code),
      number: String(held?.number).toLowerCase(),
    });
    expect(answer.status).toBe(303);
    const [document] = await documentsOf(owner.userId);
    const admin = await signedIn("admin");
    expect((await accept(admin, `/admin/licenses/${document?.id}`, { lookup: "yes" })).status).toBe(303);
    expect(
      (
        await rows("SELECT number, expires_on, evidence, status FROM licenses WHERE license_no = ?", [
          Number(held?.license_no),
        ])
      )[0],
    ).toEqual({
      number: held?.number,
      expires_on: FIELDS.expiresOn,
      evidence: "admin",
      status: "active",
    });
    expect(
      await rows("SELECT kind FROM license_evidence WHERE license_no = ?", [Number(held?.license_no)]),
    ).toEqual([{ kind: "admin" }]);
  });

  test("accepting a renewal early leaves the agent licensed in between", async () => {
    const owner = await holder();
    const [held] = await rows(
      `SELECT license_no, state_code, number, effective_on, expires_on, lines FROM licenses WHERE agent_no = ?
         AND status = 'active' AND effective_on < date() AND expires_on > date('now', '2 days') AND lines & 3 > 0 LIMIT 1`,
      [owner.agentNo],
    );
    const ends = String(held?.expires_on);
    const covered = () =>
      rows("SELECT through_day FROM agent_coverage WHERE agent_no = ? AND state_code = ?", [
        owner.agentNo,
        String(held?.state_code),
      ]);
    await send(owner.visitor, wholePdf(), {
      state: String(held?.state_code),
      number: String(held?.number),
      life: Number(held?.lines) & 1 ? "yes" : "",
      health: Number(held?.lines) & 2 ? "yes" : "",
      effectiveOn: laterDay(ends, 1),
      expiresOn: laterDay(ends, 730),
    });
    const [document] = await documentsOf(owner.userId);
    const admin = await signedIn("admin");
    expect((await accept(admin, `/admin/licenses/${document?.id}`)).status).toBe(303);
    expect(await covered()).toContainEqual({ through_day: laterDay(ends, 730) });
    expect(
      await rows("SELECT effective_on, expires_on FROM licenses WHERE license_no = ?", [
        Number(held?.license_no),
      ]),
    ).toEqual([{ effective_on: held?.effective_on, expires_on: laterDay(ends, 730) }]);
  });

  test("accepting is refused if the license changed since the page was read, which then shows it again", async () => {
    const owner = await holder();
    const [held] = await rows(
      "SELECT license_no, state_code, number FROM licenses WHERE agent_no = ? ORDER BY license_no LIMIT 1",
      [owner.agentNo],
    );
    const licenseNo = Number(held?.license_no);
    await send(owner.visitor, wholePdf(), { state: String(held?.state_code), number: String(held?.number) });
    const page = `/admin/licenses/${(await documentsOf(owner.userId))[0]?.id}`;
    const admin = await signedIn("admin");
    const form = await accepting(admin, page, { lookup: "yes" });
    await rows("UPDATE licenses SET status = 'revoked', revision = revision + 1 WHERE license_no = ?", [
      licenseNo,
    ]);
    for (const stale of [form, { ...form, seen: "" }]) {
      const answer = await pageOf(await admin.post(page, stale));
      expect(answer.text).toContain("The agent’s licenses changed while you read this.");
      expect(answer.text).toContain("revoked");
    }
    const statusOf = async () =>
      (await rows("SELECT status FROM licenses WHERE license_no = ?", [licenseNo]))[0]?.status;
    expect(await statusOf()).toBe("revoked");
    expect((await accept(admin, page, { lookup: "yes" })).status).toBe(303);
    expect(await statusOf()).toBe("active");
  });

  test("refusing needs a reason, changes nothing, and tells the agent why", async () => {
    const { agentNo, userId, page, email, visitor, id } = await sent();
    const admin = await signedIn("admin");
    const short = await admin.post(page, { decision: "refuse", reason: "No" });
    expect(short.status).toBe(400);
    expect(errorBy((await pageOf(short)).getByLabelText(/^Reason/))).toContain("at least 10 characters");
    expect((await admin.post(page, { decision: "refuse", reason: REASON })).status).toBe(303);
    expect(await rows("SELECT 1 FROM license_changes WHERE agent_no = ?", [agentNo])).toEqual([]);
    // A decided document can't be withdrawn.
    expect((await visitor.post(PAGE, { intent: "withdraw-license", document: id })).status).toBe(409);
    expect(await documentsOf(userId)).toMatchObject([{ status: "refused", reason: REASON }]);
    const [refusal] = await rows("SELECT text FROM outbox WHERE recipient = ? AND kind = 'license'", [email]);
    expect(refusal?.text).toContain(REASON);
    expect(await wordsOf(await visitor.get(PAGE))).toContain(REASON);
  });

  test("without its file, only what the state’s own lookup says can be accepted", async () => {
    const { page, agentNo, id, userId } = await sent();
    await (await site.documents()).delete(`licenses/${id}`);
    const admin = await signedIn("admin");
    expect(await wordsOf(await admin.get(page))).toContain("The document is missing (PDF, 2 kB).");
    const refused = await accept(admin, page, { reason: REASON });
    expect(refused.status).toBe(409);
    expect(await wordsOf(refused)).toContain("To accept, look this license up");
    expect(await rows("SELECT 1 FROM license_changes WHERE agent_no = ?", [agentNo])).toEqual([]);
    expect(await documentsOf(userId)).toMatchObject([{ status: "open" }]);
    expect((await accept(admin, page, { lookup: "yes" })).status).toBe(303);
    expect(
      await rows("SELECT evidence FROM licenses WHERE agent_no = ? AND number = 'OK-4711'", [agentNo]),
    ).toEqual([{ evidence: "admin" }]);
  });

  test("by two admins at once happens once, and the agent is told once", async () => {
    const { page, userId, agentNo } = await sent();
    const admins = [await signedIn("admin"), await signedIn("second-admin")];
    const answers = await Promise.all(admins.map((admin) => accept(admin, page)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await rows("SELECT 1 FROM license_changes WHERE agent_no = ?", [agentNo])).toHaveLength(1);
    expect(
      await rows("SELECT 1 FROM user_notifications WHERE user_id = ? AND title LIKE 'Your license%'", [
        userId,
      ]),
    ).toHaveLength(1);
  });

  test("about two documents of one agent at once is written for both, and coverage has both", async () => {
    const first = await sent();
    expect((await send(first.visitor, wholePdf(), { state: "KS", number: "KS-1" })).status).toBe(303);
    const pages = (await documentsOf(first.userId)).map(({ id }) => `/admin/licenses/${id}`);
    const admin = await signedIn("admin");
    await Promise.all(pages.map((page) => accept(admin, page)));
    // The second admin was told to read it again.
    for (const page of pages) await accept(admin, page);
    expect(
      await rows(
        // Its earlier coverage may end on the same day.
        `SELECT state_code FROM agent_coverage WHERE agent_no = ? AND through_day = ? AND state_code IN ('KS', 'OK')
         ORDER BY state_code`,
        [first.agentNo, FIELDS.expiresOn],
      ),
    ).toEqual([{ state_code: "KS" }, { state_code: "OK" }]);
  });

  test("can't be made by the sender, nor for an account that lost the profile", async () => {
    const { page, userId } = await sent();
    const [document] = await rows("SELECT user_id FROM license_documents WHERE id = ?", [
      page.split("/").at(-1) ?? "",
    ]);
    expect(document?.user_id).toBe(userId);
    await rows("UPDATE profiles SET verified = 0, agent_no = NULL WHERE user_id = ?", [userId]);
    const admin = await signedIn("admin");
    expect((await accept(admin, page)).status).toBe(409);
    await rows(
      "UPDATE license_documents SET user_id = (SELECT id FROM users WHERE email = 'admin@fairlead.example') WHERE id = ?",
      [page.split("/").at(-1) ?? ""],
    );
    expect((await admin.post(page, { decision: "refuse", reason: REASON })).status).toBe(403);
  });
});

test("documents are deleted thirty days after their decision, with their account, or if no row refers to them", async () => {
  const open = await sent();
  const decided = await sent();
  const admin = await signedIn("admin");
  await admin.post(decided.page, { decision: "refuse", reason: REASON });
  const stray = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";
  const bucket = await site.documents();
  await bucket.put(`licenses/${stray}`, "an upload whose row was never written");
  const context = openContext({ databaseUrl: databaseUrl(), documents: documentsIn(bucket) });
  const sweepAt = (ms: number) => {
    context.clock.set(Math.ceil(ms / HOUR_MS) * HOUR_MS);
    return sweepLicenseDocuments(context);
  };
  await sweepAt(Date.now() + 2 * HOUR_MS);
  expect([await lies(open.id), await lies(decided.id), await lies(stray)]).toEqual([true, true, false]);
  await sweepAt(Date.now() + 29 * DAY_MS);
  expect(await lies(decided.id)).toBe(true);
  await sweepAt(Date.now() + 30 * DAY_MS + HOUR_MS);
  expect([await lies(open.id), await lies(decided.id)]).toEqual([true, false]);
  expect((await admin.get(decided.file)).status).toBe(404);
  const exported = await (await open.visitor.get("/settings/export")).json();
  expect(exported).toMatchObject({ licenseDocuments: [{ number: "OK-4711", status: "open" }] });
  await open.visitor.post("/settings?section=privacy", {
    intent: "delete-account",
    confirm: open.email,
    password: "a long enough password",
  });
  expect(await documentsOf(open.userId)).toEqual([]);
  await expect.poll(() => lies(open.id)).toBe(false);
});
