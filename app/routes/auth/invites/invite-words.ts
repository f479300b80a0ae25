/** The sentences for each state of an invite. */
import type { AcceptOutcome } from "#app/domains/organizations/invites/accept-commands.server.ts";
import { JOIN_PROBLEMS } from "#app/domains/organizations/members/words.ts";
import { site } from "#app/platform/site.ts";

type Said = { title: string; text: string };

export const OWNS_ELSEWHERE: Said = {
  title: "You own another organization",
  text: `You’d leave it by joining this one, and it can’t be without an owner. Email ${site.supportEmail} and we’ll help.`,
};

export const ACCEPT_REFUSALS: Readonly<Record<Exclude<AcceptOutcome, "joined" | "already">, Said>> = {
  ...JOIN_PROBLEMS,
  "owns-elsewhere": OWNS_ELSEWHERE,
  over: {
    title: "This invite is over",
    text: "It was answered, withdrawn, or it expired. This page shows its current state.",
  },
  closed: { title: "This organization was closed", text: "Nobody can join it anymore." },
  full: {
    title: "There’s no free seat right now",
    text: "Somebody else took the last one. Your invite stays open. Tell the person who invited you, so they can make room.",
  },
  changed: {
    title: "Your account just changed",
    text: "Nothing was changed by your click. Reload the page to see its current state, and try again.",
  },
};

export const OVER: Readonly<
  Record<"accepted" | "declined" | "revoked" | "expired" | "closed", (organization: string) => Said>
> = {
  accepted: (organization) => ({
    title: "This invite was already accepted",
    text: `If that was you, sign in with the account you joined ${organization} with. If not, ask the person who invited you for an invite of your own.`,
  }),
  declined: (organization) => ({
    title: "This invite was declined",
    text: `If you changed your mind, ask ${organization} to let you join.`,
  }),
  revoked: (organization) => ({
    title: "This invite was withdrawn",
    text: `${organization} took it back. You can still ask to join.`,
  }),
  expired: (organization) => ({
    title: "This invite has expired",
    text: `Ask for a new one, and the people who manage ${organization} get a message.`,
  }),
  closed: (organization) => ({
    title: `${organization} was closed`,
    text: "Its owner closed it, so nobody can join anymore.",
  }),
};
