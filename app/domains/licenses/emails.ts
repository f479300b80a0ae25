/** The emails of licenses. */

import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import type { RecordedStatus } from "./types.ts";
import { formatLastDay, linesWords, recordedWords } from "./words.ts";

/** Title and text for the bell and for the email. */
export type LicenseNews = { title: string; message: string; linkLabel?: string };

/** To the agent. */
export const licenseEmail = (
  recipient: string,
  { title, message, linkLabel = "View your licenses" }: LicenseNews,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("license", recipient, {
    subject: title,
    before: [message],
    link: { label: linkLabel, url },
    after: [],
    stop,
  });

/** To admins. */
export const waitingLicenseEmail = (
  recipient: string,
  { title, message }: LicenseNews,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-license", recipient, {
    subject: title,
    before: [message],
    link: { label: "Review it", url },
    after: [],
    stop,
  });

/** To admins, once a day at most. */
export const contradictionsEmail = (
  recipient: string,
  { title, message }: LicenseNews,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-list", recipient, {
    subject: title,
    before: [message],
    link: { label: "Today’s work", url },
    after: [],
    stop,
  });

/** What lists contradict since admins last heard of it. */
export function contradictionsNews({ profiles, applications }: { profiles: number; applications: number }) {
  const parts = [
    profiles === 0 ? [] : `${profiles} ${profiles === 1 ? "row" : "rows"} about claimed profiles`,
    applications === 0
      ? []
      : `${applications} ${applications === 1 ? "application" : "applications"} to be listed`,
  ].flat();
  return {
    title: "Lists contradict what we show",
    message: `New since we last wrote: ${parts.join(", and ")}. They wait for a decision.`,
  };
}

export type NamedLicense = { stateName: string; number: string; expiresOn: string };

const listed = (licenses: readonly NamedLicense[]) =>
  licenses
    .map(({ stateName, number, expiresOn }) => `${stateName} ${number} (${formatDay(expiresOn)})`)
    .join(", ");

/** Some licenses of one agent whose last day is over. */
export function lapsedNews(licenses: readonly [NamedLicense, ...NamedLicense[]]): LicenseNews {
  const [one] = licenses;
  return licenses.length === 1
    ? {
        title: `Your ${one.stateName} license has expired`,
        message: `Its last day was ${formatDay(one.expiresOn)} (number ${one.number}). Customers no longer see you as licensed for what only this license covers. If you renewed it, upload the new one in Settings.`,
      }
    : {
        title: `${licenses.length} of your licenses have expired`,
        message: `Their last days are over: ${listed(licenses)}. Customers no longer see you as licensed for what only these cover. If you renewed them, upload the new ones in Settings.`,
      };
}

/** Some licenses of one agent whose last day comes. */
export function endingNews(licenses: readonly [NamedLicense, ...NamedLicense[]]): LicenseNews {
  const [one] = licenses;
  const after = "After that, customers no longer see you as licensed for what only it covers.";
  return licenses.length === 1
    ? {
        title: `Your ${one.stateName} license ends ${formatDay(one.expiresOn)}`,
        message: `It’s number ${one.number}. ${after} Once you’ve renewed it, upload the new one in Settings.`,
      }
    : {
        title: `${licenses.length} of your licenses end soon`,
        message: `These end: ${listed(licenses)}. Once you’ve renewed them, upload the new ones in Settings.`,
      };
}

/** What a list has made of a license. */
export type ListedChange = {
  stateName: string;
  number: string;
  /** The day of the list. */
  readOn: string;
  /** With the place of the office, where the list has it elsewhere. */
  before: { status: RecordedStatus; lines: number; expiresOn: string; place?: string | undefined };
  after: { status: RecordedStatus; lines: number; effectiveOn: string; expiresOn: string };
};

/** "revoked", "without Property", "to Mar 31, 2027": what is worse, the worst first. */
function worseWords({ before, after }: ListedChange): string {
  if (after.status !== "active") return recordedWords(after.status);
  const lost = before.lines - Number(BigInt(before.lines) & BigInt(after.lines));
  if (lost !== 0) return `without ${linesWords(lost)}`;
  return after.expiresOn < before.expiresOn
    ? `to ${formatLastDay(after.expiresOn)}`
    : `from ${formatDay(after.effectiveOn)}`;
}

