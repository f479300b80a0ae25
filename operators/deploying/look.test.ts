import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { makeTemporary } from "#support/servers/temporary.ts";
import { projectRoot } from "../../scripts/project.ts";
import { look, mayAsk } from "./look.ts";

afterEach(() => void vi.unstubAllEnvs());

test.each<[address: string, allowsLocal: boolean, asked: boolean]>([
  ["libsql://db.agents.net", false, true],
  ["https://db.agents.net", false, true],
  ["http://db.agents.net", false, false],
  ["http://db.agents.net", true, false],
  ["http://127.0.0.1:8080", false, false],
  ["http://127.0.0.1:8080", true, true],
  ["http://127.0.0.1.agents.net:8080", true, false],
  ["ws://db.agents.net", false, false],
  ["https://me:hidden@db.agents.net", false, false],
  ["https://me@db.agents.net", false, false],
  ["libsql://db.agents.net?tls=0", false, false],
  ["", false, false],
])("the token goes to %s (with a stand-in: %s): %s", (address, allowsLocal, asked) => {
  expect(mayAsk(address, allowsLocal)).toBe(asked);
});

test("a database without TLS is not asked, so its token doesn't go there", async () => {
  const heard: unknown[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers.authorization);
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const folder = makeTemporary("looking");
  try {
    const config = join(folder.path, "site.toml");
    const { port } = server.address() as AddressInfo;
    // Reached under a name, as another machine would be.
    writeFileSync(
      config,
      `name = "site"\nmain = "app.ts"\n[env.staging.vars]\nDATABASE_URL = "http://localhost:${port}"\n`,
    );
    const state = join(folder.path, "state.json");
    writeFileSync(state, JSON.stringify({ loggedIn: false, buckets: [], workers: {} }));
    vi.stubEnv("WRANGLER_PROGRAM", join(projectRoot, "stand-ins/wrangler/wrangler.ts"));
    vi.stubEnv("WRANGLER_STATE", state);
    const { database } = await look({ environment: "staging", config }, "a token");
    expect(database).toBeNull();
    expect(heard).toEqual([]);
  } finally {
    server.close();
    folder.remove();
  }
});
