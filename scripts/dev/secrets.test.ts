import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureDevelopmentSecrets, readDevelopmentSecret } from "./secrets.ts";

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "fairlead-secrets-"));
  path = join(directory, ".dev.vars");
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const secrets = { SIGNING_KEY: () => "made-1", MAIL_KEY: () => "made-2" };

test("missing secrets are made once, in a file that only its owner reads", () => {
  expect(ensureDevelopmentSecrets(path, secrets)).toEqual(["SIGNING_KEY", "MAIL_KEY"]);
  expect(readFileSync(path, "utf8")).toBe("SIGNING_KEY='made-1'\nMAIL_KEY='made-2'\n");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(ensureDevelopmentSecrets(path, secrets)).toEqual([]);
});

test("a secret is read without its quotes, and empty where there is none", () => {
  writeFileSync(path, `SIGNING_KEY=mine\nMAIL_KEY='a=b'\n`);
  expect(["SIGNING_KEY", "MAIL_KEY", "OTHER"].map((name) => readDevelopmentSecret(name, path))).toEqual([
    "mine",
    "a=b",
    "",
  ]);
  expect(readDevelopmentSecret("MAIL_KEY", join(directory, "none"))).toBe("");
});

test("a secret that is there is never touched, even without a line end", () => {
  writeFileSync(path, "SIGNING_KEY=mine");
  expect(ensureDevelopmentSecrets(path, secrets)).toEqual(["MAIL_KEY"]);
  expect(readFileSync(path, "utf8")).toBe("SIGNING_KEY=mine\nMAIL_KEY='made-2'\n");
});
