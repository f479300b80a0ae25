import type { World } from "../world/world.ts";

/** Something that holds after every step. */
export type Invariant = {
  name: string;
  /** `step`: after each. `month`: at the end of each, because it reads a lot. */
  when: "step" | "month";
  /** What breaks it, in a sentence each; empty if nothing does. */
  find(world: World): Promise<string[]>;
};

/** One whose breaches are rows of a query. Every row is one, said by its column `breach`. In it `?1` is now. */
export const rowsBreaking = (name: string, sql: string): Invariant => ({
  name,
  when: "step",
  find: async (world) => {
    const rows = await world.rows(`${sql} LIMIT 5`, sql.includes("?1") ? [world.now()] : []);
    return rows.map(({ breach }) => String(breach));
  },
});
