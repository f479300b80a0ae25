import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findPhotoCase } from "#app/domains/photos/case-queries.server.ts";
import { decidePhotoCase } from "#app/domains/photos/decide-commands.server.ts";
import { PhotoDecision } from "#app/domains/photos/inputs.ts";
import { REPORT_REASONS } from "#app/domains/photos/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPhotoFile, paths, photoFile, photoUrlOf } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { formatMoment, formatUtcDay } from "#app/platform/dates.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { DueClock } from "./due-clock.tsx";
import { PhotoDecisionForm } from "./photo-decision.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

async function getCase(context: AppContext, id: string | undefined) {
  const caseId = parseUuid(id);
  const facts = caseId === null ? null : await findPhotoCase(context, caseId);
  if (facts !== null) return facts;
  throw notFoundNotice("Photo not found", "There’s no reported photo at this address.", [
    { label: "Today’s work", to: paths.admin() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { photoName, owner, ...facts } = await getCase(context, params.id);
  // While it is live, as everyone sees it.
  const file = facts.status === "live" ? photoFile(photoUrlOf(photoName), 640) : adminPhotoFile(facts.id);
  return {
    facts: { ...facts, file, kind: owner.kind },
    rules: rulesOf(PhotoDecision),
    nowMs: context.clock.now(),
  };
}

const REFUSED = {
  closed: "Someone else already decided this.",
  own: "You’re one of the two sides here. Another admin has to decide.",
} as const;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const sent = await readSent(request, PhotoDecision);
  const facts = await getCase(context, params.id);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await decidePhotoCase(context, admin.userId, facts, sent.value);
  if (outcome !== "decided")
    return sent.refuse(outcome === "own" ? 403 : 409, { notice: { title: REFUSED[outcome] } });
  context.cookies.push(writeToast({ title: "Decided", text: "Everyone involved is told.", tone: "success" }));
  return redirect(paths.admin(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A reported photo", description: "Decide whether it stays.", indexable: false });

export default function AdminPhoto() {
  const { facts, rules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { openedAt, dueAt, decidedAt, slug, ownerName, status, reports, reportCount } = facts;
  return (
    <Stack gap="loose">
      <Stack as="header" gap="tight">
        <Caption>
          <Link to={paths.admin()}>Today’s work</Link>
        </Caption>
        <h1>A reported photo</h1>
        <Row as="p">
          <DueClock {...{ openedAt, dueAt, decidedAt, nowMs }} />
          <span>
            {slug === null ? (
              ownerName
            ) : (
              <Link to={facts.kind === "organization" ? paths.organization(slug) : paths.showcase(slug)}>
                {ownerName}
              </Link>
            )}
            , uploaded {formatUtcDay(facts.uploadedAt)}
          </span>
        </Row>
      </Stack>
      {status === "gone" ? (
        <p>The files are deleted.</p>
      ) : (
        <figure>
          <img
            className="size-80"
            src={facts.file}
            alt={`What ${ownerName}’s profile shows`}
            width={320}
            height={320}
            decoding="async"
          />
          {status === "live" ? null : <Caption>Its owner doesn’t show it anymore.</Caption>}
        </figure>
      )}
      <Section id="reports" title="What readers said" thin>
        <DataTable
          caption={`${reportCount} ${reportCount === 1 ? "report" : "reports"}, newest first`}
          rows={reports}
          rowKey={(row) => `${row.reportedAt} ${row.reason} ${row.note}`}
          columns={[
            { key: "reason", label: "Reason", heading: true, cell: (row) => REPORT_REASONS[row.reason] },
            { key: "note", label: "Note", cell: (row) => row.note },
            { key: "at", label: "When", cell: (row) => formatMoment(row.reportedAt) },
          ]}
        />
      </Section>
      <PhotoDecisionForm facts={facts} rules={rules} answer={answer} />
    </Stack>
  );
}
