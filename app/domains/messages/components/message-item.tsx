import type { ReactNode } from "react";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

export type MessageItemProps = {
  id?: string;
  own: boolean;
  /** The sender's name for the reader. */
  by: string;
  body: string;
  /** Null while it is being sent. */
  sentAt: number | null;
  /** The result of a search. */
  marked?: boolean;
  /** Its status: seen, waiting, not sent. */
  children?: ReactNode;
};

const MARK = "outline-2 outline-accent outline-offset-2";
const SIDES = {
  own: "ml-auto border-transparent bg-accent-tint",
  theirs: "border-line-strong bg-surface",
} as const;

/** One message: sender, text and time. */
export function MessageItem({ id, own, by, body, sentAt, marked, children }: MessageItemProps) {
  return (
    <li
      className={classNames(
        "grid w-fit min-w-[min(16rem,100%)] max-w-[min(38rem,92%)] gap-1 rounded-2 border px-4 py-3",
        "target:outline-2 target:outline-accent target:outline-offset-2",
        SIDES[own ? "own" : "theirs"],
        marked && MARK,
      )}
      id={id}
    >
      <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4 text-14 [&>time]:whitespace-nowrap [&>time]:text-13 [&>time]:text-muted">
        <b>{own ? t("You") : by}</b>
        {sentAt === null ? null : <LocalTime timeMs={sentAt} brief />}
      </p>
      <p className="max-w-none whitespace-pre-wrap">{body}</p>
      {children ? <Caption as="div">{children}</Caption> : null}
    </li>
  );
}
