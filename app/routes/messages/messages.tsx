import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
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
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Toolbar } from "#app/ui/navigation/toolbar.tsx";
import { FoundMessages } from "./found-messages.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

const WORDS_MAX_CHARACTERS = 120;

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
  return {
    words,
    unreadOnly,
    found: words === "" ? null : (found ?? []),
    threads: page.threads,
    next: page.next === null ? null : threadCursor.write(page.next),
    nowMs: context.clock.now(),
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("Messages"), description: t("Your conversations."), indexable: false });

export default function Messages() {
  const { words, unreadOnly, found, threads, next, nowMs } = useLoaderData<typeof loader>();
  const chosen = { show: unreadOnly ? "unread" : null };
  return (
    <PageMain own form className="grid grid-cols-1 gap-6">
      <header>
        <h1>{t("Messages")}</h1>
        <p className="mt-2 text-14 text-muted">
          {t(
            "Each conversation is between you and one other person. No one else reads it unless one of you reports a message.",
          )}
        </p>
      </header>
      <Toolbar>
        <Form
          method="get"
          className="shrink grow-0 basis-128 *:not-last:min-w-0 *:not-last:flex-1"
          role="search"
          aria-label={t("Your messages")}
        >
          <InputField
            label={t("Search your messages")}
            name="q"
            type="search"
            defaultValue={words}
            maxLength={WORDS_MAX_CHARACTERS}
          />
          <Button>{t("Search")}</Button>
        </Form>
        {found === null ? (
          <Segmented
            label={t("Show")}
            items={[
              { to: paths.messages(), label: t("All"), current: !unreadOnly },
              { to: paths.messages({ show: "unread" }), label: t("Unread"), current: unreadOnly },
            ]}
          />
        ) : null}
      </Toolbar>
      {found === null ? (
        <>
          {threads.length === 0 ? (
            <NoThreads unreadOnly={unreadOnly} />
          ) : (
            <ThreadList threads={threads} nowMs={nowMs} />
          )}
          <Pager nextTo={next === null ? null : paths.messages({ ...chosen, after: next })} />
        </>
      ) : (
        <FoundMessages words={words} found={found} />
      )}
    </PageMain>
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
