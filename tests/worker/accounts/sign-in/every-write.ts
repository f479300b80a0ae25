/** At least one call for every action of the built manifest, as a browser or a script sends it. */

/** Existing rows that the calls refer to. */
export type Things = {
  review: string;
  heldReview: string;
  thread: string;
  question: string;
  publicQuestion: string;
  termsVersion: string;
  claim: string;
  application: string;
  licenseDocument: string;
  photoCase: string;
  lead: string;
  appointment: string;
};

export type Write = {
  path: string;
  method?: "POST" | "PATCH";
  /** A form, or a JSON body. */
  form?: Record<string, string>;
  json?: unknown;
  /** Allowed signed out. */
  open?: true;
};

const ASKED = {
  customer_first_name: "Nell",
  customer_last_name: "Hargrove",
  customer_email: "nell@mail.example",
  // A place without demo agents to ask: their bell would rightly ring.
  customer_zip_code: "99501",
  insurance_type: "Home",
};
const UNKNOWN = { email: "nobody-has-this@mail.example", password: "correct horse battery" };
const NEW = { ...UNKNOWN, firstName: "Zoë", lastName: "Ray" };
const APPLIED = {
  organizationName: "Else",
  organizationType: "agency",
  street: "1 Wharf Street",
  zip: "78701",
};
const newKey = () => crypto.randomUUID();
const signUp = (path: string, form: Record<string, string> = {}): Write[] => [
  { path, form: { ...NEW, role: "", ...form }, open: true },
];

