/** A claim with a document: accepted files, who reads them, and when they are deleted. */
import { describe, expect, test } from "vitest";
import { sweepDocuments } from "#app/domains/claims/document-commands.server.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { openAddress } from "#app/routes/admin/decide/open-item.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { wholeJpeg, wholePng } from "#support/uploads.ts";
import { documentsIn } from "../../../../workers/documents.ts";
import { openClaimants, pdf } from "./claimants.ts";

const { agentOf, claimsOf, databaseUrl, newAgent, postDocument, profileOf, rows, signedIn, site, stranger } =
  openClaimants();
const { notAccepting } = landmarks.agents;
const PAGE = "/verify-email";
const lies = async (id: string) => (await (await site.documents()).head(`claims/${id}`)) !== null;
const REASON = "The license in the document is this one.";

/** A claim with a document, by someone whose name differs from the register's. */
async function sentDocument(file = pdf()) {
  const agent = await agentOf(notAccepting.slug, { free: true });
  const claimant = await newAgent("Bea", "Kerr");
  const answer = await postDocument(
    claimant.visitor,
    PAGE,
    { intent: "send-document", npn: agent.npn },
    file,
    '../../etc/"passwd\r\nX: y".pdf',
  );
  await answer.text();
  const [claim] = await claimsOf(claimant.userId);
  const id = String(claim?.id);
  return {
    ...claimant,
    agent,
    answer,
    claim,
    id,
    page: `/admin/claims/${id}`,
    file: `/admin/claims/${id}/document`,
  };
}

describe("a document", () => {
  test("waits for a person, due in 48 hours, and opens nothing until then", async () => {
    const { answer, claim, visitor, userId, page } = await sentDocument();
    expect(answer.status).toBe(303);
    expect(claim).toMatchObject({
      kind: "claim",
      way: "document",
      status: "open",
      document_type: "application/pdf",
    });
    expect(Number(claim?.due_at) - Number(claim?.opened_at)).toBe(48 * HOUR_MS);
    expect(await profileOf(userId)).toMatchObject({ verified: 0, agent_no: null });
    expect((await visitor.get("/messages")).headers.get("Location")).toBe(PAGE);
    expect(await wordsOf(await visitor.get(PAGE))).toContain("We have your document.");
    const admin = await signedIn("admin");
    const today = await (await admin.get("/admin")).text();
    expect(today).toContain(openAddress({ kind: "claim", id: page.split("/").at(-1) ?? "" }));
    expect(today).toMatch(/left/);
    const facts = await wordsOf(await admin.get(page));
    for (const fact of [
      "Bea Kerr",
      "Beatriz Sandoval-Kerr, not the same as the account",
      "PDF, 2 kB",
      "Nobody has claimed this profile.",
    ])
      expect(facts).toContain(fact);
    expect(
      await rows(
        "SELECT 1 FROM user_notifications WHERE action_url = ? AND title = 'A profile claim is waiting for a decision'",
        [page],
      ),
    ).toHaveLength(2);
  });

  test("can be downloaded by admins only, as an attachment with an exact type", async () => {
    const { visitor, file } = await sentDocument();
    const answer = await (await signedIn("admin")).get(file);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^%PDF-1\.7/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="claim.pdf"',
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect((await visitor.get(file)).headers.get("Location")).toBe(PAGE);
    expect((await stranger().get(file)).headers.get("Location")).toMatch(/^\/auth/);
    expect((await (await signedIn("agent")).get(file)).headers.get("Location")).toBe("/dashboard");
  });

  test.each([
    ["a web page that says it is a PDF", new Blob(["<script>1</script>"], { type: "application/pdf" }), 400],
    ["nothing", new Blob([]), 400],
    ["eleven megabytes", pdf(11 * 1024 * 1024), 413],
    ["a PDF of more than ten megabytes", pdf(10 * 1024 * 1024 + 1_000), 400],
  ])("is refused when it is %s", async (_what, file, status) => {
    const { answer, claim } = await sentDocument(file);
    expect(answer.status).toBe(status);
    expect(claim).toBeUndefined();
  });

  test("may be a PDF, a JPEG or a PNG, recognized by its content", async () => {
    expect((await sentDocument(wholeJpeg("text/html"))).claim).toMatchObject({ document_type: "image/jpeg" });
    const { file } = await sentDocument(wholePng(""));
    expect((await (await signedIn("admin")).get(file)).headers.get("Content-Type")).toBe("image/png");
  });

  test("is deleted once it is decided, and the claimant is told the decision and its reason", async () => {
    const { visitor, userId, email, page, file, agent, id } = await sentDocument();
    expect(await lies(id)).toBe(true);
    const admin = await signedIn("admin");
    const short = await admin.post(page, { decision: "refuse", reason: "No", holder: "" });
    expect(short.status).toBe(400);
    const decided = await admin.post(page, {
      decision: "refuse",
      reason: "It is another person’s license.",
      holder: "",
    });
    expect(decided.headers.get("Location")).toBe("/admin");
    await expect.poll(() => lies(id)).toBe(false);
    expect((await admin.get(file)).status).toBe(404);
    expect(await profileOf(userId)).toMatchObject({ verified: 0, agent_no: null });
    const words = await wordsOf(await visitor.get(PAGE));
    expect(words).toContain("wasn’t approved");
    expect(words).toContain("It is another person’s license.");
    const [told] = await rows("SELECT subject, text FROM outbox WHERE recipient = ? AND kind = 'claim'", [
      email,
    ]);
    expect(told).toMatchObject({ subject: "Your profile claim wasn’t approved" });
    expect(told?.text).toContain("It is another person’s license.");
    const again = await postDocument(
      visitor,
      PAGE,
      { intent: "send-document", npn: agent.npn },
      pdf(),
      "x.pdf",
    );
    expect(again.status).toBe(303);
  });

  test("that is missing gives no one a profile", async () => {
    const { page, id, userId } = await sentDocument();
    await (await site.documents()).delete(`claims/${id}`);
    const admin = await signedIn("admin");
    expect(await wordsOf(await admin.get(page))).toContain("The document is missing (PDF, 2 kB).");
    const answer = await admin.post(page, { decision: "approve", reason: REASON, holder: "" });
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("there’s nothing to decide this by");
    expect(await claimsOf(userId)).toMatchObject([{ status: "open" }]);
    expect(await profileOf(userId)).toMatchObject({ verified: 0, agent_no: null });
    expect((await admin.post(page, { decision: "refuse", reason: REASON, holder: "" })).status).toBe(303);
  });

  test("is deleted when its claim is withdrawn or its account deleted", async () => {
    const admin = await signedIn("admin");
    const first = await sentDocument();
    await first.visitor.post(PAGE, { intent: "withdraw" });
    await expect.poll(() => lies(first.id)).toBe(false);
    const second = await sentDocument();
    const exported = await (await second.visitor.get("/settings/export")).json();
    expect(exported).toMatchObject({ claims: [{ npn: second.agent.npn, way: "document", status: "open" }] });
    expect(JSON.stringify(exported)).not.toContain("codeHash");
    await second.visitor.post("/settings?section=privacy", {
      intent: "delete-account",
      confirm: second.email,
      password: "a long enough password",
    });
    expect(await claimsOf(second.userId)).toEqual([]);
    expect((await admin.get(second.page)).status).toBe(404);
    await expect.poll(() => lies(second.id)).toBe(false);
    expect((await admin.get(second.file)).status).toBe(404);
  });
});

