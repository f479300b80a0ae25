import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ErrorFilterInput } from "#app/domains/errors/inputs.ts";
import { KEPT_ERRORS } from "#app/domains/errors/limits.ts";
import { listErrors } from "#app/domains/errors/queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { ErrorFilters } from "./error-filters.tsx";
import { ErrorList } from "./error-list.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const filter = ErrorFilterInput.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { ...(await listErrors(context, filter)), filter };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Errors",
    description: "What went wrong on the server and in browsers.",
    indexable: false,
  });

export default function Errors() {
  const { errors, some, filter } = useLoaderData<typeof loader>();
  const { severity, source, requestId } = filter;
  return (
    <ConsolePage
      title="Errors"
      lead={`The last ${KEPT_ERRORS} different errors, on the server and in browsers. Each shows its latest number.`}
    >
      <ErrorFilters filter={filter} />
      {errors.length === 0 ? null : (
        <Link
          to={adminPaths.errorsFile({ severity, source, request: requestId })}
          reloadDocument
          className="text-14"
        >
          Download these as CSV
        </Link>
      )}
      {errors.length > 0 ? (
        <ErrorList errors={errors} />
      ) : some ? (
        <EmptyState title="No matching errors" actions={<Link to={paths.adminErrors()}>All errors</Link>}>
          <p>Newer ones may have replaced it, or it may have happened again with a different number.</p>
        </EmptyState>
      ) : (
        <EmptyState title="No errors" actions={<Link to={paths.admin()}>What’s waiting for an admin</Link>}>
          <p>The next error will show up here as soon as it’s reported.</p>
        </EmptyState>
      )}
    </ConsolePage>
  );
}
