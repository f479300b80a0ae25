/** Everything on an organization's dashboard, read in one turn so that it travels in one batch. */
import type { Viewer } from "#app/domains/accounts/types.ts";
import { viewsByWeekStatement } from "#app/domains/directory/views/view-queries.server.ts";
import { listLeadMonths } from "#app/domains/leads/lead-queries.server.ts";
import { contactsByMonthStatement } from "#app/domains/messages/reading/contact-queries.server.ts";
import { dismissedStatement } from "#app/domains/onboarding/checklist-queries.server.ts";
import {
  agentsOfManagedAndBelow,
  belowStatements,
} from "#app/domains/organizations/affiliations/below-queries.server.ts";
import { SUMMED_LEAST_AGENTS } from "#app/domains/organizations/limits.ts";
import {
  agentsOfManaged,
  type OrganizationSummary,
  summaryStatements,
} from "#app/domains/organizations/members/summary-queries.server.ts";
import { listManaged } from "#app/domains/organizations/membership-queries.server.ts";
import { sideCountStatement } from "#app/domains/reviews/replies/side-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { lastMonths, lastWeeks } from "#app/platform/time/weeks.ts";
import type { ChecklistStep } from "#app/ui/record/checklist.tsx";
import { CHART_MONTHS, CHART_WEEKS, FIRST_STEPS_DAYS, LAPSE_DAYS } from "../limits.ts";

export type OrganizationFigures = NonNullable<Awaited<ReturnType<typeof readOrganizationFigures>>>;

/**
 * For the organization that the address names, or the first that the viewer manages; null when they manage none like that.
 * Every statement checks that again. One round trip.
 */
export async function readOrganizationFigures(context: AppContext, viewer: Viewer, named: string | null) {
  const slug = named ?? viewer.managedOrganization?.slug;
  if (slug === undefined || viewer.managedOrganization === null) return null;
  const { userId } = viewer;
  const asking = { userId, slug };
  const agents = agentsOfManaged(asking);
  const summed = agentsOfManagedAndBelow(asking);
  const [firstWeekMs = 0] = lastWeeks(context.clock.now(), CHART_WEEKS);
  const [all, leads, found, under, figures] = await Promise.all([
    listManaged(context, userId),
    listLeadMonths(context, userId, slug),
    context.db.read(
      summaryStatements(context, asking, { lapseDays: LAPSE_DAYS, viewsSince: utcDay(firstWeekMs) }),
    ),
    context.db.read(belowStatements(context, asking)),
    context.db.read({
      reviews: sideCountStatement(context, userId),
      conversations: contactsByMonthStatement(context, summed, CHART_MONTHS),
      views: viewsByWeekStatement(context, agents, CHART_WEEKS),
      dismissed: dismissedStatement(context, userId),
    }),
  ]);
  const [summary] = found.summary;
  if (summary === undefined) return null;
  const months = lastMonths(context.clock.now(), CHART_MONTHS);
  const acts = summary.role === "owner" || summary.role === "manager";
  const steps =
    !acts ||
    isEstablished(context, summary, figures.reviews[0]?.published ?? 0) ||
    figures.dismissed.some(({ checklist }) => checklist === "organization")
      ? []
      : organizationSteps(summary, summary.slug === viewer.managedOrganization.slug);
  const belowCount = under.below[0]?.allAgents ?? 0;
  return {
    ...found,
    ...under,
    summary,
    all: all.map(({ name, slug }) => ({ name, slug })),
    acts,
    reviews: figures.reviews[0] ?? { published: 0, unanswered: 0 },
    months,
    /** Leads and conversations leave out the agents below: they are too few for a sum. */
    leavesOutBelow: belowCount > 0 && belowCount < SUMMED_LEAST_AGENTS,
    conversations: months.map(
      (month) => figures.conversations.find((row) => row.month === month)?.count ?? 0,
    ),
    leads: months.map((month) => leads.find((row) => row.month === month)?.received ?? 0),
    views: figures.views.reduce((sum, { count }) => sum + count, 0),
    steps: steps.some(({ done }) => !done) ? steps : [],
  };
}

/** Whose first month is over, and whose agents have reviews, needs no list of first steps. */
const isEstablished = (
  { clock }: Pick<AppContext, "clock">,
  { createdAt }: Pick<OrganizationSummary, "createdAt">,
  reviews: number,
): boolean => reviews > 0 && clock.now() - createdAt > FIRST_STEPS_DAYS * DAY_MS;

/** An organization's first week: what makes its page worth finding, and its members. */

type Facts = Pick<OrganizationSummary, "slug" | "described" | "photographed" | "invited" | "members">;

/** In the order they are worth doing. `keepsPhoto`: the reader's settings change its photo. */
function organizationSteps(
  { slug: organization, described, photographed, invited, members }: Facts,
  keepsPhoto: boolean,
): ChecklistStep[] {
  return [
    {
      label: "Say what your organization does",
      done: described,
      to: paths.editOrganization({ organization }),
    },
    ...(keepsPhoto
      ? [{ label: "Add a photo or a logo", done: photographed, to: paths.settings({ section: "photo" }) }]
      : []),
    { label: "Invite someone", done: invited, to: paths.invites({ organization }) },
    // The owner is one of them.
    { label: "Welcome your first member", done: members > 1, to: paths.members({ organization }) },
  ];
}
