/** A showcase in the columns of `agents`, by the table of its fields. */
import type { AgentRow, AnyField } from "./showcase-field.ts";
import { SHOWCASE_FIELDS } from "./showcase-fields.ts";
import type { Showcase } from "./showcase-types.ts";
import type { WrittenFacts } from "./written-facts.ts";

/** Columns that are named as the part that they hold. */
const sameNamed = ({ stored }: AnyField, from: object): object => {
  const source: Record<string, unknown> = { ...from };
  return Object.fromEntries(Object.keys(stored).map((key) => [key, source[key]]));
};

const readField = (field: AnyField, row: AgentRow): object =>
  field.columns?.read(row) ?? sameNamed(field, row);

/** The showcase of an agent's row; `carriers` are the numbers of its rows in `agent_carriers`. */
export const showcaseOf = (row: AgentRow, carriers: readonly number[]): Showcase =>
  Object.assign({ carriers }, ...SHOWCASE_FIELDS.map((field) => readField(field, row)));

/** A showcase as columns of `agents`. */
export const columnsOf = (showcase: Showcase): Partial<AgentRow> =>
  Object.assign(
    {},
    ...SHOWCASE_FIELDS.map((field) => field.columns?.write(showcase) ?? sameNamed(field, showcase)),
  );

const WRITTEN = SHOWCASE_FIELDS.filter(({ written }) => written);

/** What readers see of an agent's row as it is written. */
export const writtenFactsOf = (row: AgentRow): WrittenFacts =>
  Object.assign({}, ...WRITTEN.map((field) => sameNamed(field, row)));
