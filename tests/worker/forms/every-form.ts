/**
 * Every form with fields: its page, its id, and an input that is refused. Except the form of license lists, which
 * streams its file and has its own tests (`admin/bulk/imports.test.ts`).
 */

import { BUSY_FORM_BYTES } from "#app/domains/calendar/limits.ts";
import { PHOTO_FORM_BYTES } from "#app/domains/photos/limits.ts";
import { FORM_BYTES, UPLOAD_BYTES, UPLOAD_FORM_BYTES } from "#app/platform/files/upload.ts";
import type { ItemKind } from "#app/routes/admin/decide/open-item.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import type { openReviewCases } from "../reviews/moderation/review-cases.ts";

/** Follows the first link of someone's page whose address fits. */
export type Follow = (page: string, link: RegExp) => Promise<string>;
/** The fixture of the review tests, for forms that need it to appear. */
export type Fixture = ReturnType<typeof openReviewCases>;

export type FormRow = {
  /** Its address, or how to get there. */
  page: string | ((follow: Follow, fixture: Fixture) => Promise<string | { path: string; visitor: Visitor }>);
  /** Its id; `form` if it is the page's only one. */
  id: string;
  /** The demo account that it needs; none means signed out. */
  as?: string;
  /** Correct values, kept next to the error. */
  typed?: Readonly<Record<string, string>>;
  /** One field that is refused, and the message. */
  wrong: { name: string; value: string; said: string };
  /** What refuses it, if that isn't an error in the form. */
  status?: number;
  /** The message for an empty form; none if empty is allowed. */
  missing?: string;
  /** Text of the submit button, if it has several. */
  button?: string;
  /** Its size limit, if it differs from other forms'. */
  bytes?: number;
  /** Limited per network: each of its tests comes from another one. */
  limited?: true;
};

const REVIEW = /^\/reviews\/[0-9a-f-]{36}$/;
const THREAD = /^\/messages\/[0-9a-f-]{36}/;
const LEAD = /^\/dashboard\/leads\/[0-9a-f-]{36}$/;
const ADDRESS = { name: "email", value: "nobody", said: "Invalid email address" };
const NAMES = { firstName: "Zoë", lastName: "Ray" };

const SHORT_REASON = { name: "reason", value: "No", said: "Write at least 10 characters." };
const personOf =
  (who: string): Exclude<FormRow["page"], string> =>
  async (_follow, { rows }) => {
    const [row] = await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]);
    return `/admin-console/people/${row?.id}`;
  };

/** The page of the first item in a queue of today's work. */
const pageOfWaiting =
  (kind: ItemKind, room: string): Exclude<FormRow["page"], string> =>
  async (follow) => {
    const open = decodeURIComponent(await follow("/admin", new RegExp(`^/admin\\?open=${kind}%3A`)));
    return `/admin/${room}/${open.split(":")[1]}`;
  };

/** The page of an unanswered question. */
const waitingQuestion: Exclude<FormRow["page"], string> = async (_follow, { rows, signedIn }) => {
  const [question] = await rows(
    `UPDATE expert_questions SET status = 'waiting' WHERE id = (SELECT id FROM expert_questions
     WHERE status IN ('waiting', 'answered') ORDER BY status DESC, question_no LIMIT 1) RETURNING id`,
  );
  return { path: `/admin-console/questions/${question?.id}`, visitor: await signedIn("admin") };
};

