import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { refreshNextFree } from "#app/domains/calendar/next-free.server.ts";
import { FREE_VERSIONS, VERSIONS_SHOWN } from "#app/domains/directory/showcase/limits.ts";
import { bringBack } from "#app/domains/directory/showcase/showcase-commands.server.ts";
import { showcasePage } from "#app/domains/directory/showcase/showcase-queries.server.ts";
import { countLaterVersions, listVersions } from "#app/domains/versions/queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { refusalNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { backToEditor, requireOwn } from "./showcase-actions.server.ts";
import { readVersionNo } from "./version-actions.server.ts";
import { VersionPage } from "./version-page.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

/** Their plan includes every stored version, not only the last few. */
const hasAll = ({ entitlements }: Viewer) => entitlements.includes("all-versions");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, own } = await requireOwn(request, context);
  const before = Number(new URL(request.url).searchParams.get("before"));
  const all = hasAll(viewer);
  // Without a plan: today's version and the last few before it.
  const page = all
    ? { most: VERSIONS_SHOWN, before: Number.isSafeInteger(before) && before > 0 ? before : null }
    : { most: FREE_VERSIONS + 1, before: null };
  return { all, before: page.before, ...(await listVersions(context, showcasePage(own), page)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, own } = await requireOwn(request, context);
  const back = [{ label: "Earlier versions", to: paths.showcaseVersions() }];
  const versionNo = await readVersionNo(request, back);
  if (!hasAll(viewer) && (await countLaterVersions(context, showcasePage(own), versionNo)) > FREE_VERSIONS)
    throw refusalNotice(
      403,
      "Your plan doesn’t include this version",
      `Without a plan you can bring back the last ${FREE_VERSIONS}. Older ones are saved.`,
      [...back, { label: "Compare plans", to: paymentPaths.membership() }],
    );
  const outcome = await bringBack(context, viewer.userId, own, versionNo);
  switch (outcome.kind) {
    case "saved":
      await refreshNextFree(context, own.agentNo);
      return backToEditor("Version brought back", "Readers see it now. The version before it is saved, too.");
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
    <VersionPage
      versions={versions}
      editor={{ to: paths.editShowcase(), label: "Edit your showcase" }}
      empty="Once you save a change, you can go back to what was there before."
      pager={
        all ? (
          <Pager
            firstTo={before === null ? null : paths.showcaseVersions()}
            nextTo={more && last !== undefined ? paths.showcaseVersions({ before: last }) : null}
          />
        ) : null
      }
    >
      <p className="text-muted">
        Each time you save <Link to={paths.editShowcase()}>your showcase</Link>, we keep what it said. Only
        you see this list, newest first.
      </p>
      {all ? (
        <p className="text-muted">Your plan includes every saved version.</p>
      ) : (
        <p className="text-muted">
          <span>{`You can see and bring back the last ${FREE_VERSIONS}. ${more ? "Older ones are saved, too: " : "You get every one we saved "}`}</span>
          <Link to={paymentPaths.membership()}>
            {more ? "a plan for agents opens them" : "with a plan for agents"}
          </Link>
          .
        </p>
      )}
    </VersionPage>
  );
}
