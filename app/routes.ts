/**
 * THE MAP: every URL that works, grouped as specification §2 groups them. The rest of §2 is listed in
 * `tests/architecture/routes/route-table.test.ts`.
 */
import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";

const publicRoutes = [
  index("routes/public/home.tsx"),
  route("location-hub", "routes/public/location-hub.tsx"),
  route("location-directory", "routes/public/location-directory.tsx"),
  ...prefix("agents", [
    route(":state", "routes/public/state.tsx"),
    route(":state/:city", "routes/public/city.tsx"),
  ]),
  route("geographic-search-results", "routes/public/search-results.tsx"),
  route("compare", "routes/public/compare.tsx"),
  route("ask-expert", "routes/questions/ask-expert.tsx"),
  route("ask-expert/next", "routes/questions/ask-next.tsx"),
  // Without the sidebar: most who open it have no account, and the form with the sidebar is more JavaScript than a public page may have.
  route("my-questions", "routes/questions/my-questions.tsx"),
  ...prefix("expert-answers", [
    index("routes/questions/expert-answers.tsx"),
    route(":slug", "routes/questions/expert-answer.tsx"),
  ]),
  route("live", "routes/questions/live.tsx"),
  route("verify-review", "routes/reviews/verify-review.tsx"),
  route("reviews/rules", "routes/public/rules/review-rules.tsx"),
  route("reviews/:id", "routes/reviews/review.tsx"),
  route("reviews/events.csv", "routes/reviews/review-events.ts"),
  route("reviews/log", "routes/reviews/log/review-log.tsx"),
  route("reviews/log/:id/*", "routes/reviews/log/log-file.ts"),
  route("reviews/:id/receipt.json", "routes/reviews/log/review-receipt.ts"),
  route("reviews/:id/report", "routes/reviews/report-review.tsx"),
  route("request-quote", "routes/leads/request-quote.tsx"),
  route("request-quote/:token", "routes/leads/quote-request.tsx"),
  route("contact-capture", "routes/leads/contact-capture.tsx"),
  route("contact-capture/:identifier", "routes/leads/capture-card.tsx"),
  route("contact-capture/:identifier/qr.svg", "routes/leads/capture-qr.ts"),
  route("consent/:token", "routes/leads/consent.tsx"),
  route("neutrality", "routes/public/neutrality/neutrality.tsx"),
  route("neutrality.csv", "routes/public/neutrality/neutrality-file.ts"),
  route("accuracy", "routes/public/accuracy/accuracy.tsx"),
  route("accuracy.csv", "routes/public/accuracy/count-file.ts"),
  route("accuracy/:state.csv", "routes/public/accuracy/state-file.ts"),
  route("help", "routes/public/help.tsx"),
  route("help/not-listed", "routes/listings/not-listed.tsx"),
  route("help/who-pays", "routes/public/legal/who-pays.tsx"),
  route("help/accessibility", "routes/public/legal/accessibility.tsx"),
  route("privacy-request", "routes/privacy/ask.tsx"),
  route("privacy-request/:token", "routes/privacy/request.tsx"),
  route("privacy-request/:token/file", "routes/privacy/file.ts"),
  route("privacy-policy", "routes/public/privacy-policy.tsx"),
  route("terms-of-service", "routes/public/terms-of-service.tsx"),
  route("our-vision", "routes/public/our-vision.tsx"),
];

/** One page at three addresses. */
const ORGANIZATION_SIGN_UP = "routes/auth/sign-up/organization-sign-up.tsx";

