/** What somebody has chosen to be told, how, and when mail may come. */
import { z } from "zod";
import { type Channel, type EventName, factsOf } from "./events.ts";

const Kept = z.object({
  /** Event, channel, wanted. */
  choices: z.array(z.tuple([z.string(), z.enum(["bell", "mail"]), z.number()])),
  times: z
    .object({
      quietFrom: z.string().nullable(),
      quietUntil: z.string().nullable(),
      timeZone: z.string(),
      digest: z.number(),
    })
    .nullable(),
});

export type Choice = { event: string; channel: Channel; wanted: boolean };
/** `HH:MM` on the wall clock of an IANA time zone. */
export type Times = {
  quietFrom: string | null;
  quietUntil: string | null;
  timeZone: string;
  digest: boolean;
};
export type Preferences = { choices: readonly Choice[]; times: Times | null };

/** Reads what `preferencesOf` selects. Throws for anything else. */
export function parsePreferences(json: string): Preferences {
  const { choices, times } = Kept.parse(JSON.parse(json));
  return {
    choices: choices.map(([event, channel, wanted]) => ({ event, channel, wanted: wanted === 1 })),
    times: times === null ? null : { ...times, digest: times.digest === 1 },
  };
}

/** Whether the person is told of the event over the channel. */
export function wants({ choices }: Preferences, event: EventName, channel: Channel): boolean {
  const standing = factsOf(event)[channel];
  if (standing !== "on") return standing === "always";
  return choices.find((one) => one.event === event && one.channel === channel)?.wanted ?? true;
}
