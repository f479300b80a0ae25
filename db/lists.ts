/**
 * The values that a column may hold, each list once: for the column's type, its CHECK, the types of the product and
 * what its forms take. Without imports, so that a browser may have them.
 */

/** Specification §4; `org_pending` is an applicant whose organization is being looked at. */
export const ROLES = [
  "customer",
  "agent",
  "agency",
  "fmo",
  "carrier",
  "agency_executive",
  "fmo_executive",
  "carrier_executive",
  "admin",
  "org_pending",
] as const;

/** In which pages and emails are written. */
export const LANGUAGES = ["en", "es"] as const;

export const ACCOUNT_STATUSES = ["active", "archived"] as const;
/** What an admin's act can be about. */
export const AUDIT_SUBJECTS = [
  "account",
  "answer",
  "application",
  "audit-log",
  "case",
  "claim",
  "conversation",
  "email",
  "error",
  "import",
  "invoice",
  "license",
  "license-document",
  "organization",
  "photo",
  "plan",
  "product-type",
  "question",
  "review",
  "second-factor-reset",
  "stripe-difference",
  "terms",
  "webhook",
] as const;
/** Of a run that gives drawings to those without a photo, and of taking one back. */
export const DRAWING_RUN_STATUSES = ["running", "stopped", "done", "undoing", "undone"] as const;
/** What can be done to many accounts at once. */
export const BULK_KINDS = ["account", "organization", "question", "review"] as const;
export const BULK_ACTS = ["archive", "restore", "end-sessions", "close", "ask", "keep"] as const;
export const BULK_STATUSES = ["running", "stopped", "done"] as const;
/** Of one row: `waiting` until its turn comes. */
export const BULK_OUTCOMES = ["waiting", "done", "skipped", "failed"] as const;

/** The role; the three executive roles share one value (specification §3). */
export const AGREEMENT_TYPES = ["customer", "agent", "agency", "fmo", "carrier", "executive"] as const;

export const ORGANIZATION_TYPES = ["agency", "fmo", "carrier"] as const;
export const ORGANIZATION_ROLES = ["owner", "manager", "executive", "member"] as const;
/** `draft`: signed up with a name, its details are still missing. */
export const APPLICATION_STATUSES = ["draft", "submitted", "in-review", "approved", "rejected"] as const;
export const ORGANIZATION_STATUSES = ["applied", "active", "archived"] as const;
/** What somebody can be invited as, or ask to be; an owner is made by a handover alone. */
export const INVITE_ROLES = ["member", "manager", "executive"] as const;
export const INVITE_STATUSES = ["open", "accepted", "declined", "revoked"] as const;
export const MEMBERSHIP_REQUEST_STATUSES = ["waiting", "accepted", "refused", "withdrawn"] as const;
export const LEFT_CAUSES = ["left", "removed", "account-deleted", "archived"] as const;
export const AFFILIATION_STATUSES = ["proposed", "active", "refused", "withdrawn", "ended"] as const;
export const ORGANIZATION_EVENTS = [
  "applied",
  "approved",
  "rejected",
  "set-up",
  "renamed",
  "changed",
  "archived",
  "restored",
  "joined",
  "left",
  "removed",
  "role-changed",
  "ownership-transferred",
  "invited",
  "invite-revoked",
  "affiliated",
  "affiliation-ended",
] as const;

/** Whose page a kept version is of. */
export const SHOWCASE_KINDS = ["agent", "organization"] as const;

export const REVIEW_STATUSES = [
  "awaiting-verification",
  "held",
  "published",
  "removed",
  "withdrawn",
] as const;
/** What brought the writer to the agent; stored as it stands here, printed with spaces. */
export const REVIEW_STAGES = [
  "asked-for-advice",
  "compared-quotes",
  "bought-a-policy",
  "compared-a-renewal",
  "changed-a-policy",
  "made-a-claim",
] as const;
export const CASE_CAUSES = ["signals", "flags", "appeal"] as const;
export const APPELLANTS = ["writer", "agent"] as const;
/** Whether the review is up when the case is over, whatever it was about. */
export const DECISIONS = ["keep", "remove"] as const;
/** What may be wrong with a review, and all that one is removed for. That it is negative, or disputed, is none. */
export const REASON_CLASSES = [
  "personal-data",
  "wrong-agent",
  "off-topic",
  "not-a-customer",
  "abusive",
  "conflict-of-interest",
  "advertising",
] as const;

export const PHOTO_STATUSES = ["live", "replaced", "removed", "gone"] as const;
export const PHOTO_REPORT_REASONS = [
  "someone-else",
  "not-a-portrait",
  "advertising",
  "offensive",
  "copied",
  "other",
] as const;

/** `closed`: by an admin, because nobody answered. */
export const QUESTION_STATUSES = [
  "unconfirmed",
  "waiting",
  "answered",
  "withdrawn",
  "removed",
  "closed",
] as const;
export const QUESTION_REPORT_REASONS = ["personal-data", "wrong", "advertising", "abusive", "other"] as const;

export const MESSAGE_SIDES = ["customer", "agent"] as const;
export const MESSAGE_REPORT_REASONS = ["pressure", "advertising", "abusive", "fraud", "other"] as const;

