import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { SavedSearchList } from "#app/domains/directory/components/saved-searches/saved-search-list.tsx";
import { SAVED_LIMIT_SEARCHES } from "#app/domains/directory/saved-searches/limits.ts";
import {
  dropSearch,
  readSearch,
  saveSearch,
} from "#app/domains/directory/saved-searches/saved-search-commands.server.ts";
import { listSavedSearches } from "#app/domains/directory/saved-searches/saved-search-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";

export const handle = { access: "signed-in", inView: true } satisfies RouteHandle;

/** With a search in its address it offers to save it: people who had to sign in first come back here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { asked, back } = askedFor(request);
  const [searches, offered] = await Promise.all([
    listSavedSearches(context, viewer.userId),
    asked === "" ? null : readSearch(context, asked),
  ]);
  if (offered === null) return { searches, offer: null, problem: null, to: "" };
  if (offered.kind === "problem")
    return data({ searches, offer: null, problem: offered.says, to: "" }, { status: offered.status });
  const had = searches.some(({ address }) => address === offered.address);
  const to = paths.savedSearches({ search: offered.address, back });
  return { searches, offer: had ? null : offered.name, problem: null, to };
}

const askedFor = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return {
    asked: parseOwnPath(searchParams.get("search"), searchParams.has("search") ? "/" : ""),
    back: parseOwnPath(searchParams.get("back"), paths.savedSearches()),
  };
};

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const form = await parseForm(request);
  const { asked, back } = askedFor(request);
  const intent = form.get("intent");
  if (intent === "remove") {
    const id = parseUuid(String(form.get("id") ?? ""));
    if (id === null) return data({ error: t("Choose a saved search to remove.") }, { status: 400 });
    await dropSearch(context, viewer.userId, id);
    return leadBack(back, t("Saved search removed"), t("We won’t email you about it."));
  }
  if (intent !== "save" || asked === "")
    return data({ error: t("Choose a search to save.") }, { status: 400 });
  return save(context, viewer.userId, asked, back);
}

async function save(context: AppContext, userId: string, asked: string, back: string) {
  const read = await readSearch(context, asked);
  if (read.kind === "problem") return data({ error: read.says }, { status: read.status });
  const { kind } = await saveSearch(context, userId, read);
  if (kind === "full")
    return data(
      {
        error: t("You have {most} saved searches, the most there can be. Remove one first.", {
          most: SAVED_LIMIT_SEARCHES,
        }),
      },
      { status: 409 },
    );
  return kind === "saved"
    ? leadBack(
        back,
        t("Search saved"),
        t("We’ll email you when a new agent fits. It’s under Saved searches."),
      )
    : leadBack(back, t("Already saved"), t("You saved this search before."));
}

/** With JavaScript it replaces the history entry, so that Back goes to where the reader came from. */
const leadBack = (back: string, title: string, text: string) =>
  replace(back, { status: 303, headers: { "Set-Cookie": writeToast({ title, text, tone: "success" }) } });

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("Saved searches"), description: t("Searches you saved."), indexable: false });

export default function SavedSearches() {
  const { searches, offer, problem, to } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const wrong = answer?.error ?? problem;
  return (
    <Stack gap="loose">
      <header>
        <h1>{t("Saved searches")}</h1>
        <p className="text-muted">
          {t(
            "Once a day we look for agents newly licensed for what you search, and email you when there’s one.",
          )}{" "}
          <Link to={paths.settings({ section: "notifications" })}>{t("Email settings")}</Link>
        </p>
      </header>
      {wrong ? (
        <Note tone="bad" live>
          <p>{wrong}</p>
        </Note>
      ) : null}
      {offer === null ? null : (
        <Note>
          <p>
            {t("Save this search?")} <b>{offer}</b>
          </p>
          <Form method="post" action={to} className="mt-2">
            <Button look="primary" name="intent" value="save">
              {t("Save this search")}
            </Button>
          </Form>
        </Note>
      )}
      {searches.length === 0 ? (
        <EmptyState
          title={t("No saved searches yet")}
          actions={<ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>}
        >
          <p>{t("Search for a place, then choose “Save this search” above the results.")}</p>
        </EmptyState>
      ) : (
        <SavedSearchList searches={searches} back={paths.savedSearches()} />
      )}
    </Stack>
  );
}
