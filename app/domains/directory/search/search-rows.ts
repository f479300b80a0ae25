/** What the first round trip of a search selects. */
import { flag, integer, nullable, oneOf, real, text } from "#app/platform/rows.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";

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
};
export const carrierRow = { carrier_no: integer, name: text };
export const namesakeRow = { name: text, slug: text, state_code: text, state_slug: text, state_name: text };
export const organizationRow = {
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  city: text,
  state_code: text,
};
