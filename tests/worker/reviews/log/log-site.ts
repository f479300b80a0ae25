/** A site whose log of reviews has caught up, and the log as anyone reads it. */
import { beforeAll } from "vitest";
import { continueReviewLog } from "#app/domains/reviews/public-log/append-commands.server.ts";
import { loadFiles, loadTables } from "#app/domains/reviews/public-log/recount/loading.server.ts";
import { compareWithTables, recountFiles } from "#app/domains/reviews/public-log/recount/recount.server.ts";
import { findLogState } from "#app/domains/reviews/public-log/state.server.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { documentsIn } from "../../../../workers/documents.ts";
import { openReviewCases } from "../moderation/review-cases.ts";

/** Far more than it takes to take up every review from before the log. */
const MOST_STEPS = 60;

export function openLog() {
  const cases = openReviewCases();
  const { site, databaseUrl } = cases;
  let context: OwnContext;
  let id: string;
  const logPath = (path: string) => `/reviews/log/${id}/${path}`;
  const find = async (path: string) => {
    const response = await site.get(logPath(path));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return response.status === 200 ? bytes : null;
  };
  /** Until everything is signed. */
  async function catchUp() {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await continueReviewLog(context);
      const state = await findLogState(context);
      if (state !== null && state.begunThrough === null && state.isCurrent) return state;
    }
    throw new Error("The log doesn’t catch up.");
  }
  beforeAll(async () => {
    context = openContext({ databaseUrl: databaseUrl(), documents: documentsIn(await site.documents()) });
    // The trigger's own run begins the log.
    await site.runCron();
    ({ id } = await catchUp());
  });
  return {
    ...cases,
    logId: () => id,
    context: () => context,
    logPath,
    find,
    textOf: async (path: string) => new TextDecoder().decode((await find(path)) ?? new Uint8Array()),
    catchUp,
    async recount() {
      const files = await loadFiles(find);
      return [...recountFiles(files), ...compareWithTables(files, await loadTables(context))];
    },
  };
}
