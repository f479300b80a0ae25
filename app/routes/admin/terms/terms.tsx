import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { listTerms } from "#app/domains/onboarding/terms/terms-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { stateWords, TYPE_NAMES } from "./terms-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return { types: await listTerms(context) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Terms", description: "Versions of terms, for each role.", indexable: false });

export default function Terms() {
  const { types } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Terms"
      lead="Each version holds from its moment on and never changes once it’s in force. Everyone who agreed to the one before is asked to read the new one and agree again."
    >
      {types.map(({ type, versions }) => (
        <Section
          key={type}
          id={type}
          title={TYPE_NAMES[type]}
          thin
          aside={
            versions.some(({ state }) => state === "waiting") ? null : (
              <Link
                to={adminPaths.newTerms({ type })}
                aria-label={`Write a new version for ${TYPE_NAMES[type].toLowerCase()}`}
              >
                Write a new version
              </Link>
            )
          }
        >
          {versions.length === 0 ? (
            <p>There are no terms for them yet.</p>
          ) : (
            <DataTable
              caption={`Terms for ${TYPE_NAMES[type].toLowerCase()}, newest first`}
              rows={versions}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: "version",
                  label: "Version",
                  heading: true,
                  cell: ({ id, version }) => (
                    <Link to={adminPaths.termsVersion(id)}>{`Version ${version}`}</Link>
                  ),
                },
                { key: "title", label: "Title", cell: ({ title }) => title },
                {
                  key: "state",
                  label: "State",
                  cell: ({ state, effectiveAt }) => stateWords(state, effectiveAt),
                },
                { key: "summary", label: "What changed", cell: ({ changeSummary }) => changeSummary },
              ]}
            />
          )}
        </Section>
      ))}
    </AdminPage>
  );
}
