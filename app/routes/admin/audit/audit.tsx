import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { auditCursor, parseAuditFilter } from "#app/domains/audit/audit-inputs.ts";
import { type ListedAct, listActs } from "#app/domains/audit/audit-queries.server.ts";
import { verifyAsAdmin } from "#app/domains/audit/verify-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { parseForm } from "#app/platform/form.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { AUDIT_FILTERS } from "./audit-filters.ts";
import { actWords, kindWords, subjectPath } from "./audit-words.ts";
import { FactChanges } from "./fact-changes.tsx";
import { VerificationState } from "./verification-state.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

const columns: readonly ListColumn<ListedAct>[] = [
  {
    key: "act",
    label: "Act",
    heading: true,
    cell: (row) => (
      <span id={`row-${row.no}`}>
        <span>{actWords(row.act)}</span>
        <Caption as="span" className="block font-text">
          <span>{`Row ${row.no}, `}</span>
          <LocalTime timeMs={row.at} />
        </Caption>
      </span>
    ),
  },
  {
    key: "actor",
    label: "By",
    optional: "shown",
    cell: (row) =>
      row.actorId === null ? (
        "Fairlead itself"
      ) : (
        <Link to={adminPaths.audit({ actor: row.actorId })}>
          <bdi>{row.actorName ?? "A deleted account"}</bdi>
        </Link>
      ),
  },
  {
    key: "subject",
    label: "Done to",
    cell: ({ subjectKind, subjectId }) => {
      const page = subjectPath(subjectKind, subjectId);
      const id = <span className="break-all text-13">{subjectId}</span>;
      return (
        <>
          <span>{`${kindWords(subjectKind)} `}</span>
          {page === null ? (
            id
          ) : (
            <Link to={page} data-key-open>
              {id}
            </Link>
          )}
          <span> </span>
          <Link to={adminPaths.audit({ kind: subjectKind, subject: subjectId })} className="text-13">
            All of it
          </Link>
        </>
      );
    },
  },
  { key: "reason", label: "Reason", optional: "shown", cell: (row) => row.reason },
  {
    key: "changes",
    label: "What it changed",
    optional: "shown",
    cell: (row) => <FactChanges label={`What row ${row.no} changed`} before={row.before} after={row.after} />,
  },
  {
    key: "hash",
    label: "Hash",
    optional: "hidden",
    cell: (row) => <code className="break-all text-13">{row.hash}</code>,
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, AUDIT_FILTERS);
  const after = auditCursor.parse(searchParams.get("after"));
  const page = await listActs(context, parseAuditFilter(query), after);
  return { ...page, query, first: after === null, shown: readColumns(searchParams, columns) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  if (form.get("intent") !== "verify")
    throw new Response("We don’t know what to do with that. Reload the page and try again.\n", {
      status: 400,
    });
  await verifyAsAdmin(context, admin.userId);
  return redirect(`${adminPaths.audit()}#verified`, 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Audit log", description: "What admins did, when, and why.", indexable: false });

export default function Audit() {
  const { rows, next, count, running, finished, query, first, shown } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Audit log"
      lead="What admins did, newest first. Rows are only ever added; each carries the hash of the one before it."
    >
      <VerificationState running={running} finished={finished} />
      <ConsoleList
        label="Acts"
        noun={{ one: "act", many: "acts" }}
        to={adminPaths.audit}
        filters={AUDIT_FILTERS}
        query={query}
        columns={columns}
        shown={shown}
        rows={rows}
        rowKey={(row) => String(row.no)}
        count={count}
        first={first}
        next={next}
        fileTo={adminPaths.auditFile}
        empty="What an admin does from now on stands here."
      />
    </ConsolePage>
  );
}
