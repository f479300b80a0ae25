import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ErrorFilterInput } from "#app/domains/errors/inputs.ts";
import { KEPT_ERRORS } from "#app/domains/errors/limits.ts";
import { listErrors } from "#app/domains/errors/queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
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
    description: "What failed on the server and in browsers.",
    indexable: false,
  });

export default function Errors() {
  const { errors, some, filter } = useLoaderData<typeof loader>();
  return (
    <Stack gap="loose">
      <header>
        <h1>Errors</h1>
        <p className="text-muted">
          The last {KEPT_ERRORS} that failed in different ways, on the server and in browsers. Each shows its
          newest number.
        </p>
      </header>
      <ErrorFilters filter={filter} />
      {errors.length > 0 ? (
        <ErrorList errors={errors} />
      ) : some ? (
        <EmptyState
          title="No error like that"
          actions={<Link to={paths.adminErrors()}>All errors that are kept</Link>}
        >
          <p>It may have been pushed out by newer ones, or have happened again under another number.</p>
        </EmptyState>
      ) : (
        <EmptyState
          title="Nothing has failed"
          actions={<Link to={paths.admin()}>What waits for an admin</Link>}
        >
          <p>The next error stands here as soon as it is reported.</p>
        </EmptyState>
      )}
    </Stack>
  );
}
