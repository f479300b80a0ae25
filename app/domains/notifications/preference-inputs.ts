/** The form of `/settings?section=notifications`, read at the edge. */
import type { FieldErrors } from "#app/platform/inputs.ts";
import { CHANNELS } from "#db/lists.ts";
import { choiceName, type EventName, factsOf } from "./events.ts";
import type { Choice, Times } from "./preferences.ts";
import { isTimeZone } from "./wall-clock.ts";

export type PreferenceInput = {
  /** Of each event and channel that stood in the form and can be chosen. */
  choices: Choice[];
  /** Null: at any time, a letter an event, and no clock to go by. */
  times: Times | null;
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What the form says of the events that stood in it, or what is wrong by field. */
export function parsePreferenceForm(
  fields: Readonly<Record<string, string>>,
  offered: readonly EventName[],
): { input: PreferenceInput } | { errors: FieldErrors } {
  const choices = offered.flatMap((event) =>
    CHANNELS.flatMap((channel) =>
      factsOf(event)[channel] === "on"
        ? [{ event, channel, wanted: fields[choiceName(event, channel)] !== undefined }]
        : [],
    ),
  );
  const [from, until, timeZone] = [fields.quietFrom ?? "", fields.quietUntil ?? "", fields.timeZone ?? ""];
  const digest = fields.digest !== undefined;
  const errors: Record<string, string> = {};
  if (from !== "" && !TIME.test(from)) errors.quietFrom = "Enter a time from 00:00 to 23:59.";
  else if (from === "" && until !== "")
    errors.quietFrom = "Enter when the quiet hours begin, or leave both empty.";
  if (until !== "" && !TIME.test(until)) errors.quietUntil = "Enter a time from 00:00 to 23:59.";
  else if (until === "" && from !== "")
    errors.quietUntil = "Enter when the quiet hours end, or leave both empty.";
  else if (until !== "" && until === from)
    errors.quietUntil = "Enter another time than the one they begin at, or leave both empty.";
  const quiet = from !== "";
  if (timeZone === "" ? quiet || digest : !isTimeZone(timeZone)) {
    errors.timeZone = "Choose your time zone from the list.";
  }
  if (Object.keys(errors).length > 0) return { errors };
  const times = {
    quietFrom: quiet ? from : null,
    quietUntil: quiet ? until : null,
    timeZone,
    digest,
  };
  return { input: { choices, times: timeZone === "" ? null : times } };
}
