/**
 * What every action answers in every state, by route id: to an empty form from visitors whom its guard lets through,
 * and to each of its intents, with fields that would do something, from visitors whom it refuses.
 */
import { adminPaths } from "#app/paths/admin.ts";
import { LISTS } from "#app/routes/admin/lists/registry.server.ts";
import type { Place } from "./reads.ts";
import type { SampleIds } from "./samples.ts";
import type { Answer, State } from "./states.ts";

export type Write = Place & {
  answer: Answer | ((ids: SampleIds) => Answer);
  but?: Partial<Record<State, Answer>>;
  /** The intents of the page's forms; a form without an intent is tried as well. */
  intents?: readonly string[];
  /** Sent with each intent. */
  fields?: Readonly<Record<string, string>>;
  /** Sent as JSON, to every state: a call has no empty form. */
  json?: Readonly<Record<string, unknown>>;
  method?: "PATCH";
  /** Only as data: after a form's answer the page's own loader would answer. */
  data?: true;
  /** Ends its own session. */
  ends?: true;
};

const BULK_LISTS = LISTS.filter(({ bulk }) => bulk !== null);
const INVALID = { answer: 400 } as const;
const open: Write = { guard: "public", ...INVALID };
/** Signed-in users may sign in as someone else. */
const strangers: Write = { ...open, data: true };
const signedIn: Write = { guard: "signed-in", ...INVALID };
const procedure = (name: string, write: Omit<Write, "params">): Write => ({
  ...write,
  params: { procedure: name },
});
/** Users with a second factor send a code, users without one set it up, and everyone else has nothing to show. */
const factor = (signIn: string): Write => ({
  ...open,
  answer: "/settings/second-factor",
  but: {
    anonymous: signIn,
    "ended session": signIn,
    archived: signIn,
    "admin without second factor": 400,
  },
});
const KEY = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";
const NOT_ADMIN = 403;

