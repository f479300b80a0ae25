import type { ReactNode } from "react";

/**
 * The main column and, from 1220 px, a second one next to it. Before that all sections are one column, so that a section of
 * the aside may come early (`max-wide:-order-1`).
 */
export function DashboardColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_19.5rem] items-start gap-x-10">
      <div className="min-w-0 max-wide:contents">{main}</div>
      <div className="min-w-0 max-wide:contents">{aside}</div>
    </div>
  );
}