const authRoutes = [
  ...prefix("auth", [
    index("routes/auth/sign-in.tsx"),
    route("signup", "routes/auth/sign-up/sign-up.tsx"),
    route("agency-signup", ORGANIZATION_SIGN_UP, { id: "routes/auth/agency-sign-up" }),
    route("fmo-signup", ORGANIZATION_SIGN_UP, { id: "routes/auth/fmo-sign-up" }),
    route("carrier-signup", ORGANIZATION_SIGN_UP, { id: "routes/auth/carrier-sign-up" }),
    route("executive-signup", "routes/auth/sign-up/executive-sign-up.tsx"),
    route("passkey", "routes/auth/passkeys/passkey.ts"),
    route("second-factor", "routes/auth/second-factor/show-factor.tsx"),
    route("second-factor/passkey", "routes/auth/second-factor/passkey.ts"),
    route("second-factor/lost", "routes/auth/second-factor/lost-factor.tsx"),
    route("second-factor/stop", "routes/auth/second-factor/stop-reset.tsx"),
    route("sign-out", "routes/auth/sign-out.tsx"),
    route("forgot-password", "routes/auth/links/forgot-password.tsx"),
    route("reset-password", "routes/auth/links/reset-password.tsx"),
  ]),
  route("reactivate", "routes/auth/links/reactivate.tsx"),
  route("keep-account", "routes/auth/links/keep-account.tsx"),
  route("verify-email", "routes/auth/claims/verify-email.tsx"),
  route("agent-application", "routes/auth/apply/agent-application.tsx"),
  route("check-email", "routes/auth/links/check-email.tsx"),
  route("confirm-profile", "routes/auth/links/confirm-facts.tsx"),
  route("unsubscribe", "routes/auth/links/unsubscribe.tsx"),
  route("organization-invite", "routes/auth/invites/organization-invite.tsx"),
  route("executive-invite-signup", "routes/auth/invites/executive-invite.tsx"),
  route("org-manager-auth/:orgId", "routes/auth/invites/manager-invite.tsx"),
];

const onboardingRoutes = [
  route("accept-terms", "routes/onboarding/terms/accept-terms.tsx"),
  route("user-agreement", "routes/onboarding/terms/user-agreement.tsx"),
  route("terms/review", "routes/onboarding/terms/terms-review.tsx"),
  route("agreements/:id", "routes/onboarding/terms/agreement.tsx"),
  route("organization-signup", "routes/onboarding/organization-sign-up.tsx"),
  route("application-pending", "routes/onboarding/application-pending.tsx"),
  route("application-rejected", "routes/onboarding/application-rejected.tsx"),
  route("onboarding-pending", "routes/onboarding/onboarding-pending.tsx"),
  route("onboarding-complete", "routes/onboarding/onboarding-complete.tsx"),
  route("apply-organization", "routes/onboarding/apply/apply-organization.tsx"),
  route("organization-invite-success", "routes/onboarding/invite-success.tsx"),
];

const billingRoutes = [
  route("accessibility-settings", "routes/workspace/settings/accessibility-settings.tsx"),
  route("membership", "routes/billing/membership.tsx"),
  route("subscriptions", "routes/billing/subscriptions.tsx"),
  route("organization-checkout", "routes/billing/organization-checkout.tsx"),
  route("organization-invite-checkout", "routes/billing/invite-checkout.tsx"),
  route("payment-success", "routes/billing/payment-success.tsx"),
  route("payment-failure", "routes/billing/payment-failure.tsx"),
  route("payment-canceled", "routes/billing/payment-canceled.tsx"),
];

/** Sign-in guarded, without the sidebar. */
const ownRoutes = [
  route("create-organization", "routes/onboarding/create-organization.tsx"),
  route("leave-review", "routes/reviews/leave-review.tsx"),
  route("notifications", "routes/workspace/notifications/notifications.tsx"),
  route("seed-avatars", "routes/admin/drawings/seed-avatars.tsx"),
  route("admin-stripe-sync", "routes/admin/stripe-sync/stripe-sync.tsx"),
  ...prefix("messages", [
    index("routes/messages/messages.tsx"),
    route("new", "routes/messages/new-message.tsx"),
    route(":id", "routes/messages/thread.tsx"),
  ]),
];

/** Any list or queue of `routes/admin/lists/registry.server.ts`. */
const LIST = "routes/admin/list-pages/list.tsx";

