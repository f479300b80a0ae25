import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { VerificationState } from "../audit/verification-state.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { requireListAt } from "../lists/registry.server.ts";
import { ButtonForm } from "./list-cell.tsx";
import { Listed } from "./listed.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

/** Any list or queue of the registry, at its address: `GET /admin-console/people`, `GET /admin/errors`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return requireListAt(request).load(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const list = requireListAt(request);
  return redirect(await list.act(await parseForm(request), context, admin.userId), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    title: data?.title ?? "Admin console",
    description: data?.description ?? "",
    indexable: false,
  });

export default function List() {
  const page = useLoaderData<typeof loader>();
  const { name, title, lead, noun, bulk, links, button, note, verification } = page;
  return (
    <AdminPage
      title={title}
      lead={lead}
      actions={
        <>
          {bulk === null ? null : <Link to={adminPaths.bulk(name)}>{`Acts on many ${noun.many}`}</Link>}
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          {button === null ? null : <ButtonForm {...button} />}
        </>
      }
    >
      {note === null ? null : <Note tone="plain">{note}</Note>}
      {verification === null ? null : <VerificationState {...verification} />}
      <Listed key={name} page={page} />
    </AdminPage>
  );
}
