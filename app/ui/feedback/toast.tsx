import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export type ToastProps = {
  title: string;
  message?: string;
  /** What the reader does now. */
  next?: string | undefined;
  /** `bad` for what failed. */
  tone?: "good" | "bad";
  /** The OK button: a button with JavaScript, a link to the same page without. */
  action: ReactNode;
};

/** Its deed takes the toast's own colors, whatever it is. */
const TONES = {
  good: "bg-ink text-paper [&>.btn]:-mt-1 [&>.btn]:border-paper/55 [&>.btn]:text-paper [&>.btn]:hover:bg-paper [&>.btn]:hover:text-ink",
  bad: "bg-danger text-on-accent [&>.btn]:-mt-1 [&>.btn]:border-current [&>.btn]:text-on-accent [&>.btn]:hover:bg-on-accent [&>.btn]:hover:text-danger",
} as const;

/** What has just happened, until it is answered with OK. Its region is live; a failure interrupts. */
export function Toast({ title, message, next, tone = "good", action }: ToastProps) {
  return (
    <div
      className={classNames(
        "toast flex w-[min(26rem,100%)] items-start gap-3.25 rounded-2 py-3.5 pr-3.5 pl-4 shadow-pop [&_:focus-visible]:outline-current",
        TONES[tone],
      )}
      role={tone === "bad" ? "alert" : undefined}
    >
      <Icon name={tone === "bad" ? "stop" : "tick"} className="mt-0.5" />
      <div className="min-w-0 grow">
        <b className="block">{title}</b>
        {message ? <p className="text-14">{message}</p> : null}
        {next ? <p className="text-14">{next}</p> : null}
      </div>
      {action}
    </div>
  );
}
