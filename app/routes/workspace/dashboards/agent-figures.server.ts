/** Everything of an agent's dashboard: all of it is asked for in one turn, so that it travels in one batch. */
import type { Viewer } from "#app/domains/accounts/types.ts";
import { comingStatement } from "#app/domains/calendar/appointment-queries.server.ts";
import {
  ownRecordStatements,
  readOwnRecord,
} from "#app/domains/directory/profile/own-record-queries.server.ts";
import { completenessOf } from "#app/domains/directory/showcase/completeness.ts";
import {
  ownShowcaseStatements,
  readOwnShowcase,
} from "#app/domains/directory/showcase/showcase-queries.server.ts";
import { viewsByWeekStatement } from "#app/domains/directory/views/view-queries.server.ts";
import { leadsStatement } from "#app/domains/leads/lead-queries.server.ts";
import { contactsByWeekStatement, unreadStatement } from "#app/domains/messages/contact-queries.server.ts";
import { claimedAgent } from "#app/domains/messages/own-thread.server.ts";
import { dismissedStatement } from "#app/domains/onboarding/checklist-queries.server.ts";
import {
  queueCountsStatement,
  queueStatement,
  readQueue,
} from "#app/domains/questions/experts/expert-queries.server.ts";
import { reviewToAnswerStatement } from "#app/domains/reviews/replies/side-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { lastWeeks } from "#app/platform/weeks.ts";
import { agentSteps } from "./agent-steps.ts";
import { comingTo } from "./coming-appointments.tsx";
import { CHART_WEEKS, SHOWN_APPOINTMENTS, SHOWN_LEADS, SHOWN_QUESTIONS } from "./limits.ts";

export type AgentFigures = NonNullable<Awaited<ReturnType<typeof readAgentFigures>>>;

/** Null for who keeps no listed record. One trip. */
export async function readAgentFigures(context: AppContext, { userId, slug }: Viewer) {
  if (slug === null) return null;
  const nowMs = context.clock.now();
  const [record, showcase, figures] = await Promise.all([
    context.db.read(ownRecordStatements(context, slug)).then((found) => readOwnRecord(found, nowMs)),
    context.db.read(ownShowcaseStatements(context, userId)).then(readOwnShowcase),
    context.db.read({
      queue: queueStatement(context, userId, { waitingOnly: true, after: null, most: SHOWN_QUESTIONS }),
      standing: queueCountsStatement(context, userId),
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
      appointments: comingStatement(context, userId, "agent", SHOWN_APPOINTMENTS),
    }),
  ]);
  if (record === null) return null;
  const [standing] = figures.standing;
  const steps =
    showcase === null || figures.dismissed.some(({ checklist }) => checklist === "agent")
      ? []
      : agentSteps({ record, showcase, hasAnswered: standing?.answered ?? false });
  return {
    record,
    questions: readQueue(figures.queue),
    waiting: standing?.waiting ?? 0,
    late: standing?.late ?? 0,
    unread: figures.unread[0] ?? { messages: 0, threads: 0 },
    toAnswer: figures.toAnswer[0] ?? null,
    // Whoever looks as somebody else reads neither who their leads are nor whom they meet.
    leads: context.viewing === null ? figures.leads : null,
    appointments: context.viewing === null ? figures.appointments.map(comingTo("agent")) : null,
    weeks: lastWeeks(nowMs, CHART_WEEKS).map(utcDay),
    views: overWeeks(figures.views),
    contacts: overWeeks(figures.contacts),
    completeness: showcase === null ? null : completenessOf(showcase),
    steps: steps.some(({ done }) => !done) ? steps : [],
  };
}

/** A number for each week, also for those without a row. */
const overWeeks = (rows: readonly { week: number; count: number }[]): number[] =>
  Array.from({ length: CHART_WEEKS }, (_, at) => rows.find(({ week }) => week === at)?.count ?? 0);
