/** The owner of an organization that waits for payment or setup can close it, and then delete the account. */
import { expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { addressOf, errorBy, fieldsOf, formOf, heldBy, pageOf } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site } = openAccounts();
const HTML = { headers: { Accept: "text/html" } };
const PRIVACY = "/settings?section=privacy";
const APPLICATION = "/settings?section=application";
const goodbye = (who: string, intent = "delete-account") => ({
  intent,
  confirm: `${who}@fairlead.example`,
  password: demoPassword,
});
const statusOf = async (slug: string) =>
  (await rows("SELECT status FROM organizations WHERE url_slug = ?", [slug]))[0]?.status;

test.each([
  ["fmo", "lantern-harbor-field-marketing", "Lantern Harbor Field Marketing"],
  ["carrier", "saltmarsh-flood-underwriters", "Saltmarsh Flood Underwriters"],
])("the owner of the %s: from the refusal to closing it to deleting the account", async (who, slug, name) => {
  const owner = await signedIn(who);
  const refused = await owner.post(PRIVACY, goodbye(who));
  expect(refused.status).toBe(409);
  const refusal = await pageOf(refused);
  expect(refusal.text).toContain(`You own ${name}. Close it first, then delete your account.`);
  const link = refusal.getByRole("link", { name: "Close your organization" });
  expect(addressOf(link)).toBe(`${APPLICATION}#closing`);

  const page = await pageOf(await owner.get(APPLICATION, HTML));
  const button = page.getByRole("button", { name: `Close ${name}` });
  const close = (typed: Record<string, string>) =>
    owner.post(APPLICATION, fieldsOf(formOf(button), typed, button));
  const misnamed = await close({ name: "Another", password: demoPassword });
  expect(misnamed.status).toBe(400);
  const corrected = await pageOf(misnamed);
  expect(errorBy(corrected.getByLabelText("The organization’s name"))).toContain(
    `Enter the name exactly: ${name}`,
  );
  expect(heldBy(corrected.getByLabelText("The organization’s name"))).toBe("Another");
  expect((await close({ name, password: "not this one" })).status).toBe(403);
  expect(await statusOf(slug)).toBe("active");
  const closed = await close({ name, password: demoPassword });
  expect([closed.status, closed.headers.get("Location")]).toEqual([303, PRIVACY]);
  expect(await statusOf(slug)).toBe("archived");

  expect((await owner.get("/dashboard", HTML)).status).toBe(200);
  expect((await pageOf(await owner.get(PRIVACY, HTML))).queryByText("Close your organization")).toBeNull();
  expect((await owner.post(PRIVACY, goodbye(who))).status).toBe(303);
  expect(await rows("SELECT 1 FROM users WHERE email = ?", [`${who}@fairlead.example`])).toEqual([]);
});

test("an organization that is set up is closed on the members page, where the refusal leads", async () => {
  const owner = await signedIn("agency");
  const refused = await owner.post(PRIVACY, goodbye("agency", "leave-account"));
  const refusal = await pageOf(refused);
  expect(refusal.text).toContain("You own Lantern Row Insurance. Transfer it or close it first");
  const link = refusal.getByRole("link", { name: "Transfer or close your organization" });
  expect(addressOf(link)).toBe("/dashboard/members#closing");
  expect(
    (await pageOf(await owner.get(APPLICATION, HTML))).queryByRole("button", { name: /^Close / }),
  ).toBeNull();
  const form = { intent: "close", name: "Lantern Row Insurance", password: demoPassword };
  const answer = await owner.post(APPLICATION, form);
  expect(answer.status).toBe(403);
  expect((await pageOf(answer)).text).toContain("You can’t do that here");
  expect(await statusOf("lantern-row-insurance")).toBe("active");
});

test("an executive of one that isn’t set up can't close it", async () => {
  await rows(
    `UPDATE organization_members SET organization_no = (SELECT organization_no FROM organizations WHERE url_slug = 'lantern-row-insurance'),
       role = 'executive' WHERE user_id = (SELECT id FROM users WHERE email = 'fmo-executive@fairlead.example')`,
  );
  await rows(
    `UPDATE organization_applications SET setup_completed_at = NULL WHERE organization_name LIKE 'Lantern Row%'`,
  );
  const executive = await signedIn("fmo-executive");
  expect(
    (await pageOf(await executive.get(APPLICATION, HTML))).queryByRole("button", { name: /^Close / }),
  ).toBeNull();
  const form = { intent: "close", name: "Lantern Row Insurance", password: demoPassword };
  expect((await executive.post(APPLICATION, form)).status).toBe(403);
  expect(await statusOf("lantern-row-insurance")).toBe("active");
  expect(await site.takeLogs()).toEqual([]);
});
