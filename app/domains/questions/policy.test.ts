import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import {
  type Candidate,
  chooseCircle,
  circleDue,
  decideAnswer,
  goesOutAtOnce,
  nextStatus,
  nextWideningAt,
  readClock,
} from "./policy.ts";
import type { QuestionStatus } from "./types.ts";

const at = (minutes: number) => 1_000_000 + minutes * MINUTE_MS;

describe("the circle", () => {
  test("is drawn right away and widens after 15, 45, and 90 minutes", () => {
    const due = [0, 14.99, 15, 44.99, 45, 89.99, 90, 1_000].map((minutes) => circleDue(at(0), at(minutes)));
    expect(due).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect([1, 2, 3, 4].map((circle) => nextWideningAt(at(0), circle))).toEqual([
      at(15),
      at(45),
      at(90),
      null,
    ]);
  });

  test("takes the nearest band first and the most responsive agents in it, with unknown answer times last", () => {
    const candidates: Candidate[] = [
      { agentNo: 1, distanceMiles: 60, responseMinutes: 1 },
      { agentNo: 2, distanceMiles: 3, responseMinutes: null },
      { agentNo: 3, distanceMiles: 9, responseMinutes: 30 },
      { agentNo: 4, distanceMiles: 1, responseMinutes: 90 },
      { agentNo: 5, distanceMiles: 20, responseMinutes: 5 },
      { agentNo: 6, distanceMiles: 2, responseMinutes: null },
    ];
    expect(chooseCircle(candidates, new Set()).map(({ agentNo }) => agentNo)).toEqual([3, 4, 6, 2, 5]);
    expect(chooseCircle(candidates, new Set([3, 4])).map(({ agentNo }) => agentNo)).toEqual([6, 2, 5, 1]);
  });

  test("never asks more than five, anyone twice, or a farther band before a nearer one", () => {
    const candidate = fc.record({
      agentNo: fc.integer({ min: 1, max: 40 }),
      distanceMiles: fc.double({ min: 0, max: 300, noNaN: true }),
      responseMinutes: fc.option(fc.integer({ min: 1, max: 600 })),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(candidate, { selector: ({ agentNo }) => agentNo }),
        fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
        (candidates, asked) => {
          const chosen = chooseCircle(candidates, new Set(asked));
          const left = candidates.filter(({ agentNo }) => !asked.includes(agentNo));
          expect(chosen).toHaveLength(Math.min(5, left.length));
          expect(chosen.some(({ agentNo }) => asked.includes(agentNo))).toBe(false);
          expect(new Set(chosen.map(({ agentNo }) => agentNo)).size).toBe(chosen.length);
          const farthest = Math.max(0, ...chosen.map(({ distanceMiles }) => distanceMiles));
          for (const other of left) {
            if (!chosen.includes(other) && other.distanceMiles <= 10)
              expect(farthest).toBeLessThanOrEqual(10);
          }
        },
      ),
    );
  });
});

describe("a question", () => {
  const actions = ["confirm", "answer", "withdraw", "remove", "restore", "close"] as const;

  test("is never shown again once it was taken back or closed, whatever is done to it", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 12 }), (list) => {
        let status: QuestionStatus = "unconfirmed";
        let ended: QuestionStatus | null = null;
        for (const action of list) {
          status = nextStatus(status, action) ?? status;
          if (status === "withdrawn" || status === "closed") ended ??= status;
          if (ended !== null) expect(status).toBe(ended);
        }
      }),
    );
  });

  test("goes nowhere before it is confirmed, and can only be taken back", () => {
    expect(actions.map((action) => nextStatus("unconfirmed", action))).toEqual([
      "waiting",
      null,
      "withdrawn",
      null,
      null,
      null,
    ]);
    const facts = { status: "unconfirmed" as QuestionStatus, asked: true, licensed: true };
    expect(decideAnswer(facts)).toBe("closed");
  });

  test("goes out right away only with the confirmed address of the signed-in account", () => {
    expect(goesOutAtOnce("nell@mail.example", "nell@mail.example")).toBe(true);
    expect(goesOutAtOnce("nell@mail.example", "other@mail.example")).toBe(false);
    expect(goesOutAtOnce("nell@mail.example", null)).toBe(false);
  });

  test("is answered only by a licensed agent who was asked, while it is open", () => {
    const facts = { status: "waiting" as QuestionStatus, asked: true, licensed: true };
    expect(decideAnswer(facts)).toBe("allowed");
    expect(decideAnswer({ ...facts, status: "answered" })).toBe("allowed");
    expect(decideAnswer({ ...facts, licensed: false })).toBe("not-licensed");
    expect(decideAnswer({ ...facts, asked: false })).toBe("not-asked");
    expect(decideAnswer({ ...facts, status: "withdrawn" })).toBe("closed");
    expect(decideAnswer({ ...facts, status: "removed" })).toBe("closed");
    expect(decideAnswer({ ...facts, status: "closed" })).toBe("closed");
  });
});

test("the clock is running with over five minutes left, soon below that, late once widened, done with the answer", () => {
  const clock = (minutes: number, firstAnsweredAt: number | null = null) =>
    readClock({ askedAt: at(0), firstAnsweredAt }, at(minutes));
  expect(clock(4)).toMatchObject({ state: "running", minutesLeft: 11 });
  expect(clock(12)).toMatchObject({ state: "soon", minutesLeft: 3 });
  expect(clock(46)).toEqual({ state: "late", widenedMinutesAgo: 1 });
  expect(clock(99, at(6))).toEqual({ state: "done", tookMs: 6 * MINUTE_MS });
});
