/**
 * Reviews that share a network, labeled as a ring's or honest people's, and the accounts that use those networks
 * without writing any. Drawn, the same each time; every ring has different words, mailboxes and devices for each
 * account unless its name says otherwise.
 */
import { DAY_MS } from "#app/platform/durations.ts";
import { Random } from "#db/seed/random.ts";
import type { CameFrom } from "#db/seed/reviews/review-ring.ts";
import type { Resident } from "#db/seed/reviews/ring-facts.ts";
import { Deck } from "#db/seed/words/phrases.ts";
import { honestWords } from "./labeled-reviews.ts";

const MINUTE_MS = 60_000;

const RINGS = [
  "ten within minutes",
  "ten over days",
  "ten opened in one place, sent from ten",
  "ten through a busy network",
  "the agent at home",
  "the agent's own phone",
  "a colleague's home",
  "the agent, with all of it apart",
] as const;
const CROWDS = [
  "office over months",
  "office, one day",
  "campus",
  "carrier's address",
  "evening, own venue",
  "evening, busy venue",
  "couple at home",
  "three at home",
  "customer in the agent's office",
  "shared office of many firms",
] as const;
export type Group = (typeof RINGS)[number] | (typeof CROWDS)[number];

export const isRing = (group: Group): boolean => RINGS.some((one) => one === group);

export type CrowdReview = CameFrom & { group: Group };
export type Crowds = { reviews: CrowdReview[]; residents: Resident[]; agents: number };

