import { expect, test } from "vitest";
import { cacheKey } from "./page-requests.ts";

const keyOf = (address: string) => cacheKey(new Request(`https://own.example${address}`), "7", "en");

test("a parameter with the name of ours makes no entry of its own, which no purge could name", () => {
  expect(keyOf("/agents/texas?v=1")).toBe(keyOf("/agents/texas"));
  expect(keyOf("/agents/texas?v=1&v=2&utm_source=x")).toBe(keyOf("/agents/texas"));
  expect(keyOf("/agents/texas?page=2&v=1")).toBe(keyOf("/agents/texas?page=2"));
  expect(keyOf("/agents/texas?page=2")).not.toBe(keyOf("/agents/texas"));
});

test("a page has one entry, however its path was spelled on the way", () => {
  const asSent = (path: string) => ({ url: `https://own.example${path}` }) as Request;
  expect(cacheKey(asSent("/showcase/%2E/bo-li"), "7", "en")).toBe(keyOf("/showcase/bo-li"));
  expect(cacheKey(asSent("/agents/../showcase/bo-li"), "7", "en")).toBe(keyOf("/showcase/bo-li"));
});
