import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { topicKey, useQueryCache } from "#app/platform/cache/query-cache.ts";
import { fetchNewest, type NewestMessages } from "../message-calls.ts";

/**
 * The conversation as the page was made, and from then on as it is: read anew when the user's room speaks of messages.
 * What cannot be read leaves what is there. A page of older messages stays as it is.
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
    // A page that was read before the newest message must not take it away.
    cache.setQueryData<NewestMessages>([...topicKey("messages", userId), id], (now) =>
      now !== undefined && now.thread.lastMessageNo > ofPage.thread.lastMessageNo ? now : ofPage,
    );
  }, [cache, id, ofPage, userId]);
  return ofPage.more ? ofPage : data;
}
