import { FACT_REASON_MAX_CHARACTERS } from "#app/domains/accuracy/limits.ts";
import { DECISION_NAMES, PROBLEM_NAMES } from "#app/domains/accuracy/words.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Decision } from "../decide/decision.tsx";
import type { Item } from "../decide/item-types.ts";
import { factTitle } from "./fact-words.ts";

/** A reported fact: what the profile says, what readers said, and the decision. */
export function FactItem({
  item: { facts, rules },
  answer,
}: {
  item: Item<"fact">;
  answer: FormReply | undefined;
}) {
  const { fact, shown, now, holder, contested, reports, reportCount, decidedAt, decision, byOwner } = facts;
  return (
    <>
      <FactList
        items={[
          { term: factTitle(facts), detail: shown },
          ...(now === shown
            ? []
            : [{ term: "Now", detail: now === "" ? "The profile doesn’t show it anymore." : now }]),
          { term: "Profile", detail: holder === null ? "Nobody has claimed it." : "Claimed by the agent." },
        ]}
      />
      {contested ? (
        <Caption>
          The agent confirmed it lately, and readers reported it again. So it’s yours to decide.
        </Caption>
      ) : null}
      <Section id="reports" title="What readers said" thin>
        <DataTable
          caption={`${reportCount} ${reportCount === 1 ? "report" : "reports"}, newest first`}
          rows={reports}
          rowKey={(row) => `${row.reportedAt} ${row.problem} ${row.note}`}
          columns={[
            { key: "problem", label: "Problem", heading: true, cell: (row) => PROBLEM_NAMES[row.problem] },
            { key: "note", label: "Note", cell: (row) => row.note },
            { key: "at", label: "When", cell: (row) => formatMoment(row.reportedAt) },
          ]}
        />
      </Section>
      <Caption>{EFFECTS[fact === "license" ? "license" : "fact"]}</Caption>
      <Decision
        rules={rules}
        answer={answer}
        became={
          decidedAt === null || decision === null
            ? null
            : {
                ...facts,
                words: DECISION_NAMES[decision],
                judge: byOwner ? "the agent" : facts.judge,
              }
        }
        hint="The agent and the people who reported it will read this. Don’t say who reported it."
        reasonMax={FACT_REASON_MAX_CHARACTERS}
        buttons={[
          { value: "unclear", label: "Can’t tell", letter: "c" },
          { value: "is-right", label: "It’s right", letter: "r" },
          { value: "was-wrong", look: "danger", label: "It was wrong", letter: "w" },
        ]}
      />
    </>
  );
}

const EFFECTS = {
  license: "Check it with the state. A license changes by its list or a document, not by this decision.",
  fact: "“It was wrong” takes its confirmation away, and a wrong phone number off a profile that nobody has claimed.",
} as const;
