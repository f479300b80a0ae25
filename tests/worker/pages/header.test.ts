/** The header of pages, and the sidebar in a workspace. */
import { describe, expect, test } from "vitest";
import { proofWords } from "#app/domains/reviews/review-sentences.ts";
import { addressesIn, addressOf, type Page, pageOf, rowsOf, within, wordsIn } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { stranger, signedIn, rows } = openAccounts();

/** The first one: headers of sections count as banners here. */
function banner(page: Page) {
  const [first] = page.getAllByRole("banner");
  if (first === undefined) throw new Error("The page has no header.");
  return within(first);
}
const used = (page: Page) => banner(page).getByRole("navigation", { name: "Most used" });
/** Closed, as served. */
const menu = (page: Page) => banner(page).getByRole("navigation", { name: "Main", hidden: true });
const marked = (part: Element) =>
  [...part.querySelectorAll("[aria-current=page]")].map((link) => wordsIn(link).replace(/, \d+ unread$/, ""));

describe("the header", () => {
  test.each([
    ["/", ["Find agents"]],
    ["/expert-answers", ["Expert Answers"]],
    ["/ask-expert", ["Ask an Expert"]],
    ["/help", []],
  ])("of %s names the most used pages, marks the current one, and keeps the menu", async (path, here) => {
    const page = await pageOf(await stranger().get(path));
    expect(addressesIn(used(page))).toEqual(["/", "/ask-expert", "/expert-answers"]);
    expect(marked(used(page))).toEqual(here);
    const items = within(menu(page)).getAllByRole("link", { hidden: true }).map(wordsIn);
    expect(items).toEqual([
      ...["Home", "Our Vision", "Search by Location", "Ask an Expert", "Expert Answers", "Help"],
      ...["Saved agents", "Compare", "Sign In / Sign Up"],
    ]);
  });

  test.each(["/geographic-search-results", "/no/such/page"])(
    "of %s asks for a place or a name in the words of the page's own box",
    async (path) => {
      const page = await pageOf(await stranger().get(path));
      const boxes = ["Place, agent, or organization", "Location or agent name"].map((label) =>
        page.getByLabelText(label).getAttribute("placeholder"),
      );
      expect(boxes).toEqual(["ZIP, city, state, or name", "ZIP, city, state, or name"]);
    },
  );

  test("lets a stranger sign in and return", async () => {
    const signIn = async (path: string) =>
      addressOf(banner(await pageOf(await stranger().get(path))).getByRole("link", { name: "Sign In" }));
    expect(await signIn("/")).toBe("/auth");
    expect(await signIn("/auth?next=%2Fmessages")).toBe("/auth");
    expect(await signIn("/expert-answers?type=home")).toBe("/auth?next=%2Fexpert-answers%3Ftype%3Dhome");
  });

  test("shows who is signed in, and links to their own pages", async () => {
    const page = await pageOf(await (await signedIn("agent")).get("/help"));
    const own = banner(page).getByRole("link", { name: "Ines Calloway, your dashboard" });
    expect(addressOf(own)).toBe("/dashboard");
    expect(banner(page).queryByRole("link", { name: "Sign In" })).toBeNull();
  });
});

describe("in a workspace", () => {
  test.each(["customer", "agent", "agency", "admin"])(
    "of %s the menu has what the specification names, whatever the sidebar has",
    async (who) => {
      const page = await pageOf(await (await signedIn(who)).get("/settings"));
      const sidebar = page.getByRole("navigation", { name: "Workspace" });
      expect(addressesIn(sidebar)).toContain("/messages");
      const all = addressesIn(menu(page));
      for (const to of [
        "/",
        "/our-vision",
        "/location-hub",
        "/ask-expert",
        "/expert-answers",
        "/help",
        "/settings",
      ])
        expect(all, to).toContain(to);
      for (const to of ["/settings?section=profile", "/dashboard"]) expect(all, to).toContain(to);
      expect(within(menu(page)).getByRole("button", { name: "Sign Out", hidden: true })).toBeTruthy();
      expect(marked(sidebar)).toEqual(["Settings"]);
    },
  );

  test("the number of unread items is on Messages, on Notifications and on the bell", async () => {
    await rows(
      `UPDATE message_threads SET customer_unread = 2 WHERE id = (SELECT id FROM message_threads
       WHERE customer_user_id = (SELECT id FROM users WHERE email = 'customer@fairlead.example') LIMIT 1)`,
    );
    await rows(`UPDATE message_threads SET customer_unread = 0 WHERE customer_unread <> 2`);
    const [user] = await rows("SELECT id FROM users WHERE email = 'customer@fairlead.example'");
    await rows("DELETE FROM user_notifications WHERE user_id = ?", [String(user?.id)]);
    for (let no = 10; no < 22; no++)
      await rows(
        `INSERT INTO user_notifications (id, user_id, type, title, message, read, created_at)
         VALUES (?, ?, 'info', 'Said', 'Something.', 0, ${no})`,
        [`01952a10-6b40-7c31-9d02-3a6f1e8b70${no}`, String(user?.id)],
      );
    const page = await pageOf(await (await signedIn("customer")).get("/customer-dashboard"));
    const sidebar = within(page.getByRole("navigation", { name: "Workspace" }));
    expect(sidebar.getByRole("link", { name: /^Messages/ }).textContent).toBe("Messages4, 4 unread");
    expect(sidebar.getByRole("link", { name: /^Notifications/ }).textContent).toBe(
      "Notifications9+, 12 unread",
    );
    expect(wordsIn(banner(page).getByRole("link", { name: "Notifications 9+, 12 unread" }))).toBe("9+");
  });

  test("a table row starts with its name, and stays a row where it folds", async () => {
    const page = await pageOf(await (await signedIn("agent")).get("/dashboard"));
    const queue = page.getByRole("table", { name: "Questions we sent you" });
    expect(rowsOf(queue)[0]).toEqual(["Question", "First answer", "Asked", "Answer"]);
    for (const row of within(queue).getAllByRole("row")) expect(row.getAttribute("role")).toBe("row");
    expect(
      within(queue)
        .getAllByRole("rowheader")
        .every((cell) => cell === cell.parentElement?.firstChild),
    ).toBe(true);
    for (const cell of within(queue).getAllByRole("cell")) expect(cell.getAttribute("role")).toBe("cell");
  });
});

test("the footer says how reviews are verified and what is connected with whom", async () => {
  const page = await pageOf(await stranger().get("/showcase/ines-calloway"));
  const footer = wordsIn(page.getByRole("contentinfo"));
  expect(footer).toContain("connects customers with top-rated insurance agents through authentic reviews");
  // This stays true: every published review says how its writer is known.
  expect(footer).toContain("each one says how its writer was verified");
  const reports = page.getAllByRole("link", { name: /^Report ?the review/, hidden: true });
  expect(reports.length).toBeGreaterThan(3);
  const ways = new RegExp(Object.values(proofWords).join("|"));
  for (const report of reports) expect(wordsIn(report.closest("article") ?? report)).toMatch(ways);
});
