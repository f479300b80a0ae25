import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { makeTemporary } from "#support/temporary.ts";
import { projectRoot } from "../scripts/project.ts";
import { CERTIFICATES, withoutCertificates } from "./lean-passkeys.ts";

const folder = makeTemporary("lean-passkeys");
afterAll(() => folder.remove());
const fileOf = (name: string) =>
  join(projectRoot, "node_modules", "@simplewebauthn", "server", "esm", `${name}.js`);

test.each(CERTIFICATES)("%s keeps its names, and reads no certificate", async (name) => {
  const file = fileOf(name);
  const lean = withoutCertificates(file, readFileSync(file, "utf8")) ?? "";
  expect(lean).not.toContain("import");
  const written = join(folder.path, `${name.replaceAll("/", "-")}.mjs`);
  writeFileSync(written, lean);
  const [before, after]: Record<string, unknown>[] = await Promise.all([
    import(pathToFileURL(file).href),
    import(pathToFileURL(written).href),
  ]);
  expect(Object.keys(after ?? {}).sort()).toEqual(Object.keys(before ?? {}).sort());
  for (const one of Object.values(after ?? {}))
    if (typeof one === "function") expect(() => one()).toThrow("Certificates of keys are not read here.");
});

test("what checks passkeys stays as it is, and another version of the library is noticed", () => {
  for (const name of ["registration/verifyRegistrationResponse", "helpers/verifySignature"])
    expect(withoutCertificates(fileOf(name), "export const x = 1;")).toBeNull();
  expect(() => withoutCertificates(fileOf(CERTIFICATES[0]), "module.exports = {}")).toThrow("look there");
});
