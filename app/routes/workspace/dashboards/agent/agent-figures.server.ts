/** Everything on an agent's dashboard, read in one turn so that it travels in one batch. */
import type { Viewer } from "#app/domains/accounts/types.ts";
import { comingStatement } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { findOwnUnconfirmed } from "#app/domains/directory/facts/unconfirmed-queries.server.ts";
import {
  type OwnRecord,
  ownRecordStatements,
  readOwnRecord,
} from "#app/domains/directory/profile/own-record-queries.server.ts";
import { completenessOf } from "#app/domains/directory/showcase/completeness.ts";
import {
  ownShowcaseStatements,
  readOwnShowcase,
} from "#app/domains/directory/showcase/showcase-queries.server.ts";
import type { Showcase } from "#app/domains/directory/showcase/showcase-types.ts";
import { viewsByWeekStatement } from "#app/domains/directory/views/view-queries.server.ts";
import {
  leadsByWeekStatement,
  leadsStatement,
  newLeadsStatement,
} from "#app/domains/leads/lead-queries.server.ts";
import { claimedAgent } from "#app/domains/messages/own-thread.server.ts";
import {
  contactsByWeekStatement,
  unreadStatement,
} from "#app/domains/messages/reading/contact-queries.server.ts";
import { dismissedStatement } from "#app/domains/onboarding/checklist-queries.server.ts";
import {
  queueCountsStatement,
  queueStatement,
  readQueue,
} from "#app/domains/questions/experts/expert-queries.server.ts";
import { reviewToAnswerStatement } from "#app/domains/reviews/replies/side-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { lastWeeks } from "#app/platform/time/weeks.ts";
import type { ChecklistStep } from "#app/ui/record/checklist.tsx";
import { comingTo } from "../coming-appointments.tsx";
import { CHART_WEEKS, SHOWN_APPOINTMENTS, SHOWN_LEADS, SHOWN_QUESTIONS } from "../limits.ts";

export type AgentFigures = NonNullable<Awaited<ReturnType<typeof readAgentFigures>>>;

/** Null for an account without a listed record. One round trip. */
export async function readAgentFigures(context: AppContext, { userId, slug }: Viewer) {
  if (slug === null) return null;
  const nowMs = context.clock.now();
  const [record, showcase, unconfirmed, figures] = await Promise.all([
    context.db.read(ownRecordStatements(context, slug)).then((found) => readOwnRecord(found, nowMs)),
    context.db.read(ownShowcaseStatements(context, userId)).then(readOwnShowcase),
    findOwnUnconfirmed(context, userId),
    context.db.read({
      queue: queueStatement(context, userId, { waitingOnly: true, after: null, most: SHOWN_QUESTIONS }),
      counts: queueCountsStatement(context, userId),
      unread: unreadStatement(context, userId),
      toAnswer: reviewToAnswerStatement(context, userId),
      views: viewsByWeekStatement(context, claimedAgent(userId), CHART_WEEKS),
      contacts: contactsByWeekStatement(context, userId, CHART_WEEKS),
      dismissed: dismissedStatement(context, userId),
      leads: leadsStatement(
        context,
        userId,
        { state: "new", find: undefined },
        { after: null, most: SHOWN_LEADS },
      ),
      newLeads: newLeadsStatement(context, userId),
      leadWeeks: leadsByWeekStatement(context, userId, CHART_WEEKS),
      appointments: comingStatement(context, userId, "agent", SHOWN_APPOINTMENTS),
    }),
  ]);
  if (record === null) return null;
  const [counts] = figures.counts;
  const steps =
    showcase === null || figures.dismissed.some(({ checklist }) => checklist === "agent")
      ? []
      : agentSteps({ record, showcase, hasAnswered: counts?.answered ?? false });
  return {
    record,
    questions: readQueue(figures.queue),
    waiting: counts?.waiting ?? 0,
    untouched: counts?.untouched ?? 0,
    late: counts?.late ?? 0,
    newLeads: figures.newLeads[0]?.n ?? 0,
    unread: figures.unread[0] ?? { messages: 0, threads: 0 },
    unconfirmed,
    toAnswer: figures.toAnswer[0] ?? null,
    // An admin who looks sees neither their leads nor whom they meet.
    leads: context.viewing === null ? figures.leads : null,
    appointments: context.viewing === null ? figures.appointments.map(comingTo("agent")) : null,
    weeks: lastWeeks(nowMs, CHART_WEEKS).map(utcDay),
    views: overWeeks(figures.views),
    leadWeeks: overWeeks(figures.leadWeeks),
    conversations: overWeeks(figures.contacts),
    completeness: showcase === null ? null : completenessOf(showcase),
    steps: steps.some(({ done }) => !done) ? steps : [],
  };
}

/** A number for each week, also for weeks without a row. */
const overWeeks = (rows: readonly { week: number; count: number }[]): number[] =>
  Array.from({ length: CHART_WEEKS }, (_, at) => rows.find(({ week }) => week === at)?.count ?? 0);

/** An agent's first week: what makes a profile worth finding. */

type Facts = { record: Pick<OwnRecord, "photoUrl">; showcase: Showcase; hasAnswered: boolean };

/** In the order they are worth doing. */
function agentSteps({ record, showcase, hasAnswered }: Facts): ChecklistStep[] {
  const field = (anchor: string) => `${paths.editShowcase()}#${anchor}`;
  return [
    { label: "Claim your profile", done: true, to: paths.verifyEmail() },
    { label: "Add a photo", done: record.photoUrl !== null, to: paths.settings({ section: "photo" }) },
    { label: "Write a bio", done: showcase.biography.trim() !== "", to: field("form-biography") },
    { label: "Say when you’re open", done: showcase.week.some((day) => day !== null), to: field("hours") },
    { label: "Choose the languages you speak", done: showcase.languages !== 0, to: field("languages") },
    { label: "Choose the carriers you work with", done: showcase.carriers.length > 0, to: field("carriers") },
    { label: "Answer your first question", done: hasAnswered, to: paths.expertQuestions() },
  ];
}
