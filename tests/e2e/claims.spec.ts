import type { Page } from "@playwright/test";
import { signIn, test } from "./accounts-site.ts";
import { listViolations, VIEWS } from "./axe.ts";
import { expect, REFUSED_PAGE } from "./site.ts";

// What is wrong with a form comes with a status of its own, which Chromium remarks on.
test.use({ allowedNoise: [REFUSED_PAGE] });

const letter = {
  name: "letter.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\nA letter from the state."),
};

async function look(page: Page, what: string) {
  for (const { width, height, colorScheme, rules } of VIEWS.filter((view) => view.rules === "all")) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await listViolations(page, rules), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${what}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

test("a profile is contested with a document, and an admin reads it and decides", async ({
  page,
  somebody,
  javaScriptEnabled,
}) => {
  test.setTimeout(240_000);
  const axe = javaScriptEnabled === false ? async () => undefined : look;
  await signIn(page, "contesting-agent");
  await expect(page.getByText("Your code was right.")).toBeVisible();
  await axe(page, "an open contest");
  await page.getByRole("button", { name: "Withdraw this claim" }).click();
  const npn = page.getByLabel("NPN", { exact: true });
  await npn.fill("9442063");
  await page.getByRole("button", { name: "Send the document" }).click();
  await expect(page.getByText("Choose a file.").first()).toBeVisible();
  await page.getByLabel("Your license, or a letter").setInputFiles(letter);
  await page.getByRole("button", { name: "Send the document" }).click();
  await expect(page.getByText("Another account holds this NPN.").first()).toBeVisible();
  await axe(page, "a profile that is held");
  await expect(npn).toHaveValue("9442063");
  await page.getByLabel("This profile is mine").check();
  await page.getByLabel("Your license, or a letter").setInputFiles(letter);
  await page.getByRole("button", { name: "Send the document" }).click();
  await expect(page.getByText("We have your document.")).toBeVisible();

  const admin = await somebody("admin");
  await admin.goto("/admin");
  await axe(admin, "today's work");
  await admin.getByRole("link", { name: "A contested profile, with a document" }).click();
  await axe(admin, "a claim");
  const download = admin.waitForEvent("download");
  await admin.getByRole("link", { name: "The document" }).click();
  expect((await download).suggestedFilename()).toBe("claim.pdf");
  await admin.getByRole("button", { name: "Refuse" }).click();
  await expect(admin.getByText("Write a reason.").first()).toBeVisible();
  await admin.getByLabel("Reason").fill("The letter is not about this license.");
  await admin.getByRole("button", { name: "Refuse" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "Today’s work" })).toBeVisible();

  await page.goto("/verify-email");
  await expect(page.getByText("The letter is not about this license.")).toBeVisible();
  await axe(page, "a claim that was refused");
});
