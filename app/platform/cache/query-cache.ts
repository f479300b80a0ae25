/** The browser's one cache of live data, with the constants of specification §9. Only pages that need it load it. */
import { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Topic } from "#app/platform/rooms/rooms.ts";

/**
 * §9: fresh for 5 min, cached for 10 min; queries retried once, mutations twice; offline-first; no refetch on focus.
 */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: 1,
        networkMode: "offlineFirst",
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { retry: 2, networkMode: "offlineFirst" },
    },
  });

/** The start of the key of everything that is refetched when the user's room announces this topic. */
export const topicKey = (topic: Topic, userId: string) => ["live", topic, userId] as const;

let ofThisBrowser: QueryClient | undefined;

/** The cache. On the server each render has its own, so no one's data reaches another reader's page. */
export function useQueryCache(): QueryClient {
  const [cache] = useState(() => {
    if (typeof document === "undefined") return newQueryClient();
    if (ofThisBrowser === undefined) {
      ofThisBrowser = newQueryClient();
      // Without a provider, this is what makes it listen for the connection.
      ofThisBrowser.mount();
    }
    return ofThisBrowser;
  });
  return cache;
}
