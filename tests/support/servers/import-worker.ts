/** A Worker that reads lists of licenses from a bucket with the engine that the command line runs, as a page of admins would. */
import { applyImport } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { openImport, readImport } from "#app/domains/licenses/imports/file/read-commands.server.ts";
import { findImportReport, rejectedCsv } from "#app/domains/licenses/imports/import-queries.server.ts";
import type { ListSource } from "#app/domains/licenses/imports/types.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { openOwnContext } from "../../../operators/own-context.ts";

type Env = { LISTS: R2Bucket; DATABASE_URL: string };

const sourceIn = (lists: R2Bucket, name: string): ListSource => ({
  async open(offset) {
    const found = await lists.get(name, offset === 0 ? {} : { range: { offset } });
    if (found === null) throw new Error(`There is no list ${name}.`);
    return found.body;
  },
});

export default {
  /**
   * `PUT /name` stores a list; `POST /name?state=TX&day=2027-01-15&step=compare|apply|undo` answers with the import's
   * progress.
   */
  async fetch(request: Request, { LISTS, DATABASE_URL }: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const name = pathname.slice(1);
    if (request.method === "PUT") {
      await LISTS.put(name, await request.arrayBuffer());
      return new Response(null, { status: 204 });
    }
    try {
      const context = openOwnContext({ url: DATABASE_URL, authToken: undefined });
      const source = sourceIn(LISTS, name);
      const no = await openImport(context, source, {
        list: "state",
        stateCode: searchParams.get("state"),
        readOn: searchParams.get("day") ?? "",
      });
      await readImport(context, no, source);
      const step = searchParams.get("step");
      if (step !== "compare") await applyImport(context, no);
      if (step === "undo") await undoImport(context, no);
      let rejected = "";
      for await (const text of rejectedCsv(context, no)) rejected += text;
      return Response.json({ ...(await findImportReport(context, no)), file: rejected });
    } catch (error) {
      return new Response(error instanceof Error ? (error.stack ?? error.message) : String(error), {
        status: 500,
      });
    }
  },
};
