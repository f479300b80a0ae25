import type { MetaDescriptor } from "@remix-run/cloudflare";
import { breadcrumbJsonLd, organizationJsonLd } from "#app/domains/directory/structured-data.ts";
import { isIndexable, ratingBase, typeWords } from "#app/domains/organizations/policy.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";

/** Head of an organization's page. Undefined is an error screen. */
export function organizationMeta(origin: string, organization: Organization | undefined): MetaDescriptor[] {
  if (organization === undefined)
    return pageMeta(origin, { title: "Page not found", description: "", indexable: false });
  const { city, rating } = organization;
  const path = paths.organization(organization.slug);
  const kind = typeWords[organization.type].toLowerCase();
  const average = rating.average === null ? "" : `${rating.average.toFixed(1)} `;
  return pageMeta(origin, {
    title: `${organization.name}, ${kind} in ${city.name}, ${city.state.name}`,
    description: `${typeWords[organization.type]} in ${city.name}, ${city.state.code}: ${average}${ratingBase(rating)}.`,
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
        { name: city.state.name, path: paths.state(city.state.slug) },
        { name: city.name, path: paths.city(city.state.slug, city.slug) },
        { name: organization.name, path },
      ]),
    ],
  });
}
