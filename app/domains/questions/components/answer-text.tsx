import { classNames } from "#app/ui/class-names.ts";
import { Written } from "#app/ui/record/written.tsx";

/** An expert's answer as paragraphs, never as markup. */
export function AnswerText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={classNames("grid gap-3", className)}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <Written key={paragraph}>{paragraph}</Written>
      ))}
    </div>
  );
}
