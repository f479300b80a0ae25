/** Whether a search asks for a person, an agency or a carrier by name, and how the name is answered. */
import type { AppContext } from "#app/platform/context.ts";
import type { Asked } from "../needs/asked.ts";
import type { PlaceCandidate } from "../needs/read-need.ts";
import type { FirstLook } from "../search-queries.server.ts";
import { findNamed, foundAny } from "./name-queries.server.ts";

/** Fewer letters next to a place are no name. */
const SHORTEST_NAME = 3;

/**
 * - `nobody`: the words are a place, and the list around it is the answer.
 * - `list`: everyone who has these words in their name.
 * - `called`: a person whose name has a word that means something here, such as "Farmer".
 * - `carrier`: the agents of one carrier at the place, which is a filter.
 * - `apart`: a person or an agency whose name was typed next to a place; answered by the name alone.
 */
export type Named =
  | { kind: "nobody" }
  | { kind: "list" }
  | { kind: "called"; name: string }
  | { kind: "carrier"; carrierNo: number }
  | { kind: "apart"; name: string };

/**
 * `part` is what the place was found by: null for none, `point` for a point of the map. A place of just the words that were
 * typed comes before any name; a name that is left over next to a place takes a round trip of its own.
 */
export async function whoIsNamed(
  context: AppContext,
  { query, need }: Asked,
  look: FirstLook,
  part: PlaceCandidate | "point" | null,
): Promise<Named> {
  const carriers = query.carrier === undefined ? look.carrierMatches : [];
  const [carrier] = need.carrier === null ? [] : carriers;
  if (look.called && need.name !== null) return { kind: "called", name: need.name };
  if (part !== "point") {
    if (query.kind === "name") return { kind: "list" };
    const exact =
      look.place !== null && !look.place.loose && (part === need.places[0] || need.carrier !== null);
    if (foundAny(look) && !exact) return { kind: "list" };
  }
  if (look.place === null || part === null) return { kind: "nobody" };
  if (carrier !== undefined) return { kind: "carrier", carrierNo: carrier.carrierNo };
  if (part === "point" || part.rest.length < SHORTEST_NAME) return { kind: "nobody" };
  const found = await findNamed(context, part.rest);
  const [represented] = query.carrier === undefined ? found.carrierMatches : [];
  if (represented !== undefined) return { kind: "carrier", carrierNo: represented.carrierNo };
  return foundAny(found) ? { kind: "apart", name: part.rest } : { kind: "nobody" };
}
