import type { ReactNode } from "react";

export type DashboardColumnsProps = {
  /** Above both columns; on a phone after what comes early. */
  top: ReactNode;
  main: ReactNode;
  aside: ReactNode;
};

/**
 * The main column and, from 1220 px, a second one next to it. Before that all sections are one column, so that a section of
 * the aside may come early (`max-wide:-order-1`).
 */
export function DashboardColumns({ top, main, aside }: DashboardColumnsProps) {
  return (
    <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_19.5rem] items-start gap-x-10">
      <div className="wide:col-span-full md:max-wide:-order-3">{top}</div>
      <div className="min-w-0 max-wide:contents">{main}</div>
      <div className="min-w-0 max-wide:contents">{aside}</div>
    </div>
  );
}
