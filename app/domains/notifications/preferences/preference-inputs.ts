/** The form of `/settings?section=notifications`. */
import * as z from "zod";
import { controlHints } from "#app/platform/forms/inputs.ts";
import { t } from "#app/text/text.ts";
import { CHANNELS } from "#db/lists.ts";
import { choiceName, type EventName, factsOf } from "./events.ts";
import type { Choice, Times } from "./preferences.ts";
import { isTimeZone } from "./wall-clock.ts";

export type PreferenceInput = {
  /** One for each event and channel in the form. */
  choices: Choice[];
  /** Null: no quiet hours and no daily email. */
  times: Times | null;
};

const ticked = z.boolean({ error: () => t("Check the box or leave it empty.") }).default(false);
const time = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => t("Enter a time from 00:00 to 23:59.") })
  .register(controlHints, { type: "time" })
  .optional();
const chooseZone = () => t("Choose your time zone from the list.");

const TimesInput = z.object({
  quietFrom: time,
  quietUntil: time,
  digest: ticked,
  timeZone: z.string().refine(isTimeZone, { error: chooseZone }).optional(),
});

/** Rules between the fields. */
function compareTimes({ value, issues }: z.core.ParsePayload<z.output<typeof TimesInput>>): void {
  const { quietFrom, quietUntil, digest, timeZone } = value;
  const say = (field: keyof typeof value, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field], continue: true });
  if (quietFrom === undefined && quietUntil !== undefined)
    say("quietFrom", t("Enter when quiet hours start, or leave both empty."));
  if (quietFrom !== undefined && quietUntil === undefined)
    say("quietUntil", t("Enter when quiet hours end, or leave both empty."));
  if (quietFrom !== undefined && quietFrom === quietUntil)
    say("quietUntil", t("Enter a different time than the start, or leave both empty."));
  if (timeZone === undefined && (quietFrom !== undefined || digest)) say("timeZone", chooseZone());
}

/** The form's schema for a person with these events. */
const preferenceInputOf = (offered: readonly EventName[]) => {
  const choosable = offered.flatMap((event) =>
    CHANNELS.flatMap((channel) => (factsOf(event)[channel] === "on" ? [{ event, channel }] : [])),
  );
  const boxes: Record<string, typeof ticked> = Object.fromEntries(
    choosable.map(({ event, channel }) => [choiceName(event, channel), ticked]),
  );
  return z
    .object({ ...boxes, ...TimesInput.shape })
    .check(compareTimes)
    .transform((fields): PreferenceInput => {
      const { quietFrom = null, quietUntil = null, digest, timeZone } = fields;
      return {
        choices: choosable.map((one) => ({
          ...one,
          wanted: (fields as Record<string, unknown>)[choiceName(one.event, one.channel)] === true,
        })),
        times: timeZone === undefined ? null : { quietFrom, quietUntil, timeZone, digest },
      };
    });
};

const inputs = new Map<string, ReturnType<typeof preferenceInputOf>>();

/** The same, cached by its events. */
export function preferenceInput(offered: readonly EventName[]) {
  const key = offered.join();
  const input = inputs.get(key) ?? preferenceInputOf(offered);
  inputs.set(key, input);
  return input;
}
