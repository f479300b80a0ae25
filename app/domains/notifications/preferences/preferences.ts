/** A person's notification preferences. */
import { type Channel, type EventName, factsOf } from "./events.ts";

export type Choice = { event: string; channel: Channel; wanted: boolean };
/** `HH:MM` in an IANA time zone. */
export type Times = {
  quietFrom: string | null;
  quietUntil: string | null;
  timeZone: string;
  digest: boolean;
};
export type Preferences = {
  choices: readonly Choice[];
  times: Times | null;
  /** The zone for times in notifications; null when unknown. */
  zone: string | null;
};

/** Whether the person wants this event over this channel. */
export function wants({ choices }: Preferences, event: EventName, channel: Channel): boolean {
  const setting = factsOf(event)[channel];
  if (setting !== "on") return setting === "always";
  return choices.find((one) => one.event === event && one.channel === channel)?.wanted ?? true;
}
