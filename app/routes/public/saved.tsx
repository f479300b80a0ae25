import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AgentList } from "#app/domains/directory/components/agent-list.tsx";
import { RecentlyViewed } from "#app/domains/directory/components/viewed/recently-viewed.tsx";
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { medicareAmong } from "#app/domains/directory/medicare/medicare-among.server.ts";
import { readSaved, writeSaved } from "#app/domains/directory/saved/saved.ts";
import {
  listAgentsBySlug,
  listSavedAgents,
} from "#app/domains/directory/saved/saved-agents-queries.server.ts";
import { dropSaved, keepSaved } from "#app/domains/directory/saved/saved-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { rich, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await getViewer(context);
  const agents =
    viewer === null
      ? await listAgentsBySlug(context, readSaved(request))
      : await listSavedAgents(context, viewer.userId, readSaved(request));
  const legal = medicareAmong(context, "saved agents", agents);
  return { agents, isInAccount: viewer !== null, today: utcDay(context.clock.now()), legal };
}

/** Adds or removes one agent and goes back to the page with the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const identifier = parseIdentifier(String(form.get("slug") ?? ""));
  const intent = form.get("intent");
  if (identifier?.kind !== "slug" || (intent !== "add" && intent !== "remove")) {
    return data({ error: t("Choose an agent to save.") }, { status: 400 });
  }
  const before = readSaved(request).filter((slug) => slug !== identifier.value);
  if (intent === "add" && (await listAgentsBySlug(context, [identifier.value])).length === 0) {
    return data({ error: t("This agent isn’t in our directory.") }, { status: 404 });
  }
  const viewer = await getViewer(context);
  let after = intent === "add" ? [identifier.value, ...before] : before;
  if (viewer !== null) {
    if (intent === "remove") await dropSaved(context, viewer.userId, identifier.value);
    after = await keepSaved(context, viewer.userId, after);
  }
  const headers = new Headers();
  headers.append("Set-Cookie", writeSaved(after));
  headers.append(
    "Set-Cookie",
    writeToast(
      intent === "add"
        ? {
            title: t("Agent saved"),
            text:
              viewer === null
                ? t("On this device, under Saved agents in the menu.")
                : t("In your account, under Saved agents in the menu."),
            tone: "success",
          }
        : { title: t("Agent removed"), text: t("No longer among your saved agents."), tone: "success" },
    ),
  );
  // With JavaScript it replaces the history entry, so that Back leads to the page before.
  return replace(parseOwnPath(form.get("back"), paths.saved()), { status: 303, headers });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Saved agents"),
    description: t("Agents you saved."),
    indexable: false,
  });

export default function Saved() {
  const { agents, isInAccount, today, legal } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <PageHead>
        <h1>{t("Saved agents")}</h1>
        {isInAccount ? (
          <p className="text-muted">
            {t("Saved on your account, so you find them wherever you sign in.")}{" "}
            <Link to={paths.savedSearches()}>{t("Saved searches")}</Link>
          </p>
        ) : (
          <p className="text-muted">
            {rich(
              "Saved in a cookie on this device for a year, and nowhere else. {signIn} to have them on every device.",
              {
                signIn: <Link to={paths.auth({ next: paths.saved() })}>{t("Sign in")}</Link>,
              },
            )}
          </p>
        )}
      </PageHead>
      {agents.length === 0 ? (
        <EmptyState
          title={t("Nothing saved yet")}
          actions={
            <>
              <ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>
              <Link to={paths.locationDirectory()}>{t("All places, A to Z")}</Link>
            </>
          }
        >
          <p>{t("Click “Save” next to an agent to find them here again and compare.")}</p>
        </EmptyState>
      ) : (
        <AgentList
          narrow
          compare
          agents={agents}
          today={today}
          saved={agents.map((agent) => agent.slug)}
          back={paths.saved()}
        />
      )}
      {legal === null ? null : <Caption className="mt-6">{legal}</Caption>}
      <RecentlyViewed />
    </PageMain>
  );
}
