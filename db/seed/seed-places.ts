/** Fills a migrated database with the basis for a register of real people: places and the short lists. */

import type { OnHalved } from "../client/halves.ts";
import { createDatabase } from "../client.ts";
import { languages, linesOfAuthority, productTypes } from "../schema/catalog.ts";
import { cities, counties, placeNames, states, water, zips } from "../schema/places.ts";
import { termsStatements } from "./accounts.ts";
import { languageRows, lineRows, productTypeRows } from "./catalog.ts";
import { dayOf } from "./days.ts";
import { insertStatements, Sender } from "./insert.ts";
import { buildCounties } from "./places/counties.ts";
import { buildPlaces } from "./places/places.ts";
import { buildWater } from "./places/water.ts";
import { prepareDatabase } from "./prepare.ts";
import { markComplete } from "./state.ts";

export type PlacesOptions = {
  url: string;
  authToken?: string | undefined;
  fresh?: boolean;
  onHalved?: OnHalved;
};
export type PlacesReport = { zips: number; cities: number; counties: number; seconds: number };

/**
 * Writes states, counties, cities, ZIPs, insurance types, lines of authority and languages; no people, no carriers,
 * nothing made up. Throws `SeedRefused` when there are places or agents already and `fresh` is not set.
 */
export async function seedPlaces(options: PlacesOptions): Promise<PlacesReport> {
  const started = performance.now();
  const { url, authToken, fresh = false, onHalved = () => undefined } = options;
  const { client } = createDatabase({ url, authToken, onHalved });
  const today = dayOf(Date.now());
  await prepareDatabase(client, url, fresh, { agents: 0, seed: 0, today });
  const shapes = buildCounties();
  const places = buildPlaces(shapes);
  const sender = new Sender(client);
  await sender.send([
    ...insertStatements(productTypes, productTypeRows),
    ...insertStatements(linesOfAuthority, lineRows),
    ...insertStatements(languages, languageRows),
    ...insertStatements(states, places.states),
    ...insertStatements(counties, shapes.rows),
    ...insertStatements(water, buildWater(shapes.rows)),
    ...insertStatements(cities, places.cities),
    ...insertStatements(placeNames, places.placeNames),
    ...insertStatements(zips, places.zips),
    ...termsStatements(),
  ]);
  await sender.send(markComplete(today));
  await sender.flush();
  client.close();
  return {
    zips: places.zips.length,
    cities: places.cities.length,
    counties: shapes.rows.length,
    seconds: (performance.now() - started) / 1000,
  };
}
