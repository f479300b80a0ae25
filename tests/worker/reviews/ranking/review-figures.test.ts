/** The figures on the help page, counted again from the events file. */
import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { parsePage, rowsOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { daysAgo, openEventsFile, sum } from "./events-file.ts";

const { rows, getUncached, readFile } = openEventsFile();

/** The cells of the table, in a closed topic of the help, with this caption, row by row, without the header. */
function tableOf(html: string, caption: RegExp): string[][] {
  const [_head, ...rows] = rowsOf(parsePage(html).getByRole("table", { name: caption, hidden: true }));
  return rows;
}
const help = async () => {
  const response = await getUncached("/help");
  expect(response.headers.get("X-Database-Round-Trips")).toBe("1");
  return response.text();
};

describe("the figures on the help page", () => {
  test("of the last 30 days match the file, star by star", async () => {
    const table = tableOf(await help(), /happened in the last 30 days/);
    const recent = (await readFile(`?from=${daysAgo(29)}`)).filter(({ to }) => to !== "");
    const events: [string, string][] = [
      ["received", "Received"],
      ["published", "Published right away"],
      ["held", "Being reviewed by our team"],
      ["released", "Published after a hold"],
      ["flagged", "Reported by readers"],
      ["upheld", "Left up by a person"],
      ["removed", "Removed"],
      ["appealed", "Appealed"],
      ["restored", "Restored after an appeal"],
      ["changed", "Changed by the writer"],
      ["withdrawn", "Taken back"],
      ["erased", "Words deleted with the account"],
    ];
    const counted = events.map(([event, label]) => {
      const own = recent.filter((one) => one.event === event);
      const byStars = [5, 4, 3, 2, 1].map((stars) => sum(own.filter((one) => one.stars === stars)));
      return [label, formatCount(sum(own)), ...byStars.map(formatCount)];
    });
    expect(table).toEqual(counted);
    expect(sum(recent.filter(({ event }) => event === "received"))).toBeGreaterThan(50);
  });

  test("divide the held and removed ones of 90 days as the file does", async () => {
    const table = tableOf(await help(), /Held and removed in the last 90 days/);
    const season = (await readFile(`?from=${daysAgo(89)}`)).filter(({ to }) => to !== "");
    const counted = [5, 4, 3, 2, 1].map((stars) => {
      const of = (...names: string[]) =>
        sum(season.filter((one) => one.stars === stars && names.includes(one.event)));
      const confirmed = of("published", "held");
      const share = (count: number) =>
        confirmed === 0 ? "none" : `${((count / confirmed) * 100).toFixed(1)}%`;
      const [held, removed] = [of("held"), of("removed")];
      return [
        stars,
        formatCount(confirmed),
        formatCount(held),
        share(held),
        formatCount(removed),
        share(removed),
      ].map(String);
    });
    expect(table).toEqual(counted);
  });

  describe("of decisions", () => {
    beforeAll(async () => {
      await rows("DELETE FROM review_flags");
      await rows("DELETE FROM review_cases");
    });
    const decide = (cause: string, daysBefore: number, hours: number | null, dueHours: number) => {
      const openedAt = Date.now() - daysBefore * DAY_MS;
      return rows(
        `INSERT INTO review_cases (id, review_id, agent_no, cause, opened_at, due_at, decision, decided_at)
          VALUES (?, (SELECT id FROM reviews WHERE id NOT IN (SELECT review_id FROM review_cases) LIMIT 1), 1, ?, ?, ?,
            ?, ?)`,
        [
          crypto.randomUUID(),
          cause,
          openedAt,
          openedAt + dueHours * HOUR_MS,
          hours === null ? null : "keep",
          hours === null ? null : openedAt + hours * HOUR_MS,
        ],
      );
    };

    test("say that there were none", async () => {
      const words = await wordsOf(await getUncached("/help"));
      expect(words).toContain("Nobody has had to decide on a review in the last 90 days.");
      expect(words).toContain("Nothing is waiting for a decision.");
    });

    test("are the median of 90 days by cause, how many were in time, and what is waiting now", async () => {
      for (const hours of [3, 60, 5.5]) await decide("signals", 20, hours, 48);
      for (const hours of [10, 20]) await decide("flags", 10, hours, 72);
      await decide("flags", 110, 400, 72);
      await decide("appeal", 5, 0.4, 120);
      await decide("signals", 3, null, 48);
      await decide("flags", 1, null, 72);
      const html = await help();
      const table = tableOf(html, /How long decisions took/).sort();
      expect(table).toEqual([
        ["One side appealed", "1", "1", "under 1 hour"],
        ["Readers reported it", "2", "2", "15.0 hours"],
        ["Signals held it", "3", "2", "5.5 hours"],
      ]);
      expect(await wordsOf(await getUncached("/help"))).toContain(
        "2 wait for a decision now, 1 of them longer than promised.",
      );
    });
  });
});
