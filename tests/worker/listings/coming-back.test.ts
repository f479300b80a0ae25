/** Somebody who asked not to be listed comes back: by a claim, or by an application. And what they wrote is deleted in time. */
import { describe, expect, test } from "vitest";
import { forgetRequestWords } from "#app/domains/listings/requests/forget-commands.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { refusedPage } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openClaimants, pdf } from "../accounts/claims/claimants.ts";

const {
  databaseUrl,
  freeAgent,
  newAgent,
  postDocument,
  profileOf,
  claimsOf,
  rows,
  signedIn,
  site,
  stranger,
} = openClaimants();
const REASON = "The document shows this license and this name.";
const year = new Date().getUTCFullYear();
let asked = 0;

/** A request that an admin accepted; `whose` is an NPN. */
async function takeOff(whose: string) {
  asked += 1;
  const email = `off-${asked}@mail.example`;
  const form = {
    profile: whose,
    email,
    by: "self",
    name: "Pat Quill",
    why: "privacy",
    note: "My own words.",
  };
  await (await stranger(`203.0.113.${asked}`).post("/help/not-listed", form)).text();
  const [request] = await rows("SELECT id FROM listing_requests WHERE email = ?", [email]);
  const page = `/admin-console/not-listed/${request?.id}`;
  expect((await (await signedIn("admin")).post(page, { intent: "accept-not-listed" })).status).toBe(303);
  return { id: String(request?.id), page };
}

const kept = (npn: string) => rows("SELECT 1 FROM not_listed WHERE state_code = '' AND number = ?", [npn]);
const statusOf = async (slug: string) => (await site.get(`/showcase/${slug}?n=${Math.random()}`)).status;
const documentFrom = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  postDocument(visitor, path, fields, pdf(), "license.pdf");

describe("a profile that was taken off at its owner’s request", () => {
  test("isn’t claimed by a code; a document brings it back, once an admin approves", async () => {
    const agent = await freeAgent();
    const { id } = await takeOff(agent.npn);
    const { visitor, userId } = await newAgent(agent.firstName, agent.lastName);
    const page = await wordsOf(await visitor.get(`/verify-email?npn=${agent.npn}`));
    expect(page).toContain(`The profile with NPN ${agent.npn} was taken off because its owner asked us to.`);
    const refused = await refusedPage(
      await visitor.post("/verify-email", { intent: "send-code", npn: agent.npn }),
      409,
    );
    expect(refused.text).toContain("This profile was taken off because its owner asked us to.");
    expect(await claimsOf(userId)).toEqual([]);
    const applied = await refusedPage(
      await documentFrom(visitor, "/agent-application", applicationOf(agent.npn, agent)),
      409,
    );
    expect(applied.text).toContain("claim it with a document");

    await (await documentFrom(visitor, "/verify-email", { intent: "send-document", npn: agent.npn })).text();
    const [claim] = await claimsOf(userId);
    expect(claim).toMatchObject({ status: "open", way: "document" });
    expect(await statusOf(agent.slug)).toBe(410);
    const admin = await signedIn("admin");
    const item = `/admin/claims/${claim?.id}`;
    expect(await wordsOf(await admin.get(item))).toContain("because they asked. Approving lists them again.");
    await (await admin.post(item, { decision: "approve", reason: REASON, holder: "" })).text();
    expect(await profileOf(userId)).toMatchObject({ verified: 1, agent_no: agent.agent_no });
    expect(await statusOf(agent.slug)).toBe(200);
    expect(await kept(agent.npn)).toEqual([]);
    expect(await rows("SELECT status FROM listing_requests WHERE id = ?", [id])).toEqual([
      { status: "undone" },
    ]);
    expect(
      await rows("SELECT act FROM audit_log WHERE subject_id = ? ORDER BY audit_no DESC LIMIT 1", [id]),
    ).toEqual([{ act: "listing.decide" }]);
  });

  test("stays off when the claim is refused, and a code that is under way is withdrawn", async () => {
    const agent = await freeAgent();
    const { visitor, userId } = await newAgent(agent.firstName, agent.lastName);
    await (await visitor.post("/verify-email", { intent: "send-code", npn: agent.npn })).text();
    expect((await claimsOf(userId))[0]).toMatchObject({ status: "open", way: "code" });
    await takeOff(agent.npn);
    expect((await claimsOf(userId))[0]).toMatchObject({ status: "withdrawn", code_hash: null });
    await (await documentFrom(visitor, "/verify-email", { intent: "send-document", npn: agent.npn })).text();
    const [claim] = await claimsOf(userId);
    const item = `/admin/claims/${claim?.id}`;
    await (
      await (await signedIn("admin")).post(item, { decision: "refuse", reason: REASON, holder: "" })
    ).text();
    expect(await statusOf(agent.slug)).toBe(410);
    expect(await kept(agent.npn)).toHaveLength(1);
  });
});

