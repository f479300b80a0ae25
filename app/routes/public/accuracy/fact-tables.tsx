import type { AccuracySource } from "#app/domains/accuracy/figures/ages.ts";
import { type AccuracyFigures, formatShare } from "#app/domains/accuracy/figures/figures.ts";
import { FACT_NAMES } from "#app/domains/accuracy/words.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { AGE_NAMES, AGES, AgeBar } from "./age-bar.tsx";

type Facts = AccuracyFigures["facts"];

/** How long ago each kind of fact was confirmed. */
export function AgeTable({ facts }: { facts: Facts }) {
  return (
    <Section id="ages" title={t("When each fact was confirmed")}>
      <DataTable
        caption={t("Share of facts by the time since they were confirmed")}
        rows={facts}
        rowKey={({ fact }) => fact}
        columns={[
          { key: "fact", label: t("Fact"), heading: true, cell: ({ fact }) => t(FACT_NAMES[fact]) },
          { key: "bar", label: "", hideLabel: true, cell: ({ ages }) => <AgeBar ages={ages} /> },
          ...AGES.map((age) => ({
            key: age,
            label: t(AGE_NAMES[age]),
            end: true,
            cell: ({ ages, total }: Facts[number]) => formatShare(ages[age], total),
          })),
          { key: "count", label: t("Facts"), end: true, cell: ({ total }) => formatCount(total) },
        ]}
      />
      <Caption className="mt-3">
        {t(
          "Each share is of the facts of that kind that profiles show. A license counts from the day its state’s list was made. After 180 days without a confirmation, a profile shows a fact in gray.",
        )}
      </Caption>
    </Section>
  );
}

const SOURCES = ["list", "document", "admin", "agent", "nobody"] as const satisfies readonly AccuracySource[];
const SOURCE_NAMES = {
  list: "A state’s list",
  document: "A document we read",
  admin: "Our team, with the state",
  agent: "The agent’s own word",
  nobody: "Nobody yet",
} as const satisfies Record<AccuracySource, PlainMessage>;

/** Who confirmed each kind of fact. */
export function SourceTable({ facts }: { facts: Facts }) {
  return (
    <Section id="sources" title={t("Who confirmed it")}>
      <DataTable
        caption={t("Share of facts by who confirmed them last")}
        rows={facts}
        rowKey={({ fact }) => fact}
        columns={[
          { key: "fact", label: t("Fact"), heading: true, cell: ({ fact }) => t(FACT_NAMES[fact]) },
          ...SOURCES.map((source) => ({
            key: source,
            label: t(SOURCE_NAMES[source]),
            end: true,
            cell: ({ sources, total }: Facts[number]) => formatShare(sources[source], total),
          })),
          { key: "count", label: t("Facts"), end: true, cell: ({ total }) => formatCount(total) },
        ]}
      />
      <Caption className="mt-3">
        {t(
          "The last one to confirm a fact counts. What only the agent says is true as far as the agent tells us; a list or a document is evidence.",
        )}
      </Caption>
    </Section>
  );
}
