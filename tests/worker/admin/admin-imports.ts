/** Imports of lists as admins start them on their pages. */
import type { Visitor } from "#support/browser/visitor.ts";
import type { openAccounts } from "../accounts.ts";

export const LIST = "/admin-console/imports";
/** What a step is done in, however slow the machine. */
const MINUTES = 60;

export function openImports({ site, rows }: Pick<ReturnType<typeof openAccounts>, "site" | "rows">) {
  const importOf = async (no: number) =>
    (await rows("SELECT * FROM license_imports WHERE import_no = ?", [no]))[0] as Record<string, unknown>;

  /** What a request has no time for is done by the clock, as within the next minutes. */
  async function goOnByCron(no: number) {
    for (let minute = 0; minute < MINUTES && (await importOf(no))?.runs === 1; minute++) await site.runCron();
  }

  async function act(who: Visitor, no: number, fields: Record<string, string>) {
    const answer = await who.post(`${LIST}/${no}`, fields);
    if (answer.status === 303) await goOnByCron(no);
    return answer;
  }
  return { importOf, goOnByCron, act };
}
