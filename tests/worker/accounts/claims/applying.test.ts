/** Agents whom no list has brought: applying, waiting, the decision, and what is left when they go. */
import { describe, expect, test } from "vitest";
import { sweepApplicationDocuments } from "#app/domains/claims/applications/document-commands.server.ts";
import { APPLICATIONS_A_DAY } from "#app/domains/claims/applications/limits.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { pageOf } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { documentsIn } from "../../../../workers/documents.ts";
import { openClaimants, PASSWORD, pdf } from "./claimants.ts";

const { databaseUrl, newAgent, postDocument, profileOf, rows, signedIn, site, stranger } = openClaimants();
const PAGE = "/agent-application";
const REASON = "The document and the state’s lookup agree.";
const year = new Date().getUTCFullYear();
const stored = async (id: string) =>
  (await (await site.documents()).head(`agent-applications/${id}`)) !== null;
let npns = 9_990_100_000;
const newNpn = () => String(npns++);

const license = (place: number, state: string, number: string, lines: readonly string[]) => ({
  [`state${place}`]: state,
  [`number${place}`]: number,
  ...Object.fromEntries(lines.map((line) => [`${line}${place}`, "yes"])),
  [`effectiveOn${place}`]: `${year}-01-01`,
  [`expiresOn${place}`]: `${year + 2}-06-30`,
});

const send = (visitor: Visitor, fields: Record<string, string>, file: Blob = pdf()) =>
  postDocument(visitor, PAGE, { intent: "apply", ...fields }, file, '../../etc/"passwd\r\nX: y".pdf');

const applicationsOf = (userId: string) =>
  rows("SELECT * FROM agent_applications WHERE user_id = ? ORDER BY opened_at DESC, id DESC", [userId]);

/** A new agent’s account, and what it applies with. */
async function applicant(firstName = "Wren", lastName = "Okonkwo", npn = newNpn()) {
  const account = await newAgent(firstName, lastName);
  const number = `AP-${npn.slice(-6)}`;
  const fields: Record<string, string> = {
    npn,
    firstName,
    lastName,
    zip: "78701",
    ...license(1, "TX", number, ["property", "casualty"]),
  };
  return { ...account, npn, number, fields };
}

/** The same, sent. */
async function applied(...who: Parameters<typeof applicant>) {
  const one = await applicant(...who);
  const answer = await send(one.visitor, one.fields);
  expect(answer.status, await answer.clone().text()).toBe(303);
  const [application] = await applicationsOf(one.userId);
  const id = String(application?.id);
  return {
    ...one,
    id,
    application,
    page: adminPaths.newAgent(id),
    file: adminPaths.newAgent(id, "/document"),
  };
}

const approve = (admin: Visitor, page: string, fields: Record<string, string> = {}) =>
  admin.post(page, { decision: "approve", proven1: "yes", reason: REASON, ...fields });

describe("an NPN that the directory doesn’t have", () => {
  test("leads from the claim to the application, with the NPN", async () => {
    const { visitor } = await newAgent("Wren", "Okonkwo");
    const npn = newNpn();
    const answer = await visitor.post("/verify-email", { intent: "send-code", npn });
    expect(answer.status).toBe(409);
    const page = await pageOf(answer);
    const link = page.getByRole("link", { name: `Apply to be listed with NPN ${npn}` });
    const to = link.getAttribute("href") ?? "";
    expect(to).toBe(`${PAGE}?npn=${npn}`);
    const form = await pageOf(await visitor.get(to));
    expect(form.getByLabelText(/^NPN/).getAttribute("value")).toBe(npn);
    expect(form.getByLabelText(/^First name/).getAttribute("value")).toBe("Wren");
  });

  test("can’t be applied with before the email address is confirmed, nor by customers", async () => {
    const visitor = stranger();
    const email = `unconfirmed-${crypto.randomUUID().slice(0, 8)}@mail.example`;
    await visitor.post("/auth/signup", {
      email,
      firstName: "Wren",
      lastName: "Okonkwo",
      password: PASSWORD,
      role: "agent",
    });
    const { fields } = await applicant();
    const answer = await send(visitor, fields);
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("Confirm your email address first");
    expect((await (await signedIn("customer")).get(PAGE)).headers.get("Location")).toBe("/verify-email");
  });

  test("that a profile has is claimed instead", async () => {
    const { visitor, fields, userId } = await applicant();
    const [agent] = await rows("SELECT npn FROM agents WHERE slug = 'ines-calloway'");
    const answer = await send(visitor, { ...fields, npn: String(agent?.npn) });
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("This NPN is in the directory. Claim its profile instead.");
    expect(await applicationsOf(userId)).toEqual([]);
  });
});

