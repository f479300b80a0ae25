/** Words of the outbox. */
import type { MailFilter, MailStatus } from "#app/platform/mail-log.ts";

export const MAIL_STATUS: Readonly<Record<MailStatus, string>> = {
  failed: "Failed",
  queued: "Queued",
  sent: "Sent",
};
const STATUSES = Object.keys(MAIL_STATUS) as MailStatus[];

/** The first where the address says none. */
const mailStatusOf = (value: string | undefined): MailStatus =>
  STATUSES.find((one) => one === value) ?? "failed";

const KIND = /^[a-z][a-z-]{0,60}$/;
/** The kind a list is narrowed by; undefined for none. Which kinds there are, the list itself tells. */
export const kindIn = (value: unknown) => (typeof value === "string" && KIND.test(value) ? value : undefined);

/** What narrows the outbox, with the kinds that there are. */
export const mailFilters = (kinds: readonly string[]) =>
  [
    { name: "to", label: "To this address", hint: "The whole address." },
    {
      name: "kind",
      label: "Kind",
      any: "Any kind",
      pattern: KIND,
      options: kinds.map((value) => ({ value, label: emailKind(value) })),
    },
    {
      name: "status",
      label: "Status",
      order: true,
      options: STATUSES.map((value) => ({ value, label: MAIL_STATUS[value] })),
    },
  ] as const;

/** What the address asks for. */
export const mailFilterOf = ({
  to,
  kind,
  status,
}: {
  [Name in ReturnType<typeof mailFilters>[number]["name"]]?: string;
}): MailFilter => ({ status: mailStatusOf(status), kind, recipient: to?.toLowerCase() });

/** `reset-password` → "Reset password": what it is, without what it says. */
export const emailKind = (kind: string): string => {
  const words = kind.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