/** Where a lead came from; `message`: a conversation that its agent took up as one. */
export const LEAD_SOURCES = ["quote-request", "contact-capture", "message"] as const;
/** What an agent says of a lead. */
export const LEAD_STATES = ["new", "contacted", "quoted", "won", "lost", "closed"] as const;
/** `unconfirmed`: nobody has shown yet that the address is theirs. */
export const LEAD_STATUSES = ["unconfirmed", ...LEAD_STATES] as const;
export const LEAD_EVENTS = [
  "received",
  "state",
  "note",
  "next-step",
  "replied",
  "conversation",
  "consent-withdrawn",
] as const;
/** What somebody agreed to be contacted for, and how. */
export const CONSENT_PURPOSES = [
  "question-contact",
  "message-contact",
  "quote-request",
  "contact-capture",
] as const;
export const CONSENT_CHANNELS = ["phone", "text", "email"] as const;

export const NOTIFICATION_TYPES = ["success", "error", "warning", "info"] as const;
export const CHANNELS = ["bell", "mail"] as const;

/** Specification §8, the worst first. */
export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
export const ERROR_SOURCES = ["server", "browser"] as const;

/**
 * What evidence says of a license; whether it is in force on a day also depends on its dates. `unconfirmed`: the list has
 * a word for it that we don't know, so it counts as not in force.
 */
export const LICENSE_STATUSES = [
  "active",
  "expired",
  "inactive",
  "canceled",
  "surrendered",
  "suspended",
  "revoked",
  "unconfirmed",
] as const;
/** What a license's newest evidence is; `admin`: an admin found it in the state's own look-up. */
export const LICENSE_EVIDENCE = ["state-list", "federal-list", "document", "admin"] as const;
export const EVIDENCE_KINDS = ["import", "document", "admin"] as const;
/** `date`: a license began, or its last day was over. */
export const CHANGE_CAUSES = ["import", "undo", "document", "date"] as const;
export const LICENSE_LISTS = ["state", "federal"] as const;
export const IMPORT_PHASES = [
  "reading",
  "comparing",
  "compared",
  "applying",
  "applied",
  "undoing",
  "undone",
] as const;
/**
 * What a row of a list comes to, compared with the ledger. `created`: nobody here has the NPN, and the row makes a profile;
 * `unplaced`: it would, but names no place we know; `ended`: it ends a license in force; `confirmed`: it says the same, later;
 * `unmatched`: it is about nobody here and makes no profile.
 */
export const ROW_OUTCOMES = [
  "created",
  "added",
  "changed",
  "ended",
  "confirmed",
  "unchanged",
  "unplaced",
  "unmatched",
] as const;
/** What agents hear of a list: it took something from a license of theirs, or was taken back. */
export const LICENSE_NEWS_KINDS = ["worse", "restored"] as const;
/** `passed`: something else had changed the license before its agent was told. */
export const LICENSE_NEWS_STATUSES = ["waiting", "told", "passed"] as const;
export const LICENSE_DOCUMENT_STATUSES = ["open", "accepted", "refused", "withdrawn"] as const;
export const DOCUMENT_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;

/** Whom a plan is for; `member`: a seat that somebody who was invited pays for themselves. */
export const PLAN_AUDIENCES = ["agent", "agency", "fmo", "carrier", "member"] as const;
export const OFFER_STATUSES = ["offered", "withdrawn"] as const;
export const BILLING_INTERVALS = ["month", "year"] as const;
/** What a plan unlocks besides its seats. Nothing of ranking or of reviews is among them. */
export const ENTITLEMENTS = ["figures-file", "all-versions"] as const;
/** Stripe's own words for the states of a subscription, an invoice, a refund, and a dispute. */
export const SUBSCRIPTION_STATUSES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
export const INVOICE_STATUSES = ["draft", "open", "paid", "uncollectible", "void"] as const;
export const REFUND_STATUSES = ["pending", "requires_action", "succeeded", "failed", "canceled"] as const;
/** `starting`: written down before Stripe is asked for it. */
export const CHECKOUT_STATUSES = ["starting", "open", "complete", "expired"] as const;
/** Why somebody cancels, in Stripe's words. */
export const CANCEL_FEEDBACK = [
  "too_expensive",
  "missing_features",
  "switched_service",
  "unused",
  "customer_service",
  "too_complex",
  "low_quality",
  "other",
] as const;
/** When a plan ends whose payer closes: with what is paid for, or at once. */
export const PLAN_ENDS = ["period-end", "now"] as const;
/** `ignored`: about somebody else's object, or of a kind that nothing here follows. `dead`: tried often enough. */
export const STRIPE_EVENT_STATUSES = ["waiting", "done", "ignored", "dead"] as const;
export const BILLING_EVENTS = [
  "subscribed",
  "changed",
  "canceling",
  "resumed",
  "past-due",
  "paid-again",
  "ended",
  "refunded",
  "refund-failed",
  "disputed",
  "mended",
] as const;
export const SYNC_STATUSES = ["running", "done"] as const;
export const DIFFERENCE_KINDS = [
  "missing-here",
  "missing-there",
  "status",
  "price",
  "seats",
  "period",
  "cancellation",
  "invoice-missing",
  "invoice",
] as const;

/** Where an appointment is kept. */
export const APPOINTMENT_WAYS = ["office", "phone", "video"] as const;
export const APPOINTMENT_STATUSES = ["booked", "canceled", "kept", "missed"] as const;
/** Who took an appointment back. */
export const CANCELERS = ["client", "agent"] as const;
/** First steps that a dashboard shows until they are done or put away. */
export const CHECKLISTS = ["agent", "organization"] as const;
