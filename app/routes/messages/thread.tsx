import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { ThreadList } from "#app/domains/messages/components/thread-list.tsx";
import { useLiveThread } from "#app/domains/messages/components/use-live-thread.ts";
import { MessageReportInput, parseMessageNo, RevealInput, SendInput } from "#app/domains/messages/inputs.ts";
import { PAGE_MESSAGES } from "#app/domains/messages/limits.ts";
import { seeNewest } from "#app/domains/messages/reading/seen-commands.server.ts";
import { findThread, listThreads } from "#app/domains/messages/reading/thread-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Conversation } from "./conversation.tsx";
import { doThreadAction } from "./thread-actions.server.ts";
import { ThreadHeader } from "./thread-header.tsx";
import { ThreadSafety } from "./thread-safety.tsx";
import { useLastReply } from "./use-last-reply.ts";

export const handle = { access: "signed-in" } satisfies RouteHandle;

const noSuchThread = () =>
  notFoundNotice(t("Conversation not found"), t("You have no conversation at this address."), [
    { label: t("Your messages"), to: paths.messages() },
  ]);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const id = parseUuid(params.id);
  if (id === null) throw noSuchThread();
  const { searchParams } = new URL(request.url);
  const found = parseMessageNo(searchParams.get("at"));
  // A search result is in the middle of its page.
  const before =
    found === null ? parseMessageNo(searchParams.get("before")) : found + Math.floor(PAGE_MESSAGES / 2);
  const [view, list] = await Promise.all([
    findThread(context, viewer.userId, id, before),
    listThreads(context, viewer.userId),
  ]);
  if (view === null) throw noSuchThread();
  // A prefetch has shown nothing yet.
  if (!/prefetch/.test(request.headers.get("Sec-Purpose") ?? "")) seeNewest(context, viewer.userId, view);
  return {
    view,
    found,
    list: list.threads.map((one) => (one.id === id && !view.more ? { ...one, unread: 0 } : one)),
    userId: viewer.userId,
    key: crypto.randomUUID(),
    rules: { send: rulesOf(SendInput), reveal: rulesOf(RevealInput), report: rulesOf(MessageReportInput) },
    nowMs: context.clock.now(),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const id = parseUuid(params.id);
  if (id === null) throw noSuchThread();
  const outcome = await doThreadAction(context, viewer, id, await parseForm(request));
  if (outcome === null) throw noSuchThread();
  return "to" in outcome ? redirect(outcome.to, 303) : outcome;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta("", {
    title: page === undefined ? t("Messages") : t("Messages with {name}", { name: page.view.thread.name }),
    description: t("A conversation."),
    indexable: false,
  });

export default function ThreadPage() {
  const page = useLoaderData<typeof loader>();
  const { list, nowMs, userId, rules } = page;
  const { thread, messages, olderBefore, more } = useLiveThread(userId, page.view);
  const answer = useLastReply(useAnswer<FormReply>());
  return (
    <PageMain own className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <nav
        className="max-lg:hidden lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:overflow-y-auto"
        aria-label={t("Conversations")}
      >
        <ThreadList threads={list} current={thread.id} nowMs={nowMs} />
      </nav>
      <Stack gap="loose">
        <Caption>
          <Link to={paths.messages()}>{t("Messages")}</Link>
        </Caption>
        <ThreadHeader thread={thread} />
        {thread.side === "agent" ? (
          <Form method="post" navigate={false} action={leadPaths.leads()}>
            <input type="hidden" name="thread" value={thread.id} />
            <Button small icon="list" name="intent" value="take-up">
              {t("Work on it as a lead")}
            </Button>
          </Form>
        ) : null}
        <Conversation
          key={thread.id}
          userId={userId}
          thread={thread}
          messages={messages}
          olderBefore={olderBefore}
          more={more}
          found={page.found}
          nextKey={page.key}
          rules={rules.send}
          answer={answer}
        />
        <ThreadSafety thread={thread} messages={messages} rules={rules} answer={answer} />
      </Stack>
    </PageMain>
  );
}
