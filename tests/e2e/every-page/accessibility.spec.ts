/** On every page, for strangers and signed-in readers: axe, no width scrolls sideways, and nothing is too small to be hit or typed into. */
import { ofEachKind, publicPages } from "../../support/browser/public-pages.ts";
import { signIn, test } from "../support/accounts-site.ts";
import { expectAccessible, listViolations } from "../support/axe.ts";
import { menuButton } from "../support/frame.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });
/** Made of the same components as others, of the longest data that there is. */
const strained = publicPages.filter(({ name }) => name === "profile, longest");
const pages = process.env.FAIRLEAD_LONG_RUNS === "1" ? publicPages : [...ofEachKind, ...strained];

/** So many pages in one browser: a fresh one costs as much as reading a page. */
const TOGETHER = 6;
const groups = Array.from({ length: Math.ceil(pages.length / TOGETHER) }, (_, at) =>
  pages.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

for (const group of groups) {
  const names = group.map(({ name }) => name).join(", ");
  test(`everybody can use: ${names}`, async ({ page }) => {
    for (const { name, path } of group) {
      await page.goto(path);
      await expectAccessible(page, name);
    }
  });
}

/** Pages behind a sign-in, by who looks at them: forms, and the main pages of each workspace. */
const SIGNED_IN = {
  "": ["/auth/forgot-password", "/auth/agency-signup", "/organization-signup", "/check-email", "/reactivate"],
  customer: [
    ...[
      "/customer-dashboard",
      "/my-reviews",
      "/saved",
      "/saved/searches",
      "/messages",
      "/messages/new?agent=bo-li",
    ],
    ...[
      "/notifications",
      "/leave-review?agent=bo-li",
      "/terms/review",
      "/user-agreement",
      "/apply-organization",
    ],
    ...["", "?section=security", "?section=notifications", "?section=privacy"].map(
      (query) => `/settings${query}`,
    ),
  ],
  agent: [
    ...[
      "/dashboard",
      "/dashboard/questions",
      "/dashboard/reviews",
      "/dashboard/leads",
      "/dashboard/showcase",
    ],
    ...["/messages", "/notifications", "/settings/calendar", "/membership"],
    ...["/settings?section=photo", "/settings?section=licenses"],
  ],
  "new-agent": ["/verify-email"],
  carrier: ["/onboarding-pending"],
  agency: [
    ...["/dashboard", "/dashboard/invites", "/dashboard/organization", "/dashboard/affiliations?find=harbor"],
    ...["/settings", "/onboarding-complete"],
  ],
  applicant: ["/settings?section=application", "/application-pending"],
  rejected: ["/application-rejected", "/create-organization"],
  admin: [
    ...["/admin", "/admin/errors", "/admin/reviews", "/admin-console/people", "/admin-console/payments"],
    ...["/admin-console/imports/new", "/admin-console/product-types", "/admin-console/terms/new?type=agent"],
    ...["/admin-console/audit"],
  ],
} as const;

for (const [who, addresses] of Object.entries(SIGNED_IN)) {
  test(`${who === "" ? "a stranger" : who} can use each page of theirs`, async ({ page }) => {
    if (who !== "") await signIn(page, who);
    for (const path of addresses) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });
}

test("axe finds nothing in the open menu and the open suggestions", async ({ page }) => {
  await page.goto("/");
  await menuButton(page).click();
  expect(await listViolations(page, "all")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Location or agent name" }).fill("Aust");
  await page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first().waitFor();
  expect(await listViolations(page, "all")).toEqual([]);
});
