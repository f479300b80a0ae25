/** How the product runs: each kind of live room is asked now, and each queue says how long it has waited. */

import { countWaitingEvents } from "#app/domains/billing/events/event-list-queries.server.ts";
import { countDeadEvents } from "#app/domains/billing/sync/sync-queries.server.ts";
import { countWaitingNewAgents } from "#app/domains/claims/applications/application-queries.server.ts";
import { countWaitingClaims } from "#app/domains/claims/claim-queries.server.ts";
import { countWaitingDocuments } from "#app/domains/licenses/document-queries.server.ts";
import { countOpenImports, countWaitingNews } from "#app/domains/licenses/license-list-queries.server.ts";
import { countWaitingApplications } from "#app/domains/onboarding/applications/application-queries.server.ts";
import { countQuestionWork } from "#app/domains/questions/admin/moderation-queries.server.ts";
import { countReviewCases } from "#app/domains/reviews/cases/queue-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { QueueStatus } from "#app/platform/lists/queue-status.ts";
import { countFailedMail, countQueuedMail } from "#app/platform/mail/mail-log.ts";

export type RoomCheck = { name: string; answered: boolean; tookMs: number };

/** A room that hasn't answered by then isn't well. */
const PATIENCE_MS = 3_000;
/** No account's id: asking this room changes nothing that a person sees. */
const NOBODY = "health-check";

/** Asks one Durable Object of each kind, all at once. */
export function checkRooms({ rooms, limiters, clock }: AppContext): Promise<RoomCheck[]> {
  const checks: Readonly<Record<string, () => Promise<unknown>>> = {
    "Bell and messages": () => rooms.tellUser(NOBODY, ["notifications"]),
    "Clock of questions": () => rooms.stopQuestionClock(NOBODY),
    "Turns of bookings": () => rooms.bookInTurn(NOBODY, async () => {}),
    "Rate limits": () => limiters.take("health", NOBODY, 1_000_000, 1),
  };
  return Promise.all(
    Object.entries(checks).map(async ([name, ask]) => {
      const begun = clock.now();
      const patience = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
      const answered = await Promise.race([
        ask().then(
          () => true,
          () => false,
        ),
        patience,
      ]);
      return { name, answered, tookMs: Math.max(0, clock.now() - begun) };
    }),
  );
}

/** The queues that the product works through, then those that wait for people. One round trip for all. */
export async function readQueueAges(
  context: AppContext,
): Promise<{ name: string; automatic: boolean; counts: QueueStatus }[]> {
  const [
    queued,
    events,
    news,
    imports,
    failed,
    dead,
    questions,
    applications,
    claims,
    newAgents,
    documents,
    reviews,
  ] = await Promise.all([
    countQueuedMail(context),
    countWaitingEvents(context),
    countWaitingNews(context),
    countOpenImports(context),
    countFailedMail(context),
    countDeadEvents(context),
    countQuestionWork(context),
    countWaitingApplications(context),
    countWaitingClaims(context),
    countWaitingNewAgents(context),
    countWaitingDocuments(context),
    countReviewCases(context),
  ]);
  const own = (name: string, counts: QueueStatus) => ({ name, automatic: true, counts });
  const people = (name: string, counts: QueueStatus) => ({ name, automatic: false, counts });
  return [
    own("Emails to send", queued),
    own("Webhooks to follow", events),
    own("News of licenses to tell", news),
    own("Imports under way", imports),
    people("Failed emails", failed),
    people("Failed webhooks", dead),
    people("Questions without an answer", questions.late),
    people("Applications", applications),
    people("Claims", claims),
    people("New agents", newAgents),
    people("License documents", documents),
    people("Reviews", reviews),
  ];
}
