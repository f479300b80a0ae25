import { describe, expect, test } from "vitest";
import { canonicalPath, isOneSpelling } from "./page-address.ts";

describe("the one spelling of a path", () => {
  test.each([
    ["/", "/"],
    ["//", "/"],
    ["/showcase/bo-li", "/showcase/bo-li"],
    ["/showcase/bo-li/", "/showcase/bo-li"],
    ["//showcase///bo-li//", "/showcase/bo-li"],
    ["/showcase/%62o%2Dli", "/showcase/bo-li"],
    ["/showcase/bo-li%2edata", "/showcase/bo-li.data"],
    ["/showcase/bo-li/.data", "/showcase/bo-li.data"],
    ["/showcase/bo-li.data/", "/showcase/bo-li.data"],
    ["/.data", "/_root.data"],
    ["/agents/caf%c3%a9", "/agents/caf%C3%A9"],
    ["/a%2fb%3F%25", "/a%2Fb%3F%25"],
    ["/a%2562", "/a%2562"],
    ["//elsewhere.example", "/elsewhere.example"],
  ])("of %s is %s", (spelled, path) => {
    expect(canonicalPath(spelled)).toBe(path);
  });

  test.each(["/%", "/%E0%A4%A", "/%zz", "/%ff"])("is not to be had of %s", (spelled) => {
    expect(canonicalPath(spelled)).toBeNull();
  });

  test("is its own, and always an own path: any request is redirected at most once, and never to another site", () => {
    const parts = ["/", "%2F", "%2e", ".", "%62", "a", ".data", "%5C", "\\", "%25", "62", "é", "@", ":"];
    for (let round = 0; round < 5_000; round++) {
      const asked = Array.from({ length: 8 }, () => parts[Math.floor(Math.random() * parts.length)]).join("");
      const { pathname } = new URL(`http://own.example/${asked}`);
      const path = canonicalPath(pathname);
      if (path === null) continue;
      expect(canonicalPath(new URL(path, "http://own.example").pathname), asked).toBe(path);
      expect(new URL(path, "http://own.example").origin, asked).toBe("http://own.example");
    }
  });
});

test("is only cached in its exact spelling: not with capitals, and not for parts of a page", () => {
  const cached = (path: string) => isOneSpelling(new URL(path, "http://own.example"));
  expect(cached("/showcase/bo-li?stars=5")).toBe(true);
  expect(cached("/agents/caf%C3%A9")).toBe(true);
  expect(cached("/showcase/Bo-Li")).toBe(false);
  expect(cached("/Showcase/bo-li.data")).toBe(false);
  expect(cached("/showcase/bo-li.data?_routes=root")).toBe(false);
});
