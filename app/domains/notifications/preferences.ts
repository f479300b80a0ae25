/** What somebody has chosen to be told, how, and when mail may come. */
import { type Channel, type EventName, factsOf } from "./events.ts";

export type Choice = { event: string; channel: Channel; wanted: boolean };
/** `HH:MM` on the wall clock of an IANA time zone. */
export type Times = {
  quietFrom: string | null;
  quietUntil: string | null;
  timeZone: string;
  digest: boolean;
};
export type Preferences = {
  choices: readonly Choice[];
  times: Times | null;
  /** In which moments are written to them; null where nothing is known of it. */
  zone: string | null;
};

/** Whether the person is told of the event over the channel. */
export function wants({ choices }: Preferences, event: EventName, channel: Channel): boolean {
  const standing = factsOf(event)[channel];
  if (standing !== "on") return standing === "always";
  return choices.find((one) => one.event === event && one.channel === channel)?.wanted ?? true;
}