/** With the sidebar. The layout protects nothing; each page has its own guard. */
const sidebarRoutes = [
  layout("routes/workspace/layout.tsx", [
    route("dashboard", "routes/workspace/dashboards/dashboard.tsx"),
    route("dashboard/questions", "routes/workspace/expert-questions/expert-questions.tsx"),
    route("dashboard/questions/:id", "routes/workspace/expert-questions/expert-question.tsx"),
    route("dashboard/leads", "routes/leads/leads.tsx"),
    route("dashboard/leads/:id", "routes/leads/lead.tsx"),
    route("dashboard/reviews", "routes/workspace/reviews/expert-reviews.tsx"),
    route("dashboard/showcase", "routes/showcases/edit-showcase.tsx"),
    route("dashboard/showcase/versions", "routes/showcases/showcase-versions.tsx"),
    route("dashboard/organization", "routes/showcases/edit-organization.tsx"),
    route("dashboard/organization/versions", "routes/showcases/organization-versions.tsx"),
    route("dashboard/reported-facts", "routes/workspace/reported-facts/reported-facts.tsx"),
    route("dashboard/affiliations", "routes/organizations/affiliations.tsx"),
    route("dashboard/members", "routes/workspace/members/members.tsx"),
    route("dashboard/invites", "routes/workspace/members/invites.tsx"),
    route("customer-dashboard", "routes/workspace/dashboards/customer/customer-dashboard.tsx"),
    route("saved/searches", "routes/workspace/saved-searches.tsx"),
    route("my-reviews", "routes/workspace/reviews/my-reviews.tsx"),
    route("settings", "routes/workspace/settings/settings.tsx"),
    route("settings/second-factor", "routes/workspace/settings/security/second-factor/own-factor.tsx"),
    route("settings/calendar", "routes/calendar/settings-calendar.tsx"),
    route("appointments", "routes/calendar/appointments.tsx"),
    route("reviews/:id/appeal", "routes/reviews/appeal-review.tsx"),
    // For strangers, too, who see these without the sidebar.
    route("appointments/:id", "routes/calendar/appointment.tsx"),
    route("saved", "routes/public/saved.tsx"),
    route("billing", "routes/billing/billing.tsx"),
    route("admin", "routes/admin/today/today.tsx"),
    // `/admin/errors` and `/admin/reviews`.
    route("admin/:list", LIST, { id: "routes/admin/list-pages/list-in-admin" }),
    // Anything that waits for a decision, of the kinds in `routes/admin/decide/open-item.ts`.
    route("admin/:kind/:id", "routes/admin/decide/item.tsx"),
    route("admin-console", "routes/admin/frame/admin-console.tsx"),
    // Before the pages of one row, whose id could be "bulk".
    route("admin-console/:list/bulk", "routes/admin/bulk/bulk.tsx"),
    route("admin-console/:list/bulk/:id", "routes/admin/bulk/bulk-act.tsx"),
    route("admin-console/second-factor-resets/:id", "routes/admin/second-factor/factor-reset.tsx"),
    route("admin-console/agents/new", "routes/admin/agents/new-agent.tsx"),
    route("admin-console/agents/:id", "routes/admin/agents/agent.tsx"),
    route("admin-console/agents/:id/merge", "routes/admin/agents/merge.tsx"),
    route("admin-console/consents/:id", "routes/admin/consents/consent-copy.tsx"),
    route("admin-console/look-alikes/:id", "routes/admin/agents/look-alike.tsx"),
    route("admin-console/not-listed/:id", "routes/admin/agents/not-listed-request.tsx"),
    route("admin-console/privacy-requests/:id", "routes/admin/privacy/privacy-request.tsx"),
    route("admin-console/organizations/:id", "routes/admin/organizations/organization.tsx"),
    route("admin-console/people/:id", "routes/admin/people/person.tsx"),
    route("admin-console/payments", "routes/admin/payments/payments.tsx"),
    route("admin-console/health", "routes/admin/health/health.tsx"),
    route("admin-console/questions/:id", "routes/admin/questions/question.tsx"),
    route("admin-console/product-types/new", "routes/admin/product-types/new-product-type.tsx"),
    route("admin-console/product-types/:bit", "routes/admin/product-types/product-type.tsx"),
    route("admin-console/plans/:id", "routes/admin/plans/plan.tsx"),
    route("admin-console/imports/new", "routes/admin/imports/new-import.tsx"),
    route("admin-console/imports/:id", "routes/admin/imports/import.tsx"),
    route("admin-console/list-words/:id", "routes/admin/imports/list-word.tsx"),
    route("admin-console/terms", "routes/admin/terms/terms.tsx"),
    route("admin-console/terms/new", "routes/admin/terms/new-terms.tsx"),
    route("admin-console/terms/:id", "routes/admin/terms/terms-version.tsx"),
    route("admin-console/:list", LIST),
  ]),
  route("admin-console/people/:id/view-as", "routes/admin/view-as/begin.tsx"),
  route("admin-console/view-as/not-shown", "routes/admin/view-as/not-shown.tsx"),
  route("admin-console/view-as/end", "routes/admin/view-as/end.ts"),
  route("admin-console/imports/:id/rejected.csv", "routes/admin/imports/rejected-file.ts"),
  route("admin-console/:list.csv", "routes/admin/list-pages/list-file.ts"),
  route("admin/claims/:id/document", "routes/admin/claims/claim-document.ts"),
  route("admin/new-agents/:id/document", "routes/admin/new-agents/document.ts"),
  route("admin/licenses/:id/document", "routes/admin/licenses/document.ts"),
  route("admin/photos/:id/file", "routes/admin/photos/photo-file.ts"),
  route("settings/photos/:id", "routes/workspace/settings/photo/own-photo.ts"),
  route("settings/passkeys", "routes/workspace/settings/security/passkeys.ts"),
  route("settings/export", "routes/workspace/settings/privacy/account-export.ts"),
  route("dashboard/leads/:id/consent.json", "routes/leads/consent-file.ts"),
  route("dashboard/leads.csv", "routes/leads/leads-csv.ts"),
  route("dashboard/leads.vcf", "routes/leads/leads-vcf.ts"),
  route("dashboard/figures.csv", "routes/billing/figures-file.ts"),
];

