import type { ReactNode } from "react";

/** A few figures on one line. `base` says what each is counted over, and when. */
export function Stats({
  items,
}: {
  items: readonly { label: string; value: ReactNode; base?: ReactNode }[];
}) {
  return (
    <dl className="grid grid-cols-2 border-line-strong border-y lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {items.map((item) => (
        <div
          key={item.label}
          className="border-line py-3.5 pr-4 max-lg:nth-[n+3]:border-t max-lg:even:border-l max-lg:even:pl-4 lg:not-first:border-l lg:not-first:pl-5"
        >
          <dt className="text-13 text-muted">{item.label}</dt>
          <dd className="font-heading font-serif text-[1.75rem] lining-nums leading-[1.2] [&_a]:text-inherit [&_a]:no-underline [&_a]:hover:underline">
            {item.value}
          </dd>
          {item.base ? <dd className="mt-0.75 text-13 text-ink-2 leading-[1.4]">{item.base}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
