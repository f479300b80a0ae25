import type { ReactNode } from "react";
import { wordMoment } from "#app/platform/time-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

export type MessageItemProps = {
  id?: string;
  own: boolean;
  /** Who wrote it, as the reader calls them. */
  by: string;
  body: string;
  /** Null while it is on its way. */
  sentAt: number | null;
  /** Found by a search. */
  marked?: boolean;
  /** What became of it: seen, waiting, not sent. */
  children?: ReactNode;
};

/** One message: whose it is in words and place, what it says, when. */
export function MessageItem({ id, own, by, body, sentAt, marked, children }: MessageItemProps) {
  return (
    <li className={classNames("msg", own && "own", marked && "marked")} id={id}>
      <p className="msg-by">
        <b>{own ? "You" : by}</b>
        {sentAt === null ? null : <LocalTime timeMs={sentAt} words={wordMoment(sentAt)} />}
      </p>
      <p className="msg-body">{body}</p>
      {children ? (
        <Caption as="div" className="msg-foot">
          {children}
        </Caption>
      ) : null}
    </li>
  );
}
