/** Fields of the pages behind a sign-in are large enough for a phone; `accessibility.spec.ts` looks at public ones. */
import { signIn, test } from "../support/accounts-site.ts";
import { listSmallFields } from "../support/field-size.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

test.use({ allowedNoise: [REFUSED_PAGE], viewport: { width: 390, height: 844 } });
/** Each has a kind of field that no other here has. */
const PAGES = {
  customer: [
    ...["/settings?section=security", "/settings?section=notifications", "/messages/new?agent=bo-li"],
    ...["/leave-review?agent=bo-li", "/saved/searches", "/apply-organization"],
  ],
  agent: [
    ...["/dashboard/leads", "/dashboard/questions", "/dashboard/showcase", "/settings/calendar"],
    ...["/settings?section=photo", "/settings?section=licenses", "/membership"],
  ],
  agency: ["/dashboard/invites", "/dashboard/organization", "/dashboard/affiliations"],
  admin: [
    ...["/admin/errors", "/admin-console/people", "/admin-console/payments", "/admin-console/imports/new"],
    ...["/admin-console/product-types", "/admin-console/terms/new?type=agent", "/admin-console/audit"],
  ],
} as const;

for (const [who, paths] of Object.entries(PAGES)) {
  test(`no field is too small for a phone on the pages of ${who}`, async ({ page }) => {
    await signIn(page, who);
    let fields = 0;
    for (const path of paths) {
      await page.goto(path);
      fields += await page.locator("main :is(input:not([type=hidden]), select, textarea)").count();
      expect.soft(await listSmallFields(page), path).toEqual([]);
    }
    expect(fields).toBeGreaterThan(5);
  });
}
