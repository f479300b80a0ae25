/** An agent without a profile who is invited or asks to join claims the profile first and returns, in one visit. */
import { expect, test } from "vitest";
import { addressOf, pageOf } from "#support/browser/page.ts";
import { type Agent, openClaimants } from "../accounts/claims/claimants.ts";

const { codeSentTo, freeAgent, newAgent, rows, signedIn } = openClaimants();
const to = (response: Response) => response.headers.get("Location");
const PLACE = "lantern-row-insurance";

async function invite(email: string): Promise<string> {
  const owner = await signedIn("agency");
  const form = { intent: "invite", email, role: "member" };
  expect((await owner.post("/dashboard/invites", form)).status).toBe(303);
  const [sent] = await rows("SELECT text FROM outbox WHERE recipient = ? AND kind = 'organization-invite'", [
    email,
  ]);
  const link = /https?:\/\/\S+/.exec(String(sent?.text))?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** A record that the register doesn't name as an organization's owner: an owner transfers first. */
async function freeMember(): ReturnType<typeof freeAgent> {
  const agent = await freeAgent();
  const owned = await rows(
    `SELECT 1 FROM organization_members m JOIN agents a ON a.person_id = m.person_id
     WHERE a.agent_no = ? AND m.role = 'owner' AND m.left_at IS NULL`,
    [agent.agent_no],
  );
  return owned.length === 0 ? agent : freeMember();
}

/** Claims by code, through the claim's pages. */
async function claim(visitor: Awaited<ReturnType<typeof newAgent>>["visitor"], agent: Agent) {
  await (await visitor.get("/verify-email")).text();
  await (await visitor.post("/verify-email", { intent: "send-code", npn: agent.npn })).text();
  const code = await codeSentTo(agent.register_email);
  return visitor.post("/verify-email", { intent: "enter-code", code });
}

test("an invite says that the profile comes first, leads to the claim, and the claim leads back", async () => {
  const agent = await freeMember();
  const { visitor, email } = await newAgent(agent.firstName, agent.lastName);
  const link = await invite(email);
  const page = await pageOf(await visitor.get(link));
  expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Claim your profile first");
  expect(addressOf(page.getByRole("link", { name: "Claim your profile" }))).toBe("/verify-email");
  expect((await visitor.post(link, { intent: "accept" })).status).toBe(409);
  const proven = await claim(visitor, agent);
  expect([proven.status, to(proven)]).toEqual([303, link]);
  const back = await pageOf(await visitor.get(link));
  expect(back.getByRole("button", { name: "Accept the invite" })).toBeDefined();
  expect(to(await visitor.post(link, { intent: "accept" }))).toBe(
    `/organization-invite-success?organization=${PLACE}`,
  );
  const [record] = await rows(
    `SELECT o.url_slug FROM agents a JOIN organizations o ON o.organization_no = a.organization_no
     WHERE a.agent_no = ?`,
    [agent.agent_no],
  );
  expect(record).toEqual({ url_slug: PLACE });
  // The way back is used up.
  expect([...visitor.cookies.keys()].filter((name) => name.includes("way-back"))).toEqual([]);
});

test("asking to join shows the same instead of its form, and the claim leads back to the form", async () => {
  const agent = await freeMember();
  const { visitor } = await newAgent(agent.firstName, agent.lastName);
  const asking = `/apply-organization?organization=${PLACE}`;
  const page = await pageOf(await visitor.get(asking));
  expect(page.text).toContain("Claim your profile first.");
  expect(page.queryByRole("button", { name: "Send request" })).toBeNull();
  expect(addressOf(page.getByRole("link", { name: "Claim your profile" }))).toBe("/verify-email");
  expect(to(await claim(visitor, agent))).toBe(asking);
  expect(
    (await pageOf(await visitor.get(asking))).getByRole("button", { name: "Send request" }),
  ).toBeDefined();
});
