/** The log's files in the bucket of documents. */
import type { AppContext } from "#app/platform/context.ts";
import { type FindLogFile, LOG_PREFIX, requireTile } from "./log-files.server.ts";
import type { ReadTile } from "./tree.server.ts";

/** Of the log with this id. */
export const filesOf =
  ({ documents }: Pick<AppContext, "documents">, id: string): FindLogFile =>
  async (path) => {
    const stream = await documents.get(`${LOG_PREFIX}${id}/${path}`);
    return stream === null ? null : new Uint8Array(await new Response(stream).arrayBuffer());
  };

export const tileReader =
  (find: FindLogFile): ReadTile =>
  (tile) =>
    requireTile(find, tile);
