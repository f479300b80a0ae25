/** Words of the outbox. */
import type { MailStatus } from "#app/platform/mail-log.ts";

export const MAIL_STATUS: Readonly<Record<MailStatus, string>> = {
  failed: "Failed",
  queued: "Queued",
  sent: "Sent",
};
const STATUSES = Object.keys(MAIL_STATUS) as MailStatus[];

/** The first where the address says none. */
export const mailStatusOf = (value: string | undefined): MailStatus =>
  STATUSES.find((one) => one === value) ?? "failed";

/** What narrows the outbox, with the kinds that there are. */
export const mailFilters = (kinds: readonly string[]) =>
  [
    { name: "to", label: "To this address", hint: "The whole address." },
    {
      name: "kind",
      label: "Kind",
      any: "Any kind",
      options: kinds.map((value) => ({ value, label: emailKind(value) })),
    },
    {
      name: "status",
      label: "Status",
      order: true,
      options: STATUSES.map((value) => ({ value, label: MAIL_STATUS[value] })),
    },
  ] as const;

/** `reset-password` → "Reset password": what it is, without what it says. */
export const emailKind = (kind: string): string => {
  const words = kind.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
