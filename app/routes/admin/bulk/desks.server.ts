/** The lists of which something can be done to many rows, each with what goes with it in other domains. */
import type { BulkListName } from "#app/admin-paths.ts";
import type { Elsewhere } from "#app/domains/accounts/desk/act-commands.server.ts";
import { accountDesk } from "#app/domains/accounts/desk/bulk-desk.server.ts";
import { PEOPLE_FILTERS } from "#app/domains/accounts/desk/people-filter.ts";
import { runDueBulks } from "#app/domains/bulk/run-commands.server.ts";
import type { BulkDesk } from "#app/domains/bulk/types.ts";
import { cancelAllToCome } from "#app/domains/calendar/forgetting.server.ts";
import { organizationDesk } from "#app/domains/organizations/desk/bulk-desk.server.ts";
import { ORGANIZATION_FILTERS } from "#app/domains/organizations/desk/organization-filters.ts";
import { questionDesk } from "#app/domains/questions/bulk-desk.server.ts";
import { reviewDesk } from "#app/domains/reviews/cases/bulk-desk.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ListFilter } from "../console/list-view.ts";
import { questionFilterOf, questionFilters } from "../questions/question-words.ts";
import { REVIEW_FILTERS, reviewFilterOf } from "../review-list/review-filters.ts";

/** As with an account whose owner leaves: appointments to come are canceled, and the cron tells the other side. */
export const elsewhereOf =
  (context: AppContext): Elsewhere =>
  (userId) =>
    cancelAllToCome(context, userId);

export const BULK_DESKS: Readonly<Record<BulkListName, { desk: BulkDesk; filters: readonly ListFilter[] }>> =
  {
    people: { desk: accountDesk(elsewhereOf), filters: PEOPLE_FILTERS },
    organizations: { desk: organizationDesk, filters: ORGANIZATION_FILTERS },
    questions: { desk: questionDesk(questionFilterOf), filters: questionFilters([]) },
    reviews: { desk: reviewDesk(reviewFilterOf), filters: REVIEW_FILTERS },
  };

/** For the clock of the minute: acts on many go on though nobody looks. */
export const runBulks = (context: AppContext) =>
  runDueBulks(
    context,
    Object.values(BULK_DESKS).map(({ desk }) => desk),
  );
