/** Today's work: the first items of each queue and its counts. One round trip for all of them. */

import { countFactCases, listFactCases } from "#app/domains/accuracy/reports/case-queries.server.ts";
import {
  countOpenResets,
  listOpenResets,
  type OpenReset,
} from "#app/domains/auth/second-factor/reset-queries.server.ts";
import { listEvents } from "#app/domains/billing/invoices/payments-queries.server.ts";
import { countDeadEvents, countPaymentWork } from "#app/domains/billing/sync/sync-queries.server.ts";
import {
  countWaitingNewAgents,
  listWaitingNewAgents,
} from "#app/domains/claims/applications/application-queries.server.ts";
import { countWaitingClaims, listWaitingClaims } from "#app/domains/claims/claim-queries.server.ts";
import {
  countWaitingDocuments,
  listWaitingDocuments,
} from "#app/domains/licenses/document-queries.server.ts";
import {
  countWaitingCases,
  listWaitingCases,
} from "#app/domains/licenses/imports/cases/case-queries.server.ts";
import {
  countLookAlikes,
  listLookAlikes,
} from "#app/domains/listings/look-alikes/look-alike-queries.server.ts";
import {
  countOpenRequests,
  type ListingRequest,
  listOpenRequests,
} from "#app/domains/listings/requests/request-queries.server.ts";
import { countReportedMessages, listReportedMessages } from "#app/domains/messages/moderation.server.ts";
import {
  countWaitingApplications,
  listWaitingApplications,
} from "#app/domains/onboarding/applications/application-queries.server.ts";
import { countPhotoCases, listPhotoCases } from "#app/domains/photos/reports/case-queries.server.ts";
import {
  countOpenPrivacyRequests,
  listOpenPrivacyRequests,
  type PrivacyRequest,
} from "#app/domains/privacy/request-queries.server.ts";
import {
  countQuestionWork,
  listQuestionWork,
} from "#app/domains/questions/admin/moderation-queries.server.ts";
import { countReviewCases, listDueCases } from "#app/domains/reviews/cases/queue-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { QueueStatus } from "#app/platform/lists/queue-status.ts";
import { countFailedMail, listFailedMail } from "#app/platform/mail/mail-log.ts";

/** Items of each queue; the rest is in its list. */
const SHOWN = 8;

const queue = <Item>(counts: QueueStatus, items: readonly Item[]) => ({
  counts,
  items: items.slice(0, SHOWN),
});

/** Without the reason, which is on its page, where it is decided. */
const shownReset = ({ id, name, role, askedAt, expiresAt, firstApprovedBy }: OpenReset) => ({
  id,
  name,
  role,
  askedAt,
  expiresAt,
  approved: firstApprovedBy !== null,
});

/** Without who asks, which is on its page, where it is decided. */
const shownRequest = ({ id, agentName, npn, why, openedAt, dueAt }: ListingRequest) => ({
  ...{ id, agentName, npn, why, openedAt, dueAt },
});

const shownPrivacy = ({ id, kind, status, openedAt, dueAt }: PrivacyRequest) => ({
  ...{ id, kind, status, openedAt, dueAt },
});

/** The queues by name. */
export async function readTodaysWork(context: AppContext) {
  const [
    [applications, applicationsCounts],
    [claims, claimsCounts],
    [newAgents, newAgentsCounts],
    [documents, documentsCounts],
    [listCases, listCasesCounts],
    [cases, casesCounts],
    [questions, questionsCounts],
    [messages, messagesCounts],
    [photos, photosCounts],
    [facts, factsCounts],
    [mail, mailCounts],
    [events, eventsCounts],
    [resets, resetsCounts],
    [notListed, notListedCounts],
    [privacyRequests, privacyCounts],
    [lookAlikes, lookAlikesCounts],
    payments,
  ] = await Promise.all([
    Promise.all([listWaitingApplications(context), countWaitingApplications(context)]),
    Promise.all([listWaitingClaims(context), countWaitingClaims(context)]),
    Promise.all([listWaitingNewAgents(context), countWaitingNewAgents(context)]),
    Promise.all([listWaitingDocuments(context), countWaitingDocuments(context)]),
    Promise.all([listWaitingCases(context), countWaitingCases(context)]),
    Promise.all([listDueCases(context, SHOWN), countReviewCases(context)]),
    Promise.all([listQuestionWork(context), countQuestionWork(context)]),
    Promise.all([listReportedMessages(context), countReportedMessages(context)]),
    Promise.all([listPhotoCases(context), countPhotoCases(context)]),
    Promise.all([listFactCases(context), countFactCases(context)]),
    Promise.all([listFailedMail(context, SHOWN), countFailedMail(context)]),
    Promise.all([listEvents(context), countDeadEvents(context)]),
    Promise.all([listOpenResets(context, SHOWN), countOpenResets(context)]),
    Promise.all([listOpenRequests(context, SHOWN), countOpenRequests(context)]),
    Promise.all([listOpenPrivacyRequests(context, SHOWN), countOpenPrivacyRequests(context)]),
    Promise.all([listLookAlikes(context, SHOWN), countLookAlikes(context)]),
    countPaymentWork(context),
  ]);
  return {
    applications: queue(applicationsCounts, applications),
    claims: queue(claimsCounts, claims),
    newAgents: queue(newAgentsCounts, newAgents),
    documents: queue(documentsCounts, documents),
    listCases: queue(listCasesCounts, listCases),
    reviews: queue(casesCounts, cases),
    late: queue(questionsCounts.late, questions.late),
    questionReports: queue(questionsCounts.reports, questions.reports),
    messages: queue(messagesCounts, messages),
    photos: queue(photosCounts, photos),
    facts: queue(factsCounts, facts),
    mail: queue(mailCounts, mail),
    webhooks: queue(eventsCounts, events.dead),
    resets: queue(resetsCounts, resets.map(shownReset)),
    notListed: queue(notListedCounts, notListed.map(shownRequest)),
    privacyRequests: queue(privacyCounts, privacyRequests.map(shownPrivacy)),
    lookAlikes: queue(lookAlikesCounts, lookAlikes),
    payments: { differences: payments.differences, syncId: payments.syncId },
  };
}

export type TodaysWork = Awaited<ReturnType<typeof readTodaysWork>>;
