import { REASON_MAX_CHARACTERS } from "#app/domains/photos/limits.ts";
import { REPORT_REASONS } from "#app/domains/photos/words.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Decision } from "../decide/decision.tsx";
import type { Item } from "../decide/item-types.ts";

/** A reported photo: the picture, what readers said, and the decision. */
export function PhotoItem({
  item: { facts, rules },
  answer,
}: {
  item: Item<"photo">;
  answer: FormReply | undefined;
}) {
  const { decidedAt, ownerName, status, reports, reportCount } = facts;
  return (
    <>
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
        hint="The owner and the person who reported it will read this. Don’t say who reported it."
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={[
          { value: "keep", label: "Leave it up", letter: "a" },
          { value: "remove", look: "danger", label: "Remove it for good", letter: "r" },
        ]}
      />
    </>
  );
}
