/**
 * What every loader answers to a GET in every state, by route id. A missing route fails the test. The guards' own
 * answers are in `states.ts`; the answers behind the guards are here.
 */
import { adminPaths } from "#app/paths/admin.ts";
import { LISTS } from "#app/routes/admin/lists/registry.server.ts";
import type { SampleIds } from "./samples.ts";
import type { Answer, Guard, State } from "./states.ts";

type Sample = string | ((ids: SampleIds) => string);

export type Place = {
  guard: Guard;
  /** Parameters of the address pattern. */
  params?: Readonly<Record<string, Sample>>;
  query?: Sample;
};

type Past = {
  /** For everyone whom the guard lets through. */
  answer: Answer | ((ids: SampleIds) => Answer);
  /** Exceptions by state. */
  but?: Partial<Record<State, Answer>>;
};

export type Read = Place & Past & { /** Only its data is read: it has no page of its own. */ data?: true };

const OK = { answer: 200 } as const;
const open: Read = { guard: "public", ...OK };
const signedIn: Read = { guard: "signed-in", ...OK };
const settings: Read = { guard: "settings", ...OK };
/** Users with a second factor show it, users without one set it up, and everyone else has nothing to show. */
const factor = (signIn: string): Read => ({
  ...open,
  answer: "/settings/second-factor",
  but: {
    anonymous: signIn,
    "ended session": signIn,
    archived: signIn,
    "admin without second factor": 200,
  },
});
const admin: Read = { guard: "admin", ...OK };
/** Each list by its name; any other name is not found. */
const ofLists = (lists: readonly { name: string }[]): Read[] => [
  ...lists.map(({ name }) => ({ ...admin, params: { list: name } })),
  { ...admin, params: { list: "no-such-list" }, answer: 404 },
];
const BULK_LISTS = LISTS.filter(({ bulk }) => bulk !== null);
const strangers: Read = { guard: "anonymous", ...OK };
const agents = { agent: 200 } as const;
const participants = { customer: 200, agent: 200 } as const;
const APPLICATION = "/settings?section=application";
const ines = { identifier: "ines-calloway" };
const inesAgent = { agentId: "ines-calloway" };

