import type { ReactNode } from "react";

export type FactListProps = {
  items: readonly { term: string; detail: ReactNode }[];
  className?: string;
};

/** Terms and what they are, a line each. */
export function FactList({ items, className }: FactListProps) {
  return (
    <dl className={className}>
      {items.map((item) => (
        <div
          key={item.term}
          className="grid grid-cols-[minmax(5rem,8rem)_minmax(0,1fr)] gap-3 border-line border-t py-2.25 max-[380px]:grid-cols-1 max-[380px]:gap-0"
        >
          <dt className="text-14 text-muted leading-[1.6]">{item.term}</dt>
          <dd className="leading-normal">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
