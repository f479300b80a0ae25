/** Calendars as the rest of the product sees them. Instants in milliseconds UTC, minutes of a day on the agent's clocks. */
import type { APPOINTMENT_STATUSES, APPOINTMENT_WAYS, CANCELERS } from "#db/lists.ts";

export type Way = (typeof APPOINTMENT_WAYS)[number];
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
export type Canceler = (typeof CANCELERS)[number];

/** Hours of a day, in order and apart; none is a closed day. */
export type DayRanges = readonly (readonly [fromMinute: number, untilMinute: number])[];

export type SpecialRanges = { on: string; hours: DayRanges };

/** When an agent can be met at all. */
export type Hours = {
  /** IANA name. */
  timeZone: string;
  /** Seven days from Monday. */
  week: readonly DayRanges[];
  /** Days that differ from it; they count before holidays. */
  special: readonly SpecialRanges[];
  /** Closed on federal holidays. */
  holidays: boolean;
};

/** What is asked of a time to be bookable. */
export type Meeting = {
  minutes: number;
  bufferMinutes: number;
  noticeHours: number;
  horizonDays: number;
};

export type AppointmentType = Meeting & { id: string; name: string; way: Way; link: string };

/** From one instant until before another. */
export type Interval = readonly [fromMs: number, untilMs: number];
