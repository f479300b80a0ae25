import type { World } from "../world/world.ts";
import type { Invariant } from "./invariant.ts";

/** A column that goes only from some states to some others, and in one step once. A new row is in one of `first`. */
export function statesOf(
  name: string,
  {
    sql,
    next,
    first,
  }: { sql: string; next: Readonly<Record<string, readonly string[]>>; first: readonly string[] },
): Invariant {
  const known = new WeakMap<World, Map<string, string>>();
  return {
    name,
    when: "step",
    async find(world) {
      const before = known.get(world);
      const now = new Map((await world.rows(sql)).map(({ id, status }) => [String(id), String(status)]));
      known.set(world, now);
      if (before === undefined) return [];
      const breaches: string[] = [];
      for (const [id, status] of now) {
        const was = before.get(id);
        const isRight =
          was === undefined ? first.includes(status) : was === status || next[was]?.includes(status);
        if (!isRight) breaches.push(`${id} went from ${was ?? "nothing"} to ${status}.`);
      }
      return breaches.slice(0, 5);
    },
  };
}
