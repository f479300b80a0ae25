/** A ring: accounts made by a few people to praise two agents and to run down a third, some of them carefully. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { Random } from "../random.ts";
import { Deck } from "../words/phrases.ts";
import { inventReviewText } from "../words/review-text.ts";
import { rewordRingText } from "../words/ring-texts.ts";

const RING_ACCOUNTS = 60;
const DEVICES = 20;
const NETWORKS = 8;

/** The praised agents; the last one is run down. */
export const RING_AGENTS = 3;

/** One in this many has their own device, network, mailbox and words. */
const CAREFUL_EACH = 10;
const shares = { throwaway: 0.4, unlistedThrowaway: 0.25, grownAccount: 0.08 };
const throwaways = ["mailinator.com", "yopmail.com", "guerrillamail.com", "temp-mail.org", "trashmail.com"];

/** A review with what is known about its sender. */
export type CameFrom = {
  /** Which of the reviewed agents, from 0. */
  agent: number;
  stars: number;
  body: string;
  email: string;
  /** Names a device or a network; no other has the same. */
  device: string;
  address: string;
  /** The network on which the account was made, if it differs. */
  opened?: string;
  sentAt: number;
  accountMadeAt: number;
};
type RingReview = CameFrom & { careful: boolean };

/** Sixty reviews in the order of sending, within `days` from `startMs`. */
export function drawRing(random: Random, { startMs, days }: { startMs: number; days: number }): RingReview[] {
  return Array.from({ length: RING_ACCOUNTS }, (_, at) => drawOne(at, random, startMs, days)).sort(
    (a, b) => a.sentAt - b.sentAt,
  );
}

function drawOne(at: number, random: Random, startMs: number, days: number): RingReview {
  const careful = at % CAREFUL_EACH === 0;
  const agent = random.integer(0, RING_AGENTS - 1);
  const isPraise = agent < RING_AGENTS - 1;
  const stars = isPraise ? 5 : 1;
  const sentAt = Math.floor(startMs + random.unit() * days * DAY_MS);
  const age = random.chance(shares.grownAccount)
    ? random.integer(3, 40) * DAY_MS
    : random.integer(4, 300) * MINUTE_MS;
  const throwaway = !careful && random.chance(shares.throwaway);
  const domain = !throwaway
    ? "post.example"
    : random.chance(shares.unlistedThrowaway)
      ? "new-throwaway.example"
      : random.pick(throwaways);
  return {
    careful,
    agent,
    stars,
    body: careful ? ownWords(stars, random) : rewordRingText(isPraise, random),
    email: `${["lee", "kim", "sam", "jo", "max"][at % 5]}.${random.integer(100, 999)}${at}@${domain}`,
    device: careful ? `ring own ${at}` : `ring device ${random.integer(1, DEVICES)}`,
    address: careful ? `ring home ${at}` : `ring network ${random.integer(1, NETWORKS)}`,
    sentAt,
    accountMadeAt: careful ? sentAt - random.integer(2, 60) * HOUR_MS : sentAt - age,
  };
}

/** Written with more effort. */
const ownWords = (stars: number, random: Random, deck = new Deck(random)): string =>
  inventReviewText(
    {
      stars,
      type: "home",
      stage: "bought-a-policy",
      agentFirstName: "Sam",
      state: "Texas",
      inSpanish: false,
    },
    deck,
    random,
  ).body;