export const writes: Readonly<Record<string, Write | readonly Write[]>> = {
  "routes/public/not-found": { ...open, params: { "*": "no/such/page" }, answer: 404 },
  // Writes only a cookie on this device.
  "routes/public/saved": { ...open, intents: ["add", "remove"] },
  "routes/workspace/saved-searches": { ...signedIn, intents: ["save", "remove"] },
  "routes/questions/ask-expert": open,
  "routes/questions/my-questions": {
    ...open,
    answer: 403,
    intents: ["open", "confirm", "mail-again", "send-link", "helpful", "withdraw", "revoke"],
  },
  "routes/questions/expert-answer": { ...open, params: { slug: (ids) => ids.answered } },

  "routes/leads/request-quote": { ...open, query: "agent=ines-calloway&type=home" },
  "routes/leads/quote-request": {
    ...open,
    params: { token: "x" },
    answer: 410,
    intents: ["send", "continue", "stop"],
  },
  "routes/leads/capture-card": { ...open, params: { identifier: "ines-calloway" } },
  "routes/leads/consent": { ...open, params: { token: "x" }, intents: ["stop", "stop-agent"] },
  "routes/leads/leads": { ...signedIn, intents: ["take-up"], fields: { thread: KEY } },
  "routes/leads/lead": {
    ...signedIn,
    params: { id: (ids) => ids.lead },
    answer: 404,
    but: { agent: 400 },
    intents: ["state", "note", "next-step", "reply", "asked-to-stop"],
    fields: { state: "lost", note: "Theirs.", nextStep: "Call", reply: "No.", key: KEY },
  },

  "routes/auth/sign-in": strangers,
  "routes/auth/passkeys/passkey": open,
  "routes/auth/second-factor/show-factor": factor("/auth"),
  "routes/auth/second-factor/passkey": {
    ...open,
    but: { anonymous: "/auth", "ended session": "/auth", archived: "/auth" },
  },
  "routes/auth/second-factor/lost-factor": factor("/auth?next=%2Fauth%2Fsecond-factor%2Flost"),
  "routes/auth/second-factor/stop-reset": { ...open, answer: 410 },
  "routes/auth/sign-up/sign-up": strangers,
  "routes/auth/agency-sign-up": strangers,
  "routes/auth/fmo-sign-up": strangers,
  "routes/auth/carrier-sign-up": strangers,
  "routes/auth/sign-up/executive-sign-up": strangers,
  "routes/auth/links/forgot-password": open,
  "routes/auth/links/reset-password": open,
  "routes/auth/links/reactivate": open,
  "routes/auth/links/keep-account": { ...open, answer: 410 },
  "routes/auth/links/check-email": open,
  "routes/auth/links/confirm-facts": { ...open, answer: 410 },
  "routes/auth/links/unsubscribe": { ...open, intents: ["stop", "resume"] },
  "routes/auth/sign-out": { guard: "public", answer: "/", ends: true },
  "routes/auth/apply/agent-application": {
    ...signedIn,
    answer: "/verify-email",
    but: { "unverified agent": 400 },
    intents: ["apply", "withdraw"],
    fields: { npn: "1234567890" },
  },
  "routes/auth/claims/verify-email": {
    ...signedIn,
    answer: "/verify-email",
    but: { "unverified agent": 400 },
    intents: ["send-code", "send-document", "enter-code", "another-code", "withdraw", "send-link"],
    fields: { npn: "1234567890" },
  },

  "routes/auth/invites/organization-invite": {
    ...open,
    intents: ["accept", "decline", "ask-again", "ask-as-other", "sign-up"],
  },
  "routes/auth/invites/executive-invite": {
    ...open,
    intents: ["accept", "decline", "ask-again", "ask-as-other", "sign-up"],
  },
  "routes/auth/invites/manager-invite": {
    ...open,
    data: true,
    params: { orgId: (ids) => ids.organization },
    intents: ["accept", "decline", "ask-again", "ask-as-other", "sign-up"],
  },
  "routes/onboarding/apply/apply-organization": {
    guard: "settings",
    ...INVALID,
    intents: ["request", "withdraw", "leave"],
    fields: { organization: "lantern-row-insurance", role: "member", message: "I work there.", id: KEY },
  },

  "routes/onboarding/terms/user-agreement": {
    ...signedIn,
    but: {
      admin: "/dashboard",
      "admin without second factor": "/dashboard",
      "new applicant": "/dashboard",
      applicant: "/dashboard",
      "rejected applicant": "/dashboard",
    },
    fields: { agree: "yes", version: "1" },
  },
  "routes/onboarding/create-organization": {
    ...signedIn,
    // A waiting application shows its status.
    but: {
      agent: "/create-organization",
      admin: "/create-organization",
      "admin without second factor": "/create-organization",
      applicant: "/application-pending",
    },
    fields: { organizationName: "Mallory’s", organizationType: "agency", street: "1 Wharf", zip: "78701" },
  },
  "routes/onboarding/onboarding-pending": {
    ...signedIn,
    answer: "/dashboard",
    but: { "setup step": 400, "executive in the setup step": 400 },
    fields: { description: "Taken over." },
  },
  "routes/showcases/edit-organization": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 400, executive: 403 },
    fields: { organizationName: "Mallory’s", description: "Taken over.", street: "1 Wharf", zip: "78701" },
  },
  "routes/showcases/organization-versions": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 400, executive: 403 },
    fields: { version: "1" },
  },
  "routes/organizations/affiliations": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 400, executive: 400 },
    intents: ["propose", "accept", "refuse", "withdraw", "end"],
    fields: { to: "lantern-row-insurance", affiliation: KEY },
  },

  "routes/showcases/edit-showcase": {
    ...signedIn,
    answer: "/dashboard",
    but: { agent: 400 },
    intents: ["save", "preview", "move-office", "keep-office"],
    fields: { headline: "Taken over", serviceRadiusMiles: "20", accepting: "yes", seen: "" },
  },
  "routes/showcases/showcase-versions": {
    ...signedIn,
    answer: "/dashboard",
    but: { agent: 400 },
    fields: { version: "1" },
  },

  "routes/workspace/settings/settings": {
    guard: "settings",
    ...INVALID,
    intents: [
      "rename",
      "email-again",
      "save-pay",
      "save-photo",
      "remove-photo",
      "remove-drawing",
      "bring-back-photo",
      "delete-photo",
      "change-password",
      "remove-passkey",
      "sign-out-everywhere",
      "save-application",
      "withdraw-application",
      "save-notifications",
      "watch-agent",
      "unwatch-agent",
      "stop-contact",
      "stop-agent",
      "send-license",
      "withdraw-license",
      "state-medicare",
      "withdraw-medicare",
      "save-executive",
      "close",
      "leave-account",
      "delete-account",
    ],
    fields: {
      firstName: "Mallory",
      lastName: "Marsh",
      organizationName: "Mallory’s",
      presentPassword: "harbor-lantern-42",
      newPassword: "another-lantern-43",
      confirm: "archived@fairlead.example",
      passkey: KEY,
      organizations: "3",
      plans: "20",
    },
  },
  "routes/workspace/settings/security/second-factor/own-factor": {
    guard: "settings",
    ...INVALID,
    intents: ["set-up-factor", "renew-codes", "remove-factor"],
    but: { "admin without second factor": "/auth/second-factor?next=%2Fsettings%2Fsecond-factor" },
    fields: { sealed: "none", code: "x".repeat(50), password: "" },
  },
  "routes/workspace/settings/security/passkeys": {
    guard: "settings",
    ...INVALID,
    but: { "admin without second factor": "/auth/second-factor?next=%2Fsettings%2Fpasskeys" },
    intents: ["add-passkey", "keep-passkey"],
    fields: { name: "Mallory’s", password: "harbor-lantern-42", credential: "{}" },
  },
  "routes/workspace/dashboards/dashboard": {
    ...signedIn,
    intents: ["dismiss-checklist", "confirm-facts"],
    fields: { checklist: "agent", fact: "phone" },
  },
  "routes/workspace/notifications/notifications": {
    ...signedIn,
    intents: ["open", "read", "read-all", "delete", "delete-all", "undo"],
    fields: { id: KEY },
  },
  "routes/workspace/expert-questions/expert-question": {
    ...signedIn,
    params: { id: (ids) => ids.question },
    intents: ["publish", "draft"],
    fields: { body: "It depends on the deductible; ask for both prices and compare them over three years." },
  },

  "routes/workspace/members/members": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 400, executive: 403 },
    intents: ["accept", "refuse", "remove", "leave", "change-role", "hand-over", "close"],
    fields: { id: KEY, role: "member", reason: "No room", name: "Quay", password: "harbor-lantern-42" },
  },
  "routes/workspace/members/invites": {
    ...signedIn,
    answer: "/dashboard",
    but: { manager: 400, executive: 403 },
    intents: ["invite", "invite-many", "resend", "revoke"],
    fields: { id: KEY, email: "mallory@mail.example", addresses: "mallory@mail.example", role: "member" },
  },

  "routes/workspace/settings/accessibility-settings": {
    ...signedIn,
    intents: ["reset"],
    fields: { text: "large", theme: "dark" },
  },
  "routes/billing/membership": { ...signedIn, fields: { price: KEY } },
  "routes/billing/organization-checkout": {
    ...signedIn,
    // A paid organization goes to billing.
    but: { manager: "/billing?organization=lantern-row-insurance" },
    fields: { price: KEY, seats: "5" },
  },
  "routes/billing/invite-checkout": { ...signedIn, fields: { price: KEY } },
  "routes/billing/billing": {
    guard: "settings",
    ...INVALID,
    intents: ["change", "cancel", "resume", "card"],
    fields: { price: KEY, seats: "5", seen: "1", at: "1795000000000", feedback: "unused", comment: "" },
  },

  "routes/messages/new-message": {
    ...signedIn,
    query: "agent=bo-li",
    fields: { body: "Do you have time this week?", zip: "78701", key: KEY },
  },
  "routes/messages/thread": {
    ...signedIn,
    params: { id: (ids) => ids.thread },
    answer: 404,
    but: { customer: 400, agent: 400 },
    intents: ["send", "block", "unblock", "reveal", "hide", "report"],
    fields: { body: "Hello", key: KEY, phone: "+15125550100", message: "1", reason: "spam" },
  },

  "routes/reviews/leave-review": {
    ...signedIn,
    query: "agent=bo-li",
    but: { "unverified agent": 403 },
    intents: ["withdraw"],
    fields: { stars: "1", title: "Late", body: "Called back after three weeks and then not again." },
  },
  "routes/reviews/verify-review": { ...open, answer: 410 },
  "routes/reviews/review": {
    ...signedIn,
    params: { id: (ids) => ids.review },
    intents: ["vote", "reply", "remove-reply"],
    fields: { vote: "helpful", body: "Thank you." },
  },
  "routes/reviews/report-review": { ...open, params: { id: (ids) => ids.review } },
  "routes/calendar/book": { ...open, params: { identifier: "ines-calloway" } },
  "routes/calendar/appointment": {
    ...open,
    params: { id: (ids) => ids.appointment },
    answer: 404,
    but: { customer: 400, agent: 400 },
    intents: ["confirm", "cancel", "move", "completed", "missed"],
    fields: { at: "1795000000000" },
  },
  "routes/calendar/appointments": {
    ...signedIn,
    intents: ["completed", "missed"],
    fields: { id: KEY },
  },
  "routes/calendar/settings-calendar": {
    guard: "settings",
    answer: 403,
    but: { agent: 400, "agent without terms": 400 },
    intents: [
      "save-hours",
      "add-time-off",
      "remove-time-off",
      "save-type",
      "remove-type",
      "renew-feed",
      "stop-feed",
      "save-busy",
      "resume-busy",
      "drop-busy",
    ],
    fields: { zone: "America/Chicago", id: KEY },
  },
  "routes/listings/not-listed": open,
  "routes/privacy/ask": open,
  "routes/privacy/request": {
    ...open,
    params: { token: "none" },
    answer: 410,
    intents: ["confirm-access", "confirm-correction", "confirm-deletion", "appeal-privacy"],
  },
  "routes/reports/report-photo": { ...open, params: { identifier: "ines-calloway" } },
  "routes/reports/report-fact": { ...open, params: { identifier: "ines-calloway" }, query: "fact=phone" },
  "routes/workspace/reported-facts/reported-facts": {
    ...signedIn,
    answer: 404,
    intents: ["confirm-fact", "fixed-fact"],
    fields: { case: KEY },
  },
  "routes/reviews/appeal-review": {
    ...signedIn,
    params: { id: (ids) => ids.review },
    answer: 404,
    fields: { statement: "It was this agent I wrote about, and the date fits." },
  },

  "routes/admin/today/today": [
    { guard: "admin", ...INVALID, fields: { report: KEY, decision: "remove" } },
    {
      guard: "admin",
      ...INVALID,
      query: (ids) => `open=application%3A${ids.application}`,
      fields: { decision: "approve", reason: "The address and the NPN fit.", seen: "1" },
    },
    {
      guard: "admin",
      ...INVALID,
      query: (ids) => `open=claim%3A${ids.claim}`,
      fields: { decision: "approve", reason: "The document fits the register.", holder: "" },
    },
    {
      guard: "admin",
      ...INVALID,
      query: (ids) => `open=new-agent%3A${ids.newAgent}`,
      fields: { decision: "approve", proven1: "yes" },
    },
    {
      guard: "admin",
      ...INVALID,
      query: (ids) => `open=license%3A${ids.licenseDocument}`,
      fields: { decision: "accept", reason: "" },
    },
    {
      guard: "admin",
      ...INVALID,
      query: (ids) => `open=review%3A${ids.reviewCase}`,
      fields: { decision: "remove", reason: "personal-data", note: "" },
    },
    {
      guard: "admin",
      ...INVALID,
      query: (ids) => `open=list-case%3A${ids.listCase}`,
      fields: { decision: "apply", zip: "", status: "", reason: "" },
    },
    {
      guard: "admin",
      ...INVALID,
      query: (ids) => `open=photo%3A${ids.photoCase}`,
      fields: { decision: "remove", reason: "It shows somebody else." },
    },
    {
      guard: "admin",
      ...INVALID,
      query: (ids) => `open=fact%3A${ids.factCase}`,
      fields: { decision: "is-right", reason: "We called and asked." },
    },
  ],
  "routes/admin/view-as/begin": {
    guard: "admin",
    ...INVALID,
    params: { id: (ids) => ids.person },
    fields: { reason: "They see an empty page.", confirm: "yes" },
  },
  "routes/admin/view-as/not-shown": { ...open, answer: 403 },
  "routes/admin/view-as/end": { ...open, answer: "/admin-console" },
  "routes/admin/questions/question": {
    guard: "admin",
    ...INVALID,
    params: { id: (ids) => ids.question },
    intents: ["ask", "draw", "answer", "close"],
    fields: { npns: "12345678", reason: "Nobody near is licensed for it.", seen: "5", body: "An answer" },
  },
  "routes/admin/decide/item": [
    {
      guard: "admin",
      ...INVALID,
      params: { kind: "reviews", id: (ids) => ids.reviewCase },
      fields: { decision: "remove", reason: "personal-data", note: "" },
    },
    {
      guard: "admin",
      ...INVALID,
      params: { kind: "applications", id: (ids) => ids.application },
      fields: { decision: "approve", reason: "The address and the NPN fit.", seen: "1" },
    },
    {
      guard: "admin",
      ...INVALID,
      params: { kind: "new-agents", id: (ids) => ids.newAgent },
      fields: { decision: "approve", proven1: "yes" },
    },
    {
      guard: "admin",
      ...INVALID,
      params: { kind: "licenses", id: (ids) => ids.licenseDocument },
      fields: { decision: "accept", reason: "" },
    },
    {
      guard: "admin",
      ...INVALID,
      params: { kind: "list-cases", id: (ids) => ids.listCase },
      fields: { decision: "apply", zip: "", status: "", reason: "" },
    },
    {
      guard: "admin",
      ...INVALID,
      params: { kind: "photos", id: (ids) => ids.photoCase },
      fields: { decision: "remove", reason: "It shows somebody else." },
    },
    {
      guard: "admin",
      ...INVALID,
      params: { kind: "facts", id: (ids) => ids.factCase },
      fields: { decision: "is-right", reason: "We called and asked." },
    },
    {
      guard: "admin",
      ...INVALID,
      params: { kind: "claims", id: (ids) => ids.claim },
      fields: { decision: "approve", reason: "The document fits the register.", holder: "" },
    },
    {
      guard: "admin",
      ...INVALID,
      params: { kind: "claims", id: (ids) => ids.claim },
      intents: ["resend"],
      fields: { reason: "They never got their code." },
    },
  ],
  "routes/admin/list-pages/list": LISTS.filter(
    ({ name, to }) => name !== "payments" && to() === adminPaths.list(name),
  ).map(({ name, acts }) => ({
    guard: "admin",
    ...INVALID,
    params: { list: name },
    intents: acts.length === 0 ? ["retry"] : acts,
    fields: { email: KEY, event: "evt_nobody" },
  })),
  "routes/admin/list-pages/list-in-admin": {
    guard: "admin",
    ...INVALID,
    params: { list: "errors" },
    intents: ["retry"],
  },
  "routes/admin/bulk/bulk": BULK_LISTS.map(({ name, bulk }) => ({
    guard: "admin",
    ...INVALID,
    params: { list: name },
    query: `act=${Object.keys(bulk?.acts ?? {})[0]}&all=yes`,
    fields: { reason: "They all came from the same machine." },
  })),
  "routes/admin/bulk/bulk-act": BULK_LISTS.map(({ name }) => ({
    guard: "admin",
    answer: 404,
    params: { list: name, id: (ids: SampleIds) => ids.organization },
    intents: ["go", "stop", "resume", "undo"],
    fields: { reason: "They all came from the same machine." },
  })),
  "routes/admin/agents/new-agent": {
    guard: "admin",
    ...INVALID,
    fields: { firstName: "Vesna", lastName: "Dvorak", npn: "20664135", zip: "33614" },
  },
  "routes/admin/agents/agent": {
    guard: "admin",
    ...INVALID,
    params: { id: (ids) => ids.agent },
    intents: ["end-agent", "return-agent"],
    fields: {
      kind: "retired",
      since: "2026-01-31",
      source: "The state’s list.",
      reason: "It was a mistake.",
    },
  },
  "routes/admin/agents/merge": {
    guard: "admin",
    ...INVALID,
    params: { id: (ids) => ids.agent },
    intents: ["merge-agents", "undo-merge"],
    fields: { other: KEY, reason: "They are one person with two NPNs." },
  },
  "routes/admin/privacy/privacy-request": {
    guard: "admin",
    ...INVALID,
    params: { id: "none" },
    intents: ["answer-privacy"],
    fields: { outcome: "done", reason: "We changed the name." },
  },
  "routes/admin/agents/look-alike": {
    guard: "admin",
    ...INVALID,
    params: { id: "none" },
    intents: ["keep-both"],
    fields: { reason: "They are father and son." },
  },
  "routes/admin/agents/not-listed-request": {
    guard: "admin",
    ...INVALID,
    params: { id: "none" },
    intents: ["accept-not-listed", "decline-not-listed", "undo-not-listed"],
    fields: { reason: "Their license is their business." },
  },
  "routes/admin/consents/consent-copy": {
    guard: "admin",
    ...INVALID,
    params: { id: "none" },
    intents: ["open-consent"],
    fields: { reason: "" },
  },
  "routes/admin/second-factor/factor-reset": {
    guard: "admin",
    ...INVALID,
    params: { id: "none" },
    intents: ["approve-reset", "refuse-reset"],
    fields: { why: "" },
  },
  "routes/admin/payments/payments": {
    guard: "admin",
    ...INVALID,
    intents: ["catch-up", "try-again", "try-all", "check", "refund"],
    query: "refund=in_nobody",
    fields: { event: "evt_nobody", part: "whole", amount: "", reason: "They asked for it.", seen: "0-0" },
  },
  "routes/admin/product-types/new-product-type": {
    guard: "admin",
    ...INVALID,
    fields: { name: "Pet", slug: "Pet Insurance", life1: "yes", reason: "People ask for it every week." },
  },
  "routes/admin/product-types/product-type": {
    guard: "admin",
    ...INVALID,
    params: { bit: "14" },
    fields: { name: "Flood", life1: "yes", reason: "No" },
  },
  "routes/admin/plans/plan": {
    guard: "admin",
    ...INVALID,
    params: { id: (ids) => ids.plan },
    fields: { name: "Agency", summary: "For all.", includes: "Seats", month: "many", reason: "No" },
  },
  "routes/admin/imports/new-import": { guard: "admin", ...INVALID },
  // The demo has no word with this number.
  "routes/admin/imports/list-word": { guard: "admin", params: { id: "999999" }, answer: 404 },
  "routes/admin/imports/import": {
    guard: "admin",
    ...INVALID,
    params: { id: (ids) => ids.import },
    intents: ["columns", "step", "pause", "go-on", "apply", "place", "word", "again", "undo"],
  },
  "routes/admin/terms/new-terms": {
    guard: "admin",
    ...INVALID,
    intents: ["preview", "publish"],
    fields: { title: "Terms", body: "## Terms", changeSummary: "All of it.", effectiveOn: "2030-01-01" },
  },
  "routes/admin/terms/terms-version": {
    guard: "admin",
    ...INVALID,
    params: { id: (ids) => ids.terms },
    intents: ["withdraw"],
  },
  "routes/admin/drawings/seed-avatars": {
    guard: "admin",
    ...INVALID,
    intents: ["start", "go", "stop", "resume", "undo"],
    fields: { reason: "No" },
  },
  "routes/admin/stripe-sync/stripe-sync": {
    guard: "admin",
    ...INVALID,
    intents: ["start", "step", "fix-one", "fix-all"],
    fields: { run: KEY, difference: KEY },
  },
  "routes/admin/people/person": {
    guard: "admin",
    ...INVALID,
    params: { id: (ids) => ids.person },
    intents: ["archive", "restore", "end-sessions", "role", "resend"],
    fields: { reason: "It sent the same message to everybody.", seen: "", role: "agent" },
  },
  "routes/admin/organizations/organization": {
    guard: "admin",
    ...INVALID,
    params: { id: (ids) => ids.organization },
    intents: ["archive", "restore"],
    fields: { reason: "It is a copy of another one.", seen: "active 0" },
  },

  "routes/api/errors": { ...open, json: {} },
  "routes/api/orchestrated-signup": { ...open, json: {} },
  // Without a signature.
  "routes/api/stripe-webhook": { ...open, json: {} },
  "routes/api/mail-events": { ...open, json: {} },
  "routes/api/messages": {
    guard: "call",
    answer: 404,
    json: { thread: KEY, key: KEY, body: "Hello" },
  },
  "routes/api/user-notifications": {
    guard: "call",
    method: "PATCH",
    query: `id=${KEY}`,
    answer: 200,
    json: { read: true },
  },
  "routes/api/procedures/procedures": [
    procedure("get_user_onboarding_status", { guard: "onboarding call", answer: 200, json: {} }),
    procedure("get_user_managed_organizations_secure", { guard: "call", answer: 200, json: {} }),
    procedure("get_public_profile_by_user_id", { ...open, json: {} }),
    procedure("manage_product_types_secure", { ...open, answer: 200, json: { action: "select_active" } }),
    procedure("manage_product_types_secure", {
      guard: "call",
      answer: NOT_ADMIN,
      but: { admin: 200, "admin without second factor": 403 },
      json: { action: "select_all" },
    }),
    procedure("manage_expert_questions_secure", { ...open, answer: 200, json: { action: "select_public" } }),
    procedure("manage_expert_questions_secure", {
      guard: "call",
      answer: 200,
      json: { action: "select_mine" },
    }),
    procedure("manage_expert_questions_secure", {
      ...open,
      json: { action: "create_question", question_data: {} },
    }),
    procedure("no_such_procedure", { ...open, answer: 404, json: {} }),
  ],
};
