import { expect, test } from "vitest";
import { figuresOf, type Judged, judgeCrowds } from "./judge.ts";
import { drawCrowds, type Group } from "./labeled-crowds.ts";

const DRAWS = 4;

/** The rule alone, over more draws than go through full requests (labeled-crowds.test.ts of the Worker). */
function judgeDraws() {
  const groups = new Map<Group, Judged>();
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    for (const [group, { sent, held, looked, alone }] of judgeCrowds(
      drawCrowds(Date.UTC(2026, 10, 21), draw),
    )) {
      const one = groups.get(group) ?? { sent: 0, held: 0, looked: 0, alone: 0 };
      groups.set(group, {
        sent: one.sent + sent,
        held: one.held + held,
        looked: one.looked + looked,
        alone: one.alone + alone,
      });
    }
  }
  return groups;
}

test("rings of one network come before a person, and crowds that are no more than a crowd do not", () => {
  const groups = judgeDraws();
  const heldShare = (group: Group) => (groups.get(group)?.held ?? 0) / (groups.get(group)?.sent ?? 1);
  const aloneShare = (group: Group) => (groups.get(group)?.alone ?? 0) / (groups.get(group)?.sent ?? 1);
  const { recall, precision, holdPrecision, wrongHolds } = figuresOf(groups);
  expect(recall).toBeGreaterThanOrEqual(0.9);
  expect(precision).toBeGreaterThanOrEqual(0.65);
  expect(holdPrecision).toBeGreaterThanOrEqual(0.7);
  expect(wrongHolds).toBeLessThanOrEqual(0.14);
  for (const ring of [
    "ten within minutes",
    "ten over days",
    "ten opened in one place, sent from ten",
    "ten through a busy network",
    "the agent at home",
    "the agent's own phone",
  ] as const)
    expect([ring, aloneShare(ring)]).toEqual([ring, 0]);
  expect(aloneShare("a colleague's home")).toBeLessThanOrEqual(0.15);
  // Nothing of it is detected: a ring that keeps everything separate can only be found by readers.
  expect(aloneShare("the agent, with all of it apart")).toBe(1);
  for (const crowd of ["campus", "carrier's address", "couple at home"] as const)
    expect([crowd, heldShare(crowd) <= 0.01]).toEqual([crowd, true]);
  expect(heldShare("shared office of many firms")).toBeLessThanOrEqual(0.07);
  expect(heldShare("office over months")).toBeLessThanOrEqual(0.03);
  expect(heldShare("evening, busy venue")).toBeLessThan(heldShare("evening, own venue"));
});
