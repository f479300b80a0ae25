/** The map next to the results, in a browser: what it loads, and how pins and rows respond to each other. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const SEARCH = "/geographic-search-results?q=Houston%2C+TX&radius=100&rating=3";
const mapOf = (page: Page) => page.getByRole("complementary", { name: "Map" });
const isScript = /\.js$/;
const arePoints = /\/maps\/agents\.json\?/;

test("it is loaded when it is first used; pins and rows light up each other", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(SEARCH);
  const map = mapOf(page);
  // Nothing listens before the page is hydrated; a person moves the pointer more than once. The map’s code loads
  // separately.
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
  // Redrawn once its points are there, the map may have moved the pin from under the pointer.
  await expect(async () => {
    await page.getByRole("heading", { level: 1 }).hover();
    await pin.hover();
    await expect(row).toHaveAttribute("data-lit", "", { timeout: 1_000 });
  }).toPass();
  await page.getByRole("article").nth(2).hover();
  await expect(map.getByRole("link", { name: /^Pin 3, / })).toHaveAttribute("data-lit", "");
  await expect(row).not.toHaveAttribute("data-lit");

  // By the keyboard too: the focused pin highlights its row, and Enter leads to it.
  await pin.focus();
  await expect(row).toHaveAttribute("data-lit", "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/rating=3#agent-/);
  await expect(row.getByRole("heading").getByRole("link")).toBeInViewport();
});

test("a ring opens, and the area that the map was moved to can be searched with the same filters", async ({
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

test("nothing moves when its code and its points come", async ({ page }) => {
  await page.goto(SEARCH);
  const map = mapOf(page);
  const drawing = map.getByRole("group", { name: /^Map of/ });
  const standing = () =>
    drawing
      .locator("[data-part=labels] text")
      .or(drawing.getByRole("link"))
      .evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const words = one.localName === "text" ? one.textContent : one.querySelector("text")?.textContent;
          return { words: words ?? "", x: x + width / 2, y: y + height / 2 };
        }),
      );
  const before = await standing();
  expect(before.length).toBeGreaterThan(15);
  await map.getByRole("link", { name: /^Pin 1, / }).focus();
  await expect(map.getByRole("link", { name: /^Zoom in on/ }).first()).toBeVisible();
  const after = await standing();
  expect(after).toHaveLength(before.length);
  const moved = before.filter(
    ({ words, x, y }) => !after.some((one) => one.words === words && Math.hypot(one.x - x, one.y - y) < 3),
  );
  expect(moved).toEqual([]);
});

test("on a phone it is one tap away, above the list, and a tap on a pin leads back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SEARCH);
  const map = mapOf(page);
  await expect(map).toBeHidden();
  const way = page.getByRole("link", { name: "Map", exact: true });
  expect((await way.boundingBox())?.y).toBeLessThan(844);
  await way.click();
  await expect(map).toBeInViewport({ ratio: 0.8 });
  const pin = map.getByRole("link", { name: /^Pin 3, / });
  await pin.click();
  await expect(map).toBeHidden();
  await expect(page.getByRole("article").nth(2).getByRole("heading")).toBeInViewport();
  // A row's number leads to its pin: the map is shown again.
  await page.getByRole("article").nth(2).getByRole("link", { name: "Pin 3" }).click();
  await expect(pin).toBeInViewport();
  await map.getByRole("link", { name: "List" }).click();
  await expect(map).toBeHidden();
});
