import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

export type ProfileColumnsProps = {
  head: ReactNode;
  /** What to do next, and the name of that part. It follows the head; on wide screens it is next to everything. */
  aside: ReactNode;
  asideLabel: string;
  /**
   * The next step again, at the bottom of a small screen. It lies over the record's end and shows once the record's beginning
   * has left the screen, and with it the part that it repeats.
   */
  dock?: ReactNode;
  /** Short parts of the record: last on small screens, next to the others on wide ones. */
  side?: ReactNode;
  children: ReactNode;
};

/** The page of an agent or an organization: head, next step, the record. */
export function ProfileColumns({ head, aside, asideLabel, dock, side, children }: ProfileColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-14 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:grid-rows-[auto_1fr]">
      <header className="lg:col-start-1">{head}</header>
      <aside
        className={classNames("lg:col-start-2 lg:row-start-1", !side && "lg:row-span-2")}
        aria-label={asideLabel}
      >
        {aside}
      </aside>
      {dock === undefined ? (
        <div className="lg:col-start-1">{children}</div>
      ) : (
        <div className="relative max-lg:pb-24 lg:col-start-1">
          {children}
          <div className="pointer-events-none absolute -inset-x-gutter top-[100svh] bottom-0 flex flex-col justify-end lg:hidden print:hidden">
            {dock}
          </div>
        </div>
      )}
      {side ? <div className="lg:col-start-2 lg:row-start-2">{side}</div> : null}
    </div>
  );
}
