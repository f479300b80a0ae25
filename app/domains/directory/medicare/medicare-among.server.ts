import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { slugify } from "#app/platform/slugs.ts";
import type { AgentCard } from "../types.ts";

/** A page that lists agents, as `docs/law.md` calls it. */
type ListPage = "search results" | "agents of a place" | "compare" | "saved agents" | "organization";

type Listed = { licensedFor: Pick<AgentCard["licensedFor"], "types"> };

/** Rows name so many types, what was asked for first, and count the others; the table of a comparison names all. */
const NAMED_MOST = 2;

/** Slugs of the types that a row names. Cards have the types' names, and slugs are made of them. */
function namedIn({ licensedFor }: Listed, page: ListPage, asked: readonly string[]): string[] {
  const slugs = licensedFor.types.map(slugify);
  const ordered = [
    ...slugs.filter((one) => asked.includes(one)),
    ...slugs.filter((one) => !asked.includes(one)),
  ];
  return page === "compare" || ordered.length <= NAMED_MOST + 1 ? ordered : ordered.slice(0, NAMED_MOST);
}

/**
 * What the law asks to say on a page where an agent is shown as licensed for Medicare Advantage or Part D, or that was
 * asked for these types; null otherwise.
 */
export const medicareAmong = (
  context: Pick<AppContext, "clock">,
  page: ListPage,
  agents: readonly Listed[],
  asked: readonly string[] = [],
): string | null =>
  medicareNotice(
    context,
    { page, types: [...asked, ...agents.flatMap((one) => namedIn(one, page, asked))] },
    null,
  );
