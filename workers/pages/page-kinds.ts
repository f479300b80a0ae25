/** What kinds of addresses there are. */
import { isForeignParameter } from "#app/platform/pages/foreign-parameters.ts";

const MOST_KINDS = 500;

/**
 * Which addresses have pages that are the same for everyone: learned from pages that were made, by first segment and
 * parameter names. Only those pages are made for everyone when a reader with a session asks.
 */
export function createKinds() {
  const kinds = new Map<string, boolean>();
  return {
    isSame: (url: URL) => kinds.get(kindOf(url)) ?? false,
    learn(url: URL, same: boolean): void {
      if (kinds.size >= MOST_KINDS) kinds.clear();
      kinds.set(kindOf(url), same);
    },
  };
}

function kindOf({ pathname, searchParams }: URL): string {
  const segments = pathname.split("/");
  const names = new Set([...searchParams.keys()].filter((name) => !isForeignParameter(name)));
  const isData = pathname.endsWith(".data");
  return `${segments.slice(0, 2).join("/")} ${segments.length} ${isData} ${[...names].sort().join("&")}`;
}
