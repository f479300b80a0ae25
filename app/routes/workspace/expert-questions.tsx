import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { listQueue } from "#app/domains/questions/expert-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { QuestionQueue } from "./question-queue.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent) throw redirect(paths.dashboard());
  return { questions: await listQueue(context, viewer.userId), nowMs: context.clock.now() };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Questions", description: "Questions we sent you.", indexable: false });

export default function ExpertQuestions() {
  const { questions, nowMs } = useLoaderData<typeof loader>();
  const waiting = questions.filter((question) => question.answeredAt === null);
  return (
    <Stack gap="loose">
      <header>
        <h1>Questions</h1>
        <p className="text-muted">
          {waiting.length === 0
            ? "No questions are waiting for you."
            : `${waiting.length} ${waiting.length === 1 ? "is" : "are"} waiting for you, longest wait first.`}
        </p>
      </header>
      <QuestionQueue questions={questions} nowMs={nowMs} />
    </Stack>
  );
}
