/** The words for appointments. */
import { named, type PlainMessage, t, tn } from "#app/text/text.ts";
import type { AppointmentStatus, Way } from "./types.ts";

export const WAYS: Readonly<Record<Way, PlainMessage>> = {
  office: "At the office",
  phone: "Phone call",
  video: "Video call",
};

export const STATUSES: Readonly<Record<AppointmentStatus, PlainMessage>> = {
  booked: "Booked",
  canceled: "Canceled",
  completed: "Completed",
  missed: "Missed",
};

/** 90 → "1 h 30 min". */
export function formatLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(
    " ",
  );
}

/** 48 → "2 days". */
export function formatNotice(hours: number): string {
  if (hours % 24 !== 0) return tn(hours, "{n} hour", "{n} hours");
  return tn(hours / 24, "{n} day", "{n} days");
}

/** "Home in Texas". */
export const insuranceIn = ({ insurance, stateName }: { insurance: string; stateName: string }): string =>
  t("{insurance} in {place}", { insurance: named(insurance), place: named(stateName) });
