/** Everything that can be clicked is large enough to be hit, on forms and the main pages of a workspace; public pages: `accessibility.spec.ts`. */
import { signIn, test } from "../support/accounts-site.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";
import { listSmallTargets } from "../support/target-size.ts";

test.use({ allowedNoise: [REFUSED_PAGE] });
const PAGES = {
  "": ["/auth", "/auth/signup", "/auth/agency-signup", "/leave-review"],
  customer: [
    "/customer-dashboard",
    "/my-reviews",
    "/saved",
    "/messages",
    "/messages/new?agent=bo-li",
    "/notifications",
    "/leave-review?agent=bo-li",
    "/settings",
    "/settings?section=security",
    "/settings?section=notifications",
    "/settings?section=privacy",
  ],
  agent: ["/dashboard", "/dashboard/questions", "/dashboard/reviews", "/messages", "/notifications"],
  agency: ["/dashboard", "/settings"],
  admin: ["/admin", "/admin/errors", "/admin/reviews"],
} as const;

for (const [who, paths] of Object.entries(PAGES)) {
  test(`nothing is smaller than 24 px without room around it on the pages of ${who === "" ? "a stranger" : who}`, async ({
    page,
  }) => {
    if (who !== "") await signIn(page, who);
    const small: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await listSmallTargets(page);
        if (found.length > 0) small[`${path}, ${width} px`] = found;
      }
    }
    expect(small).toEqual({});
  });
}
