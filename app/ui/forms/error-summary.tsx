import { useEffect, useRef } from "react";
import { t } from "#app/text/text.ts";

export type ErrorSummaryProps = {
  /** One per field, in the order of the form; `id` is the control's. */
  errors: readonly { id: string; message: string }[];
  title?: string;
  /** Another one each time the form is sent back. Without it, each new list counts as one. */
  refusal?: unknown;
};

/** Shown above a form that was refused; takes focus and links to each field. Renders nothing without errors. */
export function ErrorSummary({
  errors,
  title = t("Please correct the following:"),
  refusal = errors,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<unknown>(undefined);
  // Only a form that was sent back moves focus: a list that shrinks during typing does not.
  useEffect(() => {
    if (errors.length === 0 || told.current === refusal) return;
    told.current = refusal;
    box.current?.focus();
  });
  if (errors.length === 0) return null;
  return (
    <div
      className="rounded-2 border-2 border-danger bg-danger-tint px-4 py-3.5 focus-visible:outline-offset-2"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <h2 className="font-sans font-strong text-16! leading-[1.35] tracking-normal">{title}</h2>
      <ul className="list-none">
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              className="inline-flex min-h-8 pointer-coarse:min-h-target items-center font-label text-danger"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
