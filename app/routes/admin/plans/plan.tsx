import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { centsOf } from "#app/domains/billing/money.ts";
import { findAdminPlan, seenOf } from "#app/domains/billing/plans/admin-plan-queries.server.ts";
import { PlanForm, SeatPlanForm } from "#app/domains/billing/plans/inputs.ts";
import { CHANGED_MEANWHILE, changePlan } from "#app/domains/billing/plans/plan-commands.server.ts";
import { AUDIENCE_WORDS, isSample, priceWords } from "#app/domains/billing/plans/plan-words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { ChangePlan } from "./change-plan.tsx";
import { liveWords } from "./live-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

async function getPlan(context: AppContext, param: string | undefined) {
  const id = parseUuid(param);
  const found = id === null ? null : await findAdminPlan(context, id);
  if (found !== null) return found;
  throw notFoundNotice("Plan not found", "There’s no plan with this id.", [
    { label: "Plans", to: adminPaths.plans({ which: "all" }) },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const found = await getPlan(context, params.id);
  const rules: FormRules = rulesOf(found.plan.perSeat ? SeatPlanForm : PlanForm);
  return { ...found, seen: seenOf(found), rules };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { userId: adminId } = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  const found = await getPlan(context, params.id);
  const sent = found.plan.perSeat ? readFields(form, SeatPlanForm) : readFields(form, PlanForm);
  if (!sent.ok) return sent.refuse(400);
  const { seen, name, summary, includes, offered, month, year, figures, versions, reason } = sent.value;
  const seats: { seen: string; seatsMin?: string; seatsMax?: string } = sent.value;
  const lines = includes.split("\n").map((line) => line.trim());
  const refused =
    seen === seenOf(found)
      ? await changePlan(
          context,
          found,
          {
            name,
            summary,
            includes: lines.filter((line) => line !== "").join("\n"),
            offered: offered === "yes",
            seatsMin: Number(seats.seatsMin ?? found.plan.seatsMin),
            seatsMax: Number(seats.seatsMax ?? found.plan.seatsMax),
            cents: { month: centsOf(month), year: centsOf(year) },
            entitlements: [
              ...(versions === "yes" ? (["all-versions"] as const) : []),
              ...(figures === "yes" ? (["figures-file"] as const) : []),
            ],
          },
          { adminId, reason },
        )
      : CHANGED_MEANWHILE;
  if (refused !== null) return sent.refuse(refused.status, { errors: { [refused.field]: refused.words } });
  context.cookies.push(
    writeToast({
      title: "Plan changed",
      text: "Those who have it go on paying what they paid.",
      tone: "success",
    }),
  );
  return redirect(adminPaths.plan(found.plan.id), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A plan", description: "Its words and its prices.", indexable: false });

export default function PlanPage() {
  const { plan, prices, entitlements, seen, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AdminPage title={plan.name} back={{ to: adminPaths.plans(), label: "Plans" }}>
      {isSample(plan.summary) ? (
        <Note tone="plain">
          This is a sample, and says so where it’s offered. Take that out of its words once its prices are
          real.
        </Note>
      ) : null}
      <FactList
        className="max-w-176"
        items={[
          { term: "For", detail: AUDIENCE_WORDS[plan.audience] },
          { term: "State", detail: plan.status === "offered" ? "Offered" : "Withdrawn" },
          {
            term: "Paid",
            detail: plan.perSeat
              ? `By the seat, ${plan.seatsMin} to ${plan.seatsMax} of them`
              : "One price for all",
          },
          { term: "Live", detail: `${liveWords(prices, "subscription")}, at all its prices` },
          { term: "Key", detail: <code>{plan.key}</code> },
        ]}
      />
      <Section id="prices" title="Every price it had" thin>
        <DataTable
          caption="Prices of the plan, what’s offered first"
          rows={prices}
          rowKey={({ id }) => id}
          columns={[
            { key: "price", label: "Price", heading: true, cell: priceWords },
            {
              key: "status",
              label: "State",
              cell: ({ status }) => (status === "offered" ? "Offered" : "Withdrawn"),
            },
            { key: "live", label: "Live subscriptions", cell: (price) => liveWords([price]) },
            {
              key: "stripe",
              label: "At Stripe",
              cell: ({ atStripe }) => (atStripe ? "Yes" : "Once somebody pays it"),
            },
            { key: "since", label: "Since", cell: ({ createdAt }) => formatMoment(createdAt) },
          ]}
        />
      </Section>
      <ChangePlan
        key={seen}
        plan={plan}
        prices={prices}
        entitlements={entitlements}
        seen={seen}
        rules={rules}
        answer={answer}
      />
    </AdminPage>
  );
}
