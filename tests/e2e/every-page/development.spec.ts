/**
 * Public pages and the main signed-in ones on React's development build: a warning, or a page that is not the one that
 * the server drew, fails.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { paths } from "#app/paths/paths.ts";
import { ofEachKind, publicPages } from "../../support/browser/public-pages.ts";
import { breakOffCrowd } from "../../support/faults/break-off.ts";
import { signInByForm } from "../support/accounts-site.ts";
import { test } from "../support/development-site.ts";
import { waitUntilHydrated } from "../support/frame.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

/** The Worker's message when a reader disconnects. */
const LINE_GONE = /Network connection lost/;

test.use({ allowedNoise: [new RegExp(`${REFUSED_PAGE.source}|${LINE_GONE.source}`)] });
// One server for all.
test.describe.configure({ mode: "default" });

async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await waitUntilHydrated(page);
      await expect(page.getByRole("main")).toBeVisible();
    });
  }
}

/** Admins have an authenticator here, whose code the page shows: no one has the app. */
async function signInByDemoCode(page: Page): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("admin@fairlead.example");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const code = await page.getByText("Demonstration code").getByRole("code").innerText();
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
}

/** A document of the demonstration, which waits for an admin. */
async function readDocument(page: Page): Promise<void> {
  await page.goto(paths.admin());
  await page.getByRole("link", { name: /418250/ }).click();
  const link = page.getByRole("link", { name: "The document (PDF, 2 kB)" });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
}

const SIGNED_IN: Readonly<Record<string, readonly string[]>> = {
  customer: [
    paths.dashboard(),
    paths.settings(),
    paths.messages(),
    paths.notifications(),
    paths.myReviews(),
    paths.leaveReview("bo-li"),
    paths.askExpert(),
    paths.live(),
  ],
  agent: [paths.dashboard(), paths.messages(), paths.notifications(), paths.settings()],
  admin: [paths.admin(), paths.adminReviews(), paths.adminErrors(), paths.dashboard()],
};

test("public pages make no noise", async ({ page }) => {
  await walk(
    page,
    (process.env.FAIRLEAD_LONG_RUNS === "1" ? publicPages : ofEachKind).map(({ path }) => path),
  );
});

for (const [who, addresses] of Object.entries(SIGNED_IN)) {
  test(`the pages of ${who} make no noise`, async ({ page }) => {
    await (who === "admin" ? signInByDemoCode(page) : signInByForm(page, who));
    await walk(page, addresses);
    // In the same visit: a code is good for one.
    if (who === "admin") await test.step("a document that waits", () => readDocument(page));
  });
}

test("the room of a signed-in page opens, and says hello", async ({ page }) => {
  const hello = page.waitForEvent("websocket", (socket) => socket.url().includes("/parties/"));
  await signInByForm(page, "customer");
  const socket = await hello;
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("hello"));
});