test("is deleted within the hour if no open claim needs it, and stays otherwise", async () => {
  const { id } = await sentDocument();
  const bucket = await site.documents();
  await bucket.put("claims/01952a10-6b40-7c31-9d02-3a6f1e8b7c01", "an upload whose claim was never written");
  const context = openContext({ databaseUrl: databaseUrl(), documents: documentsIn(bucket) });
  const stray = () => lies("01952a10-6b40-7c31-9d02-3a6f1e8b7c01");
  context.clock.set(Math.ceil((Date.now() + 1) / HOUR_MS) * HOUR_MS);
  await sweepDocuments(context);
  expect(await stray(), "its claim may still be being written").toBe(true);
  context.clock.set(context.clock.now() + HOUR_MS);
  await sweepDocuments(context);
  expect(await stray()).toBe(false);
  expect(await lies(id)).toBe(true);
});

test("of two admins at once one decides, and the claimant is told once", async () => {
  const { page, userId, email, agent } = await sentDocument();
  const admins = [await signedIn("admin"), await signedIn("second-admin")];
  const answers = await Promise.all(
    admins.map((admin, at) =>
      admin.post(page, { decision: at === 0 ? "approve" : "refuse", reason: REASON, holder: "" }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const [claim] = await claimsOf(userId);
  const approved = claim?.status === "proven";
  expect(await profileOf(userId)).toMatchObject(
    approved ? { verified: 1, agent_no: agent.agent_no, proof: "document" } : { verified: 0, agent_no: null },
  );
  expect(await rows("SELECT 1 FROM outbox WHERE recipient = ? AND kind = 'claim'", [email])).toHaveLength(1);
  expect((await admins[0]?.post(page, { decision: "refuse", reason: REASON, holder: "" }))?.status).toBe(409);
});
