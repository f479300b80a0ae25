import type { ReactNode } from "react";
import { Row } from "../layout/row.tsx";

export type EmptyStateProps = {
  /** What is missing. */
  title: ReactNode;
  /** The nearest thing that exists. */
  children?: ReactNode;
  /** One action and one link. */
  actions?: ReactNode;
  /** 1 where the page has nothing else. */
  level?: 1 | 2 | 3;
};

/** Replaces an empty list, and leads on. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 border border-line-strong border-dashed px-4 py-6 md:px-6 md:py-10">
      <Heading className={level === 1 ? "text-24" : undefined}>{title}</Heading>
      {children ? <div className="text-muted">{children}</div> : null}
      {actions ? <Row>{actions}</Row> : null}
    </div>
  );
}
