/** The gate before protected pages: specification §4, step by step, in its order. Pure. */
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { PageFacts } from "#app/platform/pages/pages.ts";

export type GateDecision =
  | { kind: "pass" }
  | { kind: "redirect"; to: string }
  /** The session ends on the way. */
  | { kind: "sign-out"; to: string };

const PASS: GateDecision = { kind: "pass" };

/**
 * `url` is the requested page, `page` what its route declares. The page of a step is open during that step, so every
 * chain of redirects ends.
 */
export function decideGate(viewer: Viewer | null, url: URL, page: PageFacts | null): GateDecision {
  const { pathname } = url;
  const goTo = (to: string): GateDecision =>
    new URL(to, url).pathname === pathname ? PASS : { kind: "redirect", to };

  // 1. Loading has no counterpart here: the facts are read before the page is made.
  // 2. No user.
  if (viewer === null) return goTo(paths.auth({ next: pathname + url.search }));

  // 3. Archived account.
  if (viewer.accountStatus === "archived") {
    return { kind: "sign-out", to: paths.reactivate({ email: viewer.email }) };
  }
  const flags = flagsOf(viewer.role);

  // 4. Customer without accepted terms. Admins skip the terms check.
  if (flags.isCustomer && !viewer.termsAccepted) return goTo(paths.userAgreement());

  // 5. Agent not verified; verified agent without terms.
  // Applying to be listed belongs to that step, for an agent whose NPN the directory doesn't have.
  if (flags.isAgent && !viewer.verified)
    return pathname === paths.agentApplication() ? PASS : goTo(paths.verifyEmail());
  if (flags.isAgent && !viewer.termsAccepted) return goTo(paths.userAgreement());

  // 6. Onboarding.
  const { onboarding } = viewer;
  if (onboarding === null || !onboarding.needsOnboarding) return PASS;
  if (flags.isExecutive && !viewer.termsAccepted) return goTo(paths.userAgreement());
  if (onboarding.step === "payment") {
    if (page?.whilePaying === true) return PASS;
    const { organizationId, organizationType } = onboarding;
    return goTo(paths.userAgreement({ orgId: organizationId, orgType: organizationType }));
  }
  return goTo(onboarding.step === "terms" ? paths.userAgreement() : paths.onboardingPending());
}
