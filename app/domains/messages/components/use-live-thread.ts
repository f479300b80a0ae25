import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { topicKey, useQueryCache } from "#app/platform/cache/query-cache.ts";
import { fetchNewest, type NewestMessages } from "../sending/message-calls.ts";

/**
 * The conversation from the page, read again whenever the user's room reports messages. When that fails, the messages on
 * the page stay. A page of older messages isn't updated. `readAgain` reads it now, which counts as seeing it.
 */
export function useLiveThread(
  userId: string,
  ofPage: NewestMessages,
): NewestMessages & { readAgain: () => void } {
  const cache = useQueryCache();
  const { id } = ofPage.thread;
  const { data } = useQuery(
    {
      queryKey: [...topicKey("messages", userId), id],
      queryFn: () => fetchNewest(id),
      initialData: ofPage,
      enabled: !ofPage.more,
    },
    cache,
  );
  useEffect(() => {
    if (ofPage.more) return;
    // Data read before the newest message must not remove it.
    cache.setQueryData<NewestMessages>([...topicKey("messages", userId), id], (now) =>
      now !== undefined && now.thread.lastMessageNo > ofPage.thread.lastMessageNo ? now : ofPage,
    );
  }, [cache, id, ofPage, userId]);
  const readAgain = useCallback(() => {
    void cache.invalidateQueries({ queryKey: [...topicKey("messages", userId), id] });
  }, [cache, userId, id]);
  return { ...(ofPage.more ? ofPage : data), readAgain };
}
