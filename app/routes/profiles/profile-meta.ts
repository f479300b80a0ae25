import type { MetaDescriptor } from "@remix-run/cloudflare";
import { formatCountOf, formatList } from "#app/domains/directory/format-figures.ts";
import { licensedStates } from "#app/domains/directory/profile/profile-facts.ts";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { agentJsonLd, breadcrumbJsonLd } from "#app/domains/directory/structured-data.ts";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import type { LoadedProfile } from "./load-profile.server.ts";

const SHOWN_STATES = 3;

/** Head of a profile, the same under each of its addresses. Undefined data is an error screen. */
export function profileMeta(origin: string, loaded: LoadedProfile | undefined): MetaDescriptor[] {
  if (loaded === undefined)
    return pageMeta(origin, { title: "Page not found", description: "", indexable: false });
  if (loaded.kind === "archived") {
    const title = `${loaded.name} is no longer listed`;
    return pageMeta(origin, { title, description: title, indexable: false });
  }
  const { profile, reviews } = loaded;
  const { summary, page } = reviews;
  const { city } = profile;
  const showcase = paths.showcase(profile.slug);
  const image = paths.agentCard(profile.slug);
  const rating = summary.average === null ? null : { average: summary.average, count: summary.published };
  return pageMeta(origin, {
    title: `${profile.name}, insurance agent in ${city.name}, ${city.state.name}`,
    description: describe(profile, rating),
    canonicalPath: showcase,
    imagePath: image,
    imageAlt: `${profile.name}, insurance agent in ${city.name}, ${city.state.code}`,
    type: "profile",
    jsonLd: [
      agentJsonLd(profile, {
        url: `${origin}${showcase}`,
        image: `${origin}${image}`,
        rating,
        reviews: page.reviews.map((review) => ({
          author: review.author,
          stars: review.stars,
          title: review.title,
          body: review.body,
          publishedOn: new Date(review.publishedAt).toISOString().slice(0, 10),
        })),
      }),
      breadcrumbJsonLd(origin, [
        { name: city.state.name, path: paths.state(city.state.slug) },
        { name: city.name, path: paths.city(city.state.slug, city.slug) },
        { name: profile.name, path: showcase },
      ]),
    ],
  });
}

function describe(profile: AgentProfile, rating: { average: number; count: number } | null): string {
  const states = licensedStates(profile.licenses);
  return [
    states.length === 0 ? "No license in force today." : `Licensed in ${formatList(states, SHOWN_STATES)}.`,
    rating === null
      ? "No reviews yet."
      : `${rating.average.toFixed(1)} from ${formatCountOf(rating.count, "review")}.`,
    `NPN ${profile.npn}.`,
    `Record of ${formatUtcDay(profile.updatedAt)}.`,
  ].join(" ");
}
