import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { ONLY_READ } from "#app/guards/view-as.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** For an admin who views as a person; others are redirected. */
export const handle = { access: "public", english: true } satisfies RouteHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  if (context.viewing === null) throw redirect(paths.home());
  const { searchParams } = new URL(request.url);
  const lead = parseOwnPath(searchParams.get("lead"), "");
  // Asked for as data: the router goes to the page.
  if (lead !== "") throw redirect(adminPaths.notInView({ page: lead }));
  return { page: parseOwnPath(searchParams.get("page"), "") };
}

/** Answers every write of the router's while an admin views as a person. */
export function action() {
  throw new Response(`${ONLY_READ}\n`, { status: 403 });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Not shown", description: "Not shown in a view.", indexable: false });

export default function NotShown() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <Stack>
        <h1>Not shown in this view</h1>
        <p>
          {page === "" ? <span>This page</span> : <code>{page}</code>}
          <span>{` has something that stays between this person and ${site.name}.`}</span>
        </p>
        <p>
          <Link to={paths.dashboard()}>Their dashboard</Link>
        </p>
      </Stack>
    </PageMain>
  );
}
