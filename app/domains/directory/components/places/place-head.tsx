import type { ReactNode } from "react";

/** The top of a place's page: what it is, and next to it from 1024 px its map, `wide` for a whole state's. */
export function PlaceHead({ map, wide, children }: { map: ReactNode; wide?: boolean; children: ReactNode }) {
  if (map === null) return <div>{children}</div>;
  const columns = wide
    ? "lg:grid-cols-[minmax(0,1fr)_26rem] wide:grid-cols-[minmax(0,1fr)_33rem]"
    : "lg:grid-cols-[minmax(0,1fr)_24rem] wide:grid-cols-[minmax(0,1fr)_29rem]";
  return (
    <div className={`grid grid-cols-1 gap-x-14 gap-y-6 ${columns}`}>
      <div className="min-w-0">{children}</div>
      <div className="lg:pt-8">{map}</div>
    </div>
  );
}
