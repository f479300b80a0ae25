/** Reviews: written, confirmed by email, edited, taken back, reported, decided, appealed. */

import { openAppeal } from "#app/domains/reviews/cases/appeals/appeal-commands.server.ts";
import { findAppeal } from "#app/domains/reviews/cases/appeals/appeal-queries.server.ts";
import { findCase } from "#app/domains/reviews/cases/case-queries.server.ts";
import { decideCase } from "#app/domains/reviews/cases/decisions/decide-commands.server.ts";
import { flagReview } from "#app/domains/reviews/cases/flags/flag-commands.server.ts";
import { findReportFacts } from "#app/domains/reviews/cases/flags/flag-queries.server.ts";
import { findWritingFacts } from "#app/domains/reviews/writing/own-queries.server.ts";
import { verifyReview } from "#app/domains/reviews/writing/verify-commands.server.ts";
import { withdrawReview } from "#app/domains/reviews/writing/withdraw-commands.server.ts";
import { writeReview } from "#app/domains/reviews/writing/write-commands.server.ts";
import type { ReviewForm } from "#app/domains/reviews/writing/write-inputs.ts";
import { REASON_CLASSES, REVIEW_STAGES, REVIEW_TIES } from "#db/lists.ts";
import type { Choices } from "../choices.ts";
import { type Person, requestOf, type Society } from "../people.ts";
import type { Step } from "./step.ts";

const WORDS = [
  "answered every question",
  "called back the same day",
  "explained the deductible",
  "never pushed",
  "found a lower price",
  "forgot to call",
  "sent the wrong form",
  "took a week to reply",
  "helped after the hail",
  "read the policy with us",
];

function formOf(choices: Choices, typeName: string, nowMs: number): ReviewForm {
  const said = Array.from({ length: 4 }, () => choices.of(WORDS));
  const rating = () => (choices.isOneIn(3) ? null : 1 + choices.below(5));
  return {
    stars: 1 + choices.below(5),
    explains: rating(),
    responds: rating(),
    claims: rating(),
    pressure: rating(),
    type: typeName,
    stage: choices.of(REVIEW_STAGES) ?? "asked-for-advice",
    month: new Date(nowMs).toISOString().slice(0, 7),
    title: `They ${said[0]}`,
    body: `When we asked about our policy they ${said[1]}. Later they ${said[2]}, and in the end they ${said[3]}.`,
    client: choices.isOneIn(2) ? "no" : "yes",
    paid: choices.isOneIn(9) ? "yes" : "no",
    ties: choices.isOneIn(9) ? (choices.of(REVIEW_TIES) ?? "none") : "none",
  };
}

