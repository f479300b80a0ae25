import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ThreadList } from "#app/domains/messages/components/thread-list.tsx";
import { parseMessageNo } from "#app/domains/messages/inputs.ts";
import { seeNewest } from "#app/domains/messages/reading/seen-commands.server.ts";
import { listThreads } from "#app/domains/messages/reading/thread-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Mailbox } from "./mailbox.tsx";
import { OpenConversation } from "./open-conversation.tsx";
import { readOpenThread } from "./open-thread.server.ts";
import { doThreadAction } from "./thread-actions.server.ts";
import { useLastReply } from "./use-last-reply.ts";

export const handle = { access: "signed-in", layout: "wide" } satisfies RouteHandle;

const noSuchThread = () =>
  notFoundNotice(t("Conversation not found"), t("You have no conversation at this address."), [
    { label: t("Your messages"), to: paths.messages() },
  ]);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const id = parseUuid(params.id);
  if (id === null) throw noSuchThread();
  const { searchParams } = new URL(request.url);
  const [open, list] = await Promise.all([
    readOpenThread(context, viewer, id, {
      found: parseMessageNo(searchParams.get("at")),
      before: parseMessageNo(searchParams.get("before")),
    }),
    listThreads(context, viewer.userId),
  ]);
  if (open === null) throw noSuchThread();
  const { view } = open;
  // A prefetch has shown nothing yet.
  if (!/prefetch/.test(request.headers.get("Sec-Purpose") ?? "")) seeNewest(context, viewer.userId, view);
  return {
    open,
    list: list.threads.map((one) => (one.id === id && !view.more ? { ...one, unread: 0 } : one)),
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
    title:
      page === undefined ? t("Messages") : t("Messages with {name}", { name: page.open.view.thread.name }),
    description: t("A conversation."),
    indexable: false,
  });

export default function ThreadPage() {
  const { open, list, nowMs } = useLoaderData<typeof loader>();
  const answer = useLastReply(useAnswer<FormReply>());
  return (
    <Mailbox
      phone="open"
      list={
        <nav aria-label={t("Conversations")}>
          <ThreadList threads={list} current={open.view.thread.id} nowMs={nowMs} pane />
        </nav>
      }
      open={<OpenConversation key={open.view.thread.id} open={open} answer={answer} />}
    />
  );
}
