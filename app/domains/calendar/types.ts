/** Calendars as the rest of the product sees them. Instants are milliseconds UTC, minutes of a day are in the agent's zone. */
import type { APPOINTMENT_STATUSES, APPOINTMENT_WAYS, CANCELERS } from "#db/lists.ts";

export type Way = (typeof APPOINTMENT_WAYS)[number];
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
export type Canceler = (typeof CANCELERS)[number];

/** Hours of a day, in order and without overlap; empty when closed. */
export type DayRanges = readonly (readonly [fromMinute: number, untilMinute: number])[];

/** Days that differ from the week: time off, or shorter hours. */
export type SpecialRanges = {
  /** The first day. */
  on: string;
  /** The last day; the same as the first for one day. */
  until: string;
  /** For the agent alone; empty for none. */
  reason: string;
  /** On each of these days that is open without them; for a single day, also on a closed one. Empty: time off. */
  hours: DayRanges;
};

/** When an agent can be booked at all. */
export type Hours = {
  /** IANA name. */
  timeZone: string;
  /** Seven days from Monday. */
  week: readonly DayRanges[];
  /** Days that differ from the week; a single one overrides holidays. The first that counts for a day decides. */
  special: readonly SpecialRanges[];
  /** Closed on federal holidays. */
  holidays: boolean;
};

/** What makes a time bookable. */
export type Meeting = {
  minutes: number;
  bufferMinutes: number;
  noticeHours: number;
  horizonDays: number;
};

export type AppointmentType = Meeting & { id: string; name: string; way: Way; link: string };

/** From one instant until just before another. */
export type Interval = readonly [fromMs: number, untilMs: number];