/** By route id. `no` tells apart what can't be sent twice. */
export const everyWrite = (its: Things, no: number): Readonly<Record<string, readonly Write[]>> => ({
  "routes/admin/today/today": [
    { path: "/admin", form: { report: newKey(), decision: "keep" } },
    {
      path: `/admin?open=photo:${its.photoCase}`,
      form: { decision: "remove", reason: "It shows somebody else." },
    },
  ],
  "routes/admin/view-as/begin": [
    {
      path: `/admin-console/people/${newKey()}/view-as`,
      form: { reason: "They see an empty page.", confirm: "yes" },
    },
  ],
  "routes/admin/view-as/not-shown": [{ path: "/admin-console/view-as/not-shown", form: {}, open: true }],
  "routes/admin/view-as/end": [{ path: "/admin-console/view-as/end", form: {}, open: true }],
  "routes/admin/questions/question": [
    {
      path: `/admin-console/questions/${its.question}`,
      form: { intent: "close", reason: "Nobody near is licensed for it." },
    },
    { path: `/admin-console/questions/${its.question}`, form: { intent: "draw", seen: "0", reason: "" } },
  ],
  "routes/admin/decide/item": [
    { path: `/admin/reviews/${its.heldReview}`, form: { decision: "keep", read: "0" } },
    {
      path: `/admin/photos/${its.photoCase}`,
      form: { decision: "remove", reason: "It shows somebody else." },
    },
    {
      path: `/admin/claims/${its.claim}`,
      form: { decision: "refuse", reason: "The document is not the agent's.", holder: "" },
    },
    {
      path: `/admin/claims/${its.claim}`,
      form: { intent: "resend", reason: "They never got their code." },
    },
    {
      path: `/admin/licenses/${its.licenseDocument}`,
      form: { decision: "refuse", reason: "The document is not the agent's." },
    },
    { path: `/admin/applications/${its.application}`, form: { decision: "approve", reason: "", seen: "1" } },
  ],
  "routes/admin/list-pages/list": [
    { path: "/admin-console/mail", form: { intent: "retry", email: newKey() } },
    { path: "/admin-console/mail", form: { intent: "retry-all" } },
    { path: "/admin-console/webhooks", form: { intent: "retry", event: "evt_nobody" } },
    { path: "/admin-console/audit", form: { intent: "verify" } },
  ],
  "routes/admin/list-pages/list-in-admin": [{ path: "/admin/errors", form: { intent: "retry" } }],
  "routes/admin/payments/payments": [
    { path: "/admin-console/payments", form: { intent: "catch-up" } },
    { path: "/admin-console/payments", form: { intent: "try-again", event: "evt_nobody" } },
    {
      path: "/admin-console/payments?refund=in_nobody",
      form: { intent: "refund", part: "whole", amount: "", reason: "They asked for it.", seen: "0-0" },
    },
  ],
  "routes/admin/product-types/new-product-type": [
    {
      path: "/admin-console/product-types/new",
      form: { name: `Pet ${no}`, slug: `pet-${no}`, property1: "yes", reason: "People ask for it." },
    },
  ],
  "routes/admin/product-types/product-type": [
    {
      path: "/admin-console/product-types/14",
      form: { seen: "", name: "Flood", personal1: "yes", reason: "The form must come back." },
    },
  ],
  "routes/admin/plans/plan": [
    {
      path: `/admin-console/plans/${newKey()}`,
      form: { seen: "", name: "Agency", summary: "For all.", includes: "Seats", reason: "It is another." },
    },
  ],
  "routes/admin/imports/new-import": [
    { path: "/admin-console/imports/new", form: { list: "state", state: "TX", readOn: "2026-11-20" } },
  ],
  "routes/admin/imports/list-word": [
    { path: "/admin-console/list-words/1", form: { seen: "0", meaning: "12" } },
  ],
  "routes/admin/imports/import": [{ path: "/admin-console/imports/1", form: { intent: "apply" } }],
  "routes/admin/terms/new-terms": [
    {
      path: "/admin-console/terms/new?type=customer",
      form: {
        intent: "publish",
        title: `Terms ${no}`,
        body: `## Terms ${no}\n\n${"All of it is said here. ".repeat(20)}`,
        changeSummary: "Says all of it.",
        effectiveOn: "2027-06-01",
      },
    },
  ],
  "routes/admin/terms/terms-version": [
    { path: `/admin-console/terms/${its.termsVersion}`, form: { intent: "withdraw" } },
  ],
  "routes/admin/drawings/seed-avatars": [
    { path: "/seed-avatars", form: { intent: "start", reason: "Pages look empty without." } },
    { path: "/seed-avatars", form: { intent: "stop", run: newKey() } },
  ],
  "routes/admin/stripe-sync/stripe-sync": [
    { path: "/admin-stripe-sync", form: { intent: "start" } },
    { path: "/admin-stripe-sync", form: { intent: "fix-all", run: newKey() } },
  ],
  "routes/admin/people/person": [
    {
      path: `/admin-console/people/${newKey()}`,
      form: { intent: "archive", reason: "It sent the same message to everybody.", seen: "" },
    },
  ],
  "routes/admin/bulk/bulk": [
    ["people", "end-sessions"],
    ["organizations", "archive"],
    ["questions", "close"],
    ["reviews", "keep"],
  ].map(([list, act]) => ({
    path: `/admin-console/${list}/bulk?act=${act}&id=${newKey()}`,
    form: { reason: "They all came from the same machine." },
  })),
  "routes/admin/bulk/bulk-act": ["people", "organizations", "questions", "reviews"].map((list) => ({
    path: `/admin-console/${list}/bulk/${newKey()}`,
    form: { intent: "stop" },
  })),
  "routes/admin/organizations/organization": [
    {
      path: `/admin-console/organizations/${newKey()}`,
      form: { intent: "archive", reason: "It is a copy of another one.", seen: "active 0" },
    },
  ],
  "routes/auth/sign-in": [{ path: "/auth", form: UNKNOWN, open: true }],
  "routes/auth/second-factor/show-factor": [
    { path: "/auth/second-factor", form: { code: "123456" }, open: true },
  ],
  "routes/auth/second-factor/passkey": [
    { path: "/auth/second-factor/passkey", form: { credential: "{}" }, open: true },
  ],
  "routes/auth/second-factor/lost-factor": [
    {
      path: "/auth/second-factor/lost",
      form: { reason: "My phone fell into the harbor.", password: "wrong" },
      open: true,
    },
  ],
  "routes/auth/second-factor/stop-reset": [
    { path: "/auth/second-factor/stop", form: { token: "none" }, open: true },
  ],
  "routes/privacy/ask": [
    { path: "/privacy-request", form: { kind: "access", email: "nobody@mail.example" }, open: true },
  ],
  "routes/privacy/request": [
    { path: "/privacy-request/none", form: { intent: "confirm-access" }, open: true },
    { path: "/privacy-request/none", form: { intent: "confirm-deletion" }, open: true },
    {
      path: "/privacy-request/none",
      form: { intent: "confirm-correction", note: "My name is Nell, not Nel." },
      open: true,
    },
    {
      path: "/privacy-request/none",
      form: { intent: "appeal-privacy", note: "It’s still wrong." },
      open: true,
    },
  ],
  "routes/admin/consents/consent-copy": [
    {
      path: `/admin-console/consents/${newKey()}`,
      form: { intent: "open-consent", reason: "They asked us to prove it." },
    },
  ],
  "routes/admin/privacy/privacy-request": [
    {
      path: `/admin-console/privacy-requests/${newKey()}`,
      form: { intent: "answer-privacy", outcome: "done", reason: "We changed the name." },
    },
  ],
  "routes/listings/not-listed": [
    {
      path: "/help/not-listed",
      form: {
        profile: "20664135",
        by: "self",
        name: "Bo Li",
        email: "bo@example.com",
        why: "privacy",
        note: "",
      },
      open: true,
    },
  ],
  "routes/admin/agents/new-agent": [
    { path: "/admin-console/agents/new", form: { firstName: "Vesna", lastName: "Dvorak", npn: "20664135" } },
  ],
  "routes/admin/agents/agent": [
    { path: `/admin-console/agents/${newKey()}`, form: { intent: "end-agent", kind: "retired" } },
    {
      path: `/admin-console/agents/${newKey()}`,
      form: { intent: "return-agent", reason: "A mistake it was." },
    },
  ],
  "routes/admin/agents/look-alike": [
    {
      path: `/admin-console/look-alikes/${newKey()}`,
      form: { intent: "keep-both", reason: "Father and son." },
    },
  ],
  "routes/admin/agents/merge": [
    { path: `/admin-console/agents/${newKey()}/merge`, form: { intent: "merge-agents", other: newKey() } },
    { path: `/admin-console/agents/${newKey()}/merge`, form: { intent: "undo-merge", other: newKey() } },
  ],
  "routes/admin/agents/not-listed-request": [
    { path: `/admin-console/not-listed/${newKey()}`, form: { intent: "accept-not-listed" } },
    {
      path: `/admin-console/not-listed/${newKey()}`,
      form: { intent: "decline-not-listed", reason: "Their license is public." },
    },
    {
      path: `/admin-console/not-listed/${newKey()}`,
      form: { intent: "undo-not-listed", reason: "They asked to be back." },
    },
  ],
  "routes/admin/second-factor/factor-reset": [
    { path: `/admin-console/second-factor-resets/${newKey()}`, form: { intent: "approve-reset" } },
    { path: `/admin-console/second-factor-resets/${newKey()}`, form: { intent: "refuse-reset", why: "No." } },
  ],
  "routes/workspace/settings/security/second-factor/own-factor": [
    {
      path: "/settings/second-factor",
      form: { intent: "set-up-factor", sealed: "none", code: "123456", password: "wrong" },
    },
    { path: "/settings/second-factor", form: { intent: "renew-codes", password: "wrong" } },
    { path: "/settings/second-factor", form: { intent: "remove-factor", password: "wrong" } },
  ],
  "routes/auth/passkeys/passkey": [{ path: "/auth/passkey", form: { credential: "{}" }, open: true }],
  "routes/auth/sign-up/sign-up": signUp("/auth/signup"),
  "routes/auth/agency-sign-up": signUp("/auth/agency-signup"),
  "routes/auth/carrier-sign-up": signUp("/auth/carrier-signup"),
  "routes/auth/fmo-sign-up": signUp("/auth/fmo-signup"),
  "routes/auth/sign-up/executive-sign-up": signUp("/auth/executive-signup"),
  "routes/auth/sign-out": [{ path: "/auth/sign-out", form: {}, open: true }],
  "routes/auth/links/forgot-password": [{ path: "/auth/forgot-password", form: UNKNOWN, open: true }],
  "routes/auth/links/reset-password": [
    { path: "/auth/reset-password", form: { ...UNKNOWN, token: "none" }, open: true },
  ],
  "routes/auth/links/reactivate": [{ path: "/reactivate", form: UNKNOWN, open: true }],
  "routes/auth/links/keep-account": [{ path: "/keep-account", form: { token: "none" }, open: true }],
  "routes/auth/links/check-email": [
    { path: "/check-email", form: UNKNOWN, open: true },
    { path: "/check-email", form: { token: "none" }, open: true },
  ],
  "routes/auth/apply/agent-application": [
    { path: "/agent-application", form: { intent: "withdraw" } },
    { path: "/agent-application", form: { intent: "apply", npn: "20664135" } },
  ],
  "routes/auth/claims/verify-email": [
    { path: "/verify-email", form: { intent: "send-code", npn: "17642083" } },
    { path: "/verify-email", form: { intent: "withdraw" } },
    { path: "/verify-email", form: { intent: "send-link" } },
  ],
  "routes/auth/invites/organization-invite": [
    { path: "/organization-invite?token=none", form: { intent: "accept" }, open: true },
  ],
  "routes/auth/invites/executive-invite": [
    { path: "/executive-invite-signup?token=none", form: { intent: "decline" }, open: true },
  ],
  "routes/auth/invites/manager-invite": [
    {
      path: `/org-manager-auth/${newKey()}?token=none`,
      form: { intent: "sign-up", ...NEW },
      open: true,
    },
  ],
  "routes/onboarding/apply/apply-organization": [
    {
      path: "/apply-organization",
      form: { organization: "lantern-row-insurance", role: "member", message: "I work at the front desk." },
    },
    { path: "/apply-organization", form: { intent: "withdraw", id: newKey() } },
    { path: "/apply-organization", form: { intent: "leave", id: newKey() } },
  ],
  "routes/workspace/members/members": [
    { path: "/dashboard/members", form: { intent: "remove", id: newKey() } },
    { path: "/dashboard/members", form: { intent: "close", name: "Quay", password: "wrong" } },
  ],
  "routes/workspace/members/invites": [
    {
      path: "/dashboard/invites",
      form: { intent: "invite", email: `nell-${no}@mail.example`, role: "member" },
    },
  ],
  "routes/workspace/settings/accessibility-settings": [
    { path: "/accessibility-settings", form: { text: "large", theme: "dark" } },
  ],
  "routes/billing/membership": [{ path: "/membership", form: { price: newKey() } }],
  "routes/billing/organization-checkout": [
    { path: "/organization-checkout", form: { price: newKey(), seats: "5" } },
  ],
  "routes/billing/invite-checkout": [{ path: "/organization-invite-checkout", form: { price: newKey() } }],
  "routes/billing/billing": [
    { path: "/billing", form: { intent: "resume" } },
    { path: "/billing", form: { intent: "cancel", feedback: "unused", comment: "" } },
    { path: "/billing", form: { intent: "card" } },
    {
      path: "/billing",
      form: { intent: "change", price: newKey(), seats: "5", seen: "1", at: String(Date.now()) },
    },
  ],
  "routes/auth/links/unsubscribe": [{ path: "/unsubscribe", form: { intent: "stop" }, open: true }],
  "routes/auth/links/confirm-facts": [{ path: "/confirm-profile", form: {}, open: true }],
  "routes/public/not-found": [{ path: "/no/such/page", form: {}, open: true }],
  "routes/workspace/saved-searches": [
    {
      path: "/saved/searches?search=%2Fgeographic-search-results%3Fq%3D78701",
      form: { intent: "save" },
    },
  ],
  "routes/public/saved": [{ path: "/saved", form: { slug: "bo-li", intent: "add" }, open: true }],
  "routes/reviews/leave-review": [
    {
      path: "/leave-review?agent=bo-li",
      form: {
        stars: "5",
        type: "home",
        stage: "asked-for-a-quote",
        month: "2026-10",
        title: "Patient and exact",
        body: "She went through the deductible twice, told me what flood is not, and called back when she said.",
      },
    },
    { path: "/leave-review?agent=bo-li", form: { intent: "withdraw" } },
  ],
  "routes/reviews/verify-review": [{ path: "/verify-review", form: { token: "none" }, open: true }],
  "routes/reviews/review": [
    { path: `/reviews/${its.review}`, form: { intent: "vote", helpful: "yes" } },
    {
      path: `/reviews/${its.review}`,
      form: { intent: "reply", body: "Thank you for telling others how it went.", understood: "yes" },
    },
  ],
  "routes/reviews/report-review": [
    { path: `/reviews/${its.review}/report`, form: { reason: "advertising", note: "" }, open: true },
  ],
  "routes/calendar/book": [
    { path: "/showcase/ines-calloway/book", form: { type: newKey(), at: "1795000000000" }, open: true },
  ],
  "routes/calendar/appointment": [
    { path: `/appointments/${its.appointment}`, form: { intent: "cancel" }, open: true },
    { path: `/appointments/${its.appointment}`, form: { intent: "move", at: "1795000000000" }, open: true },
    { path: `/appointments/${its.appointment}`, form: { intent: "missed" }, open: true },
  ],
  "routes/calendar/appointments": [
    { path: "/appointments", form: { intent: "missed", id: its.appointment } },
  ],
  "routes/calendar/settings-calendar": [
    { path: "/settings/calendar", form: { intent: "save-hours", follow: "office" } },
    { path: "/settings/calendar", form: { intent: "add-time-off", first: "2030-01-07" } },
    { path: "/settings/calendar", form: { intent: "remove-time-off", first: "2030-01-07" } },
    { path: "/settings/calendar", form: { intent: "remove-type", id: newKey() } },
    { path: "/settings/calendar", form: { intent: "renew-feed" } },
    { path: "/settings/calendar", form: { intent: "stop-feed" } },
  ],
  "routes/reports/report-fact": [
    {
      path: "/showcase/ines-calloway/wrong?fact=phone",
      form: { problem: "out-of-order", note: "", email: "" },
      open: true,
    },
  ],
  "routes/workspace/reported-facts/reported-facts": [
    { path: "/dashboard/reported-facts", form: { intent: "confirm-fact", case: newKey() } },
  ],
  "routes/reports/report-photo": [
    {
      path: "/showcase/ines-calloway/report-photo",
      form: { reason: "someone-else", note: "" },
      open: true,
    },
  ],
  "routes/reviews/appeal-review": [
    {
      path: `/reviews/${its.heldReview}/appeal`,
      form: { statement: "It was written after the visit, and nobody asked me to write it at all." },
    },
  ],
  "routes/api/orchestrated-signup": [{ path: "/api/orchestrated-signup", json: UNKNOWN, open: true }],
  "routes/api/stripe-webhook": [{ path: "/api/stripe-webhook", json: {}, open: true }],
  "routes/api/mail-events": [{ path: "/api/mail-events", json: {}, open: true }],
  "routes/api/procedures/procedures": [
    { path: "/api/rpc/get_user_onboarding_status", json: {} },
    { path: "/api/rpc/get_user_managed_organizations_secure", json: {} },
    { path: "/api/rpc/manage_product_types_secure", json: { action: "select_all" } },
    { path: "/api/rpc/manage_expert_questions_secure", json: { action: "select_mine" } },
    {
      path: "/api/rpc/manage_expert_questions_secure",
      json: {
        action: "create_question",
        question_data: {
          ...ASKED,
          question: `Does my policy pay for a gate that fell ${no} feet?`,
          allow_contact: true,
          customer_phone: "15125550142",
        },
      },
      open: true,
    },
    {
      path: "/api/rpc/get_public_profile_by_user_id",
      json: { p_user_id: newKey() },
      open: true,
    },
  ],
  "routes/api/messages": [
    { path: "/api/messages", json: { thread: its.thread, key: newKey(), body: "Hello" } },
  ],
  "routes/api/user-notifications": [
    { path: "/api/user_notifications", method: "PATCH", json: { read: true } },
    { path: "/api/user_notifications", method: "PATCH", json: { deleted_at: new Date().toISOString() } },
  ],
  "routes/api/errors": [
    { path: "/api/errors", json: { message: "x", page: "/", severity: "low" }, open: true },
  ],
  "routes/workspace/expert-questions/expert-question": [
    { path: `/dashboard/questions/${its.question}`, form: { intent: "draft", body: "A beginning" } },
    {
      path: `/dashboard/questions/${its.question}`,
      form: { body: "Start with your own policy: a fence is usually insured as other structures." },
    },
  ],
  "routes/workspace/settings/settings": [
    { path: "/settings", form: { intent: "rename", firstName: "Else", lastName: "One" } },
    { path: "/settings", form: { intent: "email-again" } },
    { path: "/settings", form: { intent: "withdraw-license", document: its.licenseDocument } },
    { path: "/settings", form: { intent: "state-medicare", organizations: "3", plans: "20" } },
    { path: "/settings", form: { intent: "withdraw-medicare" } },
    { path: "/settings?section=pay", form: { intent: "save-pay", propertyCommission: "yes" } },
    { path: "/settings?section=photo", form: { intent: "save-photo", position: "top" } },
    { path: "/settings?section=photo", form: { intent: "remove-photo" } },
    { path: "/settings?section=photo", form: { intent: "remove-drawing" } },
    { path: "/settings?section=photo", form: { intent: "bring-back-photo", photo: newKey() } },
    { path: "/settings?section=photo", form: { intent: "delete-photo", photo: newKey() } },
    { path: "/settings", form: { intent: "save-notifications", "question-bell": "on" } },
    { path: "/settings", form: { intent: "save-executive", title: "Director" } },
    { path: "/settings", form: { intent: "save-application", ...APPLIED } },
    { path: "/settings", form: { intent: "withdraw-application" } },
    { path: "/settings", form: { intent: "close", name: "Quay", password: "wrong" } },
    {
      path: "/settings",
      form: { intent: "change-password", presentPassword: "wrong", newPassword: "a lantern on the quay" },
    },
    { path: "/settings", form: { intent: "remove-passkey", passkey: newKey() } },
    { path: "/settings", form: { intent: "leave-account", confirm: "nobody", password: "wrong" } },
    { path: "/settings", form: { intent: "delete-account", confirm: "nobody", password: "wrong" } },
  ],
  "routes/workspace/settings/security/passkeys": [
    { path: "/settings/passkeys", form: { intent: "add-passkey", name: "Mine", password: "wrong" } },
    { path: "/settings/passkeys", form: { intent: "keep-passkey", name: "Mine", credential: "{}" } },
  ],
  "routes/workspace/dashboards/dashboard": [
    { path: "/dashboard", form: { intent: "dismiss-checklist", checklist: "agent" } },
    { path: "/dashboard", form: { intent: "confirm-facts", fact: "phone" } },
  ],
  "routes/workspace/notifications/notifications": [
    { path: "/notifications", form: { intent: "read-all" } },
    { path: "/notifications", form: { intent: "delete-all" } },
  ],
  "routes/leads/request-quote": [
    {
      path: "/request-quote?agent=bo-li&type=home",
      form: {
        key: newKey(),
        zip: "99501",
        answer1: "House",
        answer2: "I do",
        answer3: "Not sure",
        answer4: "No",
        firstName: "Nell",
        lastName: "Hargrove",
        email: ASKED.customer_email,
      },
      open: true,
    },
  ],
  "routes/leads/quote-request": [{ path: "/request-quote/nobody", form: { intent: "continue" }, open: true }],
  "routes/leads/capture-card": [
    {
      path: "/contact-capture/bo-li",
      form: { key: newKey(), firstName: "Nell", lastName: "Hargrove", email: ASKED.customer_email },
      open: true,
    },
  ],
  "routes/leads/consent": [{ path: "/consent/nobody", form: { intent: "stop" }, open: true }],
  "routes/leads/leads": [{ path: "/dashboard/leads", form: { intent: "take-up", thread: its.thread } }],
  "routes/leads/lead": [
    { path: `/dashboard/leads/${its.lead}`, form: { intent: "note", note: `Else ${no}` } },
    { path: `/dashboard/leads/${its.lead}`, form: { intent: "state", state: "lost" } },
  ],
  "routes/messages/thread": [
    { path: `/messages/${its.thread}`, form: { key: newKey(), body: "Hello again" } },
    { path: `/messages/${its.thread}`, form: { intent: "block" } },
  ],
  "routes/messages/new-message": [
    { path: "/messages/new?agent=desmond-achterberg", form: { key: newKey(), zip: "78701", body: "Hello" } },
  ],
  "routes/questions/my-questions": [
    { path: "/my-questions", form: { intent: "withdraw", question: its.question } },
  ],
  "routes/questions/expert-answer": [
    {
      path: `/expert-answers/${its.publicQuestion}`,
      form: { answer: "", reason: "wrong", note: "" },
      open: true,
    },
  ],
  "routes/questions/ask-expert": [
    {
      path: "/ask-expert",
      form: {
        ...ASKED,
        question: `Does my policy pay for a fence of ${no} feet?`,
        allow_contact: "on",
        customer_phone: "15125550142",
      },
      open: true,
    },
  ],
  "routes/onboarding/create-organization": [{ path: "/create-organization", form: APPLIED }],
  "routes/onboarding/onboarding-pending": [
    { path: "/onboarding-pending", form: { description: "We insure houses." } },
  ],
  "routes/showcases/edit-showcase": [
    {
      path: "/dashboard/showcase",
      form: { intent: "save", headline: `Else ${no}`, serviceRadiusMiles: "20" },
    },
    { path: "/dashboard/showcase", form: { intent: "preview" } },
  ],
  "routes/showcases/showcase-versions": [{ path: "/dashboard/showcase/versions", form: { version: "1" } }],
  "routes/showcases/edit-organization": [
    { path: "/dashboard/organization", form: { ...APPLIED, description: "Else.", seen: "" } },
  ],
  "routes/showcases/organization-versions": [
    { path: "/dashboard/organization/versions", form: { version: "1" } },
  ],
  "routes/organizations/affiliations": [
    { path: "/dashboard/affiliations", form: { intent: "propose", to: "lantern-row-insurance" } },
    { path: "/dashboard/affiliations", form: { intent: "end", affiliation: newKey() } },
  ],
  "routes/onboarding/terms/user-agreement": [
    { path: "/user-agreement", form: { agree: "yes", version: its.termsVersion } },
  ],
});