describe("an application", () => {
  test("waits with its clock, shows what was sent, and lists nobody", async () => {
    const one = await applicant();
    const answer = await send(one.visitor, {
      ...one.fields,
      ...license(2, "OK", `ok${one.number}`, ["life"]),
    });
    expect(answer.headers.get("Location")).toBe(PAGE);
    const [application] = await applicationsOf(one.userId);
    expect(application).toMatchObject({ status: "open", npn: one.npn, zip: "78701", agent_no: null });
    expect(Number(application?.due_at) - Number(application?.opened_at)).toBe(48 * HOUR_MS);
    expect(
      await rows(
        "SELECT position, state_code, number, lines FROM agent_application_licenses WHERE application_id = ?",
        [String(application?.id)],
      ),
    ).toEqual([
      { position: 1, state_code: "TX", number: one.number, lines: 12 },
      { position: 2, state_code: "OK", number: `OK${one.number}`, lines: 1 },
    ]);
    expect(await rows("SELECT 1 FROM agents WHERE npn = ?", [one.npn])).toEqual([]);
    const words = await wordsOf(await one.visitor.get(PAGE));
    for (const said of [
      "We have your application",
      one.npn,
      `Texas ${one.number}`,
      "Property; Casualty",
      "A PDF file of 2 kB",
    ])
      expect(words).toContain(said);
    expect(await wordsOf(await one.visitor.get("/verify-email"))).toContain("You applied to be listed.");
    expect(
      await rows("SELECT subject FROM outbox WHERE recipient = ? AND kind = 'agent-application'", [
        one.email,
      ]),
    ).toEqual([{ subject: "We have your application" }]);
    const admin = await signedIn("admin");
    const today = await wordsOf(await admin.get("/admin"));
    expect(today).toContain("New agents");
    expect(await wordsOf(await admin.get(adminPaths.newAgents({ find: one.npn })))).toContain("Wren Okonkwo");
    expect(
      await rows("SELECT 1 FROM user_notifications WHERE action_url = ?", [
        adminPaths.newAgent(String(application?.id)),
      ]),
    ).toHaveLength(2);
  });

  test("comes back with what was typed where something is wrong", async () => {
    const { visitor, fields, userId } = await applicant();
    const cases: [Record<string, string>, string][] = [
      [{ zip: "00000" }, "We don’t know this ZIP code."],
      [{ property1: "", casualty1: "" }, "Choose at least one line."],
      [{ expiresOn1: `${year - 1}-01-01`, effectiveOn1: `${year - 2}-01-01` }, "already expired"],
      [{ effectiveOn1: `${year + 3}-01-01` }, "The expiration date is before the effective date."],
      [{ state3: "OK" }, "License number is required"],
      [{ ...license(2, "TX", String(fields.number1), ["life"]) }, "You entered this license twice."],
      [{ state1: "ZZ" }, "Choose a state."],
    ];
    for (const [wrong, said] of cases) {
      const answer = await send(visitor, { ...fields, ...wrong });
      expect(answer.status, said).toBe(400);
      const page = await pageOf(answer);
      expect(page.text).toContain(said);
      expect(page.getByLabelText(/^NPN/).getAttribute("value")).toBe(fields.npn);
    }
    const noFile = await send(visitor, fields, new Blob(["<script>1</script>"], { type: "application/pdf" }));
    expect(noFile.status).toBe(400);
    expect(await applicationsOf(userId)).toEqual([]);
  });

  test("is one at a time, and a few a day", async () => {
    const one = await applied();
    const second = await send(one.visitor, { ...one.fields, npn: newNpn() });
    expect(second.status).toBe(409);
    expect(await applicationsOf(one.userId)).toHaveLength(1);
    for (let sent = 2; sent < APPLICATIONS_A_DAY; sent++) {
      await one.visitor.post(PAGE, { intent: "withdraw" });
      expect((await send(one.visitor, one.fields)).status).toBe(303);
    }
    await one.visitor.post(PAGE, { intent: "withdraw" });
    const late = await send(one.visitor, one.fields);
    expect(late.status).toBe(429);
    expect(await wordsOf(late)).toContain("We limit applications per day");
  });

  test("can be withdrawn, which deletes its document", async () => {
    const { visitor, id, userId, page } = await applied();
    expect(await stored(id)).toBe(true);
    expect((await visitor.post(PAGE, { intent: "withdraw" })).headers.get("Location")).toBe(PAGE);
    expect(await applicationsOf(userId)).toMatchObject([{ status: "withdrawn" }]);
    await expect.poll(() => stored(id)).toBe(false);
    expect((await visitor.post(PAGE, { intent: "withdraw" })).status).toBe(409);
    const late = await approve(await signedIn("admin"), page);
    expect(late.status).toBe(409);
    expect(await profileOf(userId)).toMatchObject({ verified: 0 });
  });

  test("has a document that only admins download", async () => {
    const { visitor, file } = await applied();
    const answer = await (await signedIn("admin")).get(file);
    expect(await answer.text()).toMatch(/^%PDF-1\.7/);
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="application.pdf"');
    expect((await visitor.get(file)).headers.get("Location")).toBe("/verify-email");
    expect((await stranger().get(file)).headers.get("Location")).toMatch(/^\/auth/);
  });
});

