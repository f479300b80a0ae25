import { classNames } from "#app/ui/class-names.ts";
import type { LineChange } from "../terms/line-changes.ts";

const LOOKS = {
  added: "border-accent bg-accent-tint",
  removed: "border-line-strong text-muted",
  same: "border-transparent",
} as const;
const WORDS = { added: "Added", removed: "Removed" } as const;

/** What changed between two texts of terms, line by line, each change named in words. */
export function TermsChanges({ changes }: { changes: readonly LineChange[] }) {
  return (
    <div className="my-5 max-w-[68ch]">
      {changes.map((change, at) => {
        const text = change.text.replace(/^## /, "");
        return text === "" ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of two fixed texts never move.
          <p key={at} className={classNames("border-l-3 px-3 py-1", LOOKS[change.kind])}>
            {change.kind === "same" ? null : <b>{`${WORDS[change.kind]}: `}</b>}
            {change.kind === "added" ? (
              <ins className="no-underline">{text}</ins>
            ) : change.kind === "removed" ? (
              <del>{text}</del>
            ) : (
              <span>{text}</span>
            )}
          </p>
        );
      })}
    </div>
  );
}
