/** The events that people are notified of, over which channels, and which of these they may choose. */
import type { PlainMessage } from "#app/text/text.ts";
import type { CHANNELS } from "#db/lists.ts";

export type Channel = (typeof CHANNELS)[number];

/** `on` until the reader turns it off; the other two can't be chosen. */
type Default = "on" | "always" | "never";

type EventFacts = Readonly<
  {
    label: PlainMessage;
    explanation: PlainMessage;
    offeredTo: "everyone" | "agents" | "organizations" | "payers" | "admins";
  } & Record<Channel, Default>
>;

const EVENTS = {
  answer: {
    label: "An answer to your question",
    explanation: "A licensed agent answered what you asked.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  message: {
    label: "A new message",
    explanation: "Someone wrote to you here.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  question: {
    label: "A question for you",
    explanation: "Someone near you has a question you’re licensed to answer.",
    offeredTo: "agents",
    bell: "on",
    mail: "on",
  },
  lead: {
    label: "A new lead",
    explanation: "Someone asked you for a quote, left their details, or took back their consent.",
    offeredTo: "agents",
    bell: "on",
    mail: "on",
  },
  appointment: {
    label: "An appointment with you",
    explanation: "Someone booked, moved, or canceled an appointment, or a license no longer covers one.",
    offeredTo: "agents",
    bell: "on",
    mail: "on",
  },
  review: {
    label: "A review of you",
    explanation: "A customer published a review or edited one.",
    offeredTo: "agents",
    bell: "on",
    mail: "on",
  },
  "saved-search": {
    label: "New agents for your saved searches",
    explanation: "Someone is newly licensed for what you look for, where you look. At most once a day.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  "watched-agent": {
    label: "Agents you watch",
    explanation: "Their license ends or is suspended, they move, or their profile changes hands.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  "review-reply": {
    label: "A reply to your review",
    explanation: "The agent or their organization replied to what you wrote.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  "review-decision": {
    label: "A decision about a review",
    explanation: "Our team decided about a review that you wrote, that’s about you, or that you reported.",
    offeredTo: "everyone",
    bell: "on",
    mail: "on",
  },
  membership: {
    label: "Who joins your organization",
    explanation: "Someone joins, leaves, or asks to join an organization you manage.",
    offeredTo: "organizations",
    bell: "on",
    mail: "on",
  },
  "waiting-question": {
    label: "A question without an answer",
    explanation: "On the site each time we ask more experts, and by email the last time.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-review": {
    label: "A review to decide",
    explanation: "A held, reported, or appealed review needs a decision within a day.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-claim": {
    label: "A profile claim to decide",
    explanation: "Someone claimed or contested an agent’s profile, and it needs a decision.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-new-agent": {
    label: "A new agent to decide",
    explanation: "An agent who isn’t in the directory applied, and someone on our team needs to decide.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-application": {
    label: "An application to decide",
    explanation: "An organization applied, and someone on our team needs to decide.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  license: {
    label: "Your licenses",
    explanation:
      "A license of yours ends soon, has ended, or changed in a state’s list, or we read a document you sent.",
    offeredTo: "agents",
    bell: "on",
    mail: "on",
  },
  facts: {
    label: "What your profile says",
    explanation: "Something on it wasn’t confirmed for 90 days. At most once in 90 days.",
    offeredTo: "agents",
    bell: "on",
    mail: "on",
  },
  "waiting-license": {
    label: "A license document to read",
    explanation: "An agent sent a document for a license, and it needs a decision.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-payment": {
    label: "A payment to look at",
    explanation: "A card dispute, something Stripe told us that we couldn’t follow, or a difference with it.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-photo": {
    label: "A reported photo",
    explanation: "A reader reported a photo, and someone on our team needs to look at it.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "fact-report": {
    label: "A fact reported on your profile",
    explanation: "A reader says that something on your profile is wrong.",
    offeredTo: "agents",
    bell: "on",
    mail: "on",
  },
  "waiting-fact": {
    label: "A reported fact",
    explanation: "A reader says that a fact on a profile is wrong, and someone needs to check it.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-not-listed": {
    label: "A request not to be listed, or about someone’s own information",
    explanation:
      "Someone asks us to take a profile out of the directory, or to correct what we hold about them.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-list": {
    label: "What lists contradict",
    explanation: "A state’s list contradicts a claimed profile or an application. At most once a day.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  "waiting-factor-reset": {
    label: "A lost second factor",
    explanation: "Someone lost theirs and asks us to remove it. Two admins have to agree.",
    offeredTo: "admins",
    bell: "on",
    mail: "on",
  },
  billing: {
    label: "What you pay for",
    explanation: "A payment, a receipt, or a change to your plan or your organization’s.",
    offeredTo: "payers",
    bell: "always",
    mail: "always",
  },
  application: {
    label: "Your organization’s application",
    explanation: "We got it, approved it, or couldn’t.",
    offeredTo: "organizations",
    bell: "always",
    mail: "always",
  },
  claim: {
    label: "Your profile claim",
    explanation: "We decided on a profile you claimed, or someone is contesting yours.",
    offeredTo: "agents",
    bell: "always",
    mail: "always",
  },
  account: {
    label: "Your account",
    explanation: "Links to confirm your email address, reset your password, or restore your account.",
    offeredTo: "everyone",
    bell: "never",
    mail: "always",
  },
} as const satisfies Record<string, EventFacts>;

export type EventName = keyof typeof EVENTS;
/** Events with a choice. Those about the account itself are always sent. */
export type AnnouncedEvent = Exclude<EventName, "account" | "claim" | "application" | "billing">;

const NAMES = Object.keys(EVENTS).flatMap((name) => (isEvent(name) ? [name] : []));

function isEvent(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}

/**
 * Events that don't count against the email limit: readers asked for answers and saved searches, and licenses and facts age by the
 * calendar. How often all other events happen is up to other people.
 */
export const isAskedFor = (event: AnnouncedEvent): boolean =>
  event === "answer" || event === "license" || event === "facts" || event === "saved-search";

export const factsOf = (event: EventName): EventFacts => EVENTS[event];

const OFFERED_TO = {
  agents: "isAgent",
  organizations: "canManageOrganizations",
  admins: "isAdmin",
} as const;

/** The events for a viewer with these flags, in the order of the settings. */
export const offeredEvents = (flags: {
  isAgent: boolean;
  isAdmin: boolean;
  canManageOrganizations: boolean;
}): EventName[] =>
  NAMES.filter((name) => {
    const { offeredTo } = EVENTS[name];
    if (offeredTo === "payers") return flags.isAgent || flags.canManageOrganizations;
    return offeredTo === "everyone" || flags[OFFERED_TO[offeredTo]];
  });

/** Events whose emails the reader may turn off. */
export const STOPPABLE_EVENTS: readonly EventName[] = NAMES.filter((name) => EVENTS[name].mail === "on");

export const parseStoppableEvent = (text: string): EventName | null =>
  STOPPABLE_EVENTS.find((name) => name === text) ?? null;

/** The name of an event's check box for a channel. */
export const choiceName = (event: EventName, channel: Channel): string => `${event}-${channel}`;
