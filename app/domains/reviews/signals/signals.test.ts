import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { linkedSignals } from "./linked-signals.ts";
import type { SeenNetwork } from "./shared-networks.ts";
import { decideSignals, type SignalFacts } from "./signals.ts";

/** Doesn't compile when a fact about the writer's opinion is added. */
type Opinion = `${string}${"star" | "rating" | "explains" | "responds" | "claims" | "pressure"}${string}`;
const noOpinion: [Extract<keyof SignalFacts, Opinion>] extends [never] ? true : false = true;

const QUIET: SignalFacts = {
  accountAgeMinutes: 40_000,
  mailDomain: "mail.example",
  disposableMail: false,
  ownDomains: ["calloway.example"],
  shingles: 40,
  similar: [],
  sameDevice: [],
  agentDevice: null,
  networks: [],
  pace: { around: 0, total: 0 },
};
const decide = (facts: Partial<SignalFacts>) => decideSignals({ ...QUIET, ...facts });
const matches = (count: number, sameAgent = true) =>
  Array.from({ length: count }, (_, at) => ({ reviewId: `r${at}`, writer: `w${at}`, sameAgent }));
const alike = (similarity: number, sameAgent = true) => [{ reviewId: "other", similarity, sameAgent }];
const points = (facts: Partial<SignalFacts>) =>
  Object.fromEntries(decide(facts).signals.map((signal) => [signal.kind, signal.points]));

/** A network of the writer's from which `others` accounts reviewed the agent, each `hoursApart` before the last. */
const network = (others: number, hoursApart: number, rest: Partial<SeenNetwork> = {}): SeenNetwork => ({
  unrelated: 0,
  side: null,
  reviews: Array.from({ length: others }, (_, at) => ({
    reviewId: `n${at}`,
    writer: `m${at}`,
    hoursAfter: -(at + 1) * hoursApart,
  })),
  ...rest,
});
const NEW: Partial<SignalFacts> = { accountAgeMinutes: 12 };
/** Many at once, each from its own network, with new accounts: an agent asked all customers by email. */
const CAMPAIGN: Partial<SignalFacts> = { ...NEW, pace: { around: 24, total: 24 } };

