/** Lists and agents who applied: a list confirms or contradicts them, and nobody is listed twice. */
import { describe, expect, test } from "vitest";
import {
  findAgentApplication,
  listWaitingNewAgents,
} from "#app/domains/claims/applications/application-queries.server.ts";
import { sendApplication } from "#app/domains/claims/applications/apply-commands.server.ts";
import { decideAgentApplication } from "#app/domains/claims/applications/decide-commands.server.ts";
import { NewAgentDecision } from "#app/domains/claims/applications/decision-inputs.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import type { DocumentStore } from "#app/platform/files/documents.ts";
import { beforeWriting, openContext } from "#support/own-context.ts";
import { csv, NOW, openLedger } from "./lists.ts";

const { rows, run, databaseUrl } = openLedger();

/** A bucket of this test’s own. */
const files = new Map<string, Uint8Array<ArrayBuffer>>();
const bucket: DocumentStore = {
  put: async (name, bytes) => void files.set(name, bytes),
  putStream: async () => 0,
  get: async (name) => {
    const bytes = files.get(name);
    return bytes === undefined ? null : new Blob([bytes]).stream();
  },
  has: async (name) => files.has(name),
  delete: async (names) => {
    for (const name of names) files.delete(name);
  },
  list: async () => [],
  update: async () => undefined,
};
const context = () => openContext({ databaseUrl: databaseUrl(), nowMs: NOW, documents: bucket });

const HEADINGS = [
  "License Number",
  "NPN",
  "Last Name",
  "First Name",
  "Status",
  "LOA",
  "Effective Date",
  "Expiration Date",
  "City",
  "State",
  "Zip",
];
let numbers = 0;
type Applied = { id: string; userId: string; npn: string; number: string; lastName: string };

/** A row of Texas about this applicant. */
const rowOf = (
  { npn, number, lastName }: Pick<Applied, "npn" | "number" | "lastName">,
  { status = "Active", last = lastName.toUpperCase(), expires = "2028-06-30" } = {},
) => [
  number,
  npn,
  last,
  "MERCY",
  status,
  "Property; Casualty",
  "2024-07-01",
  expires,
  "AUSTIN",
  "TX",
  "78701",
];

const texas = (cells: readonly string[][], apply = true, readOn = "2027-01-20") =>
  run(csv([HEADINGS, ...cells]), { apply, readOn });

