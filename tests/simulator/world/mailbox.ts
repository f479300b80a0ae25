/** The emails that the product has sent, as their readers find them. */
type Rows = (sql: string, args?: (string | number | null)[]) => Promise<Record<string, unknown>[]>;

export type ReadEmail = { id: string; kind: string; to: string; links: string[]; text: string };

const LINK = /https:\/\/fairlead\.example\/[^\s"<>)]+/g;

/** What nobody opens is forgotten when so many newer ones have come. */
const UNREAD_MOST = 1_000;
/** From so many their reader chooses. */
const NEWEST = 4;

export function openMailbox(rows: Rows) {
  let sentUpTo = 0;
  let seen = new Set<string>();
  let unread: ReadEmail[] = [];
  return {
    /** Fetches what has come: by when it was sent, for one that failed before is sent after younger ones. */
    async fetch(): Promise<void> {
      const found = await rows(
        "SELECT id, kind, recipient, text, sent_at sentAt FROM outbox WHERE status = 'sent' AND sent_at >= ? ORDER BY sent_at, rowid",
        [sentUpTo],
      );
      const fresh = found.filter(({ id }) => !seen.has(String(id)));
      sentUpTo = Math.max(sentUpTo, ...found.map(({ sentAt }) => Number(sentAt)));
      seen = new Set(found.filter(({ sentAt }) => Number(sentAt) === sentUpTo).map(({ id }) => String(id)));
      unread.push(
        ...fresh.map(({ id, kind, recipient, text }) => ({
          id: String(id),
          kind: String(kind),
          to: String(recipient),
          text: String(text),
          links: String(text).match(LINK) ?? [],
        })),
      );
      unread = unread.slice(-UNREAD_MOST);
    },
    /** Those that nobody has opened, the oldest first. */
    unread: (): readonly ReadEmail[] => unread,
    /** The last few of a kind that nobody has opened, the newest first. */
    newest: (kind: string): readonly ReadEmail[] =>
      unread
        .filter((email) => email.kind === kind)
        .slice(-NEWEST)
        .reverse(),
    open(email: ReadEmail): void {
      unread = unread.filter(({ id }) => id !== email.id);
    },
  };
}
