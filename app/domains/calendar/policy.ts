/** What may become of an appointment, and of which license it needs. Pure. */
import type { AppointmentStatus, Canceler } from "./types.ts";

export type AppointmentChange = "cancel" | "move" | "complete" | "miss";

/**
 * How an appointment is confirmed: at once for an account's own confirmed address, else by the link in an email. Until
 * then the time is held, and when nobody used the link it has lapsed, whether or not the clock has written so yet.
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
  // What nobody confirmed is given back, or confirmed first.
  if (confirmBy !== null && (change !== "cancel" || confirmBy <= nowMs)) return false;
  if (change === "cancel") return status === "booked" && !begun;
  // Who moves it chooses among times that the agent offers; the agent can only take it back.
  if (change === "move") return side === "client" && status === "booked" && !begun;
  // Said once it began, and mended when it was said by mistake.
  return side === "agent" && begun && status !== "canceled";
}
