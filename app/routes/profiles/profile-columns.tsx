import type { ReactNode } from "react";

export type ProfileColumnsProps = {
  head: ReactNode;
  /** What to do next, and the name of that part. It follows the head; on wide screens it is next to everything. */
  aside: ReactNode;
  asideLabel: string;
  children: ReactNode;
};

/** The page of an agent or an organization: head, next step, the record. */
export function ProfileColumns({ head, aside, asideLabel, children }: ProfileColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-14 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:grid-rows-[auto_1fr]">
      <header className="lg:col-start-1">{head}</header>
      <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1" aria-label={asideLabel}>
        {aside}
      </aside>
      <div className="lg:col-start-1">{children}</div>
    </div>
  );
}
