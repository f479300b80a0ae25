/** What each admin write leaves in the audit log, by route id and intent; `form` if the page has only one form. */
import type { AuditAct } from "#app/platform/audit/audit-acts.ts";

/** One act, one of several, or none with the reason. */
export type Logged = AuditAct | readonly AuditAct[] | { nothing: string };

export const acts: Readonly<Record<string, Readonly<Record<string, Logged>>>> = {
  "routes/admin/today/today": {
    form: [
      "question.decide",
      "conversation.decide",
      "application.decide",
      "claim.decide",
      "new-agent.decide",
      "license-document.decide",
      "list-case.decide",
      "case.decide",
      "photo.decide",
      "fact.decide",
    ],
  },
  "routes/admin/questions/question": {
    answer: "answer.write",
    ask: "question.reassign",
    close: "question.close",
    draw: "question.reassign",
  },
  "routes/admin/decide/item": {
    form: [
      "application.decide",
      "case.decide",
      "claim.decide",
      "license-document.decide",
      "photo.decide",
      "fact.decide",
      "new-agent.decide",
      "list-case.decide",
    ],
    resend: "claim.resend",
  },
  "routes/admin/list-pages/list": {
    lift: "email.lift",
    retry: ["email.retry", "webhook.retry"],
    "retry-all": ["email.retry", "webhook.retry"],
    verify: "audit-log.verify",
    "end-pause": "agent.resume-reviews",
  },
  "routes/admin/list-pages/list-in-admin": {
    retry: { nothing: "These lists have no buttons of their own." },
  },
  "routes/admin/agents/new-agent": { form: "agent.add" },
  "routes/admin/agents/agent": { "end-agent": "agent.end", "return-agent": "agent.return" },
  "routes/admin/agents/merge": { "merge-agents": "agent.merge", "undo-merge": "agent.unmerge" },
  "routes/admin/privacy/privacy-request": { "answer-privacy": "privacy.decide" },
  "routes/admin/agents/look-alike": { "keep-both": "agent.keep-both" },
  "routes/admin/agents/not-listed-request": {
    "accept-not-listed": "listing.decide",
    "decline-not-listed": "listing.decide",
    "undo-not-listed": "listing.decide",
  },
  "routes/admin/consents/consent-copy": { "open-consent": "consent.open" },
  "routes/admin/second-factor/factor-reset": {
    "approve-reset": ["second-factor.approve-reset", "second-factor.reset"],
    "refuse-reset": "second-factor.refuse-reset",
  },
  "routes/admin/product-types/new-product-type": { form: "product-type.change" },
  "routes/admin/product-types/product-type": { form: "product-type.change" },
  "routes/admin/plans/plan": { form: "plan.change" },
  "routes/admin/imports/new-import": {
    form: { nothing: "It keeps a file, of which nothing is read before its columns are confirmed." },
  },
  "routes/admin/imports/list-word": { form: "import.word" },
  "routes/admin/imports/import": {
    columns: "import.start",
    step: { nothing: "It goes on with what was begun." },
    pause: { nothing: "It waits with what was begun." },
    "go-on": { nothing: "It goes on with what was begun." },
    apply: "import.apply",
    place: "import.place",
    word: "import.word",
    again: "import.compare",
    undo: "import.undo",
  },
  "routes/admin/terms/new-terms": {
    preview: { nothing: "It shows what would be published." },
    publish: "terms.publish",
  },
  "routes/admin/terms/terms-version": { withdraw: "terms.withdraw" },
  "routes/admin/view-as/begin": { form: "account.impersonate" },
  "routes/admin/payments/payments": {
    "catch-up": "webhook.catch-up",
    "try-again": "webhook.retry",
    "try-all": "webhook.retry",
    check: { nothing: "It says what a refund would do, and does nothing." },
    refund: "invoice.refund",
  },
  "routes/admin/drawings/seed-avatars": {
    start: "photo.seed",
    go: { nothing: "It goes on with what was begun." },
    stop: "photo.seed",
    resume: "photo.seed",
    undo: "photo.seed",
  },
  "routes/admin/stripe-sync/stripe-sync": {
    start: { nothing: "It compares and changes nothing of anybody’s; the run names who began it." },
    step: { nothing: "It goes on comparing." },
    "fix-one": "stripe-difference.mend",
    "fix-all": "stripe-difference.mend",
  },
  "routes/admin/people/person": {
    archive: "account.archive",
    restore: "account.restore",
    "end-sessions": "account.end-sessions",
    role: "account.change-role",
    resend: "account.resend",
  },
  "routes/admin/bulk/bulk": { form: "bulk.start" },
  "routes/admin/bulk/bulk-act": {
    go: [
      "account.archive",
      "account.restore",
      "account.end-sessions",
      "organization.archive",
      "organization.restore",
      "question.close",
      "question.reassign",
      "case.decide",
    ],
    stop: "bulk.stop",
    resume: "bulk.resume",
    undo: "bulk.undo",
  },
  "routes/admin/organizations/organization": {
    archive: "organization.archive",
    restore: "organization.restore",
  },
};
