import { Caption } from "#app/ui/layout/caption.tsx";
import { changedFacts } from "./audit-words.ts";

/** What an act changed: a small table of before and after. Unchanged facts are muted. */
export function FactChanges({
  label,
  before,
  after,
}: {
  label: string;
  before: string | null;
  after: string | null;
}) {
  const facts = changedFacts(before, after);
  if (facts.length === 0) return <Caption as="span">Nothing else is recorded.</Caption>;
  return (
    <table className="w-full text-13" aria-label={label}>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.name} className={fact.changed ? "" : "text-muted"}>
            <th scope="row" className="pr-3 text-left font-text">
              {fact.name}
            </th>
            <td className="break-all pr-3">{fact.before}</td>
            <td className="break-all">{fact.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
