import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { FREE_VERSIONS } from "#app/domains/directory/showcase/limits.ts";
import { bringBack } from "#app/domains/directory/showcase/showcase-commands.server.ts";
import {
  countLaterVersions,
  findOwnShowcase,
  listVersions,
} from "#app/domains/directory/showcase/showcase-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { refusalNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { backToEditor } from "./showcase-actions.server.ts";
import { VersionList } from "./version-list.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

async function requireOwn(request: Request, context: AppContext) {
  const viewer = await requireSignedIn(request, context);
  const own = viewer.verified ? await findOwnShowcase(context, viewer.userId) : null;
  if (own === null) throw redirect(paths.dashboard());
  return { viewer, own };
}

/** Their plan includes every version that is kept, not only the last few. */
const hasAll = ({ entitlements }: Viewer) => entitlements.includes("all-versions");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, own } = await requireOwn(request, context);
  const before = Number(new URL(request.url).searchParams.get("before"));
  const all = hasAll(viewer);
  const page = { all, before: Number.isSafeInteger(before) && before > 0 ? before : null };
  return { ...page, ...(await listVersions(context, own, page)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, own } = await requireOwn(request, context);
  const versionNo = Number((await parseForm(request)).get("version"));
  const back = [{ label: "Earlier versions", to: paths.showcaseVersions() }];
  if (!Number.isSafeInteger(versionNo) || versionNo < 1)
    throw refusalNotice(400, "We don’t recognize this form", "Please reload the page.", back);
  if (!hasAll(viewer) && (await countLaterVersions(context, own, versionNo)) > FREE_VERSIONS)
    throw refusalNotice(
      403,
      "Your plan doesn’t include this version",
      `Without a plan you can bring back the last ${FREE_VERSIONS}. Older ones are kept.`,
      [...back, { label: "Compare plans", to: paymentPaths.membership() }],
    );
  const outcome = await bringBack(context, viewer.userId, own, versionNo);
  switch (outcome.kind) {
    case "saved":
      return backToEditor("Version brought back", "Readers see it now. What stood there is kept, too.");
    case "same":
      return backToEditor("Nothing to bring back", "Your showcase says all of this already.");
    case "unknown":
      throw refusalNotice(404, "No such version", "Your showcase has no version with this number.", back);
    default:
      throw refusalNotice(409, "Your showcase just changed", "Nothing was brought back. Look again.", back);
  }
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Earlier versions",
    description: "What your showcase said before.",
    indexable: false,
  });

export default function ShowcaseVersions() {
  const { versions, all, before, more } = useLoaderData<typeof loader>();
  const last = versions.at(-1)?.versionNo;
  return (
    <Stack gap="loose">
      <header>
        <h1>Earlier versions</h1>
        <p className="text-muted">
          Each time you save <Link to={paths.editShowcase()}>your showcase</Link>, we keep what it said. Only
          you see this list, newest first.
        </p>
        {all ? (
          <p className="text-muted">Your plan includes every version we kept.</p>
        ) : (
          <p className="text-muted">
            <span>{`You can see and bring back the last ${FREE_VERSIONS}. ${more ? "Older ones are kept, too: " : "Every one we keep is there "}`}</span>
            <Link to={paymentPaths.membership()}>
              {more ? "a plan for agents opens them" : "with a plan for agents"}
            </Link>
            .
          </p>
        )}
      </header>
      {versions.length === 0 ? (
        <EmptyState
          title="Nothing here yet"
          actions={<ButtonLink to={paths.editShowcase()}>Edit your showcase</ButtonLink>}
        >
          <p>Once you save a change, you can go back to what was there before.</p>
        </EmptyState>
      ) : (
        <VersionList versions={versions} />
      )}
      {all ? (
        <Pager
          firstTo={before === null ? null : paths.showcaseVersions()}
          nextTo={more && last !== undefined ? paths.showcaseVersions({ before: last }) : null}
        />
      ) : null}
    </Stack>
  );
}
