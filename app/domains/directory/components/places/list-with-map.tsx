import type { ReactNode } from "react";

/** A list of agents with a map: next to it from 1220 px and in view while it scrolls, else after the list. */
export function ListWithMap({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_22rem] gap-x-10 gap-y-6">
      <div className="min-w-0">{children}</div>
      {map === null ? null : <div className="wide:sticky wide:top-4 wide:self-start">{map}</div>}
    </div>
  );
}
