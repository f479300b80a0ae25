/** A key that is made while Cloudflare fails: its only copy is never lost while the Worker may have it. */
import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTemporary } from "#support/servers/temporary.ts";
import { projectRoot } from "../../scripts/project.ts";
import type { WranglerState } from "../../stand-ins/wrangler/wrangler.ts";
import { addKey } from "./keys.ts";

const NOW = Date.parse("2026-11-27T20:15:30Z");
const NAME = "SESSION_KEY_20261127_201530";
const EARLIER = "RECORD_KEY_20260101_000000='{}'\n";
const folder = makeTemporary("adding-keys");
const [stateFile, copy] = [join(folder.path, "state.json"), join(folder.path, "site.keys")];

beforeEach(() => {
  vi.stubEnv("WRANGLER_PROGRAM", join(projectRoot, "stand-ins/wrangler/wrangler.ts"));
  vi.stubEnv("WRANGLER_STATE", stateFile);
  writeFileSync(copy, EARLIER);
  chmodSync(copy, 0o644);
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => folder.remove());

function add(failing?: WranglerState["failing"]): Promise<string> {
  const state: WranglerState = {
    loggedIn: true,
    buckets: [],
    workers: {},
    ...(failing === undefined ? {} : { failing }),
  };
  writeFileSync(stateFile, JSON.stringify(state));
  return addKey({ environment: "staging", config: "site.toml" }, "session", copy, NOW);
}
const stored = (): string | undefined =>
  (JSON.parse(readFileSync(stateFile, "utf8")) as WranglerState).workers["site.toml staging"]?.secrets[NAME];

test("its copy is added to the file, which only its owner reads from then on", async () => {
  expect(await add()).toContain(`${NAME} signs`);
  expect(readFileSync(copy, "utf8")).toBe(`${EARLIER}${NAME}='${stored()}'\n`);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
});

test("the copy goes if Cloudflare refuses the key and doesn't have it", async () => {
  await expect(add("refused")).rejects.toThrow(/refused/);
  expect(stored()).toBeUndefined();
  expect(readFileSync(copy, "utf8")).toBe(EARLIER);
});

test.each<[failing: WranglerState["failing"], says: RegExp]>([
  ["answer-lost", /the Worker has SESSION_KEY_20261127_201530, and uses it.*keep it/],
  ["later-silent", /Nobody knows whether the Worker has SESSION_KEY_20261127_201530/],
])("the copy stays if Cloudflare has stored the key, or may have (%s)", async (failing, says) => {
  await expect(add(failing)).rejects.toThrow(says);
  expect(stored()).toBeDefined();
  expect(readFileSync(copy, "utf8")).toBe(`${EARLIER}${NAME}='${stored()}'\n`);
});
