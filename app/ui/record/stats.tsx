import type { ReactNode } from "react";

/** A few figures on one line. `base` says what each is counted over, and when. */
export function Stats({
  items,
}: {
  items: readonly { label: string; value: ReactNode; base?: ReactNode }[];
}) {
  return (
    <dl className="stats">
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
          {item.base ? <dd className="s">{item.base}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
