/** Appointments in words. */
import type { AppointmentStatus, Way } from "./types.ts";

export const WAYS: Readonly<Record<Way, string>> = {
  office: "At the office",
  phone: "Phone call",
  video: "Video call",
};

export const STATUSES: Readonly<Record<AppointmentStatus, string>> = {
  booked: "Booked",
  canceled: "Canceled",
  kept: "Kept",
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
  if (hours % 24 !== 0) return hours === 1 ? "1 hour" : `${hours} hours`;
  return hours === 24 ? "1 day" : `${hours / 24} days`;
}
