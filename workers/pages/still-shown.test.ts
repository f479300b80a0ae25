import { expect, test } from "vitest";
import { isStillShown, purgesOf } from "./still-shown.ts";

const AT = 1_000_000;
const html =
  '<a href="/agents/texas">Texas</a><a href="/showcase/bo-li?stars=2">Bo Li</a><a href="/reviews/r-1#top">r</a>';
const shown = (purged: [string, number][], path = "/agents/texas/austin", madeAt = AT, floorMs = 0) =>
  isStillShown(
    { path, html, madeAt },
    purgesOf({ floorMs, purged: purged.map(([path, atMs]) => ({ path, atMs })) }),
  );

test("a page is shown while nothing of it was purged", () => {
  expect(shown([])).toBe(true);
  expect(shown([["/showcase/somebody-else", AT + 60_000]])).toBe(true);
});

test("a page that was purged after it was made isn't, one that was made since is", () => {
  expect(shown([["/agents/texas/austin", AT + 60_000]])).toBe(false);
  expect(shown([["/agents/texas/austin", AT - 60_000]])).toBe(true);
});

test("a list that links to a purged profile or review isn't shown", () => {
  expect(shown([["/showcase/bo-li", AT + 1]])).toBe(false);
  expect(shown([["/reviews/r-1", AT + 1]])).toBe(false);
  expect(shown([["/showcase/bo-li", AT - 60_000]])).toBe(true);
});

test("a list that shows the face of an agent without a link to them isn't shown", () => {
  const faces = '<img data-about="ines"/><svg data-about="bo-li"></svg>';
  const after = (path: string) =>
    isStillShown(
      { path: "/expert-answers", html: faces, madeAt: AT },
      purgesOf({ floorMs: 0, purged: [{ path, atMs: AT + 1 }] }),
    );
  expect(after("/showcase/bo-li")).toBe(false);
  expect(after("/showcase/ines")).toBe(false);
  expect(after("/showcase/somebody-else")).toBe(true);
});

test("another page about the same agent isn't shown", () => {
  expect(shown([["/showcase/ines", AT + 1]], "/contact-capture/ines")).toBe(false);
});

test("a link to a place that has changed hides nothing", () => {
  expect(
    shown([
      ["/agents/texas", AT + 60_000],
      ["/", AT + 60_000],
    ]),
  ).toBe(true);
});

test("clocks that differ by seconds don't bring a page back", () => {
  expect(shown([["/showcase/bo-li", AT - 4_000]])).toBe(false);
});

test("what was made before the oldest purge that is remembered isn't shown", () => {
  expect(shown([], "/", AT, AT + 1)).toBe(false);
  expect(shown([], "/", AT, AT - 60_000)).toBe(true);
});
