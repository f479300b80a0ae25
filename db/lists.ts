/**
 * The values that a column may hold, each list once: for the column's type, its CHECK, the product's types and its forms.
 * Without imports, so that browsers may load them.
 */

/** Specification §4; `org_pending` is an applicant whose organization is under review. */
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

/** The languages of pages and emails. */
export const LANGUAGES = ["en", "es"] as const;

export const ACCOUNT_STATUSES = ["active", "archived"] as const;
/** What an admin's act can be about. */
export const AUDIT_SUBJECTS = [
  "account",
  "agent",
  "answer",
  "application",
  "audit-log",
  "case",
  "claim",
  "consent",
  "conversation",
  "email",
  "error",
  "fact",
  "import",
  "invoice",
  "license",
  "license-document",
  "list-case",
  "listing",
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
/** A run that gives drawings to people without a photo, or undoes that. */
export const DRAWING_RUN_STATUSES = ["running", "stopped", "done", "undoing", "undone"] as const;
/** What can be done to many accounts at once. */
export const BULK_KINDS = ["account", "organization", "question", "review", "list-case"] as const;
export const BULK_ACTS = [
  "archive",
  "restore",
  "end-sessions",
  "close",
  "ask",
  "keep",
  "apply",
  "refuse",
] as const;
export const BULK_STATUSES = ["running", "stopped", "done"] as const;
/** Of one row: `waiting` until its turn. */
export const BULK_OUTCOMES = ["waiting", "done", "skipped", "failed"] as const;

/** The role; the three executive roles share one value (specification §3). */
export const AGREEMENT_TYPES = ["customer", "agent", "agency", "fmo", "carrier", "executive"] as const;

export const ORGANIZATION_TYPES = ["agency", "fmo", "carrier"] as const;
export const ORGANIZATION_ROLES = ["owner", "manager", "executive", "member"] as const;
/** `draft`: signed up with a name, without details yet. */
export const APPLICATION_STATUSES = ["draft", "submitted", "in-review", "approved", "rejected"] as const;
export const ORGANIZATION_STATUSES = ["applied", "active", "archived"] as const;
/** Roles for invites and requests; an owner is made only by a transfer. */
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

/** Whose page a stored version belongs to. */
export const SHOWCASE_KINDS = ["agent", "organization"] as const;

export const REVIEW_STATUSES = [
  "awaiting-verification",
  "held",
  "published",
  "removed",
  "withdrawn",
] as const;
/** What brought the writer to the agent; stored like this, printed with spaces. */
export const REVIEW_STAGES = [
  "asked-for-advice",
  "compared-quotes",
  "bought-a-policy",
  "compared-a-renewal",
  "changed-a-policy",
  "made-a-claim",
] as const;
/** How a writer is tied to the agent, as the writer says. */
export const REVIEW_TIES = ["none", "relative", "colleague", "competitor"] as const;
/** Who ended a pause of a profile's reviews. */
export const PAUSE_ENDS = ["rule", "admin"] as const;
export const CASE_CAUSES = ["signals", "flags", "appeal"] as const;
export const APPELLANTS = ["writer", "agent"] as const;
/** Whether the review is up after the case, whatever the case was about. */
export const DECISIONS = ["keep", "remove"] as const;
/** What may be wrong with a review, and the only reasons to remove one. A negative or disputed review is no reason. */
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

/** `closed`: by an admin, because no one answered. */
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

/** Where a lead came from; `message`: a conversation that its agent made into one. */
export const LEAD_SOURCES = ["quote-request", "contact-capture", "message"] as const;
/** The state that an agent gives a lead. */
export const LEAD_STATES = ["new", "contacted", "quoted", "won", "lost", "closed"] as const;
/** `unconfirmed`: the address is not confirmed yet. */
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
/** What people agree to be contacted for, and how. */
export const CONSENT_PURPOSES = [
  "question-contact",
  "message-contact",
  "quote-request",
  "contact-capture",
] as const;
export const CONSENT_CHANNELS = ["phone", "text", "email"] as const;

export const NOTIFICATION_TYPES = ["success", "error", "warning", "info"] as const;
export const CHANNELS = ["bell", "mail"] as const;

/** Specification §8, worst first. */
export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
export const ERROR_SOURCES = ["server", "browser"] as const;

/**
 * What evidence says of a license; whether it is active on a day also depends on its dates. `unconfirmed`: the list has a
 * word for it that we don't know, so it counts as not active.
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
/** A license's newest evidence; `admin`: an admin found it in the state's own lookup. */
export const LICENSE_EVIDENCE = ["state-list", "federal-list", "document", "admin"] as const;
export const EVIDENCE_KINDS = ["import", "document", "admin"] as const;
/** `date`: a license began, or its last day ended. `decision`: an admin found that a row of a list isn't about it. */
export const CHANGE_CAUSES = ["import", "undo", "document", "date", "decision"] as const;
/**
 * `agencies`: a state's list of agencies, with their producers where it has them; `appointments`: a state's list of which
 * carriers have appointed which agents.
 */
export const LICENSE_LISTS = ["state", "federal", "agencies", "appointments"] as const;
/** What a word of a list is about. Carriers are the same in all states. */
export const LIST_WORD_KINDS = ["line", "status", "carrier"] as const;
/**
 * `checking`: which licenses the rows that couldn't be read are about; `marking`: those licenses are marked, once everything
 * else is written.
 */
export const IMPORT_PHASES = [
  "reading",
  "comparing",
  "checking",
  "compared",
  "applying",
  "marking",
  "applied",
  "undoing",
  "undone",
] as const;
/**
 * A list's row compared to the ledger. `created`: no agent has the NPN, and the row makes a profile; `unplaced`: it would, but
 * names no place we know; `moved`: it has an office elsewhere, and nothing else new of the license; `ended`: it ends a license that is active; `confirmed`: it says the same, as of a later day;
 * `unmatched`: it is about nobody here and makes no profile; `uncataloged`: it is about a carrier that the catalog doesn't have.
 */
export const ROW_OUTCOMES = [
  "created",
  "added",
  "changed",
  "ended",
  "confirmed",
  "moved",
  "unchanged",
  "unplaced",
  "unlisted",
  "unmatched",
  "uncataloged",
] as const;
/** `two`: an admin found that they are two people. */
export const LOOK_ALIKE_STATUSES = ["open", "two", "merged"] as const;
/**
 * What a row of a list leaves to an admin: a new agent has no place; a license is under another name; a row about a license
 * can't be read; somebody who is listed here has died or retired.
 */
export const LIST_CASE_KINDS = ["place", "name", "unreadable", "left"] as const;
/**
 * `found` until its import is applied; `applied`: the row is about this license; `refused`: it isn't, and the next list
 * doesn't raise it again; `settled`: newer evidence came first; `passed`: there was nothing left to ask; `repeated`: an earlier
 * list has the same row, and its case is decided for both.
 */
export const LIST_CASE_STATUSES = [
  "found",
  "open",
  "repeated",
  "applied",
  "refused",
  "settled",
  "passed",
] as const;
/**
 * What agents are told about a list: it ended or reduced a license of theirs, was undone, put a license in question, turned
 * out not to be about it, or has their office elsewhere.
 */
export const LICENSE_NEWS_KINDS = ["worse", "restored", "questioned", "cleared", "office"] as const;
/** `passed`: something else changed the license before its agent was told. */
export const LICENSE_NEWS_STATUSES = ["waiting", "told", "passed"] as const;
export const LICENSE_DOCUMENT_STATUSES = ["open", "accepted", "refused", "withdrawn"] as const;
export const DOCUMENT_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;

/**
 * An agent's application to be listed. `claimed`: it became a claim to a profile that is listed already; `approved` ones made
 * their profile.
 */
export const AGENT_APPLICATION_STATUSES = ["open", "approved", "declined", "withdrawn", "claimed"] as const;
export const AGENT_DECLINE_REASONS = [
  "document-unreadable",
  "document-differs",
  "not-in-lookup",
  "license-ended",
  "npn-differs",
  "already-listed",
  "other",
] as const;
/** What a state's list says of an application: its NPN under the same name, under another one, and so on. */
export const LIST_VERDICTS = ["confirms", "other-name", "ended", "other-npn"] as const;

/** Whom a plan is for; `member`: a seat that an invited person pays for themselves. */
export const PLAN_AUDIENCES = ["agent", "agency", "fmo", "carrier", "member"] as const;
export const OFFER_STATUSES = ["offered", "withdrawn"] as const;
export const BILLING_INTERVALS = ["month", "year"] as const;
/** What a plan unlocks besides its seats. Ranking and reviews are never part of it. */
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
/** `starting`: stored before Stripe is asked for it. */
export const CHECKOUT_STATUSES = ["starting", "open", "complete", "expired"] as const;
/** Why people cancel, in Stripe's words. */
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
/** When a plan ends whose payer closes: with the paid period, or at once. */
export const PLAN_ENDS = ["period-end", "now"] as const;
/** `ignored`: about an unknown object, or of an unused kind. `dead`: tried often enough. */
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
  "reconciled",
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

/** Where an appointment takes place. */
export const APPOINTMENT_WAYS = ["office", "phone", "video"] as const;
export const APPOINTMENT_STATUSES = ["booked", "canceled", "completed", "missed"] as const;
/** Who canceled an appointment. */
export const CANCELERS = ["client", "agent"] as const;
/** First steps on a dashboard, shown until they are done or dismissed. */
export const CHECKLISTS = ["agent", "organization"] as const;
/** What is known of an agent besides licenses, each with its own source and day. */
export const AGENT_FACTS = ["address", "phone", "hours", "carriers", "languages", "accepting"] as const;
/** Who says so: a state's list, a document that an admin read, or the agent. */
export const FACT_SOURCES = ["list", "document", "agent"] as const;
/** What readers can report about an agent: the licenses, and each fact of a profile. */
export const REPORTED_FACTS = ["license", ...AGENT_FACTS] as const;
/** What a reader says is wrong with a fact; which of them fit a fact is in `domains/accuracy/words.ts`. */
export const FACT_PROBLEMS = [
  "not-licensed",
  "ended",
  "not-this-person",
  "moved",
  "no-office",
  "private-home",
  "out-of-order",
  "someone-else",
  "other-hours",
  "not-represented",
  "not-spoken",
  "missing",
  "not-taking",
  "is-taking",
  "other",
] as const;
/** What a decision says about a reported fact. */
export const FACT_DECISIONS = ["was-wrong", "is-right", "unclear"] as const;
/** Who confirmed a fact, as the accuracy page counts it: `admin` checked with the state; `nobody` has. */
export const ACCURACY_SOURCES = ["list", "document", "admin", "agent", "nobody"] as const;
/** How many days ago a fact was confirmed, at most. */
export const FACT_AGES = ["30", "90", "180", "older", "never"] as const;

/** What begins to watch an agent: the customer's own choice, or what they do with the agent. */
export const WATCH_REASONS = ["asked", "saved", "message", "appointment"] as const;
/** What those who watch an agent are told. */
export const WATCH_EVENTS = [
  "license-ended",
  "license-suspended",
  "license-restored",
  "moved",
  "handed-over",
] as const;

/** Why an agent is no longer listed. */
export const ENDING_KINDS = ["not-listed", "deceased", "retired", "merged"] as const;
/** Who asks that a person is not listed. */
export const REQUEST_BY = ["self", "family", "other"] as const;
export const REQUEST_REASONS = ["privacy", "safety", "not-working", "wrong", "other"] as const;
/** `undone`: accepted, and listed again by an admin. */
export const REQUEST_STATUSES = ["open", "accepted", "declined", "undone"] as const;

/** What a person asks about their own information. */
export const PRIVACY_KINDS = ["access", "correct", "delete"] as const;
/** `closed`: its appeal is decided. */
export const PRIVACY_STATUSES = ["unconfirmed", "open", "done", "declined", "appealed", "closed"] as const;

/** Lines of insurance for which agents say how they are paid, and what they answer. */
export const PAY_LINES = ["property", "life", "health"] as const;
export const PAY_ANSWERS = ["yes", "no"] as const;