describe("signals", () => {
  it("find nothing in an ordinary review", () => {
    expect(decide({})).toEqual({ signals: [], points: 0, hold: null });
    expect(noOpinion).toBe(true);
  });

  it("weigh a text by how similar it is to another, and about which agent", () => {
    expect(points({ similar: alike(1) })).toEqual({ "similar-text": 3 });
    expect(points({ similar: alike(0.8, false) })).toEqual({ "similar-text": 3 });
    expect(points({ similar: alike(0.79) })).toEqual({ "similar-text": 2 });
    expect(points({ similar: alike(0.5) })).toEqual({ "similar-text": 2 });
    expect(points({ similar: alike(0.5, false) })).toEqual({ "similar-text": 1 });
    expect(points({ similar: alike(0.3) })).toEqual({ "similar-text": 1 });
    expect(points({ similar: alike(0.29) })).toEqual({});
  });

  it("treat several somewhat similar texts as a pattern when one is about the same agent", () => {
    expect(points({ similar: [...alike(0.3), ...alike(0.3, false)] })).toEqual({ "similar-text": 3 });
    expect(points({ similar: [...alike(0.6, false), ...alike(0.6, false)] })).toEqual({ "similar-text": 1 });
  });

  it("give little weight to short texts, which many people write the same way", () => {
    expect(points({ similar: alike(1), shingles: 15 })).toEqual({ "similar-text": 1 });
    expect(points({ similar: alike(1, false), shingles: 15 })).toEqual({ "similar-text": 0 });
    expect(points({ similar: [...alike(0.7), ...alike(0.7)], shingles: 15 })).toEqual({});
  });

  it("weigh a device by how many reviewed the same agent from it", () => {
    expect(points({ sameDevice: matches(1, false) })).toEqual({});
    expect(points({ sameDevice: matches(2, false) })).toEqual({ "shared-device": 1 });
    expect(points({ sameDevice: matches(1) })).toEqual({ "shared-device": 2 });
    expect(points({ sameDevice: [...matches(1), ...matches(4, false)] })).toEqual({ "shared-device": 2 });
    expect(points({ sameDevice: matches(2) })).toEqual({ "shared-device": 3 });
    const twoByOne = [
      { reviewId: "a", writer: "w", sameAgent: true },
      { reviewId: "b", writer: "w", sameAgent: false },
    ];
    expect(points({ sameDevice: twoByOne })).toEqual({ "shared-device": 2 });
  });

  it("match the agent's own domain, its parents and subdomains, and no other with the same ending", () => {
    for (const mailDomain of ["calloway.example", "mail.calloway.example"])
      expect(points({ mailDomain })).toEqual({ "organization-domain": 3 });
    expect(points({ mailDomain: "notcalloway.example" })).toEqual({});
    expect(points({ mailDomain: null, ownDomains: [] })).toEqual({});
  });

  it("count once what one place explains: a burst, new accounts, a couple on one network and phone", () => {
    expect(points(CAMPAIGN)).toEqual({ burst: 1, "new-account": 0 });
    expect(points({ ...CAMPAIGN, networks: [network(1, 1)] })).toEqual({
      burst: 1,
      "shared-address": 0,
      "new-account": 0,
    });
    expect(decide({ ...CAMPAIGN, networks: [network(1, 1)] }).hold).toBeNull();
    const couple = decide({ ...CAMPAIGN, networks: [network(1, 1)], sameDevice: matches(1) });
    expect([couple.points, couple.hold]).toEqual([2, null]);
    expect(couple.signals.length).toBe(4);
  });

  it("hold the third account that reviews one agent from one network within a day, whatever its age", () => {
    expect(points({ networks: [network(1, 1)] })).toEqual({ "shared-address": 0 });
    expect(decide({ networks: [network(2, 11.9)] })).toMatchObject({ points: 3, hold: "shared-address" });
    expect(decide({ networks: [network(2, 12)] }).hold).toBeNull();
    expect(points({ ...CAMPAIGN, networks: [network(9, 0.1)] })).toEqual({
      "shared-address": 3,
      "new-account": 1,
      burst: 0,
    });
  });

  it("hold a new account that is the fifth of a network in a week, and no account that is older", () => {
    expect(points({ networks: [network(4, 40)] })).toEqual({ "shared-address": 2 });
    expect(decide({ ...NEW, networks: [network(4, 40)] }).hold).toBe("shared-address");
    expect(decide({ ...NEW, networks: [network(3, 40)] }).hold).toBeNull();
    expect(decide({ ...NEW, networks: [network(4, 48)] }).hold).toBeNull();
  });

  it("hold writers who were where the agent is: in the same browser or at home, never on a public network", () => {
    const side = (who: "agent" | "organization", unrelated: number) => ({
      networks: [network(0, 1, { side: who, unrelated })],
    });
    expect(decide({ agentDevice: "agent" }).hold).toBe("agent-device");
    expect(decide({ agentDevice: "organization" }).hold).toBe("agent-device");
    expect(decide(side("agent", 9)).hold).toBe("agent-network");
    expect(points(side("organization", 9))).toEqual({ "agent-network": 2 });
    expect(decide({ ...NEW, ...side("organization", 9) }).hold).toBe("agent-network");
    expect(points({ ...NEW, ...side("agent", 10) })).toEqual({ "agent-network": 1, "new-account": 1 });
    expect(points(side("agent", 40))).toEqual({});
  });

  it("hold a review with two independent findings, named after the stronger one", () => {
    expect(decide({ ...CAMPAIGN, similar: alike(0.6) }).hold).toBe("similar-text");
    expect(decide({ similar: alike(0.6), disposableMail: true }).hold).toBe("similar-text");
    expect(decide({ sameDevice: matches(1), disposableMail: true }).hold).toBe("shared-device");
    expect(decide({ ...CAMPAIGN, disposableMail: true }).hold).toBeNull();
    expect(decide({ disposableMail: true }).hold).toBeNull();
  });

  it("detect a burst by number and by the agent's usual pace", () => {
    expect(points({ pace: { around: 5, total: 5 } })).toEqual({});
    expect(points({ pace: { around: 6, total: 6 } })).toEqual({ burst: 0 });
    expect(points({ pace: { around: 6, total: 6 + 90 * 2 } })).toEqual({});
  });

  it("call an account new for a day", () => {
    expect(points({ accountAgeMinutes: DAY_MINUTES - 1 })).toEqual({ "new-account": 0 });
    expect(points({ accountAgeMinutes: DAY_MINUTES })).toEqual({});
    expect(points({ accountAgeMinutes: null })).toEqual({});
  });

  it("add up to the verdict's points, and hold from three points on, never below", () => {
    const facts = fc.record<SignalFacts>({
      accountAgeMinutes: fc.option(fc.integer({ min: 0, max: 5_000 })),
      mailDomain: fc.constantFrom("mail.example", "calloway.example", null),
      disposableMail: fc.boolean(),
      ownDomains: fc.constant(["calloway.example"]),
      shingles: fc.integer({ min: 1, max: 60 }),
      similar: fc.array(
        fc.record({
          reviewId: fc.uuid(),
          sameAgent: fc.boolean(),
          similarity: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
      ),
      sameDevice: fc.array(
        fc.record({ reviewId: fc.uuid(), writer: fc.constantFrom("a", "b", "c"), sameAgent: fc.boolean() }),
      ),
      agentDevice: fc.constantFrom(null, "agent", "organization"),
      networks: fc.array(
        fc.record({
          unrelated: fc.nat(100),
          side: fc.constantFrom(null, "agent", "organization"),
          reviews: fc.array(
            fc.record({
              reviewId: fc.uuid(),
              writer: fc.constantFrom("a", "b", "c", "d", "e", "f"),
              hoursAfter: fc.double({ min: -400, max: 400, noNaN: true }),
            }),
          ),
        }),
        { maxLength: 3 },
      ),
      pace: fc.record({ around: fc.nat(20), total: fc.nat(60) }),
    });
    fc.assert(
      fc.property(facts, (one) => {
        const verdict = decideSignals(one);
        expect(verdict.signals.reduce((sum, signal) => sum + signal.points, 0)).toBe(verdict.points);
        expect(verdict.hold !== null).toBe(verdict.points >= 3);
        const most = Math.max(0, ...verdict.signals.map((signal) => signal.points));
        expect(verdict.signals.find(({ kind }) => kind === verdict.hold)?.points ?? most).toBe(most);
      }),
    );
  });

  it("point from a hold to the earlier reviews it was found with, and from nothing else", () => {
    const similar = [...alike(0.9), { reviewId: "relative", similarity: 0.2, sameAgent: true }];
    expect(linkedSignals("me", decide({ similar }))).toEqual([
      {
        reviewId: "other",
        signal: {
          kind: "similar-text",
          points: 3,
          evidence: { reviews: [{ id: "me", similarity: 0.9 }], short: false },
        },
      },
    ]);
    expect(linkedSignals("me", decide({ similar: alike(0.6) }))).toEqual([]);
    expect(linkedSignals("me", decide({ sameDevice: matches(1) }))).toEqual([]);
    expect(linkedSignals("me", decide({ sameDevice: matches(1), disposableMail: true })).length).toBe(1);
    expect(linkedSignals("me", decide({ sameDevice: matches(2) })).map(({ reviewId }) => reviewId)).toEqual([
      "r0",
      "r1",
    ]);
    expect(linkedSignals("me", decide({ networks: [network(2, 1)] }))).toEqual([
      {
        reviewId: "n0",
        signal: {
          kind: "shared-address",
          points: 3,
          evidence: { accounts: 3, hours: 24, unrelated: 0, reviews: ["me", "n1"] },
        },
      },
      { reviewId: "n1", signal: expect.anything() },
    ]);
    expect(linkedSignals("me", decide({ ...NEW, networks: [network(1, 1)] }))).toEqual([]);
    expect(linkedSignals("me", decide({ mailDomain: "calloway.example", similar: alike(0.3) }))).toEqual([]);
  });

  it("read nothing about the writer's opinion of the agent", () => {
    const source = [
      "signals.ts",
      "shared-networks.ts",
      "linked-signals.ts",
      "signal-queries.server.ts",
      "signal-commands.server.ts",
    ]
      .map((file) => readFileSync(new URL(file, import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, ""))
      .join();
    expect(source).not.toMatch(/star|explains|responds|helps_?with|pressure/i);
  });
});
