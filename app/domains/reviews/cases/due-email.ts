/** What admins are told about cases that must be decided within a day. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { formatCount } from "#app/ui/format-count.ts";

/** Cases by what opened them. */
export type DueCases = { signals: number; flags: number; appeal: number };

/** "3 reviews are waiting for a decision". */
export function dueTitle({ signals, flags, appeal }: DueCases): string {
  const all = signals + flags + appeal;
  return all === 1
    ? "A review is waiting for a decision"
    : `${formatCount(all)} reviews are waiting for a decision`;
}

/** "The first is due within a day. Held: 2. Reported: 1." Kinds without a case are left out. */
export function dueMessage({ signals, flags, appeal }: DueCases): string {
  const parts = [
    ["Held", signals],
    ["Reported", flags],
    ["Appealed", appeal],
  ] as const;
  const named = parts
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label}: ${formatCount(count)}.`);
  return ["The first is due within a day.", ...named].join(" ");
}

/** To an admin: how many and why, without the reviews' words. */
export const dueCasesEmail = (
  recipient: string,
  { subject, counts, url, stop }: { subject: string; counts: DueCases; url: string; stop: EmailStop },
): Email =>
  writeEmail("review-cases-due", recipient, {
    subject,
    before: [dueMessage(counts)],
    link: { label: "Reviews to decide", url },
    after: ["We promised readers and both sides a decision by then."],
    stop,
  });
