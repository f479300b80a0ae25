import type { QueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useQueryCache } from "./query-cache.ts";

function cacheOfARender(): QueryClient | undefined {
  let seen: QueryClient | undefined;
  function Asks() {
    seen = useQueryCache();
    return null;
  }
  renderToStaticMarkup(<Asks />);
  return seen;
}

test("the cache follows specification §9: times, retries, offline-first, and when it refetches", () => {
  expect(cacheOfARender()?.getDefaultOptions()).toEqual({
    queries: {
      staleTime: 300_000,
      gcTime: 600_000,
      retry: 1,
      networkMode: "offlineFirst",
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
    mutations: { retry: 2, networkMode: "offlineFirst" },
  });
});

test("each render on the server has its own cache: no one's data reaches another reader's page", () => {
  expect(cacheOfARender()).not.toBe(cacheOfARender());
});
