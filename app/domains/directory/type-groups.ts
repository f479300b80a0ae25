/** Insurance that people ask for under one name and that the register has as several types. */
import type { NamedType } from "./types.ts";

const GROUPS: Readonly<Record<string, { name: string; of: readonly string[] }>> = {
  medicare: { name: "Medicare", of: ["medicare-advantage", "medicare-part-d", "medicare-supplement"] },
};

/** The type or group behind a slug, by name; undefined where the register has no such type. */
export function askedType(
  types: readonly NamedType[],
  slug: string | undefined,
): Pick<NamedType, "name" | "slug"> | undefined {
  if (slug === undefined) return undefined;
  const group = GROUPS[slug];
  if (group === undefined) return types.find((one) => one.slug === slug);
  return types.some((one) => group.of.includes(one.slug)) ? { slug, name: group.name } : undefined;
}

/** The types to choose from, by name: each of the register, and the groups that have one of them. */
export function askableTypes(
  types: readonly Pick<NamedType, "name" | "slug">[],
): Pick<NamedType, "name" | "slug">[] {
  const groups = Object.entries(GROUPS).flatMap(([slug, { name, of }]) =>
    types.some((one) => of.includes(one.slug)) ? [{ slug, name }] : [],
  );
  return [...types.map(({ name, slug }) => ({ name, slug })), ...groups].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/** Slugs of the register's types that a slug asks for. */
export const typesAskedBy = (slug: string): readonly string[] => GROUPS[slug]?.of ?? [slug];
