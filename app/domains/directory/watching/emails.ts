/** What those who watch an agent are told, in the bell and by email. */
import { NO_END } from "#app/domains/licenses/types.ts";
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { type Message, named, t } from "#app/text/text.ts";
import type { EndedStatus, WatchEvent } from "./watch-events.ts";

type LicenseMessage = Extract<Message, `${string}{state}${string}{number}${string}`>;

const ENDED = {
  lapsed: "The {state} license {number} has expired.",
  inactive: "The state has the {state} license {number} as inactive.",
  canceled: "The state has the {state} license {number} as canceled.",
  surrendered: "The state has the {state} license {number} as surrendered.",
  revoked: "The state has the {state} license {number} as revoked.",
} as const satisfies Record<EndedStatus, LicenseMessage>;

/** An agent's events, with the names of the states. */
export type WatchedNews = {
  name: string;
  events: readonly [WatchEvent, ...WatchEvent[]];
  stateName: (stateCode: string) => string;
};

/** The title in the bell, and the subject: of the first event. */
export function watchTitle({ name, events: [first], stateName }: WatchedNews): string {
  switch (first.kind) {
    case "license-ended":
      return t("{name}’s {state} license has ended", {
        name,
        state: named(stateName(first.license.stateCode)),
      });
    case "license-suspended":
      return t("{name}’s {state} license is suspended", {
        name,
        state: named(stateName(first.license.stateCode)),
      });
    case "license-restored":
      return t("{name}’s {state} license is in force again", {
        name,
        state: named(stateName(first.license.stateCode)),
      });
    case "moved":
      return t("{name} moved to {place}", { name, place: first.to });
    case "handed-over":
      return t("{name}’s profile has a new owner", { name });
  }
}

/** One sentence or two for each event. */
const eventWords = (event: WatchEvent, stateName: WatchedNews["stateName"]): string => {
  switch (event.kind) {
    case "license-ended": {
      const { stateCode, number, expiresOn } = event.license;
      const words = t(ENDED[event.status], { state: named(stateName(stateCode)), number });
      return event.status === "lapsed" && expiresOn !== NO_END
        ? `${words} ${t("Its last day was {day}.", { day: formatDay(expiresOn) })}`
        : words;
    }
    case "license-suspended": {
      const { stateCode, number } = event.license;
      return t("The state has the {state} license {number} as suspended.", {
        state: named(stateName(stateCode)),
        number,
      });
    }
    case "license-restored": {
      const { stateCode, number } = event.license;
      return t("The state has the {state} license {number} as active again.", {
        state: named(stateName(stateCode)),
        number,
      });
    }
    case "moved":
      return t("The office was in {from} and is now in {to}.", { from: event.from, to: event.to });
    case "handed-over":
      return t("A different account manages this profile now, and gets what you send to it from now on.");
  }
};

/** The text in the bell under the title. */
export const watchMessage = ({ events, stateName }: WatchedNews): string =>
  events.map((event) => eventWords(event, stateName)).join(" ");

export const watchEmail = (
  recipient: string,
  news: WatchedNews,
  /** `listUrl`: the account's list of watched agents; null for a guest. */
  { url, listUrl, stop }: { url: string; listUrl: string | null; stop: EmailStop },
): Email =>
  writeEmail("watched-agent", recipient, {
    subject: watchTitle(news),
    before: news.events.map((event) => eventWords(event, news.stateName)),
    link: { label: t("View {name}’s profile", { name: news.name }), url },
    after: [
      listUrl === null
        ? t("You get this because you booked a time with this agent.")
        : t("You get this because you saved, messaged, or booked this agent, or chose to watch them."),
    ],
    stop,
    foot: listUrl === null ? [] : [{ label: t("Agents you watch"), url: listUrl }],
  });
