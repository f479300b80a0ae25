/** The log's files in the bucket of documents. */
import type { AppContext } from "#app/platform/context.ts";
import { LOG_PREFIX, tilePath } from "./files.server.ts";
import type { ReadTile } from "./tree.server.ts";

type Files = Pick<AppContext, "documents">;

/** Null where there is none. */
export async function readFile({ documents }: Files, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream = await documents.get(name);
  return stream === null ? null : new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Throws where there is none: a checkpoint says that there must be. */
export async function requireFile(context: Files, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = await readFile(context, name);
  if (found === null) throw new Error(`The log’s file ${name} is missing.`);
  return found;
}

/** Of the log with this id. */
export const tileReader =
  (context: Files, id: string): ReadTile =>
  (tile) =>
    requireFile(context, `${LOG_PREFIX}${id}/${tilePath(tile)}`);
