import type { ReactNode } from "react";

/** Terms and what they are, a line each. */
export function FactList({ items }: { items: readonly { term: string; detail: ReactNode }[] }) {
  return (
    <dl className="facts">
      {items.map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
