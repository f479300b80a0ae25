import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";

export type ThreadLineProps = {
  name: string;
  to: string;
  /** The time of the message, and its label. */
  timeMs: number;
  time: string;
  own: boolean;
  said: string;
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
  const { name, to, timeMs, time, own, said, current, unread, children } = props;
  return (
    <li
      className={classNames(
        "relative grid gap-1 border-line border-b px-4 py-3",
        current ? GROUNDS.current : unread && GROUNDS.unread,
      )}
    >
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
      <p className="max-w-none truncate text-14 text-ink-2">
        {own ? <span className="text-muted">{t("You:")} </span> : null}
        <span>{said}</span>
      </p>
      {children}
    </li>
  );
}