const CORRECT =
  "If that’s wrong, upload your current license in Settings, and ask the state to correct its list.";

/** Some licenses of one agent that a list has ended, or of which it has taken something. */
export function listNews(changes: readonly [ListedChange, ...ListedChange[]]): LicenseNews {
  const [one] = changes;
  const after = "Your profile shows what the state’s list says.";
  if (changes.length > 1)
    return {
      title: `${changes.length} of your licenses changed in a state’s list`,
      message: `They’re now: ${changes.map((each) => `${each.stateName} ${each.number} (${worseWords(each)})`).join(", ")}. ${after} ${CORRECT}`,
    };
  const isOver = one.after.status !== "active";
  return {
    title: isOver
      ? `Your ${one.stateName} license is ${recordedWords(one.after.status)} in the state’s list`
      : `Your ${one.stateName} license changed in the state’s list`,
    message: isOver
      ? `The list of ${formatDay(one.readOn)} shows number ${one.number} as ${recordedWords(one.after.status)}. Customers no longer see you as licensed for what only this license covers. ${CORRECT}`
      : `The list of ${formatDay(one.readOn)} shows number ${one.number} ${worseWords(one)}. ${after} ${CORRECT}`,
  };
}

/** Some licenses of one agent that a list puts in question. */
export function questionedNews(changes: readonly [ListedChange, ...ListedChange[]]): LicenseNews {
  const [one] = changes;
  const which = changes.map(({ stateName, number }) => `${stateName} ${number}`).join(", ");
  const until =
    "Until we’ve looked into it, customers don’t see you as licensed for what only this license covers.";
  return changes.length === 1
    ? {
        title: `We’re checking your ${one.stateName} license`,
        message: `The state’s list of ${formatDay(one.readOn)} has number ${one.number} under another name, or in a way we can’t read. ${until} To speed it up, upload your current license in Settings.`,
      }
    : {
        title: `We’re checking ${changes.length} of your licenses`,
        message: `The state’s list of ${formatDay(one.readOn)} has these under another name, or in a way we can’t read: ${which}. Until we’ve looked into it, customers don’t see you as licensed for what only these cover. To speed it up, upload your current licenses in Settings.`,
      };
}

/** Some licenses of one agent that turned out not to be what a list put in question. */
export function clearedNews(changes: readonly [ListedChange, ...ListedChange[]]): LicenseNews {
  const [one] = changes;
  const which = changes.map(({ stateName, number }) => `${stateName} ${number}`).join(", ");
  return changes.length === 1
    ? {
        title: `We checked your ${one.stateName} license`,
        message: `Number ${one.number} is on your profile as it was before.`,
      }
    : {
        title: `We checked ${changes.length} of your licenses`,
        message: `They’re on your profile as they were before: ${which}.`,
      };
}

/** Somebody whose office a list has elsewhere. */
export function officeNews([one]: readonly [ListedChange, ...ListedChange[]]): LicenseNews {
  return {
    title: "Did your office move?",
    message: `The ${one.stateName} list of ${formatDay(one.readOn)} says ${one.before.place ?? "another address"}. Is your office there? We changed nothing on your profile: you can move it there, or keep your address.`,
    linkLabel: "Answer",
  };
}

/** Some licenses of one agent, after we undid a list that we had told them about. */
export function takenBackNews(changes: readonly [ListedChange, ...ListedChange[]]): LicenseNews {
  const [one] = changes;
  const which =
    changes.length === 1
      ? `Your ${one.stateName} license ${one.number} is`
      : `${changes.map(({ stateName, number }) => `${stateName} ${number}`).join(", ")} are`;
  return {
    title:
      changes.length === 1
        ? `Your ${one.stateName} license is as it was before`
        : `${changes.length} of your licenses are as they were before`,
    message: `We took back the list of ${formatDay(one.readOn)} that we told you about. ${which} on your profile as before.`,
  };
}
