/** Nothing is too small for a finger, and large text cuts nothing off. */
import type { Locator } from "@playwright/test";
import { adminPaths } from "#app/paths/admin.ts";
import { signIn, test } from "../support/accounts-site.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const path of [
    "/",
    "/geographic-search-results?q=78701",
    "/showcase/ines-calloway",
    "/agents/texas",
  ]) {
    test(`buttons, fields and menus are at least 44 px high on ${path}`, async ({ page }) => {
      await page.goto(path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("button, select, summary, a, input:not([type=hidden])")]
          // Of links only those that look like a button: framed or filled.
          .filter((element) => {
            const { borderTopWidth, backgroundColor } = getComputedStyle(element);
            const filled = !["rgba(0, 0, 0, 0)", "transparent"].includes(backgroundColor);
            return element.localName !== "a" || borderTopWidth !== "0px" || filled;
          })
          .map((element) => ({ element, target: element.closest("label") ?? element }))
          .filter(({ target }) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map(({ element, target }) => ({
            box: target.getBoundingClientRect(),
            html: element.outerHTML.slice(0, 120),
          }))
          .filter(({ box }) => box.width > 1 && box.height < 43.5)
          .map(({ box, html }) => `${Math.round(box.height)} px: ${html}`),
      );
      expect(small).toEqual([]);
    });
  }
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the drawer of a workspace is completely visible: its head, every page in it, and the way out", async ({
    page,
  }) => {
    await signIn(page, "agent");
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Sidebar (Ctrl or Cmd + B)" }).click();
    const drawer = page.getByRole("complementary", { name: "Workspace" });
    // Once it has slid in.
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    expect(await drawer.boundingBox()).toMatchObject({ y: 0, width: 288, height: 640 });
    const links = await drawer.getByRole("link").all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
      const { scrollWidth, clientWidth } = await link.evaluate(({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
      }));
      expect(scrollWidth, await link.innerText()).toBeLessThanOrEqual(clientWidth);
    }
    const close = drawer.getByRole("button", { name: "Close sidebar" });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(drawer).toBeHidden();
  });
});

test("a sidebar longer than the window begins with its page's own item in sight", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto(adminPaths.health());
  const own = page.getByRole("navigation", { name: "Workspace" }).getByRole("link", { name: "Health" });
  await expect(own).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the search icon leads to a box that is ready for typing", async ({ page }) => {
    for (const how of ["by a step within the site", "by a page of its own"]) {
      await page.goto("/help");
      const search = page.getByRole("banner").getByRole("link", { name: "Search" });
      if (how === "by a page of its own") await page.goto((await search.getAttribute("href")) ?? "");
      else await search.click();
      const box = page.getByRole("combobox", { name: "Location or agent name" });
      await expect(box, how).toBeFocused();
      await expect(box, how).toBeInViewport({ ratio: 1 });
      await page.keyboard.type("78701");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/q=78701/);
    }
  });

  test("the facts of an answer wrap where they are longer than the line", async ({ page }) => {
    await page.goto("/expert-answers?lang=es");
    await expect(
      page
        .getByRole("main")
        .getByText(/ · respondida en /)
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("saving an agent leaves the list where it is", async ({ page }) => {
    await page.goto("/geographic-search-results?q=Houston%2C+TX");
    const rows = page.getByRole("article");
    // The first click loads the page's code, the second finds it there.
    for (const at of [2, 4]) {
      const row = rows.nth(at);
      const save = row.getByRole("button", { name: /^Save / });
      await save.scrollIntoViewIfNeeded();
      const before = (await row.boundingBox())?.y ?? 0;
      await save.click();
      await expect(row.getByRole("button", { name: /is saved, remove$/ })).toBeVisible();
      await expect(page.locator("[data-toast]")).toBeVisible();
      expect((await row.boundingBox())?.y).toBe(before);
      await page.locator("[data-toast]").getByRole("link", { name: "OK" }).click();
      await expect(page.locator("[data-toast]")).toHaveCount(0);
      expect((await row.boundingBox())?.y).toBe(before);
      expect(new URL(page.url()).hash).toBe("");
    }
  });
});

test.describe("the bar of results", () => {
  const SEARCH = "/geographic-search-results?q=Houston%2C+TX&type=home&accepting=1&language=es";
  const ALL = "text-larger.contrast-more.links-underlined.font-readable.targets-large";

  for (const [width, display] of [
    [320, ""],
    [390, ""],
    [390, "text-larger"],
    [390, ALL],
    [820, ALL],
  ] as const) {
    test(`shows the whole order at ${width} px${display === "" ? "" : ` with ${display}`}`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      if (display !== "")
        await page
          .context()
          .addCookies([
            { name: "__Secure-display", value: display, url: baseURL?.replace("http:", "https:") ?? "" },
          ]);
      await page.goto(SEARCH);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const shown = await page.getByLabel("Sort by").evaluate((select) => {
        const { width } = select.getBoundingClientRect();
        Object.assign(select.style, { position: "absolute", width: "max-content", maxWidth: "none" });
        return width / select.getBoundingClientRect().width;
      });
      expect(shown).toBeGreaterThan(0.99);
    });
  }

  test("has nothing in mid-page: applied filters begin at its left edge, and List is at the map's right", async ({
    page,
  }) => {
    const boxOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (box === null) throw new Error("It is not to be seen.");
      return { left: Math.round(box.x), right: Math.round(box.x + box.width) };
    };
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(SEARCH);
      const main = page.getByRole("main");
      await main.getByRole("link", { name: "Map", exact: true }).click();
      const { left } = await boxOf(main.locator("summary", { hasText: "Filters" }));
      const inForce = main.getByRole("navigation", { name: "Filters in force" });
      expect((await boxOf(inForce)).left, `${width}`).toBe(left);
      const save = await boxOf(main.getByRole("button", { name: "Save this search" }));
      const map = await boxOf(main.getByRole("complementary", { name: "Map" }));
      expect(width < 768 ? save.left : save.right, `${width}`).toBe(width < 768 ? left : map.right);
      expect((await boxOf(main.getByRole("link", { name: "List" }))).right, `${width}`).toBe(map.right);
    }
  });
});

test("next to a map that is longer than the list, the order is at the list's head", async ({ page }) => {
  await page.goto("/geographic-search-results?q=99950");
  await expect(page.getByText("No agents match within")).toBeVisible();
  const order = await page.getByLabel("Sort by").boundingBox();
  const filters = await page.getByRole("complementary", { name: "Filters" }).boundingBox();
  expect((order?.y ?? 0) - (filters?.y ?? 0)).toBeLessThan(20);
});

test("with 200 % text nothing is cut off sideways", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  for (const path of ["/", "/geographic-search-results?q=78701", "/showcase/ines-calloway"]) {
    await page.goto(path);
    // A style sheet made by script is allowed by the policy; an inline style is not.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(":root:root { font-size: 200% }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
  }
});
