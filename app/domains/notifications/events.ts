/** What people are told of, over which channel, and what they may change about it. */

import type { CHANNELS } from "#db/lists.ts";

export type Channel = (typeof CHANNELS)[number];

/** `on` unless its reader says otherwise; the other two are not for choosing. */
type Standing = "on" | "always" | "never";

type EventFacts = Readonly<
  { label: string; explanation: string; offeredTo: "everyone" | "agents" | "admins" } & Record<
    Channel,
    Standing
  >
>;

const EVENTS = {
  answer: {
    label: "An answer to your question",
    explanation: "A licensed agent has answered what you asked.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  message: {
    label: "A message to you",
    explanation: "Somebody has written to you here.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  question: {
    label: "A question for you",
    explanation: "Somebody near you asks, and you are licensed for it.",
    offeredTo: "agents",
    bell: "on",
    mail: "on",
  },
  review: {
    label: "A review of you",
    explanation: "A customer has published one, or changed it.",
    offeredTo: "agents",
    bell: "on",
    mail: "on",
  },
  "review-reply": {
    label: "A reply to your review",
    explanation: "The agent, or their organization, has replied to what you wrote.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  "review-decision": {
    label: "A decision about a review",
    explanation: "A person has decided about a review that is yours, is about you, or that you reported.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  "waiting-question": {
    label: "A question waits too long",
    explanation: "The bell says so each time more experts are asked, mail the last time.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-review": {
    label: "A review waits for a decision",
    explanation: "Somebody has to decide within a day about one that is held, reported or appealed.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-claim": {
    label: "A claim waits for a decision",
    explanation: "Somebody claims or contests an agent’s profile, and a person has to decide.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  claim: {
    label: "Whose profile it is",
    explanation: "You claimed a profile and it was decided, or somebody contests the one that is yours.",
    offeredTo: "agents",
    bell: "always",
    mail: "always",
  },
  account: {
    label: "Your account",
    explanation: "Links to confirm your address, to choose a new password, to come back.",
    offeredTo: "everyone",
    bell: "never",
    mail: "always",
  },
} as const satisfies Record<string, EventFacts>;

export type EventName = keyof typeof EVENTS;
/** Those that can be announced with a choice: what belongs to the account is told whatever was chosen. */
export type AnnouncedEvent = Exclude<EventName, "account" | "claim">;

const NAMES = Object.keys(EVENTS).flatMap((name) => (isEvent(name) ? [name] : []));

function isEvent(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}

/** An answer is what its reader asked for, and comes whatever else did; of anything else others decide how often. */
export const isAskedFor = (event: AnnouncedEvent): boolean => event === "answer";

export const factsOf = (event: EventName): EventFacts => EVENTS[event];

/** The events that a viewer with these flags is ever told of, in the order of the settings. */
export const offeredEvents = ({ isAgent, isAdmin }: { isAgent: boolean; isAdmin: boolean }): EventName[] =>
  NAMES.filter((name) => {
    const { offeredTo } = EVENTS[name];
    return offeredTo === "everyone" || (offeredTo === "agents" ? isAgent : isAdmin);
  });

/** Events whose letters their reader may end. */
export const STOPPABLE_EVENTS: readonly EventName[] = NAMES.filter((name) => EVENTS[name].mail === "on");

export const parseStoppableEvent = (text: string): EventName | null =>
  STOPPABLE_EVENTS.find((name) => name === text) ?? null;

/** What the check box of an event over a channel is called. */
export const choiceName = (event: EventName, channel: Channel): string => `${event}-${channel}`;
