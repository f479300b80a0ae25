import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { topicKey, useQueryCache } from "#app/platform/cache/query-cache.ts";
import { fetchNewest, type NewestMessages } from "../sending/message-calls.ts";

/**
 * The conversation from the page, read again whenever the user's room reports messages. When that fails, the messages on
 * the page stay. A page of older messages isn't updated.
 */
export function useLiveThread(userId: string, ofPage: NewestMessages): NewestMessages {
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
  return ofPage.more ? ofPage : data;
}
