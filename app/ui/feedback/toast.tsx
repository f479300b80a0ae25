import { Link } from "@remix-run/react";
import { useRef } from "react";
import { t } from "#app/text/text.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export type ToastProps = {
  title: string;
  message?: string;
  /** What the reader does now. */
  next?: string | undefined;
  /** `bad` for what failed. */
  tone?: "good" | "bad";
  /** Where OK leads: the same page without the toast. */
  closeTo: string;
  /** With JavaScript, instead of following the link. */
  onClose: () => void;
};

const TONES = {
  good: { box: "bg-ink text-paper", ok: buttonClass({ look: "onInk", small: true }, "-mt-1") },
  bad: { box: "bg-danger text-on-accent", ok: buttonClass({ look: "onDanger", small: true }, "-mt-1") },
} as const;

/**
 * What has just happened, until it is answered with OK. Its region is live; a failure interrupts. OK gives back the focus
 * that it took.
 */
export function Toast({ title, message, next, tone = "good", closeTo, onClose }: ToastProps) {
  const before = useRef<EventTarget | null>(null);
  return (
    <div
      className={classNames(
        "flex max-h-[40dvh] w-[min(26rem,100%)] items-start gap-3.25 overflow-y-auto rounded-2 py-3.5 pr-3.5 pl-4 shadow-pop",
        TONES[tone].box,
      )}
      data-toast
      role={tone === "bad" ? "alert" : undefined}
    >
      <Icon name={tone === "bad" ? "stop" : "tick"} className="mt-0.5" />
      <div className="min-w-0 grow">
        <b className="block">{title}</b>
        {message ? <p className="text-14">{message}</p> : null}
        {next ? <p className="text-14">{next}</p> : null}
      </div>
      <Link
        to={closeTo}
        className={TONES[tone].ok}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
        }}
        onClick={(event) => {
          event.preventDefault();
          onClose();
          if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
        }}
      >
        {t("OK")}
      </Link>
    </div>
  );
}
