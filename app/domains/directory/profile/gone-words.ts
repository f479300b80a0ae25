/** What the address of a profile says that isn't listed anymore. */
import { formatDay } from "#app/platform/time/dates.ts";
import { t } from "#app/text/text.ts";
import type { ProfileEnding } from "./profile-types.ts";

type GoneProfile = { name: string; ending: ProfileEnding | null };

export function goneTitle({ name, ending }: GoneProfile): string {
  switch (ending?.kind) {
    case "not-listed":
      return t("This profile isn’t listed anymore");
    case "deceased":
      return t("{name} has died", { name });
    case "retired":
      return t("{name} has retired", { name });
    default:
      return t("{name} is no longer listed", { name });
  }
}

export function goneWords({ name, ending }: GoneProfile): string {
  switch (ending?.kind) {
    case "deceased":
      return t(
        "{name} died on {day}. We’re sorry for your loss. For your policy, call the insurance company: the number is on your policy or card.",
        { name, day: formatDay(ending.since) },
      );
    case "retired":
      return t(
        "{name} stopped working as an insurance agent on {day}. For your policy, call the insurance company: the number is on your policy or card.",
        { name, day: formatDay(ending.since) },
      );
    default:
      return t(
        "This profile was removed from the directory. You can still check the license with the state.",
      );
  }
}
