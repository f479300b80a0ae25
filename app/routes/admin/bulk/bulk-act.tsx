import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { BulkOutcome } from "#app/domains/bulk/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { requireBulkList } from "../lists/registry.server.ts";
import { driveBulk, loadBulk } from "./bulk.server.ts";
import { BulkProgress, BulkUndo } from "./bulk-progress.tsx";
import { type BulkWords, manyOf, OUTCOME_WORDS, STATUS_WORDS } from "./bulk-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadBulk(request, context, requireBulkList(params.list), params.id);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return driveBulk(request, context, admin.userId, { list: requireBulkList(params.list), id: params.id });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    title: `An act on many ${data?.words.noun.many ?? "rows"}`,
    description: "How far it is.",
    indexable: false,
  });

/** An act on many rows: its progress, the outcome of each row, and the form that undoes it. */
export default function BulkActPage() {
  const { words, bulk, outcome, first, undo, rules } = useLoaderData<typeof loadBulk>();
  const answer = useAnswer<typeof driveBulk>() as FormReply | undefined;
  const show = (more: { after?: number } = {}) =>
    `?show=${outcome}${more.after === undefined ? "" : `&after=${more.after}`}`;
  return (
    <AdminPage
      title={`${words.acts[bulk.act]?.verb ?? ""} ${manyOf(words, bulk.rows)}`}
      back={{ to: adminPaths.bulk(words.name), label: `Acts on many ${words.noun.many}` }}
    >
      <FactList
        className="max-w-176"
        items={[
          { term: "Status", detail: STATUS_WORDS[bulk.status] },
          { term: "By", detail: <bdi>{bulk.actor ?? "A deleted account"}</bdi> },
          { term: "Begun", detail: formatMoment(bulk.startedAt) },
          { term: "Reason", detail: <Written>{bulk.reason}</Written> },
          ...(bulk.undoOf === null
            ? []
            : [
                {
                  term: "Takes back",
                  detail: <Link to={adminPaths.bulkAct(words.name, bulk.undoOf)}>This act</Link>,
                },
              ]),
          ...(bulk.undoneBy === null
            ? []
            : [
                {
                  term: "Taken back",
                  detail: <Link to={adminPaths.bulkAct(words.name, bulk.undoneBy)}>By this act</Link>,
                },
              ]),
        ]}
      />
      {/* With the key, another act, or one that goes on again, starts its own stepping. */}
      <BulkProgress key={`${bulk.id} ${bulk.status}`} bulk={bulk} />
      <BulkOutcomes bulk={bulk} outcome={outcome} words={words} />
      <Pager
        label="Pages of rows"
        firstTo={first ? null : show()}
        nextTo={bulk.more === null ? null : show({ after: bulk.more })}
      />
      {undo !== null && bulk.status !== "running" && bulk.undoneBy === null && bulk.done > 0 ? (
        <BulkUndo
          rules={rules}
          answer={answer}
          words={`${words.acts[undo]?.verb ?? ""} ${manyOf(words, bulk.done)}`}
        />
      ) : null}
    </AdminPage>
  );
}

type BulkOutcomesProps = {
  bulk: Readonly<Record<BulkOutcome, number>> & {
    shown: readonly { no: number; to: string; name: string | null; why: string | null }[];
  };
  outcome: BulkOutcome;
  words: Pick<BulkWords, "heading" | "gone">;
};

const OUTCOMES = Object.keys(OUTCOME_WORDS) as BulkOutcome[];

/** The outcome of each row, with the reason when it was not done. */
function BulkOutcomes({ bulk, outcome, words }: BulkOutcomesProps) {
  return (
    <Section id="rows" title="What became of each" thin>
      <Stack>
        <Row as="nav" aria-label="What became of them" tight>
          {OUTCOMES.map((one) => (
            <Chip key={one} to={`?show=${one}`} current={one === outcome}>
              {`${OUTCOME_WORDS[one]} (${bulk[one].toLocaleString("en-US")})`}
            </Chip>
          ))}
        </Row>
        {bulk.shown.length === 0 ? (
          <p>None.</p>
        ) : (
          <DataTable
            caption={OUTCOME_WORDS[outcome]}
            rows={bulk.shown}
            rowKey={(row) => String(row.no)}
            columns={[
              {
                key: "name",
                label: words.heading,
                heading: true,
                cell: (row) =>
                  row.name === null ? (
                    words.gone
                  ) : (
                    <Link to={row.to}>
                      <bdi>{row.name}</bdi>
                    </Link>
                  ),
              },
              { key: "why", label: "Why", cell: (row) => row.why ?? "" },
            ]}
          />
        )}
      </Stack>
    </Section>
  );
}
