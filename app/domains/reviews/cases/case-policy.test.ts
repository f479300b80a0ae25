import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { nextReviewStatus, type ReviewStatus } from "../policy.ts";
import {
  type AppealFacts,
  type Appellant,
  afterDecision,
  appealUntil,
  type CaseCause,
  type Decision,
  decideAppeal,
  decideEffect,
  decideJudge,
  dueAt,
} from "./case-policy.ts";

const statuses: ReviewStatus[] = ["awaiting-verification", "held", "published", "removed", "withdrawn"];
const causes: CaseCause[] = ["signals", "flags", "appeal"];
const anyStatus = fc.constantFrom(...statuses);
const anyCase = fc.record({
  cause: fc.constantFrom(...causes),
  appellant: fc.constantFrom<Appellant | null>("writer", "agent", null),
});
const anyDecision = fc.constantFrom<Decision>("keep", "remove");

describe("a decision", () => {
  test("does what the rules say for each cause and status", () => {
    const effect = (
      cause: CaseCause,
      status: ReviewStatus,
      decision: Decision,
      appellant: Appellant | null = null,
    ) => decideEffect({ cause, appellant }, status, decision);
    expect(effect("signals", "held", "keep")).toEqual({ action: "release", event: "released" });
    expect(effect("signals", "held", "remove")).toEqual({ action: "remove", event: "removed" });
    expect(effect("flags", "published", "keep")).toEqual({ action: null, event: "upheld" });
    expect(effect("flags", "published", "remove")).toEqual({ action: "remove", event: "removed" });
    expect(effect("appeal", "removed", "keep", "writer")).toEqual({ action: "restore", event: "restored" });
    expect(effect("appeal", "removed", "remove", "writer")).toEqual({ action: null, event: null });
    expect(effect("appeal", "published", "keep", "agent")).toEqual({ action: null, event: "upheld" });
    expect(effect("appeal", "published", "remove", "agent")).toEqual({ action: "remove", event: "removed" });
    expect(effect("appeal", "published", "remove", "writer")).toBeNull();
    expect(effect("appeal", "removed", "keep", "agent")).toBeNull();
    // Held by a pause that began while the case was open.
    expect(effect("flags", "held", "keep")).toEqual({ action: "release", event: "released" });
    expect(effect("flags", "held", "remove")).toEqual({ action: "remove", event: "removed" });
    expect(effect("appeal", "held", "keep", "agent")).toEqual({ action: "release", event: "released" });
    expect(effect("appeal", "held", "remove", "agent")).toEqual({ action: "remove", event: "removed" });
    expect(effect("appeal", "held", "keep", "writer")).toBeNull();
    expect(effect("flags", "removed", "remove")).toBeNull();
  });

  test("always leaves the review up or removed as decided, with a reason exactly when it is removed", () => {
    fc.assert(
      fc.property(
        anyCase,
        anyStatus,
        anyDecision,
        fc.option(fc.nat()),
        (which, status, decision, publishedAt) => {
          const effect = decideEffect(which, status, decision);
          if (effect === null) return;
          if (effect.action !== null) expect(nextReviewStatus(status, effect.action)).not.toBeNull();
          const before = { status, publishedAt, reason: status === "removed" ? "abusive" : null };
          const after = afterDecision(before, effect, decision === "remove" ? "off-topic" : null, 5 * DAY_MS);
          expect(after.status).toBe(decision === "keep" ? "published" : "removed");
          expect(after.reason === null).toBe(decision === "keep");
          if (effect.action === null) expect(after).toEqual(before);
        },
      ),
    );
  });

  test("publishes a held review as of now, and restores a published one with its original day", () => {
    const held = { status: "held" as const, publishedAt: null, reason: "burst" };
    const removed = { status: "removed" as const, publishedAt: 3, reason: "abusive" };
    const restore = { action: "restore", event: "restored" } as const;
    expect(afterDecision(held, { action: "release", event: "released" }, null, 9).publishedAt).toBe(9);
    expect(afterDecision(removed, restore, null, 9).publishedAt).toBe(3);
    expect(afterDecision({ ...removed, publishedAt: null }, restore, null, 9).publishedAt).toBe(9);
    expect(afterDecision(removed, { action: null, event: null }, "off-topic", 9)).toEqual(removed);
  });

  test("is due in 48 hours for holds, 72 for flags, and 120 for appeals", () => {
    expect(causes.map((cause) => dueAt(cause, 1_000) - 1_000)).toEqual([
      48 * HOUR_MS,
      72 * HOUR_MS,
      120 * HOUR_MS,
    ]);
  });
});

