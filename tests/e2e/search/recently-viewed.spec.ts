/** Profiles that a browser has shown: stored in the browser, shown at home, cleared by one button. */
import { expect, test } from "../support/site.ts";

test("profiles looked at are listed at home, newest first, until the list is cleared", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "with-javascript", "Without JavaScript no list is stored.");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Recently viewed" })).toHaveCount(0);
  const viewed = () => page.evaluate(() => localStorage.getItem("viewed") ?? "");
  for (const slug of ["bo-li", "ines-calloway"]) {
    await page.goto(`/showcase/${slug}`);
    await expect.poll(viewed).toContain(slug);
  }
  await page.goto("/");
  const list = page.getByRole("region", { name: "Recently viewed" });
  await expect(list.getByRole("link")).toHaveText([/Inés Calloway|Ines Calloway/, /Bo Li/]);
  await expect(list.getByRole("link").first()).toHaveAttribute("href", "/showcase/ines-calloway");
  await list.getByRole("button", { name: "Clear list" }).press("Enter");
  await expect(list.getByRole("status")).toBeFocused();
  expect(await viewed()).toBe("");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(list).toHaveCount(0);
});
