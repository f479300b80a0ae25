/** The tasks of the cron trigger that need no page. The entry runs them, and the simulator (tests/simulator). */
import { countAccuracy } from "./domains/accuracy/figures/count-commands.server.ts";
import { forgetFactWords } from "./domains/accuracy/forgetting.server.ts";
import { verifyNightly } from "./domains/audit/verify-commands.server.ts";
import { dropOldChallenges } from "./domains/auth/passkeys/challenges.server.ts";
import { dropOldFingerprints } from "./domains/auth/sessions/fingerprint-commands.server.ts";
import { handleDueEvents } from "./domains/billing/events/retry-commands.server.ts";
import { remindOfRenewals } from "./domains/billing/reminders/reminder-commands.server.ts";
import { endOrphans } from "./domains/billing/subscriptions/ending-commands.server.ts";
import { endGrace, forgetGone } from "./domains/billing/subscriptions/lapse-commands.server.ts";
import { compareNightly } from "./domains/billing/sync/nightly-sync.server.ts";
import {
  countAsCompleted,
  flagUnlicensed,
  lapseUnconfirmed,
  remindOfAppointments,
  tellOfCanceled,
  unflagLicensed,
} from "./domains/calendar/appointments/due-commands.server.ts";
import { readDueBusy } from "./domains/calendar/busy/busy-commands.server.ts";
import { refreshDueNextFree } from "./domains/calendar/next-free.server.ts";
import { dropOldScopes } from "./domains/calendar/scopes/scope-statements.server.ts";
import { sweepApplicationDocuments } from "./domains/claims/applications/document-commands.server.ts";
import { sweepDocuments } from "./domains/claims/document-commands.server.ts";
import { dropOldConsents, sealOlderConsents } from "./domains/consents/due-commands.server.ts";
import { askAboutFacts } from "./domains/directory/facts/ask-commands.server.ts";
import { checkNeutrality } from "./domains/directory/ranking/neutrality/check-commands.server.ts";
import { dropOldGains, emailNewFits } from "./domains/directory/saved-searches/fit-commands.server.ts";
import { takeClientsAgain } from "./domains/directory/showcase/taking-again-commands.server.ts";
import { dropOldViews } from "./domains/directory/views/view-commands.server.ts";
import { dropOldGuestWatches } from "./domains/directory/watching/guest-commands.server.ts";
import { tellWatchers } from "./domains/directory/watching/tell-commands.server.ts";
import { dropUnconfirmedLeads } from "./domains/leads/requests/request-commands.server.ts";
import { followDates } from "./domains/licenses/date-commands.server.ts";
import { sweepLicenseDocuments } from "./domains/licenses/document-commands.server.ts";
import { continueImports, sweepLists } from "./domains/licenses/imports/admin/admin-commands.server.ts";
import { tellOfContradictions } from "./domains/licenses/imports/cases/digest-commands.server.ts";
import { tellOfLists } from "./domains/licenses/news-commands.server.ts";
import { recountCoverage } from "./domains/licenses/product-types/recount-commands.server.ts";
import { remindOfExpiry } from "./domains/licenses/reminder-commands.server.ts";
import { findLookAlikes } from "./domains/listings/look-alikes/find-commands.server.ts";
import { forgetRequestWords } from "./domains/listings/requests/forget-commands.server.ts";
import { countOverdueWaits } from "./domains/messages/response-figures.server.ts";
import { sendDigests } from "./domains/notifications/digest-commands.server.ts";
import { runDueDrawings } from "./domains/photos/drawings/drawing-run.server.ts";
import { sweepPhotos } from "./domains/photos/forgetting.server.ts";
import { dropOldPrivacyRequests } from "./domains/privacy/request-commands.server.ts";
import { dropUnconfirmed } from "./domains/questions/asking/confirm-commands.server.ts";
import { drawOverdueCircles } from "./domains/questions/experts/circle-commands.server.ts";
import { warnOfDueCases } from "./domains/reviews/cases/due-commands.server.ts";
import { endQuietPauses } from "./domains/reviews/pauses/pause-commands.server.ts";
import { continueReviewLog } from "./domains/reviews/public-log/append-commands.server.ts";
import { keepOrder } from "./domains/reviews/ranking/order-upkeep.server.ts";
import { dropOldReviewFingerprints } from "./domains/reviews/signals/review-fingerprints.server.ts";
import { purgeStale } from "./platform/cache/stale-tags.ts";
import type { AppContext } from "./platform/context.ts";
import { forgetFailedEmails, sendDueEmails } from "./platform/mail/outbox.ts";
import { forgetOldBounces } from "./platform/mail/suppressions.ts";
import { eraseDue } from "./routes/workspace/settings/privacy/erase-account.server.ts";

/** What the cron trigger does, in this order: each bounded, each right to be done again. */
export const minutely = {
  // Circles whose alarm was lost.
  drawOverdueCircles,
  followDates,
  remindOfExpiry,
  tellOfLists,
  tellOfContradictions,
  emailNewFits,
  askAboutFacts,
  tellWatchers,
  dropOldGuestWatches,
  findLookAlikes,
  sendDueEmails,
  forgetFailedEmails,
  forgetOldBounces,
  sendDigests,
  countOverdueWaits,
  dropOldReviewFingerprints,
  dropOldFingerprints,
  dropOldChallenges,
  dropUnconfirmed,
  dropUnconfirmedLeads,
  sealOlderConsents,
  dropOldConsents,
  dropOldPrivacyRequests,
  dropOldViews,
  dropOldGains,
  warnOfDueCases,
  keepOrder,
  checkNeutrality: (context: AppContext) => checkNeutrality(context),
  endQuietPauses,
  continueReviewLog,
  sweepDocuments,
  sweepApplicationDocuments,
  sweepLicenseDocuments,
  sweepLists,
  continueImports,
  sweepPhotos,
  forgetFactWords,
  forgetRequestWords,
  lapseUnconfirmed,
  refreshDueNextFree,
  remindOfAppointments,
  flagUnlicensed,
  unflagLicensed,
  countAsCompleted,
  tellOfCanceled,
  dropOldScopes,
  readDueBusy,
  handleDueEvents,
  takeClientsAgain,
  endGrace,
  remindOfRenewals,
  endOrphans,
  forgetGone,
  eraseDue,
  runDueDrawings,
  compareNightly,
  verifyNightly,
  recountCoverage,
  countAccuracy,
  // Last: with what the tasks before it have changed.
  purgeStale,
};
