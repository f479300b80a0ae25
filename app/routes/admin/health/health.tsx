import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { listCronRuns } from "#app/platform/cron-runs.ts";
import { readDatabaseFacts } from "#app/platform/database/database-facts.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { waitingWords } from "../today/waiting-words.ts";
import { CronTable } from "./cron-table.tsx";
import { checkRooms, readQueueAges } from "./read-health.server.ts";
import { StateWords } from "./state-words.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const [database, runs, queues, rooms] = await Promise.all([
    readDatabaseFacts(context),
    listCronRuns(context),
    readQueueAges(context),
    checkRooms(context),
  ]);
  return { database, runs, queues, rooms, nowMs: context.clock.now() };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Health", description: "How the product runs right now.", indexable: false });

/** A slower answer is noticeable on every page. */
const SLOW_MS = 250;
const MEGABYTE = 1_000_000;
const count = (rows: number) => rows.toLocaleString("en-US");

export default function Health() {
  const { database, runs, queues, rooms, nowMs } = useLoaderData<typeof loader>();
  const { answeredInMs, bytes, migrations, tables } = database;
  return (
    <AdminPage
      title="Health"
      lead="How the product runs right now: measured when this page was made."
      actions={<Link to={paths.adminErrors()}>Errors</Link>}
    >
      <Section id="database" title="Database" thin>
        <FactList
          items={[
            {
              term: "Answers in",
              detail: (
                <Row as="span" tight>
                  <span>{`${answeredInMs} ms`}</span>
                  <StateWords state={answeredInMs < SLOW_MS ? "well" : "look"}>
                    {answeredInMs < SLOW_MS ? "Quick" : "Slow"}
                  </StateWords>
                </Row>
              ),
            },
            {
              term: "Size",
              detail: bytes === null ? "It doesn’t say" : `${count(Math.ceil(bytes / MEGABYTE))} MB`,
            },
            {
              term: "Migrations",
              detail:
                migrations.lastAt === null ? (
                  "None"
                ) : (
                  <>
                    <span>{`${migrations.many}, the last made `}</span>
                    <LocalTime timeMs={migrations.lastAt} />
                  </>
                ),
            },
            {
              term: "Rows, at most",
              detail: tables
                .map(({ name, rows }) => `${name.replaceAll("_", " ")} ${count(rows)}`)
                .join("; "),
            },
          ]}
        />
      </Section>
      <Section id="rooms" title="Rooms" thin>
        <DataTable
          caption="Durable Objects, each asked just now"
          rows={rooms}
          rowKey={(row) => row.name}
          columns={[
            { key: "name", label: "Room", heading: true, cell: (row) => row.name },
            {
              key: "state",
              label: "State",
              cell: (row) => (
                <StateWords state={row.answered ? "well" : "bad"}>
                  {row.answered ? "Answers" : "Doesn’t answer"}
                </StateWords>
              ),
            },
            { key: "took", label: "Took", end: true, cell: (row) => `${row.tookMs} ms` },
          ]}
        />
      </Section>
      <Section id="queues" title="Queues" thin aside={<Link to={paths.admin()}>Today’s work</Link>}>
        <DataTable
          caption="How much waits in each queue and since when"
          rows={queues}
          rowKey={(row) => row.name}
          columns={[
            { key: "name", label: "Queue", heading: true, cell: (row) => row.name },
            { key: "by", label: "Worked through", cell: (row) => (row.automatic ? "The product" : "People") },
            { key: "waits", label: "Waits", cell: (row) => waitingWords(row.counts, nowMs) },
            {
              key: "state",
              label: "State",
              cell: ({ counts: { waiting, overdue } }) =>
                overdue > 0 ? (
                  <StateWords state="bad">{`${count(overdue)} overdue`}</StateWords>
                ) : (
                  <StateWords state="well">{waiting.rows === 0 ? "Empty" : "In time"}</StateWords>
                ),
            },
          ]}
        />
      </Section>
      <CronTable runs={runs} nowMs={nowMs} />
    </AdminPage>
  );
}
