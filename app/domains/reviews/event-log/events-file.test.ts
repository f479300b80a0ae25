import { describe, expect, it } from "vitest";
import { type EventRow, parseEventDays, writeEvents } from "./events-file.ts";

const parse = (query: string) => parseEventDays(new URLSearchParams(query));

describe("the days of the file", () => {
  it("default to all, and each end may be given alone", () => {
    expect(parse("")).toEqual({ from: "", to: "" });
    expect(parse("from=2026-02-28")).toEqual({ from: "2026-02-28", to: "" });
    expect(parse("from=2026-02-01&to=2026-02-01")).toEqual({ from: "2026-02-01", to: "2026-02-01" });
  });

  it.each(["from=2026-02-30", "to=2026-13-01", "from=yesterday", "to=2026-1-1", "from=2026-01-01T00:00"])(
    "are refused with a sentence: %s",
    (query) => {
      expect(parse(query)).toEqual({ problem: expect.stringMatching(/2026-11-03\.$/) });
    },
  );

  it("are refused when they end before they begin", () => {
    expect(parse("from=2026-02-02&to=2026-02-01")).toEqual({ problem: expect.stringContaining("before") });
  });
});

const row: EventRow = {
  day: "2026-11-03",
  event: "removed",
  from: "published",
  to: "removed",
  stars: 2,
  reason: "off-topic",
  count: 3,
};

describe("the file", () => {
  it("is CSV with a heading and lines that end in CRLF, the last one too", () => {
    expect(writeEvents([row, { ...row, from: "", reason: "" }])).toBe(
      "day,event,from,to,stars,reason,count\r\n2026-11-03,removed,published,removed,2,off-topic,3\r\n2026-11-03,removed,,removed,2,,3\r\n",
    );
    expect(writeEvents([])).toBe("day,event,from,to,stars,reason,count\r\n");
  });

  it.each(["=1+1", "-2", "@name", 'a"b', "Ines Calloway", "a,b", "a\nb", "01952a10-6b40", "-off"])(
    "holds no word that isn't on our lists: %j",
    (reason) => {
      expect(writeEvents([{ ...row, reason, event: reason }])).toContain(
        "2026-11-03,other,published,removed,2,other,3\r\n",
      );
    },
  );
});
