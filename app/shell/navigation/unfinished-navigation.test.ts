import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearNavigation, noteNavigation, resumeNavigation } from "./unfinished-navigation.ts";

const replace = vi.fn();
/** A document that was loaded in this way. */
const loaded = (type: string) =>
  vi.stubGlobal("performance", {
    getEntriesByType: (kind: string) => (kind === "navigation" ? [{ type }] : []),
  });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("location", { replace });
});
afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockReset();
});

test("a document that is reloaded on the way to another page leads on to that page, and only once", () => {
  noteNavigation("/help?part=2");
  loaded("reload");
  expect(resumeNavigation()).toBe(true);
  expect(replace.mock.calls).toEqual([["/help?part=2"]]);
  expect(resumeNavigation()).toBe(false);
});

test("a page that someone opened, or came back to, stays; and nothing is left of the navigation", () => {
  for (const type of ["navigate", "back_forward"]) {
    noteNavigation("/help");
    loaded(type);
    expect(resumeNavigation(), type).toBe(false);
    loaded("reload");
    expect(resumeNavigation(), type).toBe(false);
  }
  expect(replace).not.toHaveBeenCalled();
});

test("a page that has come is on its way no longer", () => {
  noteNavigation("/help");
  clearNavigation();
  loaded("reload");
  expect(resumeNavigation()).toBe(false);
});

test("a browser that stores nothing for us shows its pages as usual", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  loaded("reload");
  noteNavigation("/help");
  clearNavigation();
  expect(resumeNavigation()).toBe(false);
});
