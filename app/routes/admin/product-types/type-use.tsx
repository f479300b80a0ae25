import { LOOKED_AT } from "#app/domains/licenses/product-types/limits.ts";
import type { Carriers, TypeUse } from "#app/domains/licenses/product-types/type-queries.server.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export type TypeUseFactsProps = { use: TypeUse; recountedThrough: number | null; highestAgent: number };

/** What carries a type, and so what a change of it touches. */
export function TypeUseFacts({ use, recountedThrough, highestAgent }: TypeUseFactsProps) {
  return (
    <Section id="use" title="What a change touches" thin>
      <Stack>
        <FactList
          className="max-w-176"
          items={[
            { term: "Agents", detail: `${words(use.agents)} offer it` },
            { term: "Questions", detail: `${words(use.questions)} about it wait for an answer` },
            { term: "Leads", detail: `${words(use.leads)} about it are open` },
          ]}
        />
        {recountedThrough === null ? null : (
          <Note live>
            {`Its lines were changed. Who may sell it is worked out for agents 1 to ${formatCount(recountedThrough)} of ${formatCount(highestAgent)}; until then search has the others as before.`}
          </Note>
        )}
      </Stack>
    </Section>
  );
}

const words = ({ many, more }: Carriers) =>
  more ? `${formatCount(many)} of ${formatCount(LOOKED_AT)} that were looked at` : formatCount(many);