export const reads: Readonly<Record<string, Read | readonly Read[]>> = {
  root: { ...open, data: true },
  "routes/workspace/layout": { ...open, data: true },

  "routes/public/home": {
    ...open,
    but: { "new applicant": APPLICATION, applicant: APPLICATION, "rejected applicant": APPLICATION },
  },
  "routes/public/location-hub": open,
  "routes/public/location-directory": open,
  "routes/public/state": { ...open, params: { state: "texas" } },
  "routes/public/city": { ...open, params: { state: "texas", city: "houston" } },
  "routes/public/search-results": { ...open, query: "q=78701&type=auto" },
  "routes/public/saved": open,
  "routes/workspace/saved-searches": signedIn,
  "routes/public/compare": open,
  "routes/public/help": open,
  "routes/public/privacy-policy": open,
  "routes/public/legal/who-pays": open,
  "routes/public/legal/accessibility": open,
  "routes/public/terms-of-service": open,
  "routes/public/our-vision": open,
  "routes/public/not-found": { ...open, params: { "*": "no/such/page" }, answer: 404 },
  "routes/questions/ask-expert": open,
  // Without a question of theirs, the visitor goes to their own questions.
  "routes/questions/ask-next": { ...open, answer: "/my-questions" },
  "routes/questions/my-questions": open,
  "routes/questions/expert-answers": open,
  "routes/questions/expert-answer": { ...open, params: { slug: (ids) => ids.answered } },
  "routes/questions/live": open,

  // Only Stripe calls this.
  "routes/api/stripe-webhook": { ...open, answer: 405 },
  "routes/api/mail-events": { ...open, answer: 405 },
  "routes/workspace/settings/accessibility-settings": signedIn,
  "routes/billing/membership": signedIn,
  "routes/billing/subscriptions": signedIn,
  // A paid plan is managed on the billing page.
  "routes/billing/organization-checkout": {
    ...signedIn,
    but: { manager: "/billing?organization=lantern-row-insurance" },
  },
  // Without a session in the address; a payer comes back with one.
  "routes/billing/invite-checkout": signedIn,
  "routes/billing/payment-success": settings,
  "routes/billing/payment-canceled": settings,
  "routes/billing/payment-failure": signedIn,
  "routes/billing/billing": settings,
  // The demo agent has paid for it.
  "routes/leads/request-quote": { ...open, query: "agent=ines-calloway&type=home" },
  // This link was never emailed.
  "routes/leads/quote-request": { ...open, params: { token: "x" }, answer: 410 },
  "routes/leads/consent": { ...open, params: { token: "x" }, answer: 400 },
  "routes/leads/contact-capture": open,
  "routes/leads/capture-card": { ...open, params: ines },
  "routes/leads/capture-qr": { ...open, params: ines },
  "routes/leads/leads": {
    ...signedIn,
    answer: "/dashboard",
    but: { ...agents, manager: 200, executive: 200 },
  },
  "routes/leads/lead": { ...signedIn, params: { id: (ids) => ids.lead }, answer: 404, but: agents },
  "routes/leads/consent-file": { ...signedIn, params: { id: (ids) => ids.lead }, answer: 404, but: agents },
  // Someone without leads gets an empty file.
  "routes/leads/leads-csv": signedIn,
  "routes/calendar/scopes-csv": signedIn,
  "routes/leads/leads-vcf": signedIn,
  "routes/billing/figures-file": { ...signedIn, answer: 403, but: { agent: 200 } },

  "routes/profiles/showcase": { ...open, params: ines },
  "routes/profiles/sharing/contact-card": { ...open, params: ines },
  "routes/profiles/sharing/qr-code": { ...open, params: ines },
  "routes/profiles/sharing/badge": { ...open, params: ines },
  "routes/reports/report-photo": { ...open, params: ines },
  "routes/public/neutrality/neutrality": open,
  "routes/public/neutrality/neutrality-file": open,
  "routes/public/rules/review-rules": open,
  "routes/public/accuracy/accuracy": open,
  "routes/public/accuracy/count-file": open,
  "routes/public/accuracy/state-file": [
    { ...open, params: { state: "tx" } },
    { ...open, params: { state: "zz" }, answer: 404 },
  ],
  "routes/reports/report-fact": [
    { ...open, params: ines },
    { ...open, params: ines, query: "fact=phone" },
    { ...open, params: ines, query: "fact=license&state=ZZ", answer: 404 },
  ],
  "routes/workspace/reported-facts/reported-facts": signedIn,
  "routes/privacy/ask": open,
  "routes/privacy/request": { ...open, params: { token: "none" }, answer: 410 },
  "routes/privacy/file": { ...open, params: { token: "none" }, answer: 404 },
  "routes/listings/not-listed": { ...open, query: "agent=ines-calloway" },
  "routes/calendar/book": { ...open, params: ines },
  "routes/messages/before-message": {
    ...open,
    params: ines,
    answer: "/messages/new?agent=ines-calloway",
    but: { anonymous: 200, "ended session": 200 },
  },
  "routes/calendar/appointment": {
    ...open,
    params: { id: (ids) => ids.appointment },
    answer: 404,
    but: { customer: 200, agent: 200 },
  },
  "routes/calendar/appointment-file": {
    ...open,
    params: { id: (ids) => ids.appointment },
    answer: 404,
    but: { customer: 200, agent: 200 },
  },
  "routes/calendar/feed": { ...open, params: { file: "nobody.ics" }, answer: 404 },
  "routes/calendar/settings-calendar": settings,
  "routes/calendar/appointments": signedIn,
  // The seed has no photo files.
  "routes/api/drawing": { ...open, params: { file: "a0123456789abcdef.svg" } },
  "routes/api/photo": { ...open, params: { name: "k3v9x2m4q8zt", file: "128.jpg" }, answer: 404 },
  "routes/profiles/organization/organization": { ...open, params: { identifier: "lantern-row-insurance" } },
  "routes/profiles/agent": { ...open, params: inesAgent },
  "routes/profiles/agent-at-root": { ...open, params: inesAgent },
  "routes/profiles/sharing/short-link": { ...open, params: inesAgent, answer: "/showcase/ines-calloway" },

  "routes/auth/passkeys/passkey": strangers,
  "routes/auth/second-factor/show-factor": factor("/auth"),
  "routes/auth/second-factor/passkey": {
    ...open,
    but: { anonymous: "/auth", "ended session": "/auth", archived: "/auth" },
  },
  "routes/auth/second-factor/lost-factor": factor("/auth?next=%2Fauth%2Fsecond-factor%2Flost"),
  "routes/auth/second-factor/stop-reset": open,
  "routes/auth/sign-in": [strangers, { ...strangers, query: "next=%2F%2Felsewhere.example" }],
  "routes/auth/sign-up/sign-up": strangers,
  "routes/auth/agency-sign-up": strangers,
  "routes/auth/fmo-sign-up": strangers,
  "routes/auth/carrier-sign-up": strangers,
  "routes/auth/sign-up/executive-sign-up": strangers,
  "routes/auth/sign-out": { ...open, answer: "/" },
  "routes/auth/links/forgot-password": open,
  "routes/auth/links/reset-password": { ...open, answer: 410 },
  "routes/auth/links/reactivate": open,
  // This link was never emailed.
  "routes/auth/links/keep-account": { ...open, answer: 410 },
  "routes/auth/links/check-email": open,
  "routes/auth/links/confirm-facts": { ...open, answer: 410 },
  "routes/auth/links/unsubscribe": { ...open, answer: 400 },
  "routes/auth/apply/agent-application": {
    ...signedIn,
    answer: "/verify-email",
    but: { "unverified agent": 200 },
  },
  "routes/auth/claims/verify-email": {
    ...signedIn,
    answer: "/check-email",
    but: { "unverified agent": 200, agent: 200 },
  },

  // Without an invite in the address, the page explains what invites are.
  "routes/auth/invites/organization-invite": [open, { ...open, query: "token=none", answer: 410 }],
  "routes/auth/invites/executive-invite": [open, { ...open, query: "token=none", answer: 410 }],
  "routes/auth/invites/manager-invite": {
    ...open,
    params: { orgId: (ids) => ids.organization },
    but: {
      manager: "/dashboard/members?organization=lantern-row-insurance",
      executive: "/dashboard/members?organization=lantern-row-insurance",
    },
  },
  "routes/onboarding/apply/apply-organization": [settings, { ...settings, query: "q=lantern" }],
  "routes/onboarding/invite-success": signedIn,

  "routes/onboarding/terms/accept-terms": { ...settings, answer: "/user-agreement" },
  "routes/onboarding/terms/user-agreement": signedIn,
  "routes/onboarding/terms/terms-review": settings,
  "routes/onboarding/terms/agreement": {
    ...settings,
    params: { id: (ids) => ids.agreement },
    answer: 404,
    but: { customer: 200 },
  },
  "routes/onboarding/organization-sign-up": open,
  "routes/onboarding/create-organization": {
    ...signedIn,
    but: { applicant: "/application-pending" },
  },
  "routes/onboarding/application-pending": {
    ...signedIn,
    answer: "/create-organization",
    but: { applicant: 200, "rejected applicant": "/application-rejected", manager: "/dashboard" },
  },
  "routes/onboarding/application-rejected": {
    ...signedIn,
    answer: "/application-pending",
    but: { "rejected applicant": 200 },
  },
  "routes/onboarding/onboarding-complete": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 200, executive: 200 },
  },
  // An executive manages the organization but doesn't edit its page.
  "routes/showcases/edit-organization": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 200, executive: 403 },
  },
  "routes/showcases/organization-versions": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 200, executive: 403 },
  },
  "routes/organizations/affiliations": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 200, executive: 200 },
  },
  "routes/onboarding/onboarding-pending": {
    ...signedIn,
    answer: "/dashboard",
    but: { "setup step": 200, "executive in the setup step": 200 },
  },
  // No account has this id, and the page says so.
  "routes/profiles/executive": {
    ...signedIn,
    params: { userId: "01952a10-6b40-7c31-9d02-3a6f1e8b7c01" },
    answer: 404,
  },
  "routes/showcases/edit-showcase": { ...signedIn, answer: "/dashboard", but: { agent: 200 } },
  "routes/showcases/showcase-versions": { ...signedIn, answer: "/dashboard", but: { agent: 200 } },

  "routes/workspace/dashboards/dashboard": {
    ...signedIn,
    but: { customer: "/customer-dashboard", admin: "/admin", "admin without second factor": "/admin" },
  },
  "routes/workspace/dashboards/customer/customer-dashboard": signedIn,
  "routes/workspace/settings/settings": [
    settings,
    { ...settings, query: "section=photo" },
    { ...settings, query: "section=security" },
    { ...settings, query: "section=notifications" },
    { ...settings, query: "section=privacy" },
    {
      ...settings,
      query: "section=showcase",
      but: {
        agent: "/dashboard/showcase",
        "agent without terms": "/dashboard/showcase",
        "unverified agent": "/dashboard/showcase",
      },
    },
  ],
  "routes/workspace/settings/privacy/account-export": settings,
  "routes/workspace/settings/security/second-factor/own-factor": settings,
  "routes/workspace/settings/security/passkeys": {
    ...settings,
    answer: "/settings?section=security#passkeys",
  },
  "routes/workspace/settings/photo/own-photo": {
    ...settings,
    params: { id: "01952a10-6b40-7c31-9d02-3a6f1e8b7c01" },
    answer: 404,
  },
  "routes/workspace/notifications/notifications": signedIn,
  "routes/workspace/reviews/my-reviews": signedIn,
  "routes/workspace/expert-questions/expert-questions": { ...signedIn, answer: "/dashboard", but: agents },
  "routes/workspace/expert-questions/expert-question": {
    ...signedIn,
    params: { id: (ids) => ids.question },
    answer: 404,
    but: agents,
  },
  "routes/workspace/reviews/expert-reviews": {
    ...signedIn,
    answer: "/dashboard",
    but: { ...agents, manager: 200, executive: 200 },
  },
  "routes/workspace/members/members": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 200, executive: 200 },
  },
  "routes/workspace/members/invites": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 200, executive: 200 },
  },
  "routes/messages/messages": signedIn,
  "routes/messages/new-message": { ...signedIn, query: "agent=bo-li" },
  "routes/messages/thread": {
    ...signedIn,
    params: { id: (ids) => ids.thread },
    answer: 404,
    but: participants,
  },
  "routes/reviews/leave-review": { ...signedIn, query: "agent=bo-li" },
  "routes/reviews/verify-review": { ...open, answer: 410 },
  "routes/reviews/review": { ...open, params: { id: (ids) => ids.review } },
  "routes/reviews/report-review": { ...open, params: { id: (ids) => ids.review } },
  "routes/reviews/appeal-review": { ...signedIn, params: { id: (ids) => ids.review }, answer: 404 },
  "routes/reviews/review-events": open,
  "routes/reviews/log/review-log": open,
  // No entry is signed there before the clock has run.
  "routes/reviews/log/log-file": {
    ...open,
    params: { id: () => "3f2a90c1", "*": () => "checkpoint" },
    answer: 404,
  },
  "routes/reviews/log/review-receipt": { ...signedIn, params: { id: (ids) => ids.review }, answer: 404 },

  "routes/admin/today/today": [admin, { ...admin, query: (ids) => `open=review%3A${ids.reviewCase}` }],
  "routes/admin/decide/item": [
    { ...admin, params: { kind: "applications", id: (ids) => ids.application } },
    { ...admin, params: { kind: "claims", id: (ids) => ids.claim } },
    { ...admin, params: { kind: "new-agents", id: (ids) => ids.newAgent } },
    { ...admin, params: { kind: "licenses", id: (ids) => ids.licenseDocument } },
    { ...admin, params: { kind: "list-cases", id: (ids) => ids.listCase } },
    { ...admin, params: { kind: "photos", id: (ids) => ids.photoCase } },
    { ...admin, params: { kind: "facts", id: (ids) => ids.factCase } },
    { ...admin, params: { kind: "reviews", id: (ids) => ids.reviewCase } },
    { ...admin, params: { kind: "no-such-kind", id: (ids) => ids.reviewCase }, answer: 404 },
  ],
  "routes/admin/frame/admin-console": admin,
  "routes/admin/list-pages/list": ofLists(
    LISTS.filter(({ name, to }) => name !== "payments" && to() === adminPaths.list(name)),
  ),
  "routes/admin/list-pages/list-in-admin": ["errors", "reviews"].map((list) => ({
    ...admin,
    params: { list },
  })),
  "routes/admin/list-pages/list-file": ofLists(LISTS),
  "routes/admin/bulk/bulk": ofLists(BULK_LISTS),
  "routes/admin/bulk/bulk-act": BULK_LISTS.map(({ name }) => ({
    ...admin,
    params: { list: name, id: (ids: SampleIds) => ids.organization },
    answer: 404,
  })),
  "routes/admin/questions/question": { ...admin, params: { id: (ids) => ids.question } },
  "routes/admin/health/health": admin,
  "routes/admin/view-as/begin": { ...admin, params: { id: (ids) => ids.person } },
  "routes/admin/view-as/not-shown": { ...open, answer: "/" },
  "routes/admin/view-as/end": { ...open, answer: "/admin-console" },
  // The demonstration has none that is open.
  "routes/admin/agents/new-agent": admin,
  "routes/admin/agents/agent": { ...admin, params: { id: (ids) => ids.agent } },
  "routes/admin/agents/merge": { ...admin, params: { id: (ids) => ids.agent } },
  "routes/admin/consents/consent-copy": { ...admin, params: { id: (ids) => ids.person }, answer: 404 },
  "routes/admin/privacy/privacy-request": { ...admin, params: { id: (ids) => ids.person }, answer: 404 },
  "routes/admin/agents/look-alike": { ...admin, params: { id: (ids) => ids.person }, answer: 404 },
  "routes/admin/agents/not-listed-request": { ...admin, params: { id: (ids) => ids.person }, answer: 404 },
  "routes/admin/second-factor/factor-reset": { ...admin, params: { id: (ids) => ids.person }, answer: 404 },
  "routes/admin/people/person": { ...admin, params: { id: (ids) => ids.person } },
  "routes/admin/organizations/organization": { ...admin, params: { id: (ids) => ids.organization } },
  "routes/admin/payments/payments": admin,
  "routes/admin/product-types/new-product-type": admin,
  "routes/admin/product-types/product-type": { ...admin, params: { bit: "14" } },
  "routes/admin/plans/plan": { ...admin, params: { id: (ids) => ids.plan } },
  "routes/admin/terms/terms": admin,
  "routes/admin/imports/new-import": admin,
  // The demo has no import with this number.
  "routes/admin/imports/import": { ...admin, params: { id: "999999" }, answer: 404 },
  "routes/admin/imports/list-word": { ...admin, params: { id: "999999" }, answer: 404 },
  "routes/admin/imports/rejected-file": { ...admin, params: { id: "999999" }, answer: 404 },
  "routes/admin/terms/new-terms": admin,
  "routes/admin/terms/terms-version": { ...admin, params: { id: (ids) => ids.terms } },
  "routes/admin/drawings/seed-avatars": admin,
  "routes/admin/stripe-sync/stripe-sync": admin,
  "routes/admin/photos/photo-file": { ...admin, params: { id: (ids) => ids.photoCase }, answer: 404 },
  // The demo has no documents.
  "routes/admin/licenses/document": { ...admin, params: { id: (ids) => ids.licenseDocument }, answer: 404 },
  "routes/admin/new-agents/document": { ...admin, params: { id: (ids) => ids.newAgent }, answer: 404 },
  "routes/admin/claims/claim-document": { ...admin, params: { id: (ids) => ids.claim }, answer: 404 },

  "routes/api/jwks": open,
  "routes/api/consent-keys": open,
  "routes/api/well-known/gpc": open,
  "routes/api/well-known/security-txt": open,
  "routes/api/well-known/change-password": { ...open, answer: "/settings?section=security" },
  "routes/api/openapi/openapi": open,
  "routes/api/crawlers/robots": open,
  "routes/api/crawlers/sitemap-index": open,
  "routes/api/crawlers/sitemap": { ...open, params: { name: "agents-1.xml" } },
  "routes/api/suggest": { ...open, query: "q=austin" },
  "routes/api/maps/search-points": { ...open, query: "q=78701" },
  "routes/api/maps/area-map": { ...open, params: { name: "30.27,-97.74,25.svg" } },
  "routes/api/maps/state-map": { ...open, params: { name: "tx.svg" } },
  "routes/api/social/social-card": { ...open, params: { kind: "page", name: "home.png" } },
  "routes/api/errors": { ...open, answer: 405 },
  "routes/api/orchestrated-signup": { ...open, answer: 405 },
  "routes/api/procedures/procedures": {
    ...open,
    params: { procedure: "get_user_onboarding_status" },
    answer: 405,
  },
  "routes/api/user-notifications": { guard: "call", ...OK },
  "routes/api/messages": [
    { guard: "call", query: "thread=none", answer: 404 },
    { guard: "call", query: (ids) => `thread=${ids.thread}`, answer: 404, but: participants },
  ],
};
