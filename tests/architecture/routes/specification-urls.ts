/** Every URL of specification §2, in its order, with one example address each. */
export type SpecificationUrl = { pattern: string; example: string };

const url = (pattern: string, example = pattern): SpecificationUrl => ({ pattern, example });

const UUID = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";

export const specificationUrls: Readonly<Record<string, readonly SpecificationUrl[]>> = {
  "Public routes": [
    url("/"),
    url("/location-hub"),
    url("/location-directory"),
    url("/agents/{state}", "/agents/texas"),
    url("/agents/{state}/{city}", "/agents/texas/austin"),
    url("/help"),
    url("/privacy-policy"),
    url("/terms-of-service"),
    url("/expert-answers"),
    url("/our-vision"),
    url("/live"),
    url("/ask-expert"),
    url("/my-questions"),
    url("/geographic-search-results"),
    url("/verify-review"),
    url("/contact-capture"),
    url("/contact-capture/{identifier}", "/contact-capture/ines-calloway"),
  ],
  "Authentication and onboarding routes": [
    url("/auth"),
    url("/auth/signup"),
    url("/reactivate", "/reactivate?email=someone@mail.example"),
    url("/verify-email"),
    url("/check-email"),
    url("/accept-terms"),
    url("/user-agreement"),
    url("/terms/review"),
    url("/agreements/{id}", `/agreements/${UUID}`),
    url("/apply-organization"),
    url("/application-pending"),
    url("/application-rejected"),
    url("/organization-checkout"),
    url("/org-manager-auth/{orgId}", `/org-manager-auth/${UUID}`),
    url("/organization-signup"),
    url("/onboarding-pending"),
    url("/onboarding-complete"),
    url("/auth/agency-signup"),
    url("/auth/fmo-signup"),
    url("/auth/carrier-signup"),
    url("/auth/executive-signup"),
    url("/executive-invite-signup"),
    url("/organization-invite-checkout"),
  ],
  "Payment result pages": [url("/payment-success"), url("/payment-failure"), url("/payment-canceled")],
  "Profile routes": [
    url("/agent/{agentId}", `/agent/${UUID}`),
    url("/{agentId}", `/${UUID}`),
    url("/showcase/{identifier}", "/showcase/ines-calloway"),
    url("/organization-showcase/{id or slug}", "/organization-showcase/lantern-row-insurance"),
    url("/executive-showcase/{userId}", `/executive-showcase/${UUID}`),
  ],
  "Sidebar-layout pages": [
    url("/dashboard"),
    url("/customer-dashboard"),
    url("/settings"),
    url("/billing"),
    url("/settings/calendar"),
    url("/admin"),
    url("/admin-console"),
    url("/admin-console/payments"),
  ],
  "Sign-in guarded pages without sidebar": [
    url("/membership"),
    url("/messages"),
    url("/notifications"),
    url("/create-organization"),
    url("/subscriptions"),
    url("/leave-review"),
    url("/organization-invite-success"),
    url("/accessibility-settings"),
  ],
  "Admin guarded pages without sidebar": [url("/seed-avatars"), url("/admin-stripe-sync")],
};

export const allSpecificationUrls: readonly SpecificationUrl[] = Object.values(specificationUrls).flat();
