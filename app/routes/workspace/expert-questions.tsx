import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { dashboardPaths } from "#app/dashboard-paths.ts";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { listQueue } from "#app/domains/questions/expert-queries.server.ts";
import type { QueuedQuestion } from "#app/domains/questions/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { QuestionQueue } from "./question-queue.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent) throw redirect(paths.dashboard());
  const waitingOnly = new URL(request.url).searchParams.get("show") === "waiting";
  return { questions: await listQueue(context, viewer.userId), waitingOnly, nowMs: context.clock.now() };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Questions", description: "Questions we sent you.", indexable: false });

export default function ExpertQuestions() {
  const { questions, waitingOnly, nowMs } = useLoaderData<typeof loader>();
  const waiting = questions.filter((question) => question.answeredAt === null);
  return (
    <Stack gap="loose">
      <header>
        <h1>Questions</h1>
        <p className="text-muted">{sentenceOf(waiting)}</p>
      </header>
      <Row as="nav" aria-label="Which questions">
        <Chip to={paths.expertQuestions()} current={!waitingOnly} count={questions.length}>
          All
        </Chip>
        <Chip to={dashboardPaths.waitingQuestions()} current={waitingOnly} count={waiting.length}>
          Waiting
        </Chip>
      </Row>
      <QuestionQueue questions={waitingOnly ? waiting : questions} waitingOnly={waitingOnly} nowMs={nowMs} />
    </Stack>
  );
}

/** How many wait, and the order that `listQueue` gives them in. */
function sentenceOf(waiting: readonly QueuedQuestion[]): string {
  const { length } = waiting;
  if (length === 0) return "No questions are waiting for you.";
  if (length === 1) return "1 is waiting for you.";
  const nobodyYet = waiting.filter(({ status }) => status === "waiting").length;
  return nobodyYet === 0 || nobodyYet === length
    ? `${length} are waiting for you, longest wait first.`
    : `${length} are waiting for you: first those nobody has answered, then the rest, longest wait first in each.`;
}
