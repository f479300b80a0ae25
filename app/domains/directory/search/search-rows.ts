/** What the first round trip of a search selects. */
import { flag, integer, nullable, real, text } from "#app/platform/database/rows.ts";

export const placeRow = {
  lat: real,
  lon: real,
  zip: nullable(text),
  city: text,
  city_slug: text,
  state_code: text,
  state_slug: text,
  state_name: text,
  county: nullable(text),
  loose: flag,
  at: integer,
};
export const namesakeRow = { name: text, slug: text, state_code: text, state_slug: text, state_name: text };
