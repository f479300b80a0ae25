import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import {
  type AdminLicenseRow,
  licenseCursor,
  listAdminLicenses,
} from "#app/domains/licenses/license-list-queries.server.ts";
import { EVIDENCE_WORDS, linesWords } from "#app/domains/licenses/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { EVIDENCE, licenseFilters, RECORDED, STATUSES } from "./license-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const { find, status, evidence } = readListQuery(searchParams, licenseFilters([]));
  const named = searchParams.get("state") ?? "";
  const state = /^[A-Z]{2}$/.test(named) ? named : undefined;
  const after = licenseCursor.parse(searchParams.get("after"));
  const page = await listAdminLicenses(
    context,
    {
      find,
      state,
      status: STATUSES.find((one) => one === status),
      evidence: EVIDENCE.find((one) => one === evidence),
    },
    after,
  );
  return {
    ...page,
    query: { find, state, status, evidence },
    shown: readColumns(searchParams, COLUMNS),
    first: after === null,
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Licenses", description: "What we know of each license.", indexable: false });

const COLUMNS: readonly ListColumn<AdminLicenseRow>[] = [
  {
    key: "license",
    label: "License",
    heading: true,
    cell: (row) => (
      <>
        <Link to={paths.showcase(row.agentSlug)} prefetch="none" data-key-open>
          {row.agentName}
        </Link>
        <Caption as="span" className="block font-text">
          {row.stateCode} {row.number}, NPN {row.npn}
        </Caption>
        {row.changes.length === 0 ? null : (
          <Disclosure
            dense
            summary={
              <span data-key="h" data-key-label="What changed">
                What changed
              </span>
            }
          >
            <ul className="m-0 grid list-none gap-1 p-0 text-14">
              {row.changes.map(({ at, words }) => (
                <li key={`${at} ${words}`}>
                  <LocalTime timeMs={at} />: {words}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </>
    ),
  },
  { key: "status", label: "Status", cell: (row) => RECORDED[row.status] },
  { key: "lines", label: "Lines", optional: "shown", cell: (row) => linesWords(row.lines) },
  {
    key: "evidence",
    label: "Evidence",
    optional: "shown",
    cell: (row) => (
      <>
        {EVIDENCE_WORDS[row.evidence]} {formatDay(row.evidenceReadOn)}
        {row.documentId === null ? null : (
          <Link to={paths.adminLicense(row.documentId)} prefetch="none" className="block">
            A document to read
          </Link>
        )}
      </>
    ),
  },
  { key: "begins", label: "Begins", optional: "hidden", cell: (row) => formatDay(row.effectiveOn) },
  { key: "ends", label: "Ends", optional: "shown", cell: (row) => formatDay(row.expiresOn) },
];

export default function Licenses() {
  const { licenses, states, count, next, query, shown, first } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Licenses"
      lead="The ledger as it was read. Whether a license counts today also depends on its days and its state’s clock."
    >
      <ConsoleList
        label="Licenses"
        noun={{ one: "license", many: "licenses" }}
        to={adminPaths.licenses}
        filters={licenseFilters(states)}
        query={query}
        columns={COLUMNS}
        shown={shown}
        rows={licenses}
        rowKey={(row) => String(row.no)}
        count={count}
        first={first}
        next={next}
        empty="Licenses come with the lists that are imported and the documents that agents send."
      />
    </ConsolePage>
  );
}
