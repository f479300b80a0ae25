import type { ReactNode } from "react";
import { formatTimeOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

export type MessageItemProps = {
  id?: string;
  own: boolean;
  /** The sender's name for the reader. */
  by: string;
  face: { id: string; photoUrl: string | null };
  /** The same sender wrote the one before, on the same day. */
  follows?: boolean;
  /** Above the first message of a day. */
  day?: string | undefined;
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
  theirs: "border-line bg-surface",
} as const;

/** One message: sender, text and time. The sender's name and face come with the first of several. */
export function MessageItem(props: MessageItemProps) {
  const { id, own, by, face, follows, day, body, sentAt, marked, children } = props;
  return (
    <li
      className={classNames(
        "grid gap-2",
        follows ? "-mt-2" : undefined,
        own ? undefined : "grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3",
        "rounded-2 target:outline-2 target:outline-accent target:outline-offset-2",
        marked && MARK,
      )}
      id={id}
    >
      {day === undefined ? null : (
        <p className="col-span-full my-2 max-w-none text-center text-13 text-muted">{day}</p>
      )}
      {own ? null : follows ? (
        <span aria-hidden="true" />
      ) : (
        <Avatar id={face.id} name={by} photoUrl={face.photoUrl} size="sm" />
      )}
      <div
        className={classNames(
          "grid w-fit min-w-[min(9rem,100%)] max-w-[min(38rem,92%)] gap-1 rounded-2 border px-4 py-2.5",
          SIDES[own ? "own" : "theirs"],
        )}
      >
        <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4 text-13 [&>time]:whitespace-nowrap [&>time]:text-muted">
          <b className={follows ? "sr-only" : undefined}>{own ? t("You") : by}</b>
          {sentAt === null ? null : <LocalTime timeMs={sentAt} words={formatTimeOf(sentAt)} />}
        </p>
        <p className="wrap-anywhere max-w-none whitespace-pre-wrap">{body}</p>
        {children ? <Caption as="div">{children}</Caption> : null}
      </div>
    </li>
  );
}
