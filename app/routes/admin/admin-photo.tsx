import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findPhotoCase, listPhotoCases } from "#app/domains/photos/case-queries.server.ts";
import { decidePhotoCase } from "#app/domains/photos/decide-commands.server.ts";
import { PhotoDecision } from "#app/domains/photos/inputs.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/photos/limits.ts";
import { REPORT_REASONS } from "#app/domains/photos/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPhotoFile, paths, photoFile, photoUrlOf } from "#app/paths.ts";
import { formatMoment, formatUtcDay } from "#app/platform/dates.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { goOn, requireFound } from "./decide.server.ts";
import { Decision } from "./decision.tsx";
import { DecisionPage } from "./decision-page.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

const MISSING = { title: "Photo not found", text: "There’s no reported photo at this address." };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { photoName, owner, ...facts } = await requireFound(context, params.id, findPhotoCase, MISSING);
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
  const facts = await requireFound(context, params.id, findPhotoCase, MISSING);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await decidePhotoCase(context, admin.userId, facts, sent.value);
  if (outcome !== "decided")
    return sent.refuse(outcome === "own" ? 403 : 409, { notice: { title: REFUSED[outcome] } });
  return goOn(request, context, {
    text: "Everyone involved is told.",
    own: facts,
    queue: async () =>
      (await listPhotoCases(context)).map(({ id, dueAt, address, name }) => ({
        id,
        dueAt,
        to: address,
        label: `a photo of ${name}`,
      })),
  });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A reported photo", description: "Decide whether it stays.", indexable: false });

export default function AdminPhoto() {
  const { facts, rules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { openedAt, dueAt, decidedAt, slug, ownerName, status, reports, reportCount } = facts;
  return (
    <DecisionPage
      title="A reported photo"
      clock={{ openedAt, dueAt, decidedAt, nowMs }}
      about={
        <>
          {slug === null ? (
            ownerName
          ) : (
            <Link to={facts.kind === "organization" ? paths.organization(slug) : paths.showcase(slug)}>
              {ownerName}
            </Link>
          )}
          , uploaded {formatUtcDay(facts.uploadedAt)}
        </>
      }
    >
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
      <Decision
        rules={rules}
        answer={answer}
        became={
          decidedAt === null ? null : { words: facts.decision === "remove" ? "Removed" : "Left up", ...facts }
        }
        hint="The owner and whoever reported it will read this. Don’t say who reported it."
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={[
          { value: "keep", label: "Leave it up", letter: "a" },
          { value: "remove", look: "danger", label: "Remove it for good", letter: "r" },
        ]}
      />
    </DecisionPage>
  );
}
