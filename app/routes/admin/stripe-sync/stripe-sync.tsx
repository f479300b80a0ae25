import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { RECONCILED_AT_ONCE, STORED_SYNCS } from "#app/domains/billing/limits.ts";
import {
  type Reconciled,
  reconcileAll,
  reconcileOne,
} from "#app/domains/billing/sync/reconcile-commands.server.ts";
import { type StepOutcome, startSync, stepSync } from "#app/domains/billing/sync/sync-commands.server.ts";
import { findComparison, type ListedRun } from "#app/domains/billing/sync/sync-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { readListQuery } from "../list-pages/list-view.ts";
import { Listed } from "../list-pages/listed.tsx";
import { stripeDifferences } from "../lists/stripe-differences.server.ts";
import { SyncProgress } from "./sync-progress.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const [found, page] = await Promise.all([
    findComparison(context, parseUuid(searchParams.get("run"))),
    stripeDifferences.load(request, context),
  ]);
  return { ...found, page, off: context.payments() === null };
}

const STOPPED = "Stripe didn’t answer. What’s been compared is saved; go on in a minute.";
const OFF = "No Stripe key is set, so there’s nothing to compare with.";
const stoppedBy = ({ kind }: StepOutcome) => (kind === "down" ? STOPPED : kind === "off" ? OFF : null);

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  const intent = form.get("intent");
  const id = parseUuid(form.get(intent === "fix-one" ? "difference" : "run"));
  const back = parseUuid(form.get("run")) ?? undefined;
  if (intent === "start") {
    if (context.payments() === null) return data({ stopped: OFF }, { status: 503 });
    const run = await startSync(context, admin.userId);
    const stopped = stoppedBy(await stepSync(context, run));
    if (stopped !== null) context.cookies.push(writeToast({ title: stopped, tone: "error" }));
    return redirect(paymentPaths.adminStripeSync({ run }), 303);
  }
  if (intent === "step" && id !== null) {
    const stopped = stoppedBy(await stepSync(context, id));
    return data({ stopped }, { status: stopped === null ? 200 : 503 });
  }
  if (intent === "fix-one" || intent === "fix-all") await requireFresh(request, context, form);
  if ((intent === "fix-one" || intent === "fix-all") && id !== null) {
    const outcome = await (intent === "fix-one"
      ? reconcileOne(context, admin.userId, id)
      : reconcileAll(context, admin.userId, id));
    context.cookies.push(writeToast(toastOf(outcome)));
    const narrowed = readListQuery(new URL(request.url).searchParams, stripeDifferences.filters);
    return redirect(
      `${paymentPaths.adminStripeSync({ ...narrowed, run: back ?? narrowed.run })}#differences`,
      303,
    );
  }
  throw new Response("We don’t know what to do with that. Reload the page and try again.\n", { status: 400 });
}

function toastOf({ reconciled, failed }: Reconciled) {
  if (reconciled + failed === 0) return { title: "It was fixed already", tone: "success" as const };
  const title = `Fixed ${formatCount(reconciled)}`;
  return failed === 0
    ? { title, text: "Our rows say what Stripe says.", tone: "success" as const }
    : {
        title,
        text: `${formatCount(failed)} couldn’t be fixed; the list says why.`,
        tone: "error" as const,
      };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    title: data?.page.title ?? "Compare with Stripe",
    description: data?.page.description ?? "",
    indexable: false,
  });

const plural = (count: number, one: string, more = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : more}`;
const stateOf = ({ status, found, open, failed }: ListedRun) => {
  if (status === "running") return "Not finished";
  if (found === 0) return "Nothing differed";
  return open + failed === 0
    ? `${plural(found, "difference")}, all fixed`
    : `${plural(open + failed, "difference")} left`;
};

export default function StripeSync() {
  const { runs, run, page, off } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() as { stopped: string | null } | undefined;
  const busy = useNavigation().state === "submitting";
  const running = run?.status === "running";
  return (
    <PageMain own>
      <AdminPage
        title={page.title}
        lead={page.lead}
        back={{ to: paymentPaths.adminPayments(), label: "Payments" }}
        actions={
          running ? null : (
            <Form method="post">
              <Button look="primary" name="intent" value="start" busy={busy} busyLabel="Comparing">
                {run === null ? "Compare now" : "Compare again"}
              </Button>
            </Form>
          )
        }
      >
        {off ? <Note tone="plain">{OFF}</Note> : null}
        {run === null ? (
          <EmptyState title="Never compared" level={2}>
            <p>We compare every night, and tell admins when something differs.</p>
          </EmptyState>
        ) : (
          <>
            {running ? <SyncProgress key={run.id} run={run} stopped={answer?.stopped ?? null} /> : null}
            <Section
              id="differences"
              title={run.found === 0 ? "Nothing differs" : plural(run.found, "difference")}
              thin
              aside={
                <Caption>
                  <span>{`Compared ${formatCount(run.compared)}, `}</span>
                  <LocalTime timeMs={run.startedAt} />
                  <span>{`, ${run.startedBy ?? "nightly"}`}</span>
                </Caption>
              }
            >
              {run.found === 0 ? (
                <p>
                  {running
                    ? "Nothing so far."
                    : "Every subscription, invoice, refund and dispute says the same here as at Stripe."}
                </p>
              ) : (
                <Stack>
                  {running || run.open + run.failed === 0 ? null : (
                    <Row as={Form} method="post" preventScrollReset>
                      <input type="hidden" name="run" value={run.id} />
                      <Button name="intent" value="fix-all" busy={busy} busyLabel="Fixing">
                        {run.open + run.failed > RECONCILED_AT_ONCE
                          ? `Fix the next ${RECONCILED_AT_ONCE} of ${formatCount(run.open + run.failed)}`
                          : "Fix all"}
                      </Button>
                      <Caption as="span">Our rows take on what Stripe says at that moment.</Caption>
                    </Row>
                  )}
                  <Listed page={page} anchor="differences" />
                </Stack>
              )}
            </Section>
          </>
        )}
        {runs.length === 0 ? null : (
          <Section
            id="runs"
            title="Earlier comparisons"
            thin
            aside={<Caption>{`The last ${STORED_SYNCS}`}</Caption>}
          >
            <DataTable
              caption="Comparisons, newest first"
              rows={runs}
              rowKey={(row) => row.id}
              columns={[
                {
                  key: "started",
                  label: "Started",
                  heading: true,
                  cell: (row) => (
                    <Link
                      to={paymentPaths.adminStripeSync({ run: row.id })}
                      aria-current={row.id === run?.id || undefined}
                    >
                      <LocalTime timeMs={row.startedAt} />
                    </Link>
                  ),
                },
                { key: "by", label: "By", cell: (row) => row.startedBy ?? "Nightly" },
                { key: "compared", label: "Compared", end: true, cell: (row) => formatCount(row.compared) },
                { key: "state", label: "Result", cell: stateOf },
              ]}
            />
          </Section>
        )}
      </AdminPage>
    </PageMain>
  );
}
