import type { ReactNode } from "react";

/** What waits and what came of it, and beside that, from 1220 px, how things stand. On a phone one below the other. */
export function DashboardColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_19.5rem] gap-x-10">
      <div className="min-w-0">{main}</div>
      <div className="min-w-0">{aside}</div>
    </div>
  );
}
