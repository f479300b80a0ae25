import { type PlainMessage, t } from "#app/text/text.ts";
import { Icon } from "#app/ui/icon.tsx";

/** What speaks for signing up, a line each. */
export function ReasonList({ reasons }: { reasons: readonly PlainMessage[] }) {
  return (
    <ul className="grid list-none gap-1.5 text-14 text-ink-2">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2">
          <Icon name="tick" className="mt-0.75 flex-none text-accent" />
          <span>{t(reason)}</span>
        </li>
      ))}
    </ul>
  );
}
