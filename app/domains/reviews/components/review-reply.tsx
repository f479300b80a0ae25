import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Written } from "#app/ui/record/written.tsx";

export type ReviewReplyProps = {
  /** Who replied, from `signReply`. */
  signed: string;
  at: number;
  body: string;
  /** Of the body, where it isn't the page's. */
  lang?: string | undefined;
  className?: string;
};

/** The reply, shown under its review. */
export function ReviewReply({ signed, at, body, lang, className }: ReviewReplyProps) {
  return (
    <div className={classNames("border-ink-2 border-l-3 bg-sunk px-4.5 py-3.5 text-15", className)}>
      <p>
        <b>{signed}</b> <Caption as="span">{formatPublicDay(at)}</Caption>
      </p>
      <Written dir="auto" lang={lang}>
        {body}
      </Written>
    </div>
  );
}
