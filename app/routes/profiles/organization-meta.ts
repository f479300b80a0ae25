import type { MetaDescriptor } from "@remix-run/cloudflare";
import { breadcrumbJsonLd, organizationJsonLd } from "#app/domains/directory/structured-data.ts";
import { isIndexable, ratingBase, typeWords } from "#app/domains/organizations/policy.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { named, t } from "#app/text/text.ts";

/** Head of an organization's page. Undefined is an error screen. */
export function organizationMeta(origin: string, organization: Organization | undefined): MetaDescriptor[] {
  if (organization === undefined)
    return pageMeta(origin, { title: t("Page not found"), description: "", indexable: false });
  const { city, rating } = organization;
  const path = paths.organization(organization.slug);
  const kind = t(typeWords[organization.type]);
  const average = rating.average === null ? "" : `${rating.average.toFixed(1)} `;
  return pageMeta(origin, {
    title: t("{name}, {kind} in {city}, {state}", {
      name: organization.name,
      kind: kind.toLowerCase(),
      city: city.name,
      state: named(city.state.name),
    }),
    description: t("{kind} in {city}, {state}: {rating}.", {
      kind,
      city: city.name,
      state: city.state.code,
      rating: `${average}${ratingBase(rating)}`,
    }),
    canonicalPath: path,
    imagePath: paths.pageCard("organization"),
    indexable: isIndexable(organization),
    type: "profile",
    jsonLd: [
      organizationJsonLd(
        {
          ...organization,
          city: city.name,
          stateCode: city.state.code,
          parent: organization.parents[0]?.name ?? null,
        },
        { url: `${origin}${path}` },
      ),
      breadcrumbJsonLd(origin, [
        { name: named(city.state.name), path: paths.state(city.state.slug) },
        { name: city.name, path: paths.city(city.state.slug, city.slug) },
        { name: organization.name, path },
      ]),
    ],
  });
}
