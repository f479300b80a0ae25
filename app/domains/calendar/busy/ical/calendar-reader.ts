/**
 * The parts of an iCalendar text that say when somebody is busy, taken in as the text arrives. Their lines are read when
 * somebody asks for them (`calendar-part.ts`); nothing is held without a bound.
 */
import { LINE_MOST, type Part } from "./calendar-part.ts";

/** Why a text is not read to its end. */
export type Refused = "no-calendar" | "too-large";

export type CalendarParts = { calendars: Part[]; zones: Part[]; events: Part[] };

/** The lines of each part that are read; all others are passed over. */
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
/** Parts that are in no other but the calendar: one that begins ends whatever was left open before. */
const OUTER = new Set(["VEVENT", "VFREEBUSY", "VTIMEZONE", "VTODO", "VJOURNAL"]);
const NAME_MOST = 40;
const DEPTH_MOST = 10;
const LINES_MOST = 400_000;
/** Parts of a time zone: one for each change in its history, in calendars that tell all of it. */
const ZONE_PARTS_MOST = 500;

/** Reads the text as it arrives. `push` and `end` say what is wrong with it; null: nothing so far. */
export function createCalendarReader(partsMost: number) {
  const found: CalendarParts = { calendars: [], zones: [], events: [] };
  const open: Part[] = [];
  let rest = "";
  /** A line whose continuation may still come: null for one that is not read. */
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
      // Of a line without an end no more is held than shows that it is too long.
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