test("nobody decides their own case, or the same one twice", () => {
  const nobody = { writer: false, agentSide: false, reporter: false, decidedFirst: false };
  expect(decideJudge(nobody)).toBe("allowed");
  expect(decideJudge({ ...nobody, writer: true })).toBe("writer");
  expect(decideJudge({ ...nobody, agentSide: true })).toBe("agent-side");
  expect(decideJudge({ ...nobody, reporter: true })).toBe("reporter");
  expect(decideJudge({ ...nobody, decidedFirst: true })).toBe("decided-first");
  fc.assert(
    fc.property(
      fc.record({
        writer: fc.boolean(),
        agentSide: fc.boolean(),
        reporter: fc.boolean(),
        decidedFirst: fc.boolean(),
      }),
      (facts) => {
        expect(decideJudge(facts) === "allowed").toBe(!Object.values(facts).some(Boolean));
      },
    ),
  );
});

describe("an appeal", () => {
  const removed: AppealFacts = {
    side: "writer",
    status: "removed",
    looking: false,
    decided: { cause: "flags", decision: "remove", decidedAt: 0, appealed: false, flaggedByAgent: false },
  };
  const upheld: AppealFacts = {
    side: "agent",
    status: "published",
    looking: false,
    decided: { cause: "flags", decision: "keep", decidedAt: 0, appealed: false, flaggedByAgent: true },
  };
  const changed = (
    facts: AppealFacts,
    changes: Partial<NonNullable<AppealFacts["decided"]>>,
  ): AppealFacts => ({
    ...facts,
    decided: facts.decided === null ? null : { ...facts.decided, ...changes },
  });

  test("belongs to the side that lost", () => {
    expect(decideAppeal(removed, 0)).toBe("allowed");
    expect(decideAppeal(upheld, 0)).toBe("allowed");
    expect(decideAppeal(changed(removed, { cause: "signals" }), 0)).toBe("allowed");
    expect(decideAppeal({ ...removed, side: "agent" }, 0)).toBe("nothing-against");
    expect(decideAppeal({ ...upheld, side: "writer" }, 0)).toBe("nothing-against");
    expect(decideAppeal({ ...removed, side: null }, 0)).toBe("stranger");
    expect(decideAppeal({ ...removed, decided: null }, 0)).toBe("nothing-against");
    expect(decideAppeal({ ...removed, status: "withdrawn" }, 0)).toBe("nothing-against");
  });

  test("belongs to the agent only if the agent's side flagged the review", () => {
    expect(decideAppeal(changed(upheld, { flaggedByAgent: false }), 0)).toBe("nothing-against");
    // Their flag may have joined a case that signals had opened.
    expect(decideAppeal(changed(upheld, { cause: "signals" }), 0)).toBe("allowed");
  });

  test("is possible once, for fourteen days, never against an appeal, and not while a case is open", () => {
    expect(appealUntil(0)).toBe(14 * DAY_MS);
    for (const facts of [removed, upheld]) {
      expect(decideAppeal(facts, 14 * DAY_MS - 1)).toBe("allowed");
      expect(decideAppeal(facts, 14 * DAY_MS)).toBe("late");
      expect(decideAppeal(changed(facts, { appealed: true }), 0)).toBe("appealed");
      expect(decideAppeal(changed(facts, { cause: "appeal" }), 0)).toBe("final");
      expect(decideAppeal({ ...facts, looking: true }, 0)).toBe("looking");
    }
  });
});
