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
  unread?: boolean;
  children?: ReactNode;
};

const GROUNDS = {
  current: "bg-sunk",
  unread: "bg-accent-tint shadow-[inset_3px_0_0_var(--accent)]",
} as const;

/** A line in a list of conversations: the other person, the time, the text. The full row is the link. */
export function ThreadLine(props: ThreadLineProps) {
  const { name, to, timeMs, time, own, said, face, current, unread, children } = props;
  return (
    <li
      className={classNames(
        "relative grid gap-x-3.5 border-line border-b px-4 py-3.5",
        face !== undefined && "grid-cols-[auto_minmax(0,1fr)]",
        current ? GROUNDS.current : unread && GROUNDS.unread,
      )}
    >
      {face === undefined ? null : (
        <Avatar id={face.id} name={name} photoUrl={face.photoUrl} className="size-12" />
      )}
      <div className="grid content-center gap-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            className="min-w-0 font-strong text-inherit decoration-transparent after:absolute after:inset-0 hover:text-inherit hover:decoration-current"
            to={to}
            prefetch="none"
            aria-current={current ? "page" : undefined}
          >
            {name}
          </Link>
          <time className="whitespace-nowrap text-13 text-muted" dateTime={new Date(timeMs).toISOString()}>
            {time}
          </time>
        </div>
        <p
          className={classNames("max-w-none truncate text-14", unread ? "font-label text-ink" : "text-ink-2")}
        >
          {own ? <span className="text-muted">{t("You:")} </span> : null}
          <span>{said}</span>
        </p>
        {children}
      </div>
    </li>
  );
}
