import { expect, test } from "vitest";
import { createKinds } from "./page-kinds.ts";

const at = (address: string) => new URL(address, "https://fairlead.example");

/** Whether this address is of the kind that was learned from that one. */
function isLike(address: string, learned: string): boolean {
  const kinds = createKinds();
  kinds.learn(at(learned), true);
  return kinds.isSame(at(address));
}

test("nothing is known of a kind that was never seen, and what was seen last counts", () => {
  const kinds = createKinds();
  expect(kinds.isSame(at("/agents/texas"))).toBe(false);
  kinds.learn(at("/agents/texas"), true);
  expect(kinds.isSame(at("/agents/ohio"))).toBe(true);
  kinds.learn(at("/agents/iowa"), false);
  expect(kinds.isSame(at("/agents/ohio"))).toBe(false);
});

test.each([
  ["/agents/ohio", "/agents/texas", true],
  ["/agents/ohio/columbus", "/agents/texas", false],
  ["/agents/ohio.data", "/agents/texas", false],
  ["/agents/ohio.data", "/agents/texas.data", true],
  ["/showcase/ohio", "/agents/texas", false],
  ["/agents/ohio?letter=b", "/agents/texas", false],
  ["/agents/ohio?letter=b&page=2", "/agents/texas?page=7&letter=a", true],
  ["/agents/ohio?utm_source=mail", "/agents/texas", true],
])("%s is of the kind of %s: %s", (address, learned, alike) => {
  expect(isLike(address, learned)).toBe(alike);
});

test("five hundred kinds are remembered at most", () => {
  const kinds = createKinds();
  for (let kind = 0; kind < 500; kind++) kinds.learn(at(`/kind-${kind}`), true);
  expect(kinds.isSame(at("/kind-0"))).toBe(true);
  kinds.learn(at("/one-more"), true);
  expect([kinds.isSame(at("/kind-0")), kinds.isSame(at("/one-more"))]).toEqual([false, true]);
});
