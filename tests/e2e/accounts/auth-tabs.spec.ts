/** The signed-in user is the same in every open tab. */
import { signIn, signInByForm, test } from "../support/accounts-site.ts";
import { menuButton } from "../support/frame.ts";
import { expect } from "../support/site.ts";

test.use({ allowedNoise: [/WebSocket|status of 401/] });

/** What the menu of a page offers, looked at without opening it. */
const offers = (text: string) => `nav[aria-label="Main"] :text("${text}")`;

test("signing in and out in one tab changes the others within a second, and what is being written stays", async ({
  page,
  context,
}) => {
  const [reader, writer] = [await context.newPage(), await context.newPage()];
  await reader.goto("/help");
  await writer.goto("/ask-expert");
  await writer.getByLabel("First name").fill("Nell");
  await expect(reader.locator(offers("Sign Out"))).toHaveCount(0);
  await reader.waitForLoadState("networkidle");
  await writer.waitForLoadState("networkidle");

  await signInByForm(page, "customer");
  for (const tab of [reader, writer]) await expect(tab.locator(offers("Sign Out"))).toHaveCount(1);
  await expect(writer.getByLabel("First name")).toHaveValue("Nell");

  await reader.goto("/dashboard");
  await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
  await reader.waitForLoadState("networkidle");
  await page.goto("/our-vision");
  await page.waitForLoadState("networkidle");
  await menuButton(page).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sign Out" }).click();
  await expect(page.locator("[data-toast]")).toContainText("Signed out");
  await expect(writer.locator(offers("Sign Out"))).toHaveCount(0);
  await expect(reader).toHaveURL(/^[^?]*\/auth(\?|$)/);
  await expect(writer.getByLabel("First name")).toHaveValue("Nell");
  // Shown where it was done, after that page was reloaded.
  await expect(page.locator(offers("Sign Out"))).toHaveCount(0);
  await expect(page.locator("[data-toast]")).toContainText("Signed out");
  await expect(reader.locator("[data-toast]")).toHaveCount(0);
});

test("a session that ended in another browser ends here by the user's room", async ({ page, openAs }) => {
  await signIn(page, "agent");
  await page.goto("/dashboard");
  await page.waitForLoadState("networkidle");
  const elsewhere = await openAs("agent");
  await elsewhere.goto("/our-vision");
  await elsewhere.waitForLoadState("networkidle");
  await menuButton(elsewhere).click();
  await elsewhere.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sign Out" }).click();
  await expect(elsewhere.locator("[data-toast]")).toContainText("Signed out");
  await expect(page).toHaveURL(/^[^?]*\/auth(\?|$)/);
});
