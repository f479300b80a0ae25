/**
 * Every URL of specification §2, in its order, with one example address each. `built: false` is still to come: it
 * must not answer yet, and nothing may link there. Whoever builds one turns it to `true`.
 */
export type SpecificationUrl = { pattern: string; example: string; built: boolean };

const built = (pattern: string, example = pattern): SpecificationUrl => ({ pattern, example, built: true });

const UUID = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";

export const specificationUrls: Readonly<Record<string, readonly SpecificationUrl[]>> = {
  "Public routes": [
    built("/"),
    built("/location-hub"),
    built("/location-directory"),
    built("/agents/{state}", "/agents/texas"),
    built("/agents/{state}/{city}", "/agents/texas/austin"),
    built("/help"),
    built("/privacy-policy"),
    built("/terms-of-service"),
    built("/expert-answers"),
    built("/our-vision"),
    built("/live"),
    built("/ask-expert"),
    built("/my-questions"),
    built("/geographic-search-results"),
    built("/verify-review"),
    built("/contact-capture"),
    built("/contact-capture/{identifier}", "/contact-capture/ines-calloway"),
  ],
  "Authentication and onboarding routes": [
    built("/auth"),
    built("/auth/signup"),
    built("/reactivate", "/reactivate?email=someone@mail.example"),
    built("/verify-email"),
    built("/check-email"),
    built("/accept-terms"),
    built("/user-agreement"),
    built("/terms/review"),
    built("/agreements/{id}", `/agreements/${UUID}`),
    built("/apply-organization"),
    built("/application-pending"),
    built("/application-rejected"),
    built("/organization-checkout"),
    built("/org-manager-auth/{orgId}", `/org-manager-auth/${UUID}`),
    built("/organization-signup"),
    built("/onboarding-pending"),
    built("/onboarding-complete"),
    built("/auth/agency-signup"),
    built("/auth/fmo-signup"),
    built("/auth/carrier-signup"),
    built("/auth/executive-signup"),
    built("/executive-invite-signup"),
    built("/organization-invite-checkout"),
  ],
  "Payment result pages": [built("/payment-success"), built("/payment-failure"), built("/payment-canceled")],
  "Profile routes": [
    built("/agent/{agentId}", `/agent/${UUID}`),
    built("/{agentId}", `/${UUID}`),
    built("/showcase/{identifier}", "/showcase/ines-calloway"),
    built("/organization-showcase/{id or slug}", "/organization-showcase/lantern-row-insurance"),
    built("/executive-showcase/{userId}", `/executive-showcase/${UUID}`),
  ],
  "Sidebar-layout pages": [
    built("/dashboard"),
    built("/customer-dashboard"),
    built("/settings"),
    built("/billing"),
    built("/settings/calendar"),
    built("/admin"),
    built("/admin-console"),
    built("/admin-console/payments"),
  ],
  "Sign-in guarded pages without sidebar": [
    built("/membership"),
    built("/messages"),
    built("/notifications"),
    built("/create-organization"),
    built("/subscriptions"),
    built("/leave-review"),
    built("/organization-invite-success"),
    built("/accessibility-settings"),
  ],
  "Admin guarded pages without sidebar": [built("/seed-avatars"), built("/admin-stripe-sync")],
};

export const allSpecificationUrls: readonly SpecificationUrl[] = Object.values(specificationUrls).flat();
