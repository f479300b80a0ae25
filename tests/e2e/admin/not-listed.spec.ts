/** From the profile to the form, from the queue to an address that says the profile is gone. */
import { test } from "../support/accounts-site.ts";
import { listViolations } from "../support/axe.ts";
import { expect } from "../support/site.ts";

test.use({ allowedNoise: [/status of 410|WebSocket/] });

const SOMEBODY = `SELECT a.slug, a.name FROM agents a WHERE a.account_status = 'active' AND a.slug NOT IN
  (SELECT url_slug FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.email LIKE '%@fairlead.example'
    AND url_slug IS NOT NULL) ORDER BY a.agent_no DESC LIMIT 1`;

test("a person asks not to be listed, and an admin takes the profile out", async ({
  ownSite,
  openAs,
  page,
}) => {
  const [person] = (await ownSite.database.execute(SOMEBODY)).rows;
  const [slug, name] = [String(person?.slug), String(person?.name)];
  await page.goto(`/showcase/${slug}`);
  await page.getByRole("link", { name: "Tell us", exact: true }).click();
  await expect(page.getByLabel(/Address of the profile/)).toHaveValue(new RegExp(`/showcase/${slug}$`));
  await page.getByLabel("It’s my profile").check();
  await page.getByLabel("Your name").fill("Pat Quill");
  await page.getByLabel("Your email").fill("pat.quill@mail.example");
  await page.getByLabel("I don’t want to be found here").check();
  expect(await listViolations(page, "all")).toEqual([]);
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We got your request");

  const admin = await openAs("admin");
  await admin.goto("/admin");
  await admin.getByRole("link", { name, exact: true }).click();
  await expect(admin.getByText("We don’t know this email.")).toBeVisible();
  expect(await listViolations(admin, "all")).toEqual([]);
  await admin.getByRole("button", { name: "Accept, and take it out" }).click();
  await expect(admin.getByText("The profile isn’t listed anymore, and we emailed the person.")).toBeVisible();

  const gone = await page.goto(`/showcase/${slug}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This profile isn’t listed anymore");
  await expect(page.getByText(name)).toHaveCount(0);
});