/** The account of a Mercy Farrow, whose last name nobody else has, and an application of hers for one Texas license. */
async function applied(): Promise<Applied> {
  numbers += 1;
  const npn = String(9_990_200_000 + numbers);
  const number = `FARROW${numbers}`;
  const lastName = `Farrow${"abcdefghijklmnop"[numbers]}`;
  const userId = crypto.randomUUID();
  const email = `mercy-${numbers}@mail.example`;
  await rows(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, language, created_at)
     VALUES (?, ?, 'x', 'Mercy', ?, 1, 'en', 1)`,
    [userId, email, lastName],
  );
  await rows("INSERT INTO user_roles (user_id, role) VALUES (?, 'agent')", [userId]);
  await rows("INSERT INTO profiles (user_id, account_status, verified) VALUES (?, 'active', 0)", [userId]);
  const sent = await sendApplication(
    context(),
    { userId, email, emailConfirmed: true },
    {
      npn,
      firstName: "Mercy",
      lastName,
      zip: "78701",
      licenses: [{ stateCode: "TX", number, lines: 12, effectiveOn: "2024-07-01", expiresOn: "2028-06-30" }],
    },
    { type: "application/pdf", bytes: new Uint8Array([37, 80, 68, 70]) },
  );
  expect(sent).toBe("sent");
  const [row] = await rows("SELECT id FROM agent_applications WHERE user_id = ?", [userId]);
  return { id: String(row?.id), userId, npn, number, lastName };
}

async function pageOf(id: string) {
  const page = await findAgentApplication(context(), id);
  if (page === null) throw new Error(`No application ${id}.`);
  return page;
}

async function decide(id: string, form: Partial<Record<string, string>>, own = context()) {
  const [admin] = await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'");
  const decision = NewAgentDecision.parse(form);
  return decideAgentApplication(own, String(admin?.id), await pageOf(id), decision, null);
}
const APPROVE = { decision: "approve", proven1: "yes" };

const agentsOf = (npn: string) => rows("SELECT agent_no, name, zip FROM agents WHERE npn = ?", [npn]);
const licensesOf = (npn: string) =>
  rows(
    "SELECT l.number, l.status, l.evidence, l.expires_on FROM licenses l JOIN agents a USING (agent_no) WHERE a.npn = ?",
    [npn],
  );
const waiting = async (id: string) =>
  (await listWaitingNewAgents(context())).find((one) => one.id === id) ?? null;

describe("a list after the approval", () => {
  test("that knows the NPN confirms it: its evidence replaces the document, and nobody is listed twice", async () => {
    const one = await applied();
    expect(await decide(one.id, APPROVE)).toEqual({ kind: "approved", slug: expect.any(String) });
    expect(await licensesOf(one.npn)).toMatchObject([{ status: "active", evidence: "document" }]);
    expect(await waiting(one.id)).toBeNull();
    const imported = await texas([rowOf(one)]);
    expect(imported).toMatchObject({ created: 0, changed: 1, ended: 0, rejected: 0 });
    expect(await agentsOf(one.npn)).toHaveLength(1);
    expect(await licensesOf(one.npn)).toMatchObject([{ status: "active", evidence: "state-list" }]);
    expect((await pageOf(one.id)).listings).toMatchObject([
      { importNo: imported.importNo, verdict: "confirms", settledAt: null },
    ]);
    expect(await waiting(one.id), "nothing is left to look at").toBeNull();
  });

  test("that ends the license contradicts it: an admin looks, once", async () => {
    const one = await applied();
    await decide(one.id, APPROVE);
    const dry = await texas([rowOf(one, { status: "Revoked" })], false);
    expect(dry).toMatchObject({ ended: 1 });
    expect(await waiting(one.id), "a dry run says nothing").toBeNull();
    await texas([rowOf(one, { status: "Revoked" })], true, "2027-01-21");
    expect(await licensesOf(one.npn)).toMatchObject([{ status: "revoked" }]);
    expect(await waiting(one.id)).toMatchObject({ status: "approved", contradicted: true, openedAt: NOW });
    expect((await pageOf(one.id)).listings).toMatchObject([
      { verdict: "ended", said: { status: "revoked" } },
    ]);
    expect(
      (await decide(one.id, { decision: "decline", declinedFor: "other", reason: "Too late for that." }))
        .kind,
    ).toBe("closed");
    const reason = "The license is over. The agent knows it.";
    const seenNow = async () =>
      (await pageOf(one.id)).listings
        .filter(({ settledAt }) => settledAt === null)
        .map(({ importNo }) => importNo)
        .join(",");
    const settle = { decision: "settle", reason, seen: await seenNow() };
    expect((await decide(one.id, { ...settle, seen: "" })).kind, "nothing was on the page").toBe("closed");
    expect(await decide(one.id, settle)).toEqual({ kind: "settled" });
    expect(await waiting(one.id)).toBeNull();
    expect((await decide(one.id, settle)).kind).toBe("closed");
    const [entry] = await rows(
      "SELECT act, subject_id, reason FROM audit_log ORDER BY audit_no DESC LIMIT 1",
    );
    expect(entry).toEqual({ act: "new-agent.decide", subject_id: one.userId, reason: settle.reason });
    await texas([rowOf(one, { status: "Revoked" })], true, "2027-01-22");
    expect(await waiting(one.id), "the next list says the same").toBeNull();
    await texas([rowOf(one, { status: "Suspended" })], true, "2027-01-23");
    expect(await waiting(one.id), "the next list says something else").toMatchObject({ contradicted: true });
    expect((await decide(one.id, settle)).kind, "this list came after the page was read").toBe("closed");
    expect(await decide(one.id, { ...settle, seen: await seenNow() })).toEqual({ kind: "settled" });
  });

  test("that has the NPN under another name contradicts it, until it is undone", async () => {
    const one = await applied();
    await decide(one.id, APPROVE);
    const { importNo } = await texas([rowOf(one, { last: "ABERNATHY" })]);
    expect(await waiting(one.id)).toMatchObject({ contradicted: true });
    expect((await pageOf(one.id)).listings).toMatchObject([
      { verdict: "other-name", said: { npn: one.npn, name: expect.stringContaining("ABERNATHY") } },
    ]);
    expect(await agentsOf(one.npn)).toMatchObject([{ name: `Mercy ${one.lastName}` }]);
    await undoImport(context(), importNo);
    expect(await waiting(one.id)).toBeNull();
  });

  test("that has the license under another NPN contradicts it", async () => {
    const one = await applied();
    await decide(one.id, APPROVE);
    await texas([rowOf({ npn: "9990299999", number: one.number, lastName: "Otherwise" })]);
    expect(await waiting(one.id)).toMatchObject({ contradicted: true });
    expect((await pageOf(one.id)).listings).toMatchObject([{ verdict: "other-npn" }]);
  });
});

describe("a list while an application waits", () => {
  test("makes the profile: approving makes no second, and the application becomes a claim to it", async () => {
    const one = await applied();
    expect(await texas([rowOf(one)])).toMatchObject({ created: 1 });
    const [agent] = await agentsOf(one.npn);
    const page = await pageOf(one.id);
    expect(page.listed).toMatchObject([{ agentNo: agent?.agent_no, why: "npn", isHeld: false }]);
    expect(page.listings).toMatchObject([{ verdict: "confirms" }]);
    expect(await decide(one.id, APPROVE)).toEqual({ kind: "listed" });
    expect(await agentsOf(one.npn)).toHaveLength(1);
    const turned = await decide(one.id, { decision: `claim-${agent?.agent_no}` });
    expect(turned).toEqual({ kind: "claimed", claimId: expect.any(String) });
    expect(
      await rows("SELECT agent_no, npn, kind, way, status FROM profile_claims WHERE user_id = ?", [
        one.userId,
      ]),
    ).toEqual([{ agent_no: agent?.agent_no, npn: one.npn, kind: "claim", way: "document", status: "open" }]);
    const claimId = turned.kind === "claimed" ? turned.claimId : "";
    expect([...files.keys()]).toContain(`claims/${claimId}`);
    expect([...files.keys()]).not.toContain(`agent-applications/${one.id}`);
    expect(await waiting(one.id)).toBeNull();
  });

  test("at the very moment of the approval: one of the two makes the agent", async () => {
    const one = await applied();
    const own = beforeWriting(context(), () => texas([rowOf(one)]));
    expect(await decide(one.id, APPROVE, own)).toEqual({ kind: "listed" });
    expect(await agentsOf(one.npn)).toHaveLength(1);
    expect(await rows("SELECT agent_no FROM profiles WHERE user_id = ?", [one.userId])).toEqual([
      { agent_no: null },
    ]);
  });

  test("that makes somebody else at that moment doesn’t stop it", async () => {
    const one = await applied();
    const own = beforeWriting(context(), () =>
      texas([rowOf({ npn: "9990288888", number: "ELSE1", lastName: "Elsewhere" })]),
    );
    expect(await decide(one.id, APPROVE, own)).toMatchObject({ kind: "approved" });
    expect(await agentsOf(one.npn)).toHaveLength(1);
    expect(await agentsOf("9990288888")).toHaveLength(1);
  });

  test("that says the license is over makes none, and the admin reads so before deciding", async () => {
    const one = await applied();
    expect(await texas([rowOf(one, { status: "Suspended" })])).toMatchObject({ created: 0, unmatched: 1 });
    expect(await agentsOf(one.npn)).toEqual([]);
    expect(await waiting(one.id)).toMatchObject({ status: "open", contradicted: true });
    expect((await pageOf(one.id)).listings).toMatchObject([
      { verdict: "ended", said: { status: "suspended" } },
    ]);
  });

  test("an import that is undone takes its profile along, and the application can be approved", async () => {
    const one = await applied();
    const { importNo } = await texas([rowOf(one)]);
    await undoImport(context(), importNo);
    expect(await agentsOf(one.npn)).toEqual([]);
    expect((await pageOf(one.id)).listed).toEqual([]);
    expect(await decide(one.id, APPROVE)).toMatchObject({ kind: "approved" });
  });
});
