import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { makeTemporary } from "#support/servers/temporary.ts";
import { readZip } from "#support/zip.ts";
import { zipStream } from "./zip.ts";

const folder = makeTemporary("zip");
afterAll(() => folder.remove());
const AT = Date.UTC(2026, 10, 23, 13, 5, 42);
const bytesOf = async (files: { name: string; text: string }[]) =>
  Buffer.from(await new Response(zipStream(files, AT)).arrayBuffer());

test("every file is there, complete, under its name, with its checksum", async () => {
  const file = fc.record({
    name: fc.string({ minLength: 1, maxLength: 30 }),
    text: fc.string({ unit: "grapheme" }),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(file, { selector: ({ name }) => name, maxLength: 8 }), async (files) => {
      const read = readZip(await bytesOf(files));
      const wanted = files.map(({ name, text }) => {
        const bytes = Buffer.from(text.toWellFormed());
        return { name: name.toWellFormed(), text: bytes.toString(), crc: crc32(bytes) };
      });
      expect(read).toEqual(wanted);
    }),
  );
});

/** The program most likely to be installed that reads a ZIP. Without it, only `readZip` checks. */
const python = spawnSync("python3", ["-c", ""]).status === 0;

test.runIf(python)("another program reads it", async () => {
  const files = [
    { name: "reviews.csv", text: "stars,title\r\n5,“Grüße”\r\n" },
    { name: "empty.csv", text: "" },
    { name: "long.csv", text: "x,y\r\n".repeat(50_000) },
  ];
  const path = join(folder.path, "files.zip");
  writeFileSync(path, await bytesOf(files));
  const told = execFileSync("python3", ["-m", "zipfile", "-l", path], { encoding: "utf8" });
  for (const { name, text } of files)
    expect(told).toMatch(new RegExp(`${name}\\s+2026-11-23 13:05:42\\s+${Buffer.byteLength(text)}`));
  expect(execFileSync("python3", ["-m", "zipfile", "-t", path], { encoding: "utf8" })).toContain(
    "Done testing",
  );
});