export const reviewSteps: Step[] = [
  {
    name: "write a review",
    often: 10,
    async run(society, choices) {
      const found = await writingFacts(society, choices);
      if (found === null) return "nothing to do";
      const { facts, person } = found;
      if (facts.refusal !== null) return facts.refusal;
      const type = choices.of(facts.types);
      const form = formOf(choices, type?.name ?? "", society.world.now());
      const write = () => {
        const { context, request } = requestOf(society, person);
        return writeReview(context, person, facts, form, request);
      };
      // Two clicks.
      const outcomes = await Promise.all(choices.isOneIn(6) ? [write(), write()] : [write()]);
      return outcomes.map(({ kind }) => kind).join(" and ");
    },
  },
  {
    name: "confirm a review",
    often: 10,
    async run(society, choices) {
      const { world } = society;
      const email = choices.of(
        world.mailbox
          .unread()
          .filter(({ links }) => links.some((link) => link.includes("/verify-review")))
          .slice(-4)
          .reverse(),
      );
      const link = email?.links.find((one) => one.includes("/verify-review"));
      if (email === undefined || link === undefined) return "nothing to do";
      const token = new URL(link).searchParams.get("token") ?? "";
      const person = society.people.find((one) => one.email === email.to);
      const { context } = world.request({ address: person?.address ?? "203.0.113.8" });
      const twice = choices.isOneIn(6)
        ? await Promise.all([verifyReview(context, token), verifyReview(context, token)])
        : [await verifyReview(context, token)];
      world.mailbox.open(email);
      return twice.map(({ kind }) => kind).join(" and ");
    },
  },
  {
    name: "take a review back",
    often: 3,
    async run(society, choices) {
      const row = await ownReview(society, choices);
      if (row === null) return "nothing to do";
      const { context } = requestOf(society, row.person);
      const facts = await findWritingFacts(context, row.person.userId, row.slug);
      if (facts?.own == null) return "gone";
      return (await withdrawReview(context, row.person.userId, facts.agent, facts.own))
        ? "taken back"
        : "refused";
    },
  },
  {
    name: "report a review",
    often: 6,
    async run(society, choices) {
      const { world } = society;
      const reviews = await world.rows(
        "SELECT id FROM reviews WHERE status = 'published' ORDER BY submitted_at DESC, id LIMIT 20",
      );
      const id = String(choices.of(reviews)?.id ?? "");
      const person = choices.of(society.people);
      if (id === "" || person === undefined) return "nothing to do";
      const { context } = requestOf(society, person);
      const facts = await findReportFacts(context, id, person.userId);
      if (facts === null || facts.review.status !== "published") return "gone";
      const reason = choices.of(REASON_CLASSES) ?? "off-topic";
      return (await flagReview(context, facts, person.userId, { reason, note: "" })).kind;
    },
  },
  {
    name: "decide a case",
    often: 8,
    async run(society, choices) {
      const { world } = society;
      const cases = await world.rows(
        "SELECT id FROM review_cases WHERE decided_at IS NULL ORDER BY opened_at DESC, id LIMIT 6",
      );
      const id = String(choices.of(cases)?.id ?? "");
      const admins = society.people.filter(({ role }) => role === "admin");
      const admin = choices.of(admins);
      if (id === "" || admin === undefined) return "nothing to do";
      const decision = choices.isOneIn(2) ? ("keep" as const) : ("remove" as const);
      const reason = choices.of(REASON_CLASSES) ?? "off-topic";
      const decide = async (who: Person) => {
        const { context } = requestOf(society, who);
        const page = await findCase(context, id, who.userId);
        if (page === null) return "gone";
        const outcome = await decideCase(context, who.userId, page, {
          decision,
          reason,
          note: "",
          read: page.review.textAt,
        });
        return outcome.kind === "refused"
          ? outcome.why
          : outcome.kind === "decided"
            ? outcome.event
            : outcome.kind;
      };
      const deciding = choices.isOneIn(4) ? admins : [admin];
      const said = await Promise.all(deciding.map(decide));
      return said.sort().join(" and ");
    },
  },
  {
    name: "appeal a decision",
    often: 8,
    async run(society, choices) {
      const { world, people } = society;
      const decided = await world.rows(
        `SELECT r.id, r.user_id writer, k.user_id agent FROM review_cases c JOIN reviews r ON r.id = c.review_id
         LEFT JOIN profiles k ON k.agent_no = r.agent_no AND k.verified
         WHERE c.decided_at IS NOT NULL AND c.cause <> 'appeal'
           AND (SELECT count(*) FROM json_each(?) p WHERE p.value IN (r.user_id, k.user_id)) > 0 ORDER BY c.decided_at DESC, c.id LIMIT 12`,
        [JSON.stringify(people.map(({ userId }) => userId))],
      );
      const row = choices.of(decided);
      const sides = people.filter(({ userId }) => userId === row?.agent || userId === row?.writer);
      const person = choices.of(sides);
      if (row === undefined || person === undefined) return "nothing to do";
      const { context } = requestOf(society, person);
      const page = await findAppeal(context, String(row.id), person.userId);
      if (page === null) return "gone";
      const opened = await openAppeal(
        context,
        page,
        person.userId,
        "It is about them, and it happened as I wrote it.",
      );
      return opened ? "opened" : String(page.decision);
    },
  },
];

async function writingFacts(society: Society, choices: Choices) {
  const { world, people } = society;
  const person = choices.of(people.filter(({ role }) => role === "customer" || role === "agent"));
  const agents = await world.rows(
    "SELECT slug FROM agents WHERE account_status = 'active' ORDER BY agent_no LIMIT 6",
  );
  const slug = String(choices.of(agents)?.slug ?? "");
  if (person === undefined || slug === "") return null;
  const facts = await findWritingFacts(requestOf(society, person).context, person.userId, slug);
  return facts === null ? null : { facts, person };
}

/** A review of one of our people that may be taken back. */
async function ownReview({ world, people }: Society, choices: Choices) {
  const rows = await world.rows(
    `SELECT r.user_id userId, a.slug FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
     WHERE r.user_id IS NOT NULL AND r.status IN ('published', 'held', 'awaiting-verification') ORDER BY r.id DESC LIMIT 30`,
  );
  const row = choices.of(rows);
  const person = people.find(({ userId }) => userId === row?.userId);
  return row === undefined || person === undefined ? null : { person, slug: String(row.slug) };
}
