import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import {
  type ExpertQueueCounts,
  listQueue,
  queueCursor,
} from "#app/domains/questions/experts/expert-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";

import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { QuestionQueue } from "./question-queue.tsx";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent) throw redirect(paths.dashboard());
  const { searchParams } = new URL(request.url);
  const waitingOnly = searchParams.get("show") === "waiting";
  const after = queueCursor.parse(searchParams.get("after"));
  const page = await listQueue(context, viewer.userId, { waitingOnly, after });
  return { ...page, waitingOnly, begun: after !== null, nowMs: context.clock.now() };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Questions", description: "Questions we sent you.", indexable: false });

export default function ExpertQuestions() {
  const { questions, next, counts, waitingOnly, begun, nowMs } = useLoaderData<typeof loader>();
  const to = (show?: "waiting", after?: string) => paths.expertQuestions({ show, after });
  const shown = waitingOnly ? "waiting" : undefined;
  return (
    <Stack gap="loose">
      <header>
        <h1>Questions</h1>
        <p className="text-muted">{sentenceOf(counts)}</p>
      </header>
      <Row as="nav" aria-label="Which questions">
        <Chip to={to()} current={!waitingOnly} count={formatCount(counts.all)}>
          All
        </Chip>
        <Chip to={to("waiting")} current={waitingOnly} count={formatCount(counts.waiting)}>
          To answer
        </Chip>
      </Row>
      <QuestionQueue questions={questions} waitingOnly={waitingOnly} nowMs={nowMs} />
      <Pager firstTo={begun ? to(shown) : null} nextTo={next === null ? null : to(shown, next)} />
    </Stack>
  );
}

/** How many are left to answer, how many of them nobody has, and in which order `listQueue` lists them. */
function sentenceOf({ waiting, untouched }: ExpertQueueCounts): string {
  if (waiting === 0) return "No questions are waiting for you.";
  const many = formatCount(waiting);
  if (untouched === 0)
    return `${many} to answer. Other agents have answered ${waiting === 1 ? "it" : "each of them"} already.`;
  if (untouched === waiting)
    return waiting === 1
      ? "1 is waiting for an answer."
      : `${many} are waiting for an answer, longest wait first.`;
  return `${many} to answer: first the ${formatCount(untouched)} that nobody has answered, then the rest, longest wait first in each.`;
}
