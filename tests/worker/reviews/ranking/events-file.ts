/** The events file and the help page's figures, as a reader gets them. */
import { expect } from "vitest";
import { utcDay } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { openConversations } from "../../messages/conversations.ts";

export type Entry = {
  line: string;
  day: string;
  event: string;
  from: string;
  to: string;
  stars: number;
  reason: string;
  count: number;
};

export const sum = (entries: readonly Entry[]) => entries.reduce((total, { count }) => total + count, 0);
export const daysAgo = (days: number) => utcDay(Date.now() - days * DAY_MS);

export function openEventsFile() {
  const conversations = openConversations();
  const { site } = conversations;
  /** With a cookie of ours the page is not served from the cache. */
  const getUncached = (path: string) => site.get(path, { headers: { Cookie: "__Host-bench=1" } });
  async function readFile(query = ""): Promise<Entry[]> {
    const text = await (await getUncached(`/reviews/events.csv${query}`)).text();
    const [heading, ...lines] = text.split("\r\n");
    expect(heading).toBe("day,event,from,to,stars,reason,count");
    expect(lines.pop()).toBe("");
    return lines.map((line) => {
      const [day = "", event = "", from = "", to = "", stars = "", reason = "", count = ""] = line.split(",");
      return { line, day, event, from, to, stars: Number(stars), reason, count: Number(count) };
    });
  }
  return { ...conversations, getUncached, readFile };
}
