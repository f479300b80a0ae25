import { useLocation } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { topicKey, useQueryCache } from "#app/platform/cache/query-cache.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { UUID } from "#app/platform/ids.ts";
import { TOPICS, type Topic } from "#app/platform/rooms/rooms.ts";
import { usePageReread } from "#app/ui/use-page-reread.ts";
import { POLL_SECONDS } from "../limits.ts";
import { fetchNotifications, notificationsKey, SignedOutError } from "../notification-cache.ts";
import { openUserRoom } from "../room.ts";
import type { Notification } from "../types.ts";

/** Pages that show a topic's data; they are revalidated with it. */
const FOLLOWING: Readonly<Record<Topic, readonly string[]>> = {
  notifications: [paths.notifications(), paths.dashboard(), paths.customerDashboard()],
  messages: [paths.messages(), paths.dashboard(), paths.customerDashboard()],
};
/** A conversation, with the list of others next to it. The page for a new one doesn't follow. */
const THREAD = new RegExp(`^${paths.thread("")}${UUID}$`);
const follows = (pathname: string, topic: Topic) =>
  FOLLOWING[topic].includes(pathname) || (topic === "messages" && THREAD.test(pathname));

const isOf = (topics: readonly Topic[] | "unknown", topic: Topic) =>
  topics === "unknown" || topics.includes(topic);

const waitingForTab = new Set<string>();

/** Runs now, or once when this tab becomes visible, because messages that are read count as seen. */
function whenSeen(what: string, action: () => void): void {
  if (document.visibilityState === "visible") action();
  else if (!waitingForTab.has(what)) {
    waitingForTab.add(what);
    const seen = () => {
      waitingForTab.delete(what);
      action();
    };
    document.addEventListener("visibilitychange", seen, { once: true });
  }
}

export type LiveNotifications = {
  /** Undefined until the first fetch. */
  list: readonly Notification[] | undefined;
  unread: number;
  /** How far the browser's clock is ahead of the server's. */
  aheadMs: number;
  /** The newest notification, for screen readers. */
  news: string;
  failed: boolean;
};

/**
 * The user's newest notifications, from the query cache: fetched when the drop-down opens or the room reports a change, and
 * once a minute without a room.
 */
export function useNotifications({
  userId,
  unreadOfPage,
  open,
}: {
  userId: string;
  unreadOfPage: number;
  open: boolean;
}): LiveNotifications {
  const cache = useQueryCache();
  const queryKey = useMemo(() => notificationsKey(userId), [userId]);
  const [connected, setConnected] = useState(true);
  const [changed, setChanged] = useState(false);
  const { pathname } = useLocation();
  const reread = usePageReread();
  const follow = useRef((_topics: readonly Topic[] | "unknown") => {});
  follow.current = (topics) => {
    for (const topic of TOPICS) {
      if (!isOf(topics, topic)) continue;
      if (topic !== "notifications")
        whenSeen(topic, () => cache.invalidateQueries({ queryKey: topicKey(topic, userId) }));
      // A page that fails to revalidate shows an error instead, so check first that the server answers.
      if (follows(pathname, topic))
        fetchNotifications().then(
          () => whenSeen("page", reread),
          () => {},
        );
    }
  };

  const { data, isError } = useQuery(
    {
      queryKey,
      queryFn: fetchNotifications,
      enabled: open || changed || !connected,
      retry: (times, error) => times < 1 && !(error instanceof SignedOutError),
      ...(connected ? {} : { refetchInterval: POLL_SECONDS * SECOND_MS }),
    },
    cache,
  );

  useEffect(
    () =>
      openUserRoom({
        userId,
        onChange: (topics) => {
          if (isOf(topics, "notifications")) {
            setChanged(true);
            cache.invalidateQueries({ queryKey });
          }
          follow.current(topics);
        },
        onOpen: setConnected,
        renew: () =>
          fetchNotifications().then(
            () => true,
            (error: unknown) => {
              if (error instanceof SignedOutError) return false;
              throw error;
            },
          ),
      }),
    [userId, cache, queryKey],
  );

  useEffect(() => {
    if (connected) return;
    const asking = setInterval(() => follow.current("unknown"), POLL_SECONDS * SECOND_MS);
    return () => clearInterval(asking);
  }, [connected]);

  // A page rendered after the list was fetched has the newer unread count.
  useEffect(() => {
    if (cache.getQueryData(queryKey) !== undefined && unreadOfPage >= 0)
      cache.invalidateQueries({ queryKey });
  }, [unreadOfPage, cache, queryKey]);

  const newest = data?.notifications[0];
  const seen = useRef<string | null>(null);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (newest === undefined) return;
    if (seen.current !== null && newest.id > seen.current) setNews(`${newest.title}. ${newest.message}`);
    seen.current = newest.id;
  }, [newest]);

  return {
    list: data?.notifications,
    unread: data?.unread ?? unreadOfPage,
    aheadMs: data?.aheadMs ?? 0,
    news,
    failed: isError,
  };
}