const applicationOf = (npn: string, { firstName, lastName }: { firstName: string; lastName: string }) => ({
  ...{ intent: "apply", npn, firstName, lastName, zip: "78701" },
  ...{ state1: "TX", number1: `CB-${npn.slice(-6)}`, life1: "yes" },
  ...{ effectiveOn1: `${year}-01-01`, expiresOn1: `${year + 2}-06-30` },
});

test("an NPN that nobody here has, and that was to be left out, is listed once its application is approved", async () => {
  const npn = "9880100001";
  const { id } = await takeOff(npn);
  const wren = { firstName: "Wren", lastName: "Returning" };
  const { visitor, userId } = await newAgent(wren.firstName, wren.lastName);
  expect(await wordsOf(await visitor.get(`/agent-application?npn=${npn}`))).toContain(
    "The person with this NPN asked not to be listed, and we leave them out.",
  );
  await (await documentFrom(visitor, "/agent-application", applicationOf(npn, wren))).text();
  expect(await wordsOf(await visitor.get("/agent-application"))).toContain("You had asked not to be listed");
  const [application] = await rows("SELECT id FROM agent_applications WHERE user_id = ?", [userId]);
  const item = adminPaths.newAgent(String(application?.id));
  const admin = await signedIn("admin");
  expect(await wordsOf(await admin.get(item))).toContain("Approving lists them again.");
  await (await admin.post(item, { decision: "approve", proven1: "yes", reason: REASON })).text();
  expect(await profileOf(userId)).toMatchObject({ verified: 1 });
  expect(await kept(npn)).toEqual([]);
  expect(await rows("SELECT status FROM listing_requests WHERE id = ?", [id])).toEqual([
    { status: "undone" },
  ]);
});

test("what people wrote is deleted 90 days after the decision; their NPN still keeps them out", async () => {
  const npn = "9880100002";
  const { id, page } = await takeOff(npn);
  const open = await stranger("203.0.113.99").post("/help/not-listed", {
    ...{
      profile: "9880100003",
      email: "open@mail.example",
      by: "self",
      name: "Open",
      why: "other",
      note: "",
    },
  });
  await open.text();
  const at = (days: number) => openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() + days * DAY_MS });
  expect(await forgetRequestWords(at(89))).toBe(0);
  expect(await forgetRequestWords(at(91))).toBeGreaterThan(0);
  expect(
    await rows("SELECT requester, email, note, npn, status FROM listing_requests WHERE id = ?", [id]),
  ).toEqual([{ requester: "", email: "", note: "", npn, status: "accepted" }]);
  expect(await rows("SELECT requester FROM listing_requests WHERE email = 'open@mail.example'")).toHaveLength(
    1,
  );
  expect(await kept(npn)).toHaveLength(1);
  const admin = await signedIn("admin");
  expect(await wordsOf(await admin.get(page))).toContain(
    "Deleted: we keep names, emails, and notes for 90 days",
  );
  const mails = await rows("SELECT count(*) n FROM outbox");
  const undone = await admin.post(page, { intent: "undo-not-listed", reason: "They called the office." });
  expect(undone.status).toBe(303);
  expect(await rows("SELECT count(*) n FROM outbox"), "there is no address to write to").toEqual(mails);
  expect(await wordsOf(await site.get("/help"))).toContain("90 days after we decide");
});
