/** What the sample emails have in common. */

import type { Email } from "#app/platform/mail/mail.ts";

export type EmailSample = {
  /** Its recipients read English: it is written in no other language. */
  english?: true;
  write(): Email;
};

const ORIGIN = "https://fairlead.example";
export const NOW = Date.parse("2026-11-27T15:00:00Z");
export const DAY = 86_400_000;
export const READER = "nell.hargrove@mail.example";
export const AGENT = "ines@lanternrow.example";
export const ADMIN = "team@fairlead.example";
export const stop = (event: string) => ({
  url: `${ORIGIN}/unsubscribe?token=u7-${event}`,
  settingsUrl: `${ORIGIN}/settings?section=notifications`,
});
export const at = (path: string) => `${ORIGIN}${path}`;

/** In the recipient's language. */
export const own = (write: () => Email): EmailSample => ({ write });
export const english = (write: () => Email): EmailSample => ({ english: true, write });
