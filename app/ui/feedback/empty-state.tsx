import type { ReactNode } from "react";

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

/** Stands where a list would, and leads on. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <Heading>{title}</Heading>
      {children ? <div className="muted">{children}</div> : null}
      {actions ? <div className="row">{actions}</div> : null}
    </div>
  );
}
