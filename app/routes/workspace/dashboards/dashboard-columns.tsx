import type { ReactNode } from "react";

/** The main column and, from 1220 px, a second one next to it; on a phone below it. */
export function DashboardColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_19.5rem] items-start gap-x-10">
      <div className="min-w-0">{main}</div>
      <div className="min-w-0">{aside}</div>
    </div>
  );
}
