/** Migrations under `npm run dev`: a file saved in `db/migrations` is applied, and one line says what it did. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { FSWatcher } from "vite";
import { migrateDatabase } from "#db/migrate.ts";
import { causesOf, printDone, printFailed } from "../processes/terminal.ts";
import { projectRoot } from "../project.ts";

const folder = join(projectRoot, "db", "migrations");
/** drizzle-kit writes a migration in three files, the journal last. */
const SETTLED_MS = 150;
const NAMED = 4;

/** Applies what is saved from now on, one after the other. */
export function applySavedMigrations(watcher: FSWatcher, databaseUrl: string): void {
  let waiting: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const saved = new Set<string>();
  watcher.on("all", (event, path) => {
    if (!path.startsWith(folder) || !/\.sql$|_journal\.json$/.test(path) || event === "unlink") return;
    if (path.endsWith(".sql")) saved.add(basename(path, ".sql"));
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const names = [...saved];
      saved.clear();
      running = running.then(() => apply(databaseUrl, names));
    }, SETTLED_MS);
  });
}

async function apply(databaseUrl: string, saved: readonly string[]): Promise<void> {
  const began = Date.now();
  try {
    const { applied, known } = await migrateDatabase(databaseUrl);
    if (applied.length > 0) {
      const changes = applied.map((name) =>
        describeMigration(readFileSync(join(folder, `${name}.sql`), "utf8")),
      );
      return printDone("migration", `${applied.join(", ")}: ${changes.join(", ")}`, Date.now() - began);
    }
    for (const name of saved)
      printFailed(
        "migration",
        known.includes(name)
          ? `${name} was applied before this change: make another, or start over with --fresh`
          : `${name} is not in the journal: \`npm run migration\` writes both`,
      );
  } catch (error) {
    const reason = causesOf(error).at(-1) ?? String(error);
    printFailed("migration", `${saved.join(", ")}: ${reason}. Nothing was changed.`, Date.now() - began);
  }
}

/** What a migration does, statement by statement: "CREATE TABLE notes, CREATE INDEX notes_by_day and 3 more". */
export function describeMigration(text: string): string {
  const statements = text
    .split("--> statement-breakpoint")
    .map((statement) => statement.replace(/^\s*--.*$/gm, "").trim())
    .filter((statement) => statement !== "");
  const named = statements.slice(0, NAMED).map(describeStatement).join(", ");
  return statements.length > NAMED ? `${named} and ${statements.length - NAMED} more` : named;
}

const STATEMENT =
  /^((?:CREATE|DROP|ALTER|INSERT INTO|UPDATE|DELETE FROM)(?: (?:UNIQUE|VIRTUAL|TABLE|INDEX|TRIGGER|VIEW))*)(?: IF (?:NOT )?EXISTS)? [`"]?(\w+)[`"]?(?: (ADD|DROP|RENAME)(?: COLUMN)? [`"]?(\w+))?/i;

/** The words before the first name, and that name; for a changed table, the change. */
function describeStatement(statement: string): string {
  const found = STATEMENT.exec(statement);
  if (found === null) return statement.split(/\s+/, 2).join(" ");
  const [, words = "", name = "", change, column] = found;
  return [words.toUpperCase(), name, change?.toUpperCase(), column].filter(Boolean).join(" ");
}