export const everyForm: Readonly<Record<string, FormRow>> = {
  "writing new terms": {
    page: "/admin-console/terms/new?type=agent",
    id: "form",
    as: "admin",
    button: "Look at the preview",
    typed: { title: "Terms for all agents", changeSummary: "Says it shorter." },
    wrong: { name: "body", value: "## Terms", said: "Write at least 200 characters." },
    missing: "Title is required",
  },
  "adding an insurance type": {
    page: "/admin-console/product-types/new",
    id: "form",
    as: "admin",
    typed: { name: "Pet", reason: "People ask for it every week." },
    wrong: {
      name: "slug",
      value: "Pet Insurance",
      said: "Use small letters, digits, and single hyphens between them.",
    },
    missing: "Name is required",
  },
  "changing an insurance type": {
    page: "/admin-console/product-types/14",
    id: "form",
    as: "admin",
    typed: { name: "Flood and water" },
    wrong: SHORT_REASON,
    missing: "Name is required",
  },
  "changing a built-in insurance type": {
    page: "/admin-console/product-types/0",
    id: "form",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "changing a plan": {
    page: (follow) => follow("/admin-console/plans", /^\/admin-console\/plans\/[0-9a-f-]{36}$/),
    id: "form",
    as: "admin",
    typed: { name: "Agent Plus", reason: "It costs us more by now." },
    wrong: { name: "month", value: "a few", said: "Write an amount from 0.50 to 100,000, such as 12.50." },
    missing: "Name is required",
  },
  "viewing as somebody": {
    page: async (follow, fixture) => `${await personOf("customer")(follow, fixture)}/view-as`,
    id: "form",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason.",
  },
  "setting up a second factor": {
    page: "/settings/second-factor",
    id: "set-up-factor",
    as: "customer",
    wrong: { name: "code", value: "1".repeat(41), said: "A code is shorter than that." },
    missing: "A code is required",
  },
  "signing in": { page: "/auth", id: "form", wrong: ADDRESS, missing: "Email is required" },
  "signing up": {
    page: "/auth/signup",
    id: "form",
    typed: NAMES,
    wrong: ADDRESS,
    missing: "First name is required",
  },
  "signing up an agency": {
    page: "/auth/agency-signup",
    id: "form",
    typed: { organizationName: "Lantern & Sons", ...NAMES },
    wrong: ADDRESS,
    missing: "Organization name is required",
  },
  "signing up a field marketing organization": {
    page: "/auth/fmo-signup",
    id: "form",
    typed: { organizationName: "Lantern & Sons", ...NAMES },
    wrong: ADDRESS,
    missing: "Organization name is required",
  },
  "signing up a carrier": {
    page: "/auth/carrier-signup",
    id: "form",
    typed: { organizationName: "Lantern & Sons", ...NAMES },
    wrong: ADDRESS,
    missing: "Organization name is required",
  },
  "signing up as an executive": {
    page: "/auth/executive-signup",
    id: "form",
    typed: { role: "fmo_executive", ...NAMES },
    wrong: ADDRESS,
    missing: "Choose an account type.",
  },
  "asking for a new password": {
    page: "/auth/forgot-password",
    id: "form",
    wrong: ADDRESS,
    missing: "Email is required",
  },
  "asking for the link again": {
    page: "/check-email",
    id: "form",
    wrong: ADDRESS,
    missing: "Email is required",
  },
  "choosing a new password": {
    page: async (_follow, { stranger, emailToken }) => {
      const email = "rejected@fairlead.example";
      await (await stranger().post("/auth/forgot-password", { email })).text();
      return `/auth/reset-password?token=${await emailToken("reset-password", email)}`;
    },
    id: "form",
    wrong: { name: "password", value: "short", said: "Use at least 10 characters." },
    missing: "Password is required",
  },
  "confirming an address": {
    page: async (_follow, { stranger, emailToken }) => {
      const email = `${crypto.randomUUID()}@mail.example`;
      const person = { ...NAMES, email, password: "a long enough password", role: "customer" };
      await (await stranger().post("/auth/signup", person)).text();
      return `/check-email?token=${await emailToken("confirm-email", email)}`;
    },
    id: "confirm",
    wrong: { name: "password", value: "", said: "Password is required" },
    missing: "Password is required",
    // A missing password is a wrong one.
    status: 401,
  },
  "asking an agent for a quote": {
    page: "/request-quote?agent=ines-calloway&type=home&zip=78701",
    id: "form",
    typed: { answer5: "The roof is new.", ...NAMES },
    wrong: ADDRESS,
    missing: "First name is required",
  },
  "leaving one’s details with an agent": {
    page: "/contact-capture/ines-calloway",
    id: "form",
    typed: { note: "We met at the fair.", ...NAMES },
    wrong: ADDRESS,
    missing: "First name is required",
  },
  "a note about a lead": {
    page: (follow) => follow("/dashboard/leads", LEAD),
    id: "note",
    as: "agent",
    wrong: { name: "note", value: "x".repeat(1_001), said: "Use at most 1,000 characters" },
    missing: "Write a note first",
  },
  "the next step with a lead": {
    page: (follow) => follow("/dashboard/leads", LEAD),
    id: "next-step",
    as: "agent",
    wrong: { name: "nextStep", value: "x".repeat(201), said: "Use at most 200 characters" },
  },
  "a reply to a lead": {
    page: (follow) => follow("/dashboard/leads?state=new&source=quote-request", LEAD),
    id: "reply",
    as: "agent",
    wrong: { name: "reply", value: "x".repeat(4_001), said: "Use at most 4,000 characters" },
    missing: "Write a reply first",
  },
  "joining by an invite": {
    page: async (_follow, { signedIn, rows }) => {
      const owner = await signedIn("agency");
      const email = `${crypto.randomUUID()}@mail.example`;
      await (await owner.post("/dashboard/invites", { intent: "invite", email, role: "member" })).text();
      const [sent] = await rows("SELECT text FROM outbox WHERE recipient = ?", [email]);
      return /\/organization-invite\?token=[\w-]+/.exec(String(sent?.text))?.[0] ?? "";
    },
    id: "form",
    typed: NAMES,
    wrong: { name: "password", value: "short", said: "Use at least 10 characters." },
    missing: "First name is required",
    button: "Create account and join",
  },
  "asking to join an organization": {
    page: "/apply-organization?organization=lantern-row-insurance",
    id: "request",
    as: "customer",
    wrong: { name: "message", value: "Too short", said: "Write at least 10 characters." },
    missing: "Write a message.",
  },
  "inviting somebody": {
    page: "/dashboard/invites",
    id: "invite",
    as: "agency",
    wrong: ADDRESS,
    missing: "Email is required",
  },
  "inviting several at once": {
    page: "/dashboard/invites",
    id: "invite-many",
    as: "agency",
    wrong: { name: "addresses", value: "x".repeat(100_001), said: "Use at most 100,000 characters" },
    missing: "Paste some addresses",
  },
  "handing an organization over": {
    page: "/dashboard/members",
    id: "hand-over",
    as: "agency",
    wrong: { name: "password", value: "", said: "Password is required" },
    missing: "Choose a person.",
  },
  "closing an organization": {
    page: "/dashboard/members",
    id: "close",
    as: "agency",
    wrong: { name: "name", value: "n".repeat(201), said: "Use at most 200 characters." },
    missing: "Enter the organization’s name.",
  },
  "agreeing to the terms": {
    page: "/user-agreement",
    id: "form",
    as: "new-customer",
    wrong: { name: "agree", value: "", said: "Check the box to agree" },
    missing: "Check the box to agree",
  },
  "bringing an account back": {
    page: "/reactivate",
    id: "form",
    wrong: ADDRESS,
    missing: "Email is required",
    limited: true,
  },
  "asking an expert": {
    page: "/ask-expert",
    id: "ask",
    typed: {
      customer_first_name: "Nell",
      customer_last_name: "Hargrove",
      question: "Does my policy pay for a fence?",
    },
    wrong: { ...ADDRESS, name: "customer_email" },
    missing: "First name is required",
  },
  "asking for the link to one's questions": {
    page: "/my-questions",
    id: "link",
    wrong: ADDRESS,
    missing: "Email is required",
  },
  "reporting a question or answer": {
    page: `/expert-answers/${landmarks.questions.fence.slug}`,
    id: "report",
    wrong: { name: "note", value: "n".repeat(501), said: "500 characters" },
    missing: "Choose a reason.",
  },
  "answering a question": {
    page: (follow) => follow("/dashboard/questions", /^\/dashboard\/questions\/[\w-]+$/),
    id: "form",
    as: "agent",
    wrong: { name: "body", value: "Too short", said: "Answer must be at least" },
    missing: "Answer is required",
  },
  "leaving a review": {
    page: "/leave-review?agent=bo-li",
    id: "form",
    as: "customer",
    typed: { type: "Home", stage: "made-a-claim", month: "2026-10", title: "Slow after the storm" },
    wrong: { name: "body", value: "Too short", said: "Review must be at least 50 characters" },
    missing: "Review is required",
  },
  "replying to a review": {
    page: (follow) => follow("/showcase/ines-calloway", REVIEW),
    id: "own-reply",
    as: "agent",
    wrong: { name: "body", value: "Too short", said: "at least 20 characters" },
    missing: "Reply is required",
  },
  "reporting a review": {
    page: async (follow) => `${await follow("/showcase/ines-calloway", REVIEW)}/report`,
    id: "form",
    wrong: { name: "note", value: "n".repeat(501), said: "500 characters" },
    missing: "Choose what’s wrong with it.",
  },
  "appealing a decision": {
    page: async (_follow, { publishedReview, flag, openCase, decide, signedIn }) => {
      const { id, visitor } = await publishedReview();
      await (await flag(id)).text();
      const admin = await signedIn("admin");
      const note = "The roofer is no part of the agent’s work.";
      const decision = { decision: "remove", reason: "off-topic", note };
      await (await decide(admin, await openCase(id), decision)).text();
      return { path: `/reviews/${id}/appeal`, visitor };
    },
    id: "form",
    wrong: { name: "statement", value: "Too short", said: "Say why in at least 20 characters" },
    missing: "Tell us why.",
  },
  "deciding about a review": {
    page: pageOfWaiting("review", "reviews"),
    id: "form",
    as: "admin",
    wrong: { name: "note", value: "n".repeat(601), said: "600 characters" },
  },
  "closing a question": {
    page: waitingQuestion,
    id: "close",
    button: "Close the question",
    wrong: { name: "reason", value: "No", said: "at least 10 characters" },
    missing: "Write a reason. The asker will read it.",
  },
  "asking other agents": {
    page: waitingQuestion,
    id: "ask",
    button: "Ask those chosen",
    typed: { reason: "They know fences." },
    wrong: { name: "npns", value: "Ines Calloway", said: "Write NPNs as numbers" },
    missing: "Choose an agent, or ask the nearest.",
  },
  "refunding a payment": {
    page: async (_follow, { rows, signedIn }) => {
      const id = crypto.randomUUID();
      await rows("INSERT INTO billing_customers (id, stripe_id, created_at) VALUES (?, ?, 1)", [
        id,
        `cus_${id}`,
      ]);
      await rows(
        `INSERT INTO invoices (stripe_id, customer_id, status, currency, subtotal_cents, tax_cents, total_cents,
           paid_cents, refunded_cents, payment_intent_id, made_at, paid_at, version)
         VALUES (?, ?, 'paid', 'usd', 2900, 0, 2900, 2900, 0, ?, 1, 1, 1)`,
        [`in_${id}`, id, `pi_${id}`],
      );
      return { path: `/admin-console/payments?refund=in_${id}`, visitor: await signedIn("admin") };
    },
    id: "refund",
    typed: { amount: "5" },
    wrong: { name: "reason", value: "No", said: "Write at least 5 characters." },
    missing: "Write a reason.",
    button: "See what will happen",
  },
  "booking a time": {
    page: async (follow) =>
      follow(
        await follow("/showcase/ines-calloway/book", /^\/showcase\/ines-calloway\/book\?type=/),
        /[?&]at=\d{13}$/,
      ),
    id: "form",
    typed: { name: "Zoë Ray" },
    wrong: ADDRESS,
    missing: "Enter your name.",
  },
  "the hours of a calendar": {
    page: "/settings/calendar",
    id: "hours-form",
    as: "agent",
    wrong: { name: "until-sat", value: "25:00", said: "Enter a time" },
    button: "Save hours",
  },
  "time off": {
    page: "/settings/calendar",
    id: "time-off-form",
    as: "agent",
    typed: { reason: "Dentist" },
    wrong: { name: "begin", value: "25:00", said: "Enter a time" },
    missing: "Enter a date.",
    button: "Add time off",
  },
  "a type of appointment": {
    page: "/settings/calendar",
    id: "type-form",
    as: "agent",
    wrong: { name: "link", value: "http://call.example", said: "https://" },
    missing: "Name it, such as First call.",
    button: "Add it",
  },
  "busy times of another calendar": {
    page: "/settings/calendar",
    id: "busy-form",
    as: "agent",
    wrong: { name: "address", value: "http://calendar.example", said: "https://" },
    missing: "Enter an address or choose a file.",
    button: "Read busy times",
    bytes: BUSY_FORM_BYTES,
  },
  "reporting a photo": {
    page: "/showcase/ines-calloway/report-photo",
    id: "form",
    wrong: { name: "note", value: "n".repeat(501), said: "500 characters" },
    missing: "Choose what’s wrong with it.",
  },
  "reporting a fact": {
    page: "/showcase/ines-calloway/wrong?fact=phone",
    id: "form",
    wrong: { name: "email", value: "nobody", said: "Invalid email address" },
    missing: "Choose what’s wrong with it.",
  },
  "asking about one’s own information": {
    page: "/privacy-request",
    id: "form",
    typed: { kind: "access" },
    wrong: { name: "email", value: "nobody", said: "Invalid email address" },
    missing: "Choose what you want.",
    limited: true,
  },
  "asking not to be listed": {
    page: "/help/not-listed",
    id: "form",
    typed: {
      profile: "4242424242",
      by: "self",
      name: "Pat Quill",
      email: "pat@example.com",
      why: "privacy",
    },
    wrong: { name: "note", value: "n".repeat(1_001), said: "1,000 characters" },
    missing: "Choose who you are.",
    limited: true,
  },
  "archiving an account": {
    page: personOf("customer"),
    id: "archive",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "ending sessions": {
    page: personOf("customer"),
    id: "end-sessions",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "changing a role": {
    page: personOf("customer"),
    id: "role",
    as: "admin",
    typed: { role: "agent" },
    wrong: SHORT_REASON,
    missing: "Choose a role.",
  },
  "restoring an account": {
    page: personOf("archived"),
    id: "restore",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "sending a link again": {
    page: personOf("archived"),
    id: "resend",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "drawings for those without a photo": {
    page: "/seed-avatars",
    id: "start",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "an act on many people": {
    page: "/admin-console/people/bulk?act=end-sessions&all=yes",
    id: "form",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "an act on many organizations": {
    page: "/admin-console/organizations/bulk?act=archive&all=yes",
    id: "form",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "an act on many questions": {
    page: async (follow, fixture) => {
      await waitingQuestion(follow, fixture);
      return "/admin-console/questions/bulk?act=close&all=yes";
    },
    id: "form",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "an act on many reviews": {
    page: "/admin-console/reviews/bulk?act=keep&all=yes&only-status=held",
    id: "form",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "archiving an organization": {
    page: (follow) =>
      follow("/admin-console/organizations?status=active", /^\/admin-console\/organizations\/[0-9a-f-]{36}$/),
    id: "archive",
    as: "admin",
    wrong: SHORT_REASON,
    missing: "Write a reason",
  },
  "deciding about a photo": {
    page: pageOfWaiting("photo", "photos"),
    id: "form",
    as: "admin",
    wrong: { name: "reason", value: "No", said: "Write at least" },
    missing: "Write a reason.",
  },
  "deciding about a fact": {
    page: pageOfWaiting("fact", "facts"),
    id: "form",
    as: "admin",
    wrong: { name: "reason", value: "No", said: "Write at least" },
    missing: "Write a reason.",
  },
  "one's own photo": {
    page: "/settings?section=photo",
    id: "save-photo",
    as: "agent",
    // This form takes a file; a missing one is tested in `photos/upload.test.ts`.
    wrong: { name: "photo", value: "me.jpg", said: "Choose a photo." },
    bytes: PHOTO_FORM_BYTES,
  },
  "deciding about a claim": {
    page: pageOfWaiting("claim", "claims"),
    id: "form",
    as: "admin",
    wrong: { name: "reason", value: "No", said: "Write at least" },
    missing: "Write a reason.",
  },
  "deciding about a new agent": {
    page: pageOfWaiting("new-agent", "new-agents"),
    id: "form",
    as: "admin",
    wrong: { name: "reason", value: "No", said: "Write at least" },
    missing: "Choose a reason.",
  },
  "applying to be listed": {
    page: "/agent-application",
    id: "form",
    as: "new-agent",
    typed: { effectiveOn1: "2026-01-31", zip: "78701" },
    wrong: { name: "npn", value: "none", said: "NPN" },
    missing: "ZIP code is required",
    bytes: UPLOAD_FORM_BYTES,
  },
  "claiming a profile": {
    page: "/verify-email",
    id: "claim",
    as: "new-agent",
    wrong: { name: "npn", value: "none", said: "NPN" },
    missing: "NPN",
    button: "code",
    bytes: UPLOAD_BYTES + FORM_BYTES,
  },
  "saying how you are paid": {
    page: "/settings?section=pay",
    id: "save-pay",
    as: "agent",
    typed: { propertyCommission: "yes" },
    wrong: { name: "propertyCompanies", value: "c".repeat(161), said: "Use at most 160 characters." },
  },
  "sending a document for a license": {
    page: "/settings?section=licenses",
    id: "send-license",
    as: "agent",
    typed: { effectiveOn: "2026-01-31" },
    wrong: {
      name: "number",
      value: "A/1",
      said: "A license number has 3 to 15 letters, digits, or hyphens.",
    },
    missing: "License number is required",
    bytes: UPLOAD_FORM_BYTES,
  },
  "stating how many Medicare plans one offers": {
    page: "/settings?section=medicare",
    id: "state-medicare",
    as: "agent",
    typed: { organizations: "7" },
    wrong: { name: "plans", value: "many", said: "Enter a number from 1 to 9,999." },
    missing: "Enter a number from 1 to 999.",
  },
  "deciding about a license": {
    page: pageOfWaiting("license", "licenses"),
    id: "form",
    as: "admin",
    wrong: { name: "reason", value: "n".repeat(501), said: "Use at most 500 characters." },
    missing: "Write at least 10 characters.",
  },
  "writing to an agent": {
    page: "/messages/new?agent=bo-li",
    id: "form",
    as: "customer",
    typed: { body: "Do you write renters policies?" },
    wrong: { name: "zip", value: "7870", said: "Enter a five-digit ZIP code" },
    missing: "ZIP code is required",
  },
  "writing in a conversation": {
    page: (follow) => follow("/messages", THREAD),
    id: "send",
    as: "customer",
    wrong: { name: "body", value: "m".repeat(4_001), said: "Use at most 4,000 characters." },
    missing: "Write a message first",
  },
  "showing who one is": {
    page: (follow) => follow("/messages", THREAD),
    id: "reveal",
    as: "applicant",
    wrong: { name: "phone", value: "12 ab", said: "Please enter a valid phone number" },
  },
  "reporting a message": {
    page: (follow) => follow("/messages", THREAD),
    id: "report-message",
    as: "customer",
    wrong: { name: "note", value: "n".repeat(501), said: "Use at most 500 characters." },
    missing: "Choose a reason.",
  },
  "one's own name": {
    page: "/settings",
    id: "rename",
    as: "customer",
    typed: { firstName: "Zoë" },
    wrong: { name: "lastName", value: "n".repeat(81), said: "Use at most 80 characters." },
    missing: "First name is required",
  },
  "another password": {
    page: "/settings?section=security",
    id: "change-password",
    as: "customer",
    wrong: { name: "newPassword", value: "short", said: "Use at least 10 characters." },
    missing: "Current password is required",
  },
  "which emails come, and when": {
    page: "/settings?section=notifications",
    id: "save-notifications",
    as: "customer",
    typed: { quietUntil: "07:00" },
    wrong: { name: "quietFrom", value: "25:00", said: "Enter a time from 00:00 to 23:59." },
  },
  "changing an application": {
    page: "/settings?section=application",
    id: "save-application",
    as: "applicant",
    typed: { organizationName: "Abara & Sons", street: "2 Wharf Street" },
    wrong: { name: "zip", value: "7870", said: "Enter a five-digit ZIP code" },
    missing: "Organization name is required",
  },
  "applying for an organization": {
    page: "/create-organization",
    id: "form",
    as: "customer",
    typed: { organizationName: "Marsh & Reed", organizationType: "agency", street: "2 Wharf Street" },
    wrong: { name: "zip", value: "7870", said: "Enter a five-digit ZIP code" },
    missing: "Organization name is required",
  },
  "asking to manage a listed organization": {
    page: async (_follow, { rows }) => {
      const [row] = await rows(
        `SELECT url_slug FROM organizations o WHERE status = 'active' AND NOT EXISTS (SELECT 1 FROM organization_members m
           WHERE m.organization_no = o.organization_no AND m.user_id IS NOT NULL) LIMIT 1`,
      );
      return `/create-organization?organization=${row?.url_slug}`;
    },
    id: "form",
    as: "customer",
    wrong: { name: "proof", value: "It’s mine.", said: "Write at least 40 characters." },
    missing: "Say what you do there, and how we can check it.",
  },
  "setting an organization up": {
    page: "/onboarding-pending",
    id: "form",
    as: "carrier",
    typed: { description: "We write flood policies." },
    wrong: { name: "phone", value: "call me", said: "Enter a US number" },
    missing: "Write a description.",
  },
  "an organization's page": {
    page: "/dashboard/organization",
    id: "form",
    as: "agency",
    typed: { organizationName: "Lantern Row & Daughters", street: "2 Wharf Street" },
    wrong: { name: "zip", value: "7870", said: "Enter a five-digit ZIP code" },
    missing: "Organization name is required",
  },
  "an executive's own page": {
    page: "/settings?section=showcase",
    id: "save-executive",
    as: "agency-executive",
    typed: { title: "Chief Operating Officer", biography: "Claims first." },
    wrong: { name: "website", value: "not a site", said: "Enter a web address" },
    missing: "Write your title.",
  },
  "one's own showcase": {
    page: "/dashboard/showcase",
    id: "form",
    as: "agent",
    typed: { headline: "Old houses, new roofs", biography: "I visit first.", "open-mon": "09:30" },
    wrong: { name: "website", value: "not a site", said: "Enter a web address" },
    missing: "Enter when you open.",
    button: "Save",
  },
  "deciding about an application": {
    page: pageOfWaiting("application", "applications"),
    id: "form",
    as: "admin",
    wrong: { name: "reason", value: "No", said: "Write at least" },
  },
  "paying for an organization": {
    page: "/organization-checkout",
    id: "form",
    as: "fmo",
    wrong: { name: "seats", value: "many", said: "Enter a whole number of seats." },
    missing: "Enter how many seats.",
    button: "Continue to payment",
  },
  "canceling a plan": {
    page: "/billing?organization=lantern-row-insurance",
    id: "cancel",
    as: "agency",
    typed: { comment: "Too much for three of us." },
    wrong: { name: "feedback", value: "", said: "Choose a reason." },
    missing: "Choose a reason.",
  },
  "closing an organization that isn’t set up": {
    page: "/settings?section=application",
    id: "close",
    as: "carrier",
    wrong: { name: "name", value: "", said: "Enter the organization’s name." },
    missing: "Enter the organization’s name.",
  },
  "deleting an account": {
    page: "/settings?section=privacy",
    id: "delete-account",
    as: "agency",
    wrong: {
      name: "confirm",
      value: "",
      said: "Enter your account’s email address to delete it.",
    },
    missing: "Enter your account’s email address to delete it.",
  },
};