const profileRoutes = [
  route("agent/:agentId", "routes/profiles/agent.tsx"),
  route("a/:agentId", "routes/profiles/sharing/short-link.tsx"),
  ...prefix("showcase/:identifier", [
    index("routes/profiles/showcase.tsx"),
    route("contact.vcf", "routes/profiles/sharing/contact-card.ts"),
    route("qr.svg", "routes/profiles/sharing/qr-code.ts"),
    route("badge.svg", "routes/profiles/sharing/badge.ts"),
    route("report-photo", "routes/reports/report-photo.tsx"),
    route("wrong", "routes/reports/report-fact.tsx"),
  ]),
  route("organization-showcase/:identifier", "routes/profiles/organization/organization.tsx"),
  route("executive-showcase/:userId", "routes/profiles/executive.tsx"),
];

const machineRoutes = [
  route(".well-known/jwks.json", "routes/api/jwks.ts"),
  route(".well-known/consent-keys.json", "routes/api/consent-keys.ts"),
  route(".well-known/gpc.json", "routes/api/well-known/gpc.ts"),
  route(".well-known/security.txt", "routes/api/well-known/security-txt.ts"),
  route(".well-known/change-password", "routes/api/well-known/change-password.ts"),
  route("api/errors", "routes/api/errors.ts"),
  route("api/messages", "routes/api/messages.ts"),
  route("api/openapi.json", "routes/api/openapi/openapi.ts"),
  route("api/orchestrated-signup", "routes/api/orchestrated-signup.ts"),
  route("api/rpc/:procedure", "routes/api/procedures/procedures.ts"),
  route("api/user_notifications", "routes/api/user-notifications.ts"),
  route("api/stripe-webhook", "routes/api/stripe-webhook.ts"),
  route("api/mail-events", "routes/api/mail-events.ts"),
  route("api/suggest", "routes/api/suggest.ts"),
  route("maps/agents.json", "routes/api/maps/search-points.ts"),
  route("maps/area/:name", "routes/api/maps/area-map.ts"),
  route("maps/state/:name", "routes/api/maps/state-map.ts"),
  route("robots.txt", "routes/api/crawlers/robots.ts"),
  route("sitemap.xml", "routes/api/crawlers/sitemap-index.ts"),
  route("sitemaps/:name", "routes/api/crawlers/sitemap.ts"),
  route("photos/:name/:file", "routes/api/photo.ts"),
  route("drawings/:file", "routes/api/drawing.ts"),
  route("social/:kind/:name", "routes/api/social/social-card.ts"),
];

/** Calendars and appointments; those in the sidebar are under the layout above. */
const calendarRoutes = [
  route("showcase/:identifier/book", "routes/calendar/book.tsx"),
  route("showcase/:identifier/message", "routes/messages/before-message.tsx"),
  route("appointments/medicare-scopes.csv", "routes/calendar/scopes-csv.ts"),
  route("appointments/:id/appointment.ics", "routes/calendar/appointment-file.ts"),
  route("calendar/:file", "routes/calendar/feed.ts"),
];

/** Not in production builds (`scripts/dev.ts` and the tests set the variable). */
const developmentRoutes =
  process.env.FAIRLEAD_DEV_PAGES === "1"
    ? [
        route("dev/components", "routes/dev/components.tsx"),
        route("dev/mailbox", "routes/dev/mailbox.tsx"),
        route("dev/workspace", "routes/dev/workspace.tsx"),
      ]
    : [];

export default [
  ...publicRoutes,
  ...authRoutes,
  ...onboardingRoutes,
  ...billingRoutes,
  ...ownRoutes,
  ...sidebarRoutes,
  ...profileRoutes,
  ...calendarRoutes,
  ...machineRoutes,
  ...developmentRoutes,
  // After all fixed routes (specification §2).
  route(":agentId", "routes/profiles/agent-at-root.tsx"),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
