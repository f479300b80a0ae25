import { Icon } from "#app/ui/icon.tsx";

/** The sentence that says what is wrong, next to its field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <span className="flex items-start gap-1.5 font-label text-14 text-danger leading-[1.4]" id={id}>
      <Icon name="stop" />
      <span>{children}</span>
    </span>
  );
}
