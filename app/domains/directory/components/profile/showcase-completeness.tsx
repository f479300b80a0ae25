import { paths } from "#app/paths/paths.ts";
import type { Completeness } from "../../showcase/completeness.ts";

/** How complete a showcase is, and the one thing that would add most. */
export function ShowcaseCompleteness({ completeness }: { completeness: Completeness }) {
  const { percent, next } = completeness;
  return (
    <div className="max-w-136">
      <p id="complete-label">
        <b>{`${percent}% complete.`}</b>
        <span> </span>
        {next === null ? (
          <span>Nothing is missing.</span>
        ) : (
          <>
            <span>Next: </span>
            <a href={`${paths.editShowcase()}#${next.anchor}`}>{next.step}</a>
            <span>{` (adds ${next.adds}%).`}</span>
          </>
        )}
      </p>
      <progress
        className="mt-2 w-full accent-accent"
        max={100}
        value={percent}
        aria-labelledby="complete-label"
      />
    </div>
  );
}
