import type { ReactNode } from "react";
import type { QueueStatus } from "#app/platform/lists/queue-status.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { waitingWords } from "./waiting-words.ts";

export type WorkQueueProps = {
  id: string;
  title: string;
  counts: QueueStatus;
  nowMs: number;
  /** A link to its list. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One queue of today's work: how much waits, and what has waited longest. */
export function WorkQueue({ id, title, counts, nowMs, aside, children }: WorkQueueProps) {
  return (
    <Section
      id={id}
      title={title}
      thin
      aside={
        <Row>
          <Caption as="span">{waitingWords(counts, nowMs)}</Caption>
          {aside}
        </Row>
      }
    >
      <ul className="m-0 -mt-2 list-none p-0">{children}</ul>
    </Section>
  );
}

export type WorkItemProps = {
  /** The id that an address can scroll to. */
  anchor?: string;
  /** A link marked `data-key-open` if it has a page. */
  title: ReactNode;
  about?: ReactNode;
  /** How long it has waited, or how long is left. */
  clock: ReactNode;
  /** Forms that decide it in its row. */
  actions?: ReactNode;
  /** The facts, or a form that opens. */
  children?: ReactNode;
  /** The same in full width, under both. */
  panel?: ReactNode;
};

/** One thing to decide. */
export function WorkItem({ anchor, title, about, clock, actions, children, panel }: WorkItemProps) {
  return (
    <li
      id={anchor}
      data-key-item
      className="grid grid-cols-1 gap-x-6 gap-y-2 border-line border-b px-2 py-3 focus-within:bg-sunk md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <div className="wrap-anywhere font-label">{title}</div>
        {about === undefined ? null : <Caption as="div">{about}</Caption>}
        {children}
      </div>
      <Row className="self-start md:justify-end">
        {clock}
        {actions}
      </Row>
      {panel ? <div className="min-w-0 md:col-span-2">{panel}</div> : null}
    </li>
  );
}
