import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { findShareCard } from "#app/domains/directory/profile/sharing/share-queries.server.ts";
import { readCardPhoto } from "#app/domains/photos/files.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { cacheFile } from "#app/platform/cache/file-cache.ts";
import type { AppContext } from "#app/platform/context.ts";
import { site } from "#app/platform/site.ts";
import { type AgentCardFacts, drawAgentCard, drawPageCard } from "./cards.ts";
import { getTypefaces } from "./glyphs.ts";

export const handle = { access: "public" } satisfies RouteHandle;

const pages: Record<string, { title: string; line: string }> = {
  home: {
    title: site.tagline,
    line: "State licenses, and when we last checked them. Reviews that show how each reviewer was verified.",
  },
  "location-hub": {
    title: "Search by location",
    line: "Agents near a ZIP code or city, each with the license behind the result.",
  },
  "location-directory": {
    title: "The country, state by state",
    line: "How many agents each state, county and city has.",
  },
  state: { title: "Agents by state", line: "Counts, cities, and licenses that are active today." },
  city: {
    title: "Agents by city",
    line: "Each with their license and the reviews behind their stars.",
  },
  organization: {
    title: "Agencies and carriers",
    line: "What they belong to, since when, and who works under their name.",
  },
};

/** `GET /social/agent/{slug}.png` and `GET /social/page/{name}.png`, 1200 × 630. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const name = /^(.+)\.png$/.exec(params.name ?? "")?.[1] ?? "";
  const card = await findCard(context, params.kind ?? "", name);
  if (card === null) return new Response("No such card.\n", { status: 404 });
  return cacheFile(
    context,
    card,
    async () =>
      new Response(await drawCard(context, card), {
        headers: { "Content-Type": "image/png", "Cross-Origin-Resource-Policy": "cross-origin" },
      }),
  );
}

async function drawCard(context: AppContext, card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const faces = await getTypefaces(context.readStaticFile);
  if ("page" in card) return drawPageCard(faces, card.page);
  const { photoUrl } = card.agent;
  return drawAgentCard(faces, card.agent, photoUrl === null ? null : await readCardPhoto(context, photoUrl));
}

type Card = { page: { title: string; line: string } } | { agent: AgentCardFacts };

/** The content of the card, or null when the name is unknown. */
async function findCard(context: AppContext, kind: string, name: string): Promise<Card | null> {
  if (kind === "page") {
    const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
    return page === undefined ? null : { page };
  }
  const identifier = kind === "agent" ? parseIdentifier(name) : null;
  const agent = identifier === null ? null : await findShareCard(context, identifier);
  return agent === null ? null : { agent };
}
