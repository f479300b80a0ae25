/** The emails that the product has sent, as their readers find them. */
type Rows = (sql: string, args?: (string | number | null)[]) => Promise<Record<string, unknown>[]>;

export type ReadEmail = { id: string; kind: string; to: string; links: string[]; text: string };

const LINK = /https:\/\/fairlead\.example\/[^\s"<>)]+/g;

/** Emails nobody has read are read once, the oldest first. */
export function openMailbox(rows: Rows) {
  let readUpTo = "";
  const unread: ReadEmail[] = [];
  return {
    /** Fetches what has come. */
    async fetch(): Promise<void> {
      const found = await rows(
        "SELECT id, kind, recipient, text FROM outbox WHERE status = 'sent' AND id > ? ORDER BY id LIMIT 500",
        [readUpTo],
      );
      for (const { id, kind, recipient, text } of found) {
        readUpTo = String(id);
        unread.push({
          id: String(id),
          kind: String(kind),
          to: String(recipient),
          links: String(text).match(LINK) ?? [],
          text: String(text),
        });
      }
    },
    /** Those that nobody has opened. */
    unread: (): readonly ReadEmail[] => unread,
    open(email: ReadEmail): void {
      unread.splice(unread.indexOf(email), 1);
    },
  };
}
