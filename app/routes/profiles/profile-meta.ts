import type { MetaDescriptor } from "@remix-run/cloudflare";
import { formatList } from "#app/domains/directory/format-figures.ts";
import { licensedStates } from "#app/domains/directory/profile/profile-facts.ts";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { agentJsonLd, breadcrumbJsonLd } from "#app/domains/directory/structured-data.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { named, t, tn } from "#app/text/text.ts";
import type { LoadedProfile } from "./load-profile.server.ts";

const SHOWN_STATES = 3;

/** Head of a profile, the same under each of its addresses. Undefined data: an error screen. */
export function profileMeta(origin: string, loaded: LoadedProfile | undefined): MetaDescriptor[] {
  if (loaded === undefined)
    return pageMeta(origin, { title: t("Page not found"), description: "", indexable: false });
  if (loaded.kind === "archived") {
    const { title } = loaded;
    return pageMeta(origin, { title, description: title, indexable: false });
  }
  const { profile, reviews } = loaded;
  const { summary, page } = reviews;
  const { city } = profile;
  const showcase = paths.showcase(profile.slug);
  const image = paths.agentCard(profile.slug);
  const rating = summary.average === null ? null : { average: summary.average, count: summary.counted };
  return pageMeta(origin, {
    title: t("{name}, insurance agent in {city}, {state}", {
      name: profile.name,
      city: city.name,
      state: named(city.state.name),
    }),
    description: describe(profile, rating),
    canonicalPath: showcase,
    // One of many days: search engines have the profile itself.
    indexable: !loaded.asksDay,
    imagePath: image,
    imageAlt: t("{name}, insurance agent in {city}, {state}", {
      name: profile.name,
      city: city.name,
      state: city.state.code,
    }),
    type: "profile",
    jsonLd: [
      agentJsonLd(profile, {
        url: `${origin}${showcase}`,
        image: `${origin}${image}`,
        rating,
        // Those of people with a stake in them are no part of the rating.
        reviews: page.reviews
          .filter(({ counts }) => counts)
          .map((review) => ({
            author: review.author,
            stars: review.stars,
            title: review.title,
            publishedOn: new Date(review.publishedAt).toISOString().slice(0, 10),
          })),
      }),
      breadcrumbJsonLd(origin, [
        { name: named(city.state.name), path: paths.state(city.state.slug) },
        { name: city.name, path: paths.city(city.state.slug, city.slug) },
        { name: profile.name, path: showcase },
      ]),
    ],
  });
}

function describe(profile: AgentProfile, rating: { average: number; count: number } | null): string {
  const states = licensedStates(profile.licenses);
  return [
    states.length === 0
      ? t("No license in force today.")
      : t("Licensed in {states}.", { states: formatList(states, SHOWN_STATES) }),
    rating === null
      ? t("No reviews yet.")
      : tn(rating.count, "{average} from {n} review.", "{average} from {n} reviews.", {
          average: rating.average.toFixed(1),
        }),
    `NPN ${profile.npn}.`,
    t("Record of {day}.", { day: formatPublicDay(profile.updatedAt) }),
  ].join(" ");
}
