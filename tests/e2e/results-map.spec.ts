/** The map beside the results, in a browser: what it loads, and how pins and rows answer each other. */
import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

const SEARCH = "/geographic-search-results?q=Houston%2C+TX&radius=100&rating=3";
const mapOf = (page: Page) => page.getByRole("complementary", { name: "Map" });
const isScript = /\.js$/;
const arePoints = /\/maps\/agents\.json\?/;

test("it is loaded when it is first used; pins and rows light up each other", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(SEARCH);
  const map = mapOf(page);
  // Nobody listens before the page is hydrated; a person moves the pointer more than once. The map’s code is another.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(map.getByRole("button", { name: "Zoom in" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((url) => arePoints.test(url))).toEqual([]);
  const scripts = loaded.filter((url) => isScript.test(url)).length;

  const pin = map.getByRole("link", { name: /^Pin 2, / });
  const row = page.getByRole("article").nth(1);
  await pin.hover();
  await expect.poll(() => loaded.filter((url) => arePoints.test(url)).length).toBe(1);
  expect(loaded.filter((url) => isScript.test(url)).length).toBeGreaterThan(scripts);
  // Drawn anew once its points are there, the map may have moved the pin from under the pointer.
  await expect(async () => {
    await page.getByRole("heading", { level: 1 }).hover();
    await pin.hover();
    await expect(row).toHaveAttribute("data-lit", "", { timeout: 1_000 });
  }).toPass();
  await page.getByRole("article").nth(2).hover();
  await expect(map.getByRole("link", { name: /^Pin 3, / })).toHaveAttribute("data-lit", "");
  await expect(row).not.toHaveAttribute("data-lit");

  // By the keyboard too: the pin that has the focus lights its row, and Enter leads to it.
  await pin.focus();
  await expect(row).toHaveAttribute("data-lit", "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/rating=3#agent-/);
  await expect(row.getByRole("heading").getByRole("link")).toBeInViewport();
});

test("a ring opens, and the area that one has moved to can be searched with the filters kept", async ({
  page,
}) => {
  await page.goto(SEARCH);
  const map = mapOf(page);
  const points = page.waitForResponse(arePoints);
  await map.getByRole("link", { name: /^Pin 1, / }).focus();
  const { agents }: { agents: unknown[] } = await (await points).json();
  const total = Number(/([\d,]+) agents?/.exec(await page.getByRole("main").innerText())?.[1]);
  expect(agents).toHaveLength(total);

  const rings = map.getByRole("link", { name: /^Zoom in on \d+ agents$/ });
  await expect(rings.first()).toBeVisible();
  const drawing = map.getByRole("group", { name: /^Map of/ });
  const before = (await drawing.getAttribute("viewBox")) ?? "";
  await rings.first().focus();
  await page.keyboard.press("Enter");
  await expect(drawing).not.toHaveAttribute("viewBox", before);

  const here = map.getByRole("link", { name: "Search this area" });
  await expect(here).toBeVisible();
  await here.click();
  await expect(page).toHaveURL(/lat=.*lon=.*near=map.*rating=3/);
  await expect(page.getByText("This is the area that you chose on the map")).toBeVisible();
  await expect(here).toHaveCount(0);
});

test("dragging moves it, and a drag is no click", async ({ page }) => {
  await page.goto(SEARCH);
  const map = mapOf(page);
  const pin = map.getByRole("link", { name: /^Pin 1, / });
  await pin.focus();
  await expect(map.getByRole("link", { name: /^Zoom in on/ }).first()).toBeVisible();
  const from = await pin.boundingBox();
  if (from === null) throw new Error("The pin is not to be seen.");
  await page.mouse.move(from.x + 11, from.y + 11);
  await page.mouse.down();
  await page.mouse.move(from.x + 111, from.y + 61, { steps: 5 });
  await page.mouse.up();
  await expect(map.getByRole("link", { name: "Search this area" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  const to = await pin.boundingBox();
  expect(Math.abs((to?.x ?? 0) - from.x - 100)).toBeLessThan(6);
  expect(Math.abs((to?.y ?? 0) - from.y - 50)).toBeLessThan(6);
});
