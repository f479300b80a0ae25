import { Icon } from "../icon.tsx";

/** The sentence that says what is wrong, beside what is wrong. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <span className="err" id={id}>
      <Icon name="stop" />
      {children}
    </span>
  );
}
