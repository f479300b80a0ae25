/**
 * Reviews of which it is known what they are: a ring, honest customers with everything that looks odd and is not, and
 * three evenings at which many honest people review one agent at once. Drawn, the same each time.
 */
import { DAY_MS } from "#app/platform/durations.ts";
import { Random } from "#db/seed/random.ts";
import { type CameFrom, drawRing, RING_AGENTS } from "#db/seed/reviews/review-ring.ts";
import { Deck } from "#db/seed/words/phrases.ts";
import { inventReviewText } from "#db/seed/words/review-text.ts";
import { reviewStages } from "#db/seed/words/sentences-review-situations.ts";

export type Labeled = CameFrom & { label: "ring" | "ordinary" | "burst" };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ORDINARY = 600;
const EVENINGS = 3;
const GUESTS = 25;
const COUPLES = 2;
const EVENING_HOURS = 4;
const OFFICES = 10;
/** Agents of the evenings, after the ring's; then those of ordinary customers. */
const FIRST_EVENING = RING_AGENTS;
const FIRST_ORDINARY = FIRST_EVENING + EVENINGS;
const ORDINARY_AGENTS = 240;

/** How many agents are reviewed. */
export const LABELED_AGENTS = FIRST_ORDINARY + ORDINARY_AGENTS;

const stock = [
  "Great service, very friendly and always helpful. Highly recommended.",
  "Excellent agent. Quick, honest and professional, would use again any time.",
  "Very happy with everything so far, thank you for all the help.",
];

/** All of them in the order of sending; everything happens within the twenty days before `nowMs`. Each `draw` gives others. */
export function drawLabeled(nowMs: number, draw = 1): Labeled[] {
  const startMs = nowMs - 20 * DAY_MS;
  const ring = drawRing(new Random("labeled", "ring", draw), { startMs: startMs + 5 * DAY_MS, days: 10 });
  return [
    ...ring.map(({ careful: _, ...review }) => ({ ...review, label: "ring" as const })),
    ...drawOrdinary(startMs, draw),
    ...Array.from({ length: EVENINGS }, (_, at) =>
      drawEvening(at, startMs + (4 + 5 * at) * DAY_MS, draw),
    ).flat(),
  ].sort((a, b) => a.sentAt - b.sentAt);
}

/** Like most: five stars, an account made for it, now and then one of a family or behind an office's address. */
function drawOrdinary(startMs: number, draw: number): Labeled[] {
  const random = new Random("labeled", "ordinary", draw);
  const drawn: Labeled[] = [];
  while (drawn.length < ORDINARY) {
    const at = drawn.length;
    const one = () => drawCustomer(drawn.length, random, startMs);
    const first = one();
    drawn.push(first);
    const { device, address } = first;
    // People who share a sofa: reviewing other agents, or the same one.
    if (at % 14 === 0) {
      for (let more = random.integer(1, 3); more > 0; more -= 1) drawn.push({ ...one(), device, address });
    } else if (at % 60 === 1) {
      const sentAt = first.sentAt + random.integer(3, 90) * MINUTE_MS;
      const accountMadeAt = sentAt - 10 * MINUTE_MS;
      drawn.push({ ...one(), device, address, agent: first.agent, sentAt, accountMadeAt });
    }
  }
  return drawn.slice(0, ORDINARY);
}

function drawCustomer(at: number, random: Random, startMs: number): Labeled {
  const sentAt = Math.floor(startMs + random.unit() * 20 * DAY_MS);
  const stars = random.weighted([
    [5, 66],
    [4, 17],
    [3, 6],
    [2, 4],
    [1, 7],
  ]);
  const isNew = random.chance(0.6);
  return {
    label: "ordinary",
    agent: FIRST_ORDINARY + random.integer(0, ORDINARY_AGENTS - 1),
    stars,
    body:
      stars === 5 && random.chance(0.05) ? random.pick(stock) : honestWords(stars, new Deck(random), random),
    email: `customer.${at}@${random.chance(0.02) ? "yopmail.com" : "post.example"}`,
    device: `own ${at}`,
    address: random.chance(0.13) ? `office ${random.integer(1, OFFICES)}` : `home ${at}`,
    sentAt,
    accountMadeAt: sentAt - (isNew ? random.integer(3, 600) * MINUTE_MS : random.integer(2, 400) * DAY_MS),
  };
}

/** One agent's guests: the venue's network, accounts made there, two couples who share a phone. */
function drawEvening(evening: number, startMs: number, draw: number): Labeled[] {
  const random = new Random("labeled", "evening", evening, draw);
  const deck = new Deck(random);
  return Array.from({ length: GUESTS }, (_, guest) => {
    const sentAt = Math.floor(startMs + random.unit() * EVENING_HOURS * HOUR_MS);
    const phone = guest < 2 * COUPLES ? Math.floor(guest / 2) * 2 : guest;
    const stars = random.weighted([
      [5, 70],
      [4, 20],
      [3, 10],
    ]);
    return {
      label: "burst" as const,
      agent: FIRST_EVENING + evening,
      stars,
      body: honestWords(stars, deck, random),
      email: `guest.${evening}.${guest}@${random.chance(0.02) ? "mailinator.com" : "post.example"}`,
      device: `guest ${evening} ${phone}`,
      address: `venue ${evening}`,
      sentAt,
      accountMadeAt: sentAt - (random.chance(0.95) ? random.integer(2, 40) * MINUTE_MS : 30 * DAY_MS),
    };
  });
}

/** What an honest customer of some agent writes, put together from the stock of the demonstration. */
export function honestWords(stars: number, deck: Deck, random: Random): string {
  const type = random.pick(["auto", "home", "life", "health", "business"] as const);
  const agentFirstName = random.pick(["Ada", "Bo", "Cleo", "Dev", "Esi", "Flo", "Gus", "Ida"]);
  const stage = random.pick(reviewStages);
  return inventReviewText(
    { stars, type, stage, agentFirstName, state: "Texas", inSpanish: false },
    deck,
    random,
  ).body;
}
