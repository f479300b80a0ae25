/** What may become of an appointment, and of which license it needs. Pure. */
import type { AppointmentStatus, Canceler } from "./types.ts";

export type AppointmentChange = "cancel" | "move" | "keep" | "miss";

/** Whether one side may do this to the appointment at this moment. */
export function mayChange(
  { status, startsAt }: { status: AppointmentStatus; startsAt: number },
  side: Canceler,
  change: AppointmentChange,
  nowMs: number,
): boolean {
  const begun = startsAt <= nowMs;
  if (change === "cancel") return status === "booked" && !begun;
  // Who moves it chooses among times that the agent offers; the agent can only take it back.
  if (change === "move") return side === "client" && status === "booked" && !begun;
  // Said once it began, and mended when it was said by mistake.
  return side === "agent" && begun && status !== "canceled";
}