test("the mailbox shows the event attached to an email, and offers it for download", async ({ page }) => {
  await page.goto("/showcase/ines-calloway/book");
  await page.getByRole("link", { name: /^First call/ }).click();
  await page
    .getByRole("link", { name: /\d:\d\d [AP]M/ })
    .first()
    .click();
  await page.getByLabel("Name", { exact: true }).fill("Mara Quist");
  await page.getByLabel("Email", { exact: true }).fill("mara@mail.example");
  await page.getByLabel("Phone").fill("512-555-0188");
  await page.getByLabel("State you need insurance in").selectOption({ label: "Texas" });
  await page.getByLabel("Type of insurance").selectOption({ label: "Auto" });
  await page.getByRole("button", { name: "Book this time" }).click();
  // Held until the address is confirmed, by the link in its email.
  await expect(page.getByText("mara@mail.example")).toBeVisible();
  await page.goto("/dev/mailbox");
  const letters = page.getByRole("group").filter({ hasText: "mara@mail.example" });
  await letters.first().locator("summary").click();
  await letters
    .first()
    .getByRole("link", { name: /\/appointments\// })
    .first()
    .click();
  await page.getByRole("button", { name: "Confirm the appointment" }).click();
  await expect(page.getByText("Appointment confirmed")).toBeVisible();
  await page.goto("/dev/mailbox");
  const letter = letters.filter({ hasText: "Booked: Ines Calloway" });
  await letter.locator("summary").click();
  await expect(letter).toContainText("METHOD:REQUEST");
  const download = page.waitForEvent("download");
  await letter.getByRole("link", { name: "appointment.ics", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("appointment.ics");
  expect(readFileSync(await file.path(), "utf8")).toContain('ATTENDEE;CN="Mara Quist"');
});

test("broken-off uploads and requests leave a server that answers the next one", async ({
  page,
  fairlead,
}) => {
  for (let round = 0; round < 3; round++) {
    await breakOffCrowd(fairlead.url, paths.auth(), ["/", paths.search({ q: "78701" }), "/favicon.svg"]);
    expect((await page.request.get("/")).status(), `round ${round + 1}`).toBe(200);
  }
});

// Last: what they break makes noise for a while.
test.describe("while code is written", () => {
  test.use({ allowedNoise: [/./] });
  const VISION = "app/routes/public/our-vision.tsx";
  const SIGN_UP = "app/routes/auth/sign-up/sign-up.tsx";

  /** "sign-up.tsx:35:", the line of the broken file that has this. */
  const placeOf = (file: string, breaks: (text: string) => string, broken: string): string => {
    const lines = breaks(readFileSync(file, "utf8")).split("\n");
    return `${basename(file)}:${lines.findIndex((line) => line.includes(broken)) + 1}:`;
  };

  /** What a page shows of an error: its message, and the line of ours that threw it. */
  async function expectFailure(page: Page, message: string, place: string): Promise<void> {
    const failed = page.getByRole("region", { name: "What failed" });
    await expect(failed).toContainText(message, { timeout: 60_000 });
    await expect(failed).toContainText(place);
    await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  }

  test("an error in a loader shows what failed and where, on the open page and on a new one", async ({
    page,
    developmentSite,
  }) => {
    await page.goto(paths.ourVision());
    await page.waitForLoadState("networkidle");
    const breaks = (text: string) =>
      text.replace("  shareWithEveryone(context, request);", '  throw new TypeError("The loader broke.");');
    await developmentSite.whileSaved(VISION, breaks, async () => {
      await expectFailure(page, "TypeError: The loader broke.", placeOf(VISION, breaks, "The loader broke."));
      await page.goto(paths.ourVision());
      await expectFailure(page, "TypeError: The loader broke.", placeOf(VISION, breaks, "The loader broke."));
    });
    await expect(page.getByRole("heading", { level: 1, name: "Our Vision" })).toBeVisible({
      timeout: 60_000,
    });
  });

  test("an error in rendering shows what failed and where, on the open page and on a new one", async ({
    page,
    browser,
    developmentSite,
  }) => {
    await page.goto(paths.ourVision());
    await page.waitForLoadState("networkidle");
    const breaks = (text: string) =>
      text.replace(
        /(export default function OurVision\w*\(\) \{)\n/,
        '$1 if (named(site.description) !== "") throw new Error("The page broke.");\n',
      );
    await developmentSite.whileSaved(VISION, breaks, async () => {
      await expectFailure(page, "Error: The page broke.", placeOf(VISION, breaks, "The page broke."));
      const other = await browser.newPage({ baseURL: developmentSite.url });
      await other.goto(paths.ourVision());
      await expectFailure(other, "Error: The page broke.", placeOf(VISION, breaks, "The page broke."));
      await other.close();
    });
  });

  test("an error in an action shows what failed and where", async ({ page, developmentSite }) => {
    const breaks = (text: string) =>
      text.replace(/(export async function action\(.*\{)\n/, '$1 throw new Error("The action broke.");\n');
    await developmentSite.whileSaved(SIGN_UP, breaks, async () => {
      await page.goto(paths.signUp());
      await page.waitForLoadState("networkidle");
      await page.getByLabel("First name").fill("Ada");
      await page.getByLabel("Last name").fill("Ray");
      await page.getByLabel("Email").fill("ada@mail.example");
      await page.getByLabel("Password").fill("harbor lantern forty two");
      await page.getByRole("button", { name: "Create account" }).click();
      await expectFailure(page, "Error: The action broke.", placeOf(SIGN_UP, breaks, "The action broke."));
    });
  });

  test("a syntax error covers the page until it is fixed", async ({ page, developmentSite }) => {
    await page.goto(paths.ourVision());
    await page.waitForLoadState("networkidle");
    const overlay = page.locator("vite-error-overlay");
    const breaks = (text: string) => text.replace("export default function", "export default functoin");
    await developmentSite.whileSaved(VISION, breaks, async () => {
      await expect(overlay).toContainText(placeOf(VISION, breaks, "functoin"), { timeout: 60_000 });
      await expect(overlay).toContainText("export default functoin");
      // Its style arrived.
      await expect(overlay.locator('[part="backdrop"]')).toHaveCSS("position", "fixed");
    });
    await expect(overlay).toHaveCount(0, { timeout: 60_000 });
  });

  for (const [what, file, from, to] of [
    ["a loader", SIGN_UP, "await requireAnonymous", "await Promise.resolve(); await requireAnonymous"],
    ["a file of the server", "app/routes/auth/purpose.server.ts", "const PURPOSES", "export const PURPOSES"],
  ] as const)
    test(`saving ${what} keeps what is typed, and the page asks for its data again`, async ({
      page,
      developmentSite,
    }) => {
      await page.goto(paths.signUp());
      await page.waitForLoadState("networkidle");
      await page.getByLabel("First name").fill("Ada");
      await page.evaluate(() => document.documentElement.setAttribute("data-still", "here"));
      const asked = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(".data"));
      await developmentSite.whileSaved(
        file,
        (text) => text.replace(from, to),
        async () => {
          expect((await asked).status()).toBe(200);
          await expect(page.locator("html")).toHaveAttribute("data-still", "here");
          await expect(page.getByLabel("First name")).toHaveValue("Ada");
        },
      );
    });
});
