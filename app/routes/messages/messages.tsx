import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ThreadList } from "#app/domains/messages/components/thread-list.tsx";
import { threadCursor } from "#app/domains/messages/inputs.ts";
import { searchMessages } from "#app/domains/messages/reading/search-queries.server.ts";
import { listThreads } from "#app/domains/messages/reading/thread-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { cutText } from "#app/platform/cut-text.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { FoundMessages } from "./found-messages.tsx";
import { Mailbox, WORDS_MAX_CHARACTERS } from "./mailbox.tsx";
import { OpenConversation } from "./open-conversation.tsx";
import { readOpenThread } from "./open-thread.server.ts";
import { usePaneShown } from "./use-pane-shown.ts";

export const handle = { access: "signed-in", layout: "wide" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { searchParams } = new URL(request.url);
  const words = cutText((searchParams.get("q") ?? "").trim(), WORDS_MAX_CHARACTERS);
  const unreadOnly = searchParams.get("show") === "unread";
  const after = threadCursor.parse(searchParams.get("after"));
  const [found, page] = await Promise.all([
    words === "" ? null : searchMessages(context, viewer.userId, words),
    listThreads(context, viewer.userId, { unreadOnly, after }),
  ]);
  const first = found?.[0];
  const id = found === null ? page.threads[0]?.id : first?.threadId;
  return {
    words,
    unreadOnly,
    found: words === "" ? null : (found ?? []),
    threads: page.threads,
    next: page.next === null ? null : threadCursor.write(page.next),
    // The first of the list, as wide screens have it next to it. Nothing of it counts as seen: a phone doesn’t show it.
    open: id === undefined ? null : await readOpenThread(context, viewer, id, { found: first?.no ?? null }),
    nowMs: context.clock.now(),
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("Messages"), description: t("Your conversations."), indexable: false });

export default function Messages() {
  const { words, unreadOnly, found, threads, next, open, nowMs } = useLoaderData<typeof loader>();
  const isPaneShown = usePaneShown();
  const chosen = { show: unreadOnly ? "unread" : null };
  return (
    <Mailbox
      phone="list"
      words={words}
      unreadOnly={unreadOnly}
      list={
        found === null ? (
          <>
            {threads.length === 0 ? (
              <NoThreads unreadOnly={unreadOnly} />
            ) : (
              <ThreadList threads={threads} current={open?.view.thread.id} nowMs={nowMs} pane />
            )}
            <Pager nextTo={next === null ? null : paths.messages({ ...chosen, after: next })} />
            <Caption className="mt-5 lg:pr-5">
              {t(
                "Each conversation is between you and one other person. No one else reads it unless one of you reports a message.",
              )}
            </Caption>
          </>
        ) : (
          <FoundMessages words={words} found={found} />
        )
      }
      open={
        open !== null && isPaneShown ? (
          <OpenConversation key={open.view.thread.id} open={open} beside />
        ) : null
      }
    />
  );
}

function NoThreads({ unreadOnly }: { unreadOnly: boolean }) {
  return unreadOnly ? (
    <EmptyState
      title={t("Nothing unread")}
      actions={<ButtonLink to={paths.messages()}>{t("All conversations")}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t("No conversations yet")}
      actions={
        <>
          <ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>
          <Link to={paths.saved()}>{t("Your saved agents")}</Link>
        </>
      }
    >
      <p>
        {t(
          "To start one, choose “Message” on an agent’s profile. They see your first name and ZIP code, nothing else.",
        )}
      </p>
    </EmptyState>
  );
}
