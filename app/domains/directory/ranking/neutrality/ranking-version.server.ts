/** Which code ranked: a hash of the text of the statement that ranks, without its values. */
import type { AppContext } from "#app/platform/context.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { SearchInput } from "../../inputs.ts";
import { lookStatements } from "../../search/search-queries.server.ts";

const LETTERS = 12;

/** Changes when the ranking's SQL does, and only then. */
export async function rankingVersion(context: AppContext): Promise<string> {
  const { lists } = lookStatements(
    context,
    SearchInput.parse({ q: "00000" }),
    { kind: "zip", zip: "00000" },
    { names: null, called: null },
  );
  return (await sha256Hex(lists.getQuery().sql)).slice(0, LETTERS);
}
