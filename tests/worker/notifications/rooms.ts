/** Listening tabs, and a change for their user, for the tests of users' rooms. */
import { afterEach, expect } from "vitest";
import { parseRoomMessage } from "#app/platform/rooms/room-messages.ts";
import { type Listener, listenTo } from "#support/browser/socket.ts";
import type { Visitor } from "#support/browser/visitor.ts";

type Rows = (sql: string, args?: (string | number | null)[]) => Promise<Record<string, unknown>[]>;

export const cookieOf = (visitor: Visitor) => ({
  Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
});

/** The numbers of the changes that a tab received. */
export const changes = (heard: readonly string[]) =>
  heard.flatMap((text) => {
    const message = parseRoomMessage(text);
    return message?.type === "changed" ? [message.sequence] : [];
  });

export function openRooms({ rows, origin }: { rows: Rows; origin: () => string }) {
  const open: WebSocket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });
  const userIdOf = async (who: string) =>
    String((await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]))[0]?.id);

  /** An unread notification for the user. Returns its id. */
  async function give(userId: string): Promise<string> {
    const id = crypto.randomUUID();
    await rows(
      "INSERT INTO user_notifications (id, user_id, type, title, message, read, created_at) VALUES (?, ?, 'info', 't', 'm', 0, ?)",
      [id, userId, Date.now()],
    );
    return id;
  }
  const markRead = (visitor: Visitor, id: string) =>
    visitor.get(`/api/user_notifications?id=${id}`, { method: "PATCH", body: '{"read":true}' });

  return {
    userIdOf,
    roomOf: async (who: string) => `/parties/notifications/${await userIdOf(who)}`,
    async listen(path: string, headers: Record<string, string> = {}): Promise<Listener> {
      const listener = await listenTo(origin(), path, headers);
      open.push(listener.socket);
      return listener;
    },
    give,
    markRead,
    /** Makes a change for the user: marks one of their notifications read. */
    async concern(visitor: Visitor, userId: string): Promise<void> {
      const response = await markRead(visitor, await give(userId));
      expect(await response.json()).toEqual({ success: true, error: null, count: 1 });
    },
  };
}
