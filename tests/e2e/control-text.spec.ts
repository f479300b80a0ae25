/** On a phone no field is set smaller than 16 px: iOS zooms into such a one, and leaves the page zoomed. */
import { publicPages } from "#support/public-pages.ts";
import { signIn, test } from "./accounts-site.ts";
import { expect, REFUSED_PAGE } from "./site.ts";

test.use({ allowedNoise: [REFUSED_PAGE], viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 240_000 });

const LEAST_PX = 16;

const PAGES = {
  "": [
    ...publicPages.map(({ path }) => path),
    ...["/auth", "/auth/signup", "/auth/agency-signup", "/auth/executive-signup", "/forgot-password"],
    ...["/reactivate", "/leave-review", "/showcase/ines-calloway/report-photo"],
  ],
  customer: [
    ...["/settings", "/settings?section=security", "/settings?section=notifications"],
    ...[
      "/settings?section=privacy",
      "/settings?section=application",
      "/messages",
      "/messages/new?agent=bo-li",
    ],
    ...["/leave-review?agent=bo-li", "/accessibility-settings", "/saved/searches", "/apply-organization"],
  ],
  agent: [
    ...["/dashboard/leads", "/dashboard/questions", "/dashboard/reviews", "/dashboard/showcase"],
    ...["/settings/calendar", "/settings?section=photo", "/settings?section=licenses", "/contact-capture"],
    ...["/appointments", "/membership", "/subscriptions", "/billing"],
  ],
  agency: [
    ...["/dashboard/members", "/dashboard/invites", "/dashboard/organization", "/dashboard/affiliations"],
    ...["/settings", "/billing"],
  ],
  admin: [
    ...["/admin", "/admin/reviews", "/admin/errors", "/admin-console/people", "/admin-console/organizations"],
    ...["/admin-console/payments", "/admin-console/imports", "/admin-console/product-types"],
    ...["/admin-console/terms/new?type=agent", "/admin-console/plans", "/admin-console/questions"],
    ...["/admin-console/audit", "/admin-console/mail", "/seed-avatars"],
  ],
} as const;

for (const [who, paths] of Object.entries(PAGES)) {
  test(`fields are set in ${LEAST_PX} px at least on the pages of ${who === "" ? "a stranger" : who}`, async ({
    page,
  }) => {
    if (who !== "") await signIn(page, who);
    const small: Record<string, string[]> = {};
    let fields = 0;
    for (const path of paths) {
      await page.goto(path);
      // Those that are closed away, too: they open under the same finger.
      const sizes = await page.locator("input:not([type=hidden]), select, textarea").evaluateAll((all) =>
        all.map((field) => ({
          size: Number.parseFloat(getComputedStyle(field).fontSize),
          tag: (field.cloneNode() as Element).outerHTML.slice(0, 120),
        })),
      );
      fields += sizes.length;
      const found = sizes.filter(({ size }) => size < LEAST_PX).map(({ size, tag }) => `${size} px: ${tag}`);
      if (found.length > 0) small[path] = found;
    }
    expect(small).toEqual({});
    expect(fields).toBeGreaterThan(20);
  });
}
