/** An action on an account in the admin pages: by the keyboard alone, and without JavaScript. */

import { test } from "../support/accounts-site.ts";
import { listViolations } from "../support/axe.ts";
import { expect } from "../support/site.ts";

const REASON = "It sent the same message to everybody.";

test("from the list to ended sessions with the keyboard alone", async ({ openAs }) => {
  const admin = await openAs("admin");
  await admin.goto("/admin-console/people?find=new-customer%40");
  await expect(admin.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await expect(admin.getByRole("button", { name: "Keyboard shortcuts" })).toBeVisible();
  await admin.keyboard.press("j");
  await admin.keyboard.press("Enter");
  await expect(admin).toHaveURL(/\/admin-console\/people\/[0-9a-f-]{36}$/);
  // The address is there before the page is, and the list has the email too.
  await expect(admin.getByRole("heading", { level: 1 })).not.toHaveText("People");
  await expect(admin.getByText("new-customer@fairlead.example")).toBeVisible();
  await expect(async () => {
    await admin.keyboard.press("e");
    await expect(admin.getByRole("textbox", { name: "Reason" })).toBeFocused({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await admin.keyboard.type(REASON);
  await admin.keyboard.press("Tab");
  await expect(admin.getByRole("button", { name: "End all sessions" })).toBeFocused();
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("Sessions ended")).toBeVisible();
  await expect(admin.getByText("Not signed in anywhere.")).toBeVisible();
  await expect(admin.getByRole("table", { name: "What admins did here" })).toContainText(REASON);
  expect(await listViolations(admin, "all")).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an account is archived, and several are restored at once", async ({ openAs }) => {
    const admin = await openAs("admin");
    await admin.goto("/admin-console/people?find=customer%40");
    await admin.getByRole("table", { name: "People" }).getByRole("link").first().click();
    await admin.getByText("Archive the account").first().click();
    await admin.locator("#archive-reason").fill(REASON);
    await admin.getByRole("button", { name: "Archive the account" }).click();
    await expect(admin.getByText(/^Archived .*, by an admin$/)).toBeVisible();

    await admin.goto("/admin-console/people?status=archived&find=customer%40");
    await admin
      .getByRole("checkbox", { name: /^Choose / })
      .first()
      .check();
    await admin.getByRole("button", { name: "Restore" }).click();
    await expect(admin.getByRole("heading", { level: 1, name: "Restore 1 person?" })).toBeVisible();
    await admin.getByRole("textbox", { name: "Reason" }).fill("It was a mistake of ours.");
    await admin.getByRole("button", { name: "Restore 1 person" }).click();
    await admin.getByRole("button", { name: "Go on" }).click();
    await expect(admin.getByText("1 of 1 looked at.")).toBeVisible();
    await admin.getByRole("link", { name: "Done (1)" }).click();
    await expect(admin.getByRole("table", { name: "Done" })).toBeVisible();
  });
});
