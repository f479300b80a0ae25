import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { setDrawings, startDrawings } from "#app/domains/photos/drawings/drawing-commands.server.ts";
import { type DrawingRun, readDrawings } from "#app/domains/photos/drawings/drawing-queries.server.ts";
import { runDrawings } from "#app/domains/photos/drawings/drawing-run.server.ts";
import { DrawingInput } from "#app/domains/photos/drawings/inputs.ts";
import {
  COUNTED_WITHOUT_PHOTO,
  DRAWING_BATCHES_A_VISIT,
  LISTED_DRAWING_RUNS,
} from "#app/domains/photos/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { DrawingProgress, DrawingStart, DrawingUndo } from "./drawing-forms.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = parseUuid(new URL(request.url).searchParams.get("run"));
  const { runs, ...facts } = await readDrawings(context);
  const active = runs.find(({ status }) => status === "running" || status === "undoing");
  return {
    ...facts,
    runs,
    run: runs.find((one) => one.id === id) ?? active ?? runs[0] ?? null,
    active: active?.id ?? null,
    rules: rulesOf(DrawingInput),
  };
}

const BUSY = "Another one runs at the moment. It’s below.";
const NOT_NOW = "It can’t be taken back now: it still runs, was taken back before, or another one runs.";

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  const intent = String(form.get("intent") ?? "");
  if (intent === "start" || intent === "undo") await requireFresh(request, context, form);
  const id = parseUuid(form.get("run"));
  const back = (run: string) => redirect(adminPaths.seedAvatars({ run }), 303);
  if (intent === "start") {
    const sent = readFields(form, DrawingInput, intent);
    if (!sent.ok) return sent.refuse(400);
    const begun = await startDrawings(context, { adminId: admin.userId, reason: sent.value.reason });
    return begun === null ? sent.refuse(409, { errors: { form: BUSY } }) : back(begun);
  }
  if (intent === "undo" && id !== null) {
    const sent = readFields(form, DrawingInput, intent);
    if (!sent.ok) return sent.refuse(400);
    const { reason } = sent.value;
    const begun = await setDrawings(context, id, "undoing", { adminId: admin.userId, reason });
    return begun ? back(id) : sent.refuse(409, { errors: { form: NOT_NOW } });
  }
  if (intent === "go" && id !== null) {
    const more = await runDrawings(context, id, DRAWING_BATCHES_A_VISIT);
    // An open page goes on without a new document; a form without JavaScript gets the page again.
    return form.get("by") === "page" ? data({ more }) : back(id);
  }
  if ((intent === "stop" || intent === "resume") && id !== null) {
    const to = intent === "stop" ? "stopped" : "running";
    await setDrawings(context, id, to, { adminId: admin.userId, reason: "" });
    return back(id);
  }
  throw new Response("We don’t know what to do with that. Reload the page and try again.\n", { status: 400 });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Generated pictures",
    description: "Drawings for those without a photo.",
    indexable: false,
  });

const counted = (count: number, one: string) =>
  count > COUNTED_WITHOUT_PHOTO
    ? `${COUNTED_WITHOUT_PHOTO.toLocaleString("en-US")} or more ${one}s`
    : `${count.toLocaleString("en-US")} ${count === 1 ? one : `${one}s`}`;

export default function SeedAvatars() {
  const { without, first, runs, run, active, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() as FormReply | undefined;
  const nobody = without.agents + without.executives === 0;
  const undoable =
    active === null && run !== null && run.drawn > 0 && (run.status === "done" || run.status === "stopped");
  // A form that was refused because of another run keeps what was typed.
  const starts = answer?.form === "start" || (!nobody && active === null);
  return (
    <PageMain own>
      <Stack gap="loose">
        <PageHead form>
          <Caption>
            <Link to={adminPaths.home()}>Admin console</Link>
          </Caption>
          <h1>Generated pictures</h1>
          <p>
            {nobody
              ? "Everybody has a photo or a drawing, or removed the drawing."
              : `${counted(without.agents, "agent")} and ${counted(without.executives, "executive")} have neither a photo nor a drawing.`}
          </p>
          <p>
            A drawing is a pattern, and counts as no photo anywhere. A photo always shows in its place, and
            people can remove theirs in their settings.
          </p>
        </PageHead>
        {run === null ? null : <DrawingProgress key={run.id} run={run} blocked={active !== null} />}
        {nobody ? null : (
          <Section id="first" title="What the first of them would get" thin>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4">
              {first.map(({ id, name, slug, url }) => (
                <li key={id} className="flex items-center gap-3">
                  <Avatar id={id} name={name} photoUrl={url} />
                  <Link
                    className="wrap-anywhere"
                    to={slug === null ? paths.executiveShowcase(id) : paths.showcase(slug)}
                  >
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {starts ? <DrawingStart rules={rules} answer={answer} /> : null}
        {undoable || (run !== null && answer?.form === "undo") ? (
          <DrawingUndo key={run.id} rules={rules} answer={answer} run={run} />
        ) : null}
        <RunTable runs={runs} shownId={run?.id ?? null} />
      </Stack>
    </PageMain>
  );
}

const STATUS_WORDS: Readonly<Record<DrawingRun["status"], string>> = {
  running: "Runs",
  stopped: "Stopped",
  done: "Done",
  undoing: "Is taken back",
  undone: "Taken back",
};

/** The latest runs, newest first. */
function RunTable({ runs, shownId }: { runs: readonly DrawingRun[]; shownId: string | null }) {
  if (runs.length === 0) return null;
  return (
    <Section id="runs" title="Runs" thin aside={<Caption>{`The last ${LISTED_DRAWING_RUNS}`}</Caption>}>
      <DataTable
        caption="Runs, newest first"
        rows={runs}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "started",
            label: "Started",
            heading: true,
            cell: (row) => (
              <Link
                to={adminPaths.seedAvatars({ run: row.id })}
                aria-current={row.id === shownId || undefined}
              >
                <LocalTime timeMs={row.startedAt} />
              </Link>
            ),
          },
          { key: "by", label: "By", cell: (row) => <bdi>{row.actor ?? "A deleted account"}</bdi> },
          { key: "reason", label: "Reason", cell: (row) => <Written>{row.reason}</Written> },
          { key: "drawn", label: "Given", end: true, cell: (row) => formatCount(row.drawn) },
          { key: "back", label: "Taken back", end: true, cell: (row) => formatCount(row.takenBack) },
          { key: "status", label: "Status", cell: (row) => STATUS_WORDS[row.status] },
        ]}
      />
    </Section>
  );
}