/** All of them in the order of sending, within the hundred and thirty days before `nowMs`. Each `draw` gives others. */
export function drawCrowds(nowMs: number, draw = 1): Crowds {
  const random = new Random("labeled", "crowds", draw);
  const reviews: CrowdReview[] = [];
  const residents: Resident[] = [];
  const startMs = nowMs - 130 * DAY_MS;
  let agents = 0;
  let people = 0;
  const newAgent = () => agents++;
  const within = (days: number) => Math.floor(startMs + random.unit() * days * DAY_MS);

  /** A person's review: from an account of an hour at most for two in three, of months for the others. */
  function write(
    group: Group,
    agent: number,
    address: string,
    sentAt: number,
    own: Partial<CrowdReview> = {},
  ) {
    people += 1;
    const age = random.chance(0.66) ? random.integer(3, 50) * MINUTE_MS : random.integer(2, 300) * DAY_MS;
    const stars = isRing(group) ? 5 : random.integer(3, 5);
    reviews.push({
      group,
      agent,
      stars,
      body: honestWords(stars, new Deck(random), random),
      email: `crowd.${people}@post.example`,
      device: `crowd device ${people}`,
      address,
      sentAt,
      accountMadeAt: sentAt - age,
      ...own,
    });
  }
  function settle(
    count: number,
    address: string,
    side: Resident["side"] = null,
    agent: number | null = null,
  ) {
    for (let at = 0; at < count; at += 1) {
      people += 1;
      const madeAt = startMs - random.integer(5, 200) * DAY_MS;
      residents.push({ address, device: `resident device ${people}`, madeAt, side, agent });
    }
  }
  /** `count` times, with a number for names. */
  const times = (count: number, one: (at: number) => void) => {
    for (let at = 0; at < count; at += 1) one(at);
  };
  const fresh = (sentAt: number) => ({ accountMadeAt: sentAt - random.integer(2, 30) * MINUTE_MS });

  times(3, (at) => {
    const [agent, begun, address] = [newAgent(), within(100), `ring room ${at}`];
    times(10, (one) => {
      const sentAt = begun + one * random.integer(1, 6) * MINUTE_MS;
      write("ten within minutes", agent, address, sentAt, fresh(sentAt));
    });
  });
  times(3, (at) => {
    const [agent, begun, address] = [newAgent(), within(100), `slow room ${at}`];
    times(10, (one) => {
      const sentAt = Math.floor(begun + (one + random.unit()) * 0.8 * DAY_MS);
      write("ten over days", agent, address, sentAt, fresh(sentAt));
    });
  });
  times(2, (at) => {
    const [agent, begun] = [newAgent(), within(100)];
    times(10, (one) => {
      const sentAt = begun + one * random.integer(5, 60) * MINUTE_MS;
      const accountMadeAt = begun - random.integer(1, 6) * DAY_MS;
      write("ten opened in one place, sent from ten", agent, `mobile ${at} ${one}`, sentAt, {
        opened: `back room ${at}`,
        accountMadeAt,
      });
    });
  });
  times(2, (at) => {
    const [agent, begun, address] = [newAgent(), within(100), `exit ${at}`];
    settle(60, address);
    times(10, (one) => {
      const sentAt = begun + one * random.integer(2, 9) * MINUTE_MS;
      write("ten through a busy network", agent, address, sentAt, fresh(sentAt));
    });
  });
  times(8, (at) => {
    const agent = newAgent();
    settle(1, `agent's home ${at}`, "agent", agent);
    settle(random.integer(0, 2), `agent's home ${at}`);
    write("the agent at home", agent, `agent's home ${at}`, within(100));
    const phone = newAgent();
    settle(1, `agent's flat ${at}`, "agent", phone);
    const device = residents.at(-1)?.device ?? "";
    write("the agent's own phone", phone, `train ${at}`, within(100), { device });
    const other = newAgent();
    settle(1, `colleague's home ${at}`, "organization", other);
    const sentAt = within(100);
    write("a colleague's home", other, `colleague's home ${at}`, sentAt, at < 6 ? fresh(sentAt) : {});
    const careful = newAgent();
    settle(1, `careful agent's home ${at}`, "agent", careful);
    write("the agent, with all of it apart", careful, `library ${at}`, within(100));
  });

  times(4, (at) => {
    const agent = newAgent();
    settle(random.integer(0, 10), `office ${at}`);
    times(12, () => write("office over months", agent, `office ${at}`, within(120)));
  });
  times(2, (at) => {
    const [agent, begun] = [newAgent(), within(100)];
    settle(random.integer(2, 10), `firm ${at}`);
    times(5, () =>
      write("office, one day", agent, `firm ${at}`, begun + random.integer(0, 7 * 60) * MINUTE_MS),
    );
  });
  const campusAgents = Array.from({ length: 12 }, newAgent);
  settle(150, "campus");
  times(70, () => write("campus", random.pick(campusAgents), "campus", within(60)));
  const carried = Array.from({ length: 30 }, newAgent);
  settle(60, "carrier");
  for (const agent of carried.slice(0, 20)) settle(1, "carrier", "agent", agent);
  times(60, () => write("carrier's address", random.pick(carried), "carrier", within(120)));
  times(2, (at) => {
    const venues = [newAgent(), newAgent()] as const;
    settle(60, `hotel ${at}`);
    const begun = within(100);
    times(8, () => {
      const minute = () => begun + random.integer(0, 4 * 60) * MINUTE_MS;
      const [first, second] = [minute(), minute()];
      write("evening, own venue", venues[0], `barn ${at}`, first, fresh(first));
      write("evening, busy venue", venues[1], `hotel ${at}`, second, fresh(second));
    });
  });
  times(15, (at) => {
    const [agent, begun] = [newAgent(), within(100)];
    settle(random.integer(0, 2), `household ${at}`);
    times(at < 12 ? 2 : 3, () =>
      write(
        at < 12 ? "couple at home" : "three at home",
        agent,
        `household ${at}`,
        begun + random.integer(0, 20 * 60) * MINUTE_MS,
      ),
    );
  });
  times(6, (at) => {
    const agent = newAgent();
    settle(1, `agency ${at}`, "agent", agent);
    settle(random.integer(1, 5), `agency ${at}`, "organization", agent);
    write("customer in the agent's office", agent, `agency ${at}`, within(100));
  });
  times(2, (at) => {
    const agent = newAgent();
    settle(45, `shared office ${at}`);
    settle(1, `shared office ${at}`, "agent", agent);
    times(4, () => write("shared office of many firms", agent, `shared office ${at}`, within(100)));
  });
  reviews.sort((a, b) => a.sentAt - b.sentAt || a.email.localeCompare(b.email));
  return { reviews, residents, agents };
}
