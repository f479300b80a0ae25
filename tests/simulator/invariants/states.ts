import type { World } from "../world/world.ts";
import type { Invariant } from "./invariant.ts";

/** A column that goes only from some states to some others. Two changes in one step are allowed where two act at once. */
export function statesOf(
  name: string,
  {
    sql,
    next,
    first,
  }: { sql: string; next: Readonly<Record<string, readonly string[]>>; first: readonly string[] },
): Invariant {
  const known = new WeakMap<World, Map<string, string>>();
  const leads = (from: string, to: string, changes: number): boolean =>
    (next[from] ?? []).some((one) => one === to || (changes > 1 && leads(one, to, changes - 1)));
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
          was === undefined
            ? first.includes(status) || first.some((one) => leads(one, status, 1))
            : was === status || leads(was, status, 2);
        if (!isRight) breaches.push(`${id} went from ${was ?? "nothing"} to ${status}.`);
      }
      return breaches.slice(0, 5);
    },
  };
}
