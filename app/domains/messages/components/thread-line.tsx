import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Avatar } from "#app/ui/record/avatar.tsx";

export type ThreadLineProps = {
  name: string;
  to: string;
  /** The time of the message, and its label. */
  timeMs: number;
  time: string;
  own: boolean;
  said: string;
  face?: { id: string; photoUrl: string | null };
  /** It is open next to the list. */
  current?: boolean;
  /** How many of its messages are unread. */
  unread?: number;
  children?: ReactNode;
};

const GROUNDS = {
  current: "lg:bg-sunk lg:shadow-[inset_3px_0_0_var(--ink)]",
  unread: "bg-accent-tint shadow-[inset_3px_0_0_var(--accent)]",
} as const;

/** A line in a list of conversations: the other person, the time, the text. The full row is the link. */
export function ThreadLine(props: ThreadLineProps) {
  const { name, to, timeMs, time, own, said, face, current, unread = 0, children } = props;
  const isNew = unread > 0;
  return (
    <li
      className={classNames(
        "relative grid gap-x-3.5 border-line border-b px-4 py-3 hover:bg-sunk",
        face !== undefined && "grid-cols-[auto_minmax(0,1fr)]",
        isNew ? GROUNDS.unread : current && GROUNDS.current,
      )}
    >
      {face === undefined ? null : (
        <Avatar id={face.id} name={name} photoUrl={face.photoUrl} size="sm" className="mt-0.5" />
      )}
      <div className="grid min-w-0 grid-cols-1 content-center gap-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            className={classNames(
              "min-w-0 truncate text-inherit decoration-transparent after:absolute after:inset-0 hover:text-inherit hover:decoration-current",
              isNew ? "font-strong" : "font-label",
            )}
            to={to}
            prefetch="none"
            aria-current={current ? "page" : undefined}
          >
            {name}
          </Link>
          <time
            className={classNames(
              "whitespace-nowrap text-13",
              isNew ? "font-label text-accent" : "text-muted",
            )}
            dateTime={new Date(timeMs).toISOString()}
          >
            {time}
          </time>
        </div>
        <div className="flex items-center gap-3">
          <p
            className={classNames(
              "min-w-0 max-w-none flex-1 truncate text-14",
              isNew ? "font-label text-ink" : "text-ink-2",
            )}
          >
            {own ? <span className="text-muted">{t("You:")} </span> : null}
            <span>{said}</span>
          </p>
          {isNew ? (
            <span className="min-w-5 flex-none rounded-pill bg-accent px-1.5 text-center font-strong text-12 text-on-accent leading-5">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">{t("{unread} unread", { unread })}</span>
            </span>
          ) : null}
        </div>
        {children}
      </div>
    </li>
  );
}
