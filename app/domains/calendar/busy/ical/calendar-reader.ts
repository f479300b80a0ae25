/**
 * Collects the parts of an iCalendar text that say when its owner is busy, while the text streams in. Their lines are parsed
 * on demand (`calendar-part.ts`). Everything held in memory is bounded.
 */
import { LINE_MOST, type Part } from "./calendar-part.ts";

/** Why reading stopped. */
export type Refused = "no-calendar" | "too-large";

export type CalendarParts = { calendars: Part[]; zones: Part[]; events: Part[] };

/** The lines that are read of each part; all others are skipped. */
const READ: Readonly<Record<string, ReadonlySet<string>>> = {
  VCALENDAR: new Set(["X-WR-TIMEZONE"]),
  VEVENT: new Set([
    ...["UID", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "EXRULE", "RECURRENCE-ID"],
    ...["STATUS", "TRANSP", "X-MICROSOFT-CDO-BUSYSTATUS"],
  ]),
  VFREEBUSY: new Set(["FREEBUSY"]),
  VTIMEZONE: new Set(["TZID"]),
  STANDARD: new Set(["DTSTART", "TZOFFSETFROM", "TZOFFSETTO", "RRULE", "RDATE"]),
  DAYLIGHT: new Set(["DTSTART", "TZOFFSETFROM", "TZOFFSETTO", "RRULE", "RDATE"]),
};
/** Parts directly inside the calendar: when one begins, parts left open before it end. */
const OUTER = new Set(["VEVENT", "VFREEBUSY", "VTIMEZONE", "VTODO", "VJOURNAL"]);
const NAME_MOST = 40;
const DEPTH_MOST = 10;
const LINES_MOST = 400_000;
/** Parts of a time zone: some calendars list one for each change in its history. */
const ZONE_PARTS_MOST = 500;

/** Reads the text as it arrives. `push` and `end` return what is wrong with it, or null. */
export function createCalendarReader(partsMost: number) {
  const found: CalendarParts = { calendars: [], zones: [], events: [] };
  const open: Part[] = [];
  let rest = "";
  /** A line that may still continue; null for a skipped one. */
  let line: Part["lines"][number] | null = null;
  let begun = false;
  let ended = false;
  let lines = 0;
  let parts = 0;
  let refused: Refused | null = null;

  function begin(name: string): void {
    begun ||= name === "VCALENDAR";
    if (name === "VCALENDAR") open.length = 0;
    else if (OUTER.has(name)) open.length = Math.min(open.length, 1);
    if (open.length >= DEPTH_MOST) refused = "no-calendar";
    const part: Part = { name, lines: [], parts: [] };
    const around = open.at(-1);
    open.push(part);
    if (name === "VCALENDAR") found.calendars.push(part);
    else if (name === "VEVENT" || name === "VFREEBUSY") found.events.push(part);
    else if (name === "VTIMEZONE") found.zones.push(part);
    else if (around?.name === "VTIMEZONE" && around.parts.length < ZONE_PARTS_MOST) around.parts.push(part);
    parts += 1;
    if (parts > partsMost) refused = "too-large";
  }

  function takeLine(text: string): void {
    line = null;
    if (text === "") return;
    const cut = nameEnd(text);
    const name = text.slice(0, cut).toUpperCase();
    const value = () =>
      text
        .slice(cut + 1, cut + 1 + NAME_MOST)
        .trim()
        .toUpperCase();
    if (!begun && !(name === "BEGIN" && value() === "VCALENDAR")) refused = "no-calendar";
    else if (name === "BEGIN") begin(value());
    else if (name === "END") {
      const ending = value();
      const at = open.findLastIndex((one) => one.name === ending);
      ended ||= ending === "VCALENDAR";
      if (at !== -1) open.length = at;
    } else {
      const part = open.at(-1);
      if (part === undefined || !READ[part.name]?.has(name)) return;
      line = { name, text };
      part.lines.push(line);
    }
  }

  function takePhysical(text: string): void {
    lines += 1;
    if (lines > LINES_MOST) refused = "too-large";
    if (begun && (text.startsWith(" ") || text.startsWith("\t"))) {
      if (line !== null && line.text.length <= LINE_MOST) line.text += text.slice(1);
    } else takeLine(text);
  }

  return {
    found,
    push(text: string): Refused | null {
      rest += text;
      let from = 0;
      for (let at = rest.indexOf("\n"); at !== -1 && refused === null; at = rest.indexOf("\n", from)) {
        takePhysical(rest.slice(from, rest[at - 1] === "\r" && at > from ? at - 1 : at));
        from = at + 1;
      }
      // Of an endless line, only enough is held to see that it is too long.
      rest = rest.slice(from).slice(0, LINE_MOST + 1);
      if (!begun && rest.length > LINE_MOST) refused = "no-calendar";
      return refused;
    },
    end(): Refused | null {
      takePhysical(rest.trimEnd());
      return refused ?? (begun && ended ? null : "no-calendar");
    },
  };
}

/** Where the name of a line ends: at its first colon or semicolon. */
function nameEnd(text: string): number {
  for (let at = 0; at < text.length && at <= NAME_MOST; at += 1)
    if (text[at] === ":" || text[at] === ";") return at;
  return 0;
}
