/** The frame around workspace pages: sidebar, logo, footer, and toasts. */
import { expect, test } from "vitest";
import { paths } from "#app/paths/paths.ts";
import { pageOf, within } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { signedIn, site } = openAccounts();

test.each([
  ["customer", paths.customerDashboard()],
  ["customer", paths.settings()],
  ["admin", paths.admin()],
])("a page with a sidebar has the logo above it and the footer below it: %s at %s", async (who, path) => {
  const page = await pageOf(await (await signedIn(who)).get(path));
  // Others belong to parts of the page itself.
  const [bar] = page.getAllByRole("banner");
  const footer = page.getAllByRole("contentinfo").at(-1);
  expect(within(bar as HTMLElement).getByRole("link", { name: "Fairlead" })).toBeDefined();
  const links = within(footer as HTMLElement).getAllByRole("link");
  expect(links.slice(0, 4).map((link) => link.textContent)).toEqual([
    "Find Agents",
    "Help & Support",
    "Privacy Policy",
    "Terms of Service",
  ]);
});

const PUBLIC = [
  "Home",
  "Our Vision",
  "Search by Location",
  "Ask an Expert",
  "Expert Answers",
  "Help",
  "Saved agents",
  "Compare",
];
const OWN = ["My Account", "Settings", "Dashboard", "Messages", "Notifications"];

test.each([
  ["customer", paths.customerDashboard(), []],
  ["agent", paths.dashboard(), ["My Showcase"]],
  ["agency", paths.dashboard(), ["My Organization Showcase"]],
  ["agency-manager", paths.settings(), ["My Organization Showcase"]],
  ["agency-executive", paths.dashboard(), ["My Organization Showcase", "My Executive Showcase"]],
  ["admin", paths.admin(), ["Admin"]],
])(
  "the menu has all its items next to a sidebar, too (specification §2): %s at %s",
  async (who, path, more) => {
    const visitor = await signedIn(who);
    for (const address of [path, paths.settings(), paths.help(), paths.messages()]) {
      const menu = (await pageOf(await visitor.get(address))).getByRole("navigation", {
        name: "Main",
        hidden: true,
      });
      const items = within(menu)
        .getAllByRole("link", { hidden: true })
        .map(({ textContent }) => textContent?.replace(/ \(\d+\+?\)$/, ""));
      expect(items, address).toEqual([...PUBLIC, ...OWN, ...more]);
      expect(menu.textContent).toContain(`${who}@fairlead.example`);
      expect(within(menu).getByRole("button", { name: "Sign Out", hidden: true })).toBeDefined();
    }
  },
);

test("a toast stays for the page that it was meant for when another page revalidates", async () => {
  const toast = encodeURIComponent(JSON.stringify({ title: "Signed out", tone: "success" }));
  const read = (headers: Record<string, string>) =>
    site.get("/our-vision.data", { headers: { Cookie: `__Host-toast=${toast}`, ...headers } });
  const again = await read({ "X-Reload-Data": "1" });
  expect(again.headers.getSetCookie()).toEqual([]);
  expect((await again.text()) + again.headers.get("X-Reader")).not.toContain("Signed out");
  const meant = await read({});
  expect(meant.headers.getSetCookie().join()).toContain("__Host-toast=;");
  expect(meant.headers.get("X-Reader")).toContain("Signed out");
  expect(await meant.text()).not.toContain("Signed out");
});
