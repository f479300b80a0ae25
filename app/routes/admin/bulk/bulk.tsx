import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import type { listBulks } from "#app/domains/bulk/bulk-queries.server.ts";
import type { BulkAct } from "#app/domains/bulk/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { requireBulkList } from "../lists/registry.server.ts";
import { beginBulk, loadPreview } from "./bulk.server.ts";
import { type BulkWords, manyOf, STATUS_WORDS } from "./bulk-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return loadPreview(request, context, admin.userId, requireBulkList(params.list));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  return beginBulk(request, context, admin.userId, requireBulkList(params.list));
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    title: `Many ${data?.words.noun.many ?? "rows"} at once`,
    description: "What an act would do.",
    indexable: false,
  });

/** The preview of an act on the chosen rows, with the form that starts it; the latest acts when none are chosen. */
export default function BulkPreview() {
  const { words, chosen, acts, asked, rules, reasonMost } = useLoaderData<typeof loadPreview>();
  const answer = useAnswer<typeof beginBulk>();
  const form = useAnsweredForm<"reason">({ rules, answer });
  const busy = useNavigation().state === "submitting";
  const backTo = adminPaths.list(words.name);
  const back = { to: backTo, label: words.label };
  if (chosen === null)
    return (
      <AdminPage title={`Many ${words.noun.many} at once`} back={back}>
        {asked || answer !== undefined ? (
          <EmptyState
            title="Nothing is chosen"
            actions={<Link to={backTo}>{`Choose ${words.noun.many}`}</Link>}
          >
            Check some rows of the list, or “All”, and click a button under it.
          </EmptyState>
        ) : (
          <BulkTable words={words} acts={acts} />
        )}
      </AdminPage>
    );
  // Only acts of this list get past the loader.
  const act = words.acts[chosen.act as BulkAct] ?? { verb: "", means: "" };
  const title = `${act.verb} ${manyOf(words, chosen.rows)}`;
  return (
    <AdminPage title={`${title}?`} back={back} lead={act.means}>
      {chosen.cut === null ? null : (
        <Note tone="info">
          {`These are the first ${chosen.cut.toLocaleString("en-US")}. The rest takes another act.`}
        </Note>
      )}
      {chosen.leftOut.length === 0 ? null : (
        <Section id="left-out" title="Left out" thin>
          <ul>
            {chosen.leftOut.map((one) => (
              <li key={one.reason}>{`${manyOf(words, one.rows)}: ${one.words}`}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="first" title={`The first of ${manyOf(words, chosen.rows)}`} thin>
        {chosen.first.length === 0 ? (
          <p>Nothing is left to do this to.</p>
        ) : (
          <DataTable
            caption="What it is done to"
            rows={chosen.first}
            rowKey={(row) => row.id}
            columns={[
              {
                key: "name",
                label: words.heading,
                heading: true,
                cell: (row) => (
                  <Link to={row.to}>
                    <bdi>{row.name ?? words.gone}</bdi>
                  </Link>
                ),
              },
              {
                key: "about",
                label: words.about,
                cell: (row) => <span className="wrap-anywhere">{row.about}</span>,
              },
            ]}
          />
        )}
      </Section>
      {chosen.rows === 0 ? (
        <p>
          <Link to={backTo}>Back to the list</Link>
        </p>
      ) : (
        <PostForm form={form} className="max-w-176">
          <TextareaField
            label="Reason"
            rows={3}
            optional={false}
            hint={words.reason}
            count={`at most ${reasonMost.toLocaleString("en-US")} characters`}
            field={form.field("reason")}
          />
          <Row>
            <Button look={act.danger ? "danger" : "primary"} busy={busy} busyLabel="Starting">
              {title}
            </Button>
            <Link to={backTo}>Don’t</Link>
          </Row>
        </PostForm>
      )}
    </AdminPage>
  );
}

/** The latest acts on many rows of a list. */
function BulkTable({ words, acts }: { words: BulkWords; acts: Awaited<ReturnType<typeof listBulks>> }) {
  return acts.length === 0 ? (
    <EmptyState
      title={`Nothing was done to many ${words.noun.many} yet`}
      actions={<ButtonLink to={adminPaths.list(words.name)}>{words.label}</ButtonLink>}
    >
      Choose some in the list, or all that its filters find, and click what to do below it.
    </EmptyState>
  ) : (
    <DataTable
      caption={`The latest acts on many ${words.noun.many}`}
      byKeys
      rows={acts}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "act",
          label: "Act",
          heading: true,
          cell: (row) => (
            <Link to={adminPaths.bulkAct(words.name, row.id)} data-key-open>
              {`${words.acts[row.act]?.verb ?? ""} ${manyOf(words, row.rows)}`}
            </Link>
          ),
        },
        { key: "status", label: "Status", cell: (row) => STATUS_WORDS[row.status] },
        { key: "who", label: "By", cell: (row) => <bdi>{row.actor ?? "A deleted account"}</bdi> },
        { key: "at", label: "Begun", cell: (row) => formatMoment(row.startedAt) },
      ]}
    />
  );
}
