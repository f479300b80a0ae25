/**
 * `npm run audit:verify -- [--url URL] [--anchors FOLDER]`: walks the log of what admins did, reports what is wrong
 * with it, and exits with 1 if anything is. Anchors are files of the documents' bucket, downloaded by someone with
 * access (docs/deploy.md).
 */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { allBreakWords } from "#app/domains/audit/break-words.ts";
import { newVerification, verifyPiece } from "#app/domains/audit/chain.server.ts";
import { findAuditHead } from "#app/platform/audit/audit.ts";
import { ANCHOR_PREFIX } from "#app/platform/audit/audit-anchors.ts";
import { readCommandLine } from "../scripts/command-line.ts";
import { causesOf } from "../scripts/processes/terminal.ts";
import { chosenDatabase } from "../scripts/project.ts";
import { openOwnContext } from "./own-context.ts";

const USAGE = `npm run audit:verify -- [--url http://…] [--anchors FOLDER]

Walks the log of what admins did and says what is wrong with it.

  --url      the database; without it, DATABASE_URL, or the one of npm run dev
  --anchors  a folder with the anchors' files, to notice a log that was rewritten

Ends with 0 for a whole log, 1 for a broken one, 2 where it couldn't be verified.`;
const { values } = readCommandLine(USAGE, {
  options: { url: { type: "string" }, anchors: { type: "string" } },
});
const { anchors } = values;
const own = openOwnContext(chosenDatabase(values.url));

/** The anchors' files, under the names that they have in the bucket. */
const context = {
  ...own,
  documents: {
    ...own.documents,
    list: async (_prefix: string, _beforeMs: number, after = "") =>
      anchors === undefined
        ? []
        : readdirSync(anchors)
            .filter((name) => name.endsWith(".json"))
            .map((name) => ANCHOR_PREFIX + name)
            .filter((name) => name > after)
            .toSorted(),
    get: async (name: string) =>
      new Response(await readFile(join(anchors ?? "", name.slice(ANCHOR_PREFIX.length)))).body,
  },
};

try {
  const head = await findAuditHead(context);
  let run = newVerification(context.clock.now(), null, head.no);
  while (run.phase !== "done") run = await verifyPiece(context, run);
  const looked = `${run.rows} rows and ${run.anchors} anchors`;
  for (const words of allBreakWords(run)) console.error(words);
  console.log(
    run.breakCount === 0
      ? `The audit log is whole: ${looked}; the newest is row ${run.last.no}, ${run.last.hash}.`
      : `The audit log is broken: ${looked}.`,
  );
  if (anchors === undefined)
    console.log("Without --anchors, a log that was truncated or completely rewritten isn’t noticed.");
  if (run.breakCount > 0) process.exitCode = 1;
} catch (error) {
  const why = error instanceof Response ? "the database didn’t answer" : causesOf(error).join(": ");
  console.error(`The audit log couldn’t be verified: ${why}.`);
  process.exitCode = 2;
}
