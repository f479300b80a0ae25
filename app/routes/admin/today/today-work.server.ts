/** All of today's work: each queue's first items and how much it has. One round trip for all of them together. */

import { countOpenResets, listOpenResets } from "#app/domains/auth/second-factor/reset-queries.server.ts";
import { listEvents } from "#app/domains/billing/payments-queries.server.ts";
import { countDeadEvents, countPaymentWork } from "#app/domains/billing/sync/sync-queries.server.ts";
import { countWaitingClaims, listWaitingClaims } from "#app/domains/claims/claim-queries.server.ts";
import {
  countWaitingDocuments,
  listWaitingDocuments,
} from "#app/domains/licenses/document-queries.server.ts";
import { countReportedMessages, listReportedMessages } from "#app/domains/messages/moderation.server.ts";
import {
  countWaitingApplications,
  listWaitingApplications,
} from "#app/domains/onboarding/application-queries.server.ts";
import { countPhotoCases, listPhotoCases } from "#app/domains/photos/case-queries.server.ts";
import {
  countQuestionWork,
  listQuestionWork,
} from "#app/domains/questions/admin/moderation-queries.server.ts";
import { countReviewCases, listDueCases } from "#app/domains/reviews/cases/queue-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { countFailedMail, listFailedMail } from "#app/platform/mail-log.ts";
import type { QueueStanding } from "#app/platform/queue-standing.ts";

/** Of each queue; the rest is in its list. */
const SHOWN = 8;

const queue = <Item>(standing: QueueStanding, items: readonly Item[]) => ({
  standing,
  items: items.slice(0, SHOWN),
});

/** Why somebody lost it is read on its page, where it is decided. */
const shownReset = ({
  id,
  name,
  role,
  askedAt,
  expiresAt,
  firstApprovedBy,
}: Awaited<ReturnType<typeof listOpenResets>>[number]) => ({
  id,
  name,
  role,
  askedAt,
  expiresAt,
  approved: firstApprovedBy !== null,
});

/** The queues by name. */
export async function readTodaysWork(context: AppContext) {
  const [
    [applications, applicationsStanding],
    [claims, claimsStanding],
    [documents, documentsStanding],
    [cases, casesStanding],
    [questions, questionsStanding],
    [messages, messagesStanding],
    [photos, photosStanding],
    [mail, mailStanding],
    [events, eventsStanding],
    [resets, resetsStanding],
    payments,
  ] = await Promise.all([
    Promise.all([listWaitingApplications(context), countWaitingApplications(context)]),
    Promise.all([listWaitingClaims(context), countWaitingClaims(context)]),
    Promise.all([listWaitingDocuments(context), countWaitingDocuments(context)]),
    Promise.all([listDueCases(context, SHOWN), countReviewCases(context)]),
    Promise.all([listQuestionWork(context), countQuestionWork(context)]),
    Promise.all([listReportedMessages(context), countReportedMessages(context)]),
    Promise.all([listPhotoCases(context), countPhotoCases(context)]),
    Promise.all([listFailedMail(context, SHOWN), countFailedMail(context)]),
    Promise.all([listEvents(context), countDeadEvents(context)]),
    Promise.all([listOpenResets(context), countOpenResets(context)]),
    countPaymentWork(context),
  ]);
  return {
    applications: queue(applicationsStanding, applications),
    claims: queue(claimsStanding, claims),
    documents: queue(documentsStanding, documents),
    reviews: queue(casesStanding, cases),
    late: queue(questionsStanding.late, questions.late),
    questionReports: queue(questionsStanding.reports, questions.reports),
    messages: queue(messagesStanding, messages),
    photos: queue(photosStanding, photos),
    mail: queue(mailStanding, mail),
    webhooks: queue(eventsStanding, events.dead),
    resets: queue(resetsStanding, resets.map(shownReset)),
    payments: { differences: payments.differences, syncId: payments.syncId },
  };
}

export type TodaysWork = Awaited<ReturnType<typeof readTodaysWork>>;
