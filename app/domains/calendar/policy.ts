/** Which changes of an appointment are allowed, and when it counts as confirmed. Pure. */
import type { AppointmentStatus, Canceler } from "./types.ts";

export type AppointmentChange = "cancel" | "move" | "complete" | "miss";

/**
 * Whether an appointment is confirmed. An account's own confirmed address confirms it at once, any other by the link in an
 * email. Until then the time is held; when the link isn't used in time it lapses, even before the cron writes that.
 */
export function confirmationOf(
  {
    status,
    confirmBy,
    canceledBy,
  }: { status: AppointmentStatus; confirmBy: number | null; canceledBy: Canceler | null },
  nowMs: number,
): "confirmed" | "held" | "lapsed" {
  if (confirmBy === null || canceledBy !== null) return "confirmed";
  return status === "booked" && confirmBy > nowMs ? "held" : "lapsed";
}

/** Whether one side may do this to the appointment at this moment. */
export function mayChange(
  { status, startsAt, confirmBy }: { status: AppointmentStatus; startsAt: number; confirmBy: number | null },
  side: Canceler,
  change: AppointmentChange,
  nowMs: number,
): boolean {
  const begun = startsAt <= nowMs;
  // An unconfirmed one can only be canceled, or confirmed first.
  if (confirmBy !== null && (change !== "cancel" || confirmBy <= nowMs)) return false;
  if (change === "cancel") return status === "booked" && !begun;
  // The client moves it to a time that the agent offers; the agent can only cancel it.
  if (change === "move") return side === "client" && status === "booked" && !begun;
  // Marked once it began; a mark made by mistake can be changed.
  return side === "agent" && begun && status !== "canceled";
}
