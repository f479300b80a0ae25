/** The migrations of a checkout that is this one and one more. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../scripts/project.ts";

/** Writes them into a new folder in `into`, and returns it. `laterMs`: made that much later than a second after the last. */
export function nextRelease(into: string, name: string, sql: string, laterMs = 0): string {
  const folder = join(into, `${name}-${laterMs}`);
  cpSync(join(projectRoot, "db", "migrations"), folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const last = journal.entries.at(-1);
  const tag = `${String(last.idx + 1).padStart(4, "0")}_${name}`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1_000 + laterMs, tag });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, `${tag}.sql`), sql);
  return folder;
}
