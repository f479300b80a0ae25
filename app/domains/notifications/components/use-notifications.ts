import { useLocation, useRevalidator } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { paths } from "#app/paths.ts";
import { useQueryCache } from "#app/platform/query-cache.ts";
import type { Topic } from "#app/platform/rooms.ts";
import { POLL_SECONDS } from "../limits.ts";
import { fetchNotifications, notificationsKey, SignedOutError } from "../notification-cache.ts";
import { openUserRoom } from "../room.ts";
import type { Notification } from "../types.ts";

/** Pages that show what notifications speak of: they are read anew with them. */
const FOLLOWING: readonly string[] = [paths.notifications(), paths.dashboard(), paths.customerDashboard()];

const isOf = (topics: readonly Topic[] | "unknown", topic: Topic) =>
  topics === "unknown" || topics.includes(topic);

let waitingForEyes = false;

/** At once, or once when somebody looks at this tab again: what is read meanwhile would count as seen. */
function whenSeen(deed: () => void): void {
  if (document.visibilityState === "visible") deed();
  else if (!waitingForEyes) {
    waitingForEyes = true;
    const seen = () => {
      waitingForEyes = false;
      deed();
    };
    document.addEventListener("visibilitychange", seen, { once: true });
  }
}

export type LiveNotifications = {
  /** Undefined until they were read once. */
  list: readonly Notification[] | undefined;
  unread: number;
  /** What has just come, to be said. */
  news: string;
  failed: boolean;
};

/**
 * The user's newest notifications, from the query cache: read when the drop-down opens or the room says that something
 * changed, and once a minute while there is no room.
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
  const { revalidate } = useRevalidator();
  const follow = useRef((_topics: readonly Topic[] | "unknown") => {});
  follow.current = (topics) => {
    const spoken = isOf(topics, "messages") && pathname.startsWith(paths.messages());
    if (spoken || (isOf(topics, "notifications") && FOLLOWING.includes(pathname))) whenSeen(revalidate);
  };

  const { data, isError } = useQuery(
    {
      queryKey,
      queryFn: fetchNotifications,
      enabled: open || changed || !connected,
      retry: (times, error) => times < 1 && !(error instanceof SignedOutError),
      ...(connected ? {} : { refetchInterval: POLL_SECONDS * 1_000 }),
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
    const asking = setInterval(() => follow.current("unknown"), POLL_SECONDS * 1_000);
    return () => clearInterval(asking);
  }, [connected]);

  // A page made after the list was read knows better how many are unread.
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

  return { list: data?.notifications, unread: data?.unread ?? unreadOfPage, news, failed: isError };
}
