import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { wordAgo } from "#app/platform/time-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { NEWEST } from "../anchors.ts";
import type { ThreadSummary } from "../types.ts";

export type ThreadRowProps = { thread: ThreadSummary; current: boolean; nowMs: number };

/** One conversation: with whom, what was said last, and whether it was seen. */
export function ThreadRow({ thread, current, nowMs }: ThreadRowProps) {
  const { id, side, name, zip, preview, own, unread, closed, lastMessageAt } = thread;
  return (
    <li className={classNames("thread", unread > 0 && "new", current && "current")}>
      <div className="thread-head">
        <Link
          className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
          to={`${paths.thread(id)}#${NEWEST}`}
          prefetch="none"
          aria-current={current ? "page" : undefined}
        >
          {name}
        </Link>
        <time dateTime={new Date(lastMessageAt).toISOString()}>{wordAgo(lastMessageAt, nowMs)}</time>
      </div>
      <p className="thread-said">
        {own ? <span className="text-muted">You: </span> : null}
        {preview}
      </p>
      <Caption>
        {[
          side === "agent" ? `Customer in ${zip}` : "Agent",
          unread > 0 ? `${unread} unread` : null,
          closed ? "closed" : null,
        ]
          .filter((part) => part !== null)
          .join(" · ")}
      </Caption>
    </li>
  );
}
