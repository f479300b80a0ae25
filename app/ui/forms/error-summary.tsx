import { useEffect, useRef } from "react";

export type ErrorSummaryProps = {
  /** One per field, in the order of the form; `id` is the control's. */
  errors: readonly { id: string; message: string }[];
  title?: string;
};

/** Stands above a form that was refused; takes focus and links to each field. Nothing when all is well. */
export function ErrorSummary({ errors, title = "Please correct the following:" }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // A new answer from the server brings a new list, and with it the focus again.
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div className="errsum" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul className="plain">
        {errors.map((error) => (
          <li key={error.id}>
            <a href={`#${error.id}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
