import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { QueueShow } from "#app/domains/reviews/cases/case-types.ts";
import { parseQueueQuery } from "#app/domains/reviews/cases/queue-inputs.ts";
import { listCases } from "#app/domains/reviews/cases/queue-queries.server.ts";
import { COUNTED_CASES } from "#app/domains/reviews/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { Shortcuts } from "../console/shortcuts.tsx";
import { CaseTable } from "./case-table.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const query = parseQueueQuery(new URL(request.url).searchParams);
  const page = await listCases(context, query);
  return { ...page, show: query.show, first: query.after === null, nowMs: context.clock.now() };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Reviews to decide",
    description: "Found by signals, reported, or appealed.",
    indexable: false,
  });

const TABS: readonly { show: QueueShow; label: string }[] = [
  { show: "open", label: "All waiting" },
  { show: "held", label: "Signals" },
  { show: "flagged", label: "Reported" },
  { show: "appeals", label: "Appeals" },
  { show: "decided", label: "Decided" },
];

const address = (show: QueueShow, after?: string) =>
  paths.adminReviews({ show: show === "open" ? undefined : show, after });

export default function Reviews() {
  const { cases, counts, show, first, next, nowMs } = useLoaderData<typeof loader>();
  const count = (of: QueueShow) => {
    if (of === "decided") return undefined;
    return counts[of] >= COUNTED_CASES ? `${COUNTED_CASES} or more` : formatCount(counts[of]);
  };
  return (
    <Stack gap="loose">
      <header>
        <Row apart>
          <h1>Reviews to decide</h1>
          <Shortcuts />
        </Row>
        <p className="text-muted">
          {`${show === "decided" ? "Newest decision first." : "Due soonest first."} A review’s stars aren’t shown and don’t affect the order. ${counts.overdue === 0 ? "Nothing is overdue." : `${formatCount(counts.overdue)} overdue.`}`}
        </p>
      </header>
      <Row as="nav" aria-label="Which cases">
        {TABS.map(({ show: one, label }) => (
          <Chip key={one} to={address(one)} current={one === show} count={count(one)}>
            {label}
          </Chip>
        ))}
      </Row>
      {cases.length === 0 ? (
        <EmptyState
          title={first ? "No cases" : "No more cases"}
          actions={first ? null : <Link to={address(show)}>Back to the first page</Link>}
        >
          <p>Anything readers report, signals hold, or one side appeals shows up here right away.</p>
        </EmptyState>
      ) : (
        <CaseTable
          caption={show === "decided" ? "Cases, newest decision first" : "Cases, due soonest first"}
          cases={cases}
          nowMs={nowMs}
        />
      )}
      {next === null && first ? null : (
        <Row as="nav" aria-label="Pages of cases">
          {next === null ? null : (
            <ButtonLink to={address(show, next)} rel="next">
              More
            </ButtonLink>
          )}
          {first ? null : (
            <ButtonLink to={address(show)} look="link">
              Back to the first page
            </ButtonLink>
          )}
        </Row>
      )}
    </Stack>
  );
}