describe("approved", () => {
  test("it makes a claimed profile that search finds, with the licenses that the document proves", async () => {
    const one = await applicant("Wilhelmina", "Quartermain-Ortiz");
    await send(one.visitor, { ...one.fields, ...license(2, "OK", "OK-NOT-PROVEN", ["life"]) });
    const [application] = await applicationsOf(one.userId);
    const id = String(application?.id);
    const [before] = await rows("SELECT agent_count n FROM zips WHERE zip = '78701'");
    const admin = await signedIn("admin");
    const nothing = await admin.post(adminPaths.newAgent(id), { decision: "approve", reason: REASON });
    expect(nothing.status).toBe(400);
    const answer = await approve(admin, adminPaths.newAgent(id));
    expect(answer.headers.get("Location")).toBe("/admin");
    const [agent] = await rows("SELECT * FROM agents WHERE npn = ?", [one.npn]);
    expect(agent).toMatchObject({
      name: "Wilhelmina Quartermain-Ortiz",
      slug: "wilhelmina-quartermain-ortiz",
      zip: "78701",
      state_code: "TX",
      licensed_since_year: year,
    });
    const agentNo = Number(agent?.agent_no);
    expect(Number(agent?.types)).toBeGreaterThan(0);
    expect(await profileOf(one.userId)).toMatchObject({
      verified: 1,
      agent_no: agentNo,
      url_slug: agent?.slug,
      npn: one.npn,
      proof: "document",
    });
    expect(await rows("SELECT number, lines, evidence FROM licenses WHERE agent_no = ?", [agentNo])).toEqual([
      { number: one.number, lines: 12, evidence: "document" },
    ]);
    expect(
      await rows("SELECT kind, document_id FROM license_evidence WHERE agent_no = ?", [agentNo]),
    ).toEqual([{ kind: "document", document_id: id }]);
    expect(
      await rows("SELECT types FROM agent_search WHERE zip = '78701' AND agent_no = ?", [agentNo]),
    ).toEqual([{ types: agent?.types }]);
    expect(await rows("SELECT state_code FROM agent_coverage WHERE agent_no = ?", [agentNo])).toEqual([
      { state_code: "TX" },
    ]);
    expect(await rows("SELECT agent_count n FROM zips WHERE zip = '78701'")).toEqual([
      { n: Number(before?.n) + 1 },
    ]);
    expect(await wordsOf(await stranger().get(paths.search({ q: "Quartermain-Ortiz" })))).toContain(
      "Wilhelmina Quartermain-Ortiz",
    );
    expect((await stranger().get(`/showcase/${agent?.slug}`)).status).toBe(200);
    expect(
      await rows("SELECT subject FROM outbox WHERE recipient = ? ORDER BY created_at DESC, id DESC LIMIT 1", [
        one.email,
      ]),
    ).toEqual([{ subject: "You’re listed, and the profile is yours" }]);
    const [entry] = await rows(
      "SELECT * FROM audit_log WHERE act = 'new-agent.decide' ORDER BY audit_no DESC LIMIT 1",
    );
    expect(entry).toMatchObject({ subject_kind: "account", subject_id: one.userId, reason: REASON });
    expect(await applicationsOf(one.userId)).toMatchObject([{ status: "approved", agent_no: agentNo }]);
    expect((await one.visitor.get(PAGE)).headers.get("Location")).toBe("/user-agreement");
    expect((await approve(admin, adminPaths.newAgent(id))).status).toBe(409);
    expect(await rows("SELECT 1 FROM agents WHERE npn = ?", [one.npn])).toHaveLength(1);
  });

  test("by two admins at once, it is once; and of two accounts with one NPN, one gets it", async () => {
    const npn = newNpn();
    const [first, second] = [await applied("Wren", "Twice", npn), await applied("Wren", "Twice", npn)];
    const admins = [await signedIn("admin"), await signedIn("second-admin")] as const;
    const words = await wordsOf(await admins[0].get(first.page));
    expect(words).toContain("Others who applied with this NPN");
    expect(words).toContain("Someone else has applied with the same NPN.");
    const answers = await Promise.all([
      approve(admins[0], first.page),
      approve(admins[1], first.page),
      approve(admins[1], second.page),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect(await rows("SELECT 1 FROM agents WHERE npn = ?", [npn])).toHaveLength(1);
    const held = await rows("SELECT 1 FROM profiles WHERE npn = ?", [npn]);
    expect(held).toHaveLength(1);
    const [open] = await rows("SELECT id FROM agent_applications WHERE npn = ? AND status = 'open'", [npn]);
    const left = await wordsOf(await admins[0].get(adminPaths.newAgent(String(open?.id))));
    expect(left).toContain("The same NPN");
    expect(left).toContain("By an account");
    expect(left).not.toContain("Approve and list them");
  });

  test("never by the applicant, nor without the document unless the state’s lookup was read", async () => {
    const { id, page } = await applied("Wren", "Alone");
    await rows(
      "UPDATE agent_applications SET user_id = (SELECT id FROM users WHERE email = 'second-admin@fairlead.example') WHERE id = ?",
      [id],
    );
    expect((await approve(await signedIn("second-admin"), page)).status).toBe(403);
    await rows("DELETE FROM agent_applications WHERE id = ?", [id]);
    const other = await applied("Wren", "Lookup");
    await (await site.documents()).delete(`agent-applications/${other.id}`);
    const admin = await signedIn("admin");
    const refused = await approve(admin, other.page);
    expect(refused.status).toBe(409);
    expect(await wordsOf(refused)).toContain("The document is missing");
    expect((await approve(admin, other.page, { lookup: "yes" })).status).toBe(303);
    expect(await rows("SELECT evidence FROM licenses WHERE number = ?", [other.number])).toEqual([
      { evidence: "admin" },
    ]);
  });
});

describe("declined", () => {
  test("it needs a reason from the list and words; the applicant reads both, and applies again", async () => {
    const one = await applied("Wren", "Declined");
    const admin = await signedIn("admin");
    const bare = await admin.post(one.page, { decision: "decline", reason: REASON });
    expect(bare.status).toBe(400);
    expect(await wordsOf(bare)).toContain("Choose a reason.");
    const wordless = await admin.post(one.page, { decision: "decline", declinedFor: "not-in-lookup" });
    expect(wordless.status).toBe(400);
    const declined = await admin.post(one.page, {
      decision: "decline",
      declinedFor: "not-in-lookup",
      reason: "Texas has no license with this number.",
    });
    expect(declined.status).toBe(303);
    expect(await rows("SELECT 1 FROM agents WHERE npn = ?", [one.npn])).toEqual([]);
    const page = await pageOf(await one.visitor.get(PAGE));
    expect(page.text).toContain("We couldn’t find the license in the state’s own lookup.");
    expect(page.text).toContain("Texas has no license with this number.");
    expect(page.getAllByLabelText(/^License number/)[0]?.getAttribute("value")).toBe(one.number);
    const [told] = await rows(
      "SELECT text FROM outbox WHERE recipient = ? ORDER BY created_at DESC, id DESC LIMIT 1",
      [one.email],
    );
    expect(told?.text).toContain("Texas has no license with this number.");
    expect((await send(one.visitor, one.fields)).status).toBe(303);
    expect(await applicationsOf(one.userId)).toMatchObject([{ status: "open" }, { status: "declined" }]);
  });
});

describe("somebody who may be listed already", () => {
  test("is offered as a claim: by license number, or by a similar name in the same city", async () => {
    const [agent] = await rows(
      `SELECT a.agent_no, a.npn, a.zip, a.name, p.first_name, p.last_name, l.state_code, l.number FROM agents a
        JOIN people p ON p.id = a.person_id JOIN licenses l ON l.agent_no = a.agent_no
       WHERE NOT EXISTS (SELECT 1 FROM profiles o WHERE o.agent_no = a.agent_no) AND a.account_status = 'active'
         AND l.number GLOB '[0-9]*' ORDER BY a.agent_no DESC LIMIT 1`,
    );
    const one = await applicant(String(agent?.first_name), String(agent?.last_name));
    await send(one.visitor, { ...one.fields, zip: String(agent?.zip) });
    const [named] = await applicationsOf(one.userId);
    const admin = await signedIn("admin");
    const words = await wordsOf(await admin.get(adminPaths.newAgent(String(named?.id))));
    expect(words).toContain("A similar name in the same city");
    await one.visitor.post(PAGE, { intent: "withdraw" });
    await send(one.visitor, {
      ...one.fields,
      ...license(1, String(agent?.state_code), String(agent?.number), ["life"]),
    });
    const [numbered] = await applicationsOf(one.userId);
    const page = adminPaths.newAgent(String(numbered?.id));
    expect(await wordsOf(await admin.get(page))).toContain(
      `The same license, ${agent?.state_code} ${agent?.number}`,
    );
    expect((await admin.post(page, { decision: "claim-1" })).status).toBe(409);
    const turned = await admin.post(page, { decision: `claim-${agent?.agent_no}` });
    expect(turned.status).toBe(303);
    const [claim] = await rows("SELECT * FROM profile_claims WHERE user_id = ?", [one.userId]);
    expect(claim).toMatchObject({
      agent_no: agent?.agent_no,
      npn: agent?.npn,
      kind: "claim",
      way: "document",
      status: "open",
    });
    expect(turned.headers.get("Location")).toBe(`/admin/claims/${claim?.id}`);
    expect(await wordsOf(await admin.get(`/admin/claims/${claim?.id}`))).toContain(
      "The document (PDF, 2 kB)",
    );
    await expect.poll(() => stored(String(numbered?.id))).toBe(false);
    expect((await applicationsOf(one.userId))[0]).toMatchObject({ status: "claimed" });
  });
});

describe("an account", () => {
  test("has its applications in its export, and takes them along when it is deleted", async () => {
    const one = await applied("Wren", "Leaving");
    const exported = await (await one.visitor.get("/settings/export")).json();
    expect(exported).toMatchObject({
      agentApplications: [{ npn: one.npn, status: "open", licenses: `TX ${one.number}` }],
    });
    await one.visitor.post("/settings?section=privacy", {
      intent: "delete-account",
      confirm: one.email,
      password: PASSWORD,
    });
    expect(await applicationsOf(one.userId)).toEqual([]);
    expect(await rows("SELECT 1 FROM agent_application_licenses WHERE application_id = ?", [one.id])).toEqual(
      [],
    );
    await expect.poll(() => stored(one.id)).toBe(false);
    expect((await (await signedIn("admin")).get(one.page)).status).toBe(404);
  });
});

test("a document stays while its application is open, and thirty days after the decision", async () => {
  const one = await applied("Wren", "Swept");
  const bucket = await site.documents();
  const context = openContext({ databaseUrl: databaseUrl(), documents: documentsIn(bucket) });
  const hour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
  const sweepAt = async (ms: number) => {
    context.clock.set(ms);
    await sweepApplicationDocuments(context);
    return stored(one.id);
  };
  expect(await sweepAt(hour + 90 * 24 * HOUR_MS)).toBe(true);
  await (await signedIn("admin")).post(one.page, {
    decision: "decline",
    declinedFor: "document-unreadable",
    reason: "Only the upper half of the page is there.",
  });
  expect(await sweepAt(hour + 29 * DAY_MS)).toBe(true);
  expect(await sweepAt(hour + 31 * DAY_MS)).toBe(false);
});
