import { classNames } from "#app/ui/class-names.ts";
import { Written } from "#app/ui/record/written.tsx";

/** An expert's answer as paragraphs, never as markup. */
export function AnswerText({
  text,
  lang,
  className,
}: {
  text: string;
  lang?: string | undefined;
  className?: string;
}) {
  return (
    <div lang={lang} className={classNames("grid gap-3", className)}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <Written key={paragraph}>{paragraph}</Written>
      ))}
    </div>
  );
}
