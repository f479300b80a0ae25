import type { ShowcaseChange } from "#app/domains/directory/showcase/showcase-types.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

/** What another tab saved meanwhile, beside what is typed here: nothing of either is lost. */
export function ShowcaseElsewhere({ changes }: { changes: readonly ShowcaseChange[] }) {
  if (changes.length === 0)
    return <Note tone="plain">What was saved elsewhere says the same as what you typed here.</Note>;
  return (
    <Note tone="plain">
      <p>
        <b>What stands there now, where it differs from what you typed:</b>
      </p>
      <FactList
        className="mt-2"
        items={changes.map(({ field, after }) => ({
          term: field,
          detail: <span className="whitespace-pre-line">{after}</span>,
        }))}
      />
    </Note>
  );
}
