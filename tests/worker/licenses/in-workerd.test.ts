/** Imports inside workerd, with production's compatibility date: lists stream from a bucket into the ledger. */
import "#support/servers/no-certificates.ts";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTemporary, type TemporaryFolder } from "#support/servers/temporary.ts";
import { compatibility } from "../../../scripts/building/compatibility.ts";
import { projectRoot } from "../../../scripts/project.ts";
import { bytes, latin1, utf16 } from "./encodings.ts";
import { cellsOf, csv, HEADINGS, openLedger, READ_ON } from "./lists.ts";

const { listed, ledger, databaseUrl } = openLedger();
let folder: TemporaryFolder;
let workerd: Miniflare;

beforeAll(async () => {
  folder = makeTemporary("import-worker");
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: "error",
    resolve: { conditions: ["workerd", "worker", "browser", "module", "import"] },
    ssr: { target: "webworker", noExternal: true },
    build: {
      ssr: join(projectRoot, "tests/support/servers/import-worker.ts"),
      outDir: folder.path,
      minify: false,
      rollupOptions: { output: { entryFileNames: "worker.js", inlineDynamicImports: true } },
    },
  });
  workerd = new Miniflare({
    modules: [{ type: "ESModule", path: join(folder.path, "worker.js") }],
    modulesRoot: folder.path,
    compatibilityDate: compatibility.date,
    compatibilityFlags: compatibility.flags,
    r2Buckets: ["LISTS"],
    bindings: { DATABASE_URL: databaseUrl() },
  });
  await workerd.ready;
});
afterAll(async () => {
  await workerd?.dispose();
  folder?.remove();
});

async function run(content: Uint8Array<ArrayBuffer>, step: "compare" | "apply" | "undo") {
  const name = crypto.randomUUID();
  await workerd.dispatchFetch(`http://lists.example/${name}`, { method: "PUT", body: content });
  const answer = await workerd.dispatchFetch(
    `http://lists.example/${name}?state=TX&day=${READ_ON}&step=${step}`,
    { method: "POST" },
  );
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(text);
  return JSON.parse(text) as Record<string, unknown>;
}

describe("in workerd, a list", () => {
  test("is compared, applied and undone as from the command line", async () => {
    const licenses = await listed(30);
    const before = await ledger();
    const lines = licenses.map((one, at) =>
      at % 10 === 9 ? '"never closed,1' : csv([cellsOf(one, { expires_on: "2033-02-11" })]),
    );
    const content = bytes([csv([HEADINGS]), ...lines].join("\n"));
    expect(await run(content, "compare")).toMatchObject({
      phase: "compared",
      ...{ rowsRead: 30, changed: 27, rejected: 3, applied: 0 },
    });
    expect(await ledger()).toEqual(before);
    const applied = await run(content, "apply");
    expect(applied).toMatchObject({ phase: "applied", applied: 27 });
    expect(String(applied.file).split("\r\n")[1]).toBe(
      `"""never closed,1",,,,,,,,,10,A quotation mark opens here and isn’t closed.`,
    );
    const ends = async () =>
      (await ledger()).licenses.filter(({ expires_on }) => expires_on === "2033-02-11");
    expect(await ends()).toHaveLength(27);
    expect(await run(content, "apply"), "the same file again").toMatchObject({ applied: 0, unchanged: 27 });
  });

  test("of more than one chunk streams through, and no row is cut", async () => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few licenses in the seed.");
    const many = Array.from({ length: 4_000 }, (_, at) => cellsOf(one, { number: `PIECE-${at}` }));
    const content = bytes(csv([HEADINGS, ...many]));
    expect(content.length).toBeGreaterThan(3 * 64 * 1024);
    expect(await run(content, "undo")).toMatchObject({
      phase: "undone",
      ...{ rowsRead: 4_000, rejected: 0, added: 4_000, applied: 4_000, restored: 4_000, skipped: 0 },
    });
  });

  test.each<[string, (text: string) => Uint8Array<ArrayBuffer>]>([
    ["UTF-8 with a BOM", (text) => bytes(`\uFEFF${text}`)],
    ["UTF-16, little-endian", (text) => utf16(`\uFEFF${text}`, true)],
    ["UTF-16, big-endian", (text) => utf16(`\uFEFF${text}`, false)],
    ["Latin-1", latin1],
  ])("in %s is read", async (_name, encode) => {
    const [one] = await listed(1);
    if (!one) throw new Error("Too few licenses in the seed.");
    const content = csv([
      HEADINGS,
      cellsOf(one, { last_name: "Núñez", npn: "999999999", number: "ELSE-1" }),
      cellsOf(one),
    ]);
    expect(await run(encode(content), "compare")).toMatchObject({
      ...{ rowsRead: 2, rejected: 0, unplaced: 1, confirmed: 1 },
    });
  });
});
