import type { ReactNode } from "react";
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

/** What has just happened, until it is answered with OK. Its region is live; a failure interrupts. */
export function Toast({ title, message, next, tone = "good", action }: ToastProps) {
  return (
    <div className={tone === "bad" ? "toast bad" : "toast"} role={tone === "bad" ? "alert" : undefined}>
      <Icon name={tone === "bad" ? "stop" : "tick"} />
      <div>
        <b>{title}</b>
        {message ? <p>{message}</p> : null}
        {next ? <p>{next}</p> : null}
      </div>
      {action}
    </div>
  );
}
