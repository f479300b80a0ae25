import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { agentCursor } from "#app/domains/directory/cards/list-cursor.ts";
import {
  organizationAgentStatements,
  readOrganizationAgents,
} from "#app/domains/directory/cards/organization-agents-queries.server.ts";
import { medicareAmong } from "#app/domains/directory/medicare/medicare-among.server.ts";
import { breadcrumbJsonLd, organizationJsonLd } from "#app/domains/directory/structured-data.ts";
import { listedStatements } from "#app/domains/organizations/listed-queries.server.ts";
import { organizationPlacesStatement } from "#app/domains/organizations/places-queries.server.ts";
import { isIndexable, ratingBase, typeWords } from "#app/domains/organizations/policy.ts";
import {
  findOrganizationSlug,
  organizationNumber,
  organizationStatements,
  readOrganization,
} from "#app/domains/organizations/queries.server.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { drawingUrl } from "#app/domains/photos/drawings/draw.ts";
import {
  organizationReviewsStatement,
  readOrganizationReviews,
} from "#app/domains/reviews/listing/organization-reviews-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { lastsWhileTrue, tagOf } from "#app/platform/cache/page-tags.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { zoneOfState } from "#app/platform/time/state-zones.ts";
import { named, t } from "#app/text/text.ts";
import { requireIdentifier } from "../load-profile.server.ts";
import { OrganizationPage } from "./organization-page.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** A UUID and an old slug redirect to the current one (301); an unknown identifier is not found. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const identifier = requireIdentifier(params.identifier);
  const { search, searchParams } = new URL(request.url);
  const leadTo = (slug: string) => {
    if (search === "") shareWithEveryone(context, request);
    return redirect(`${paths.organization(slug)}${search}`, 301);
  };
  if (identifier.kind === "uuid") {
    const slug = await findOrganizationSlug(context, identifier);
    throw slug === null ? new Response(null, { status: 404 }) : leadTo(slug);
  }
  const asked = searchParams.get("after") ?? "";
  const after = agentCursor.parse(asked);
  const organizationNo = organizationNumber(identifier);
  const nowMs = context.clock.now();
  const results = await context.db.batch({
    ...organizationStatements(context, organizationNo),
    ...organizationAgentStatements(context, organizationNo, after),
    ...listedStatements(context, organizationNo, utcDay(nowMs)),
    ...organizationReviewsStatement(context, organizationNo),
    ...organizationPlacesStatement(context, organizationNo),
  });
  const organization = readOrganization(results);
  if (organization === null) throw new Response(null, { status: 404 });
  if (organization.slug !== identifier.value) throw leadTo(organization.slug);
  shareWithEveryone(context, request);
  const isNonsense = asked !== "" && after === null;
  const listed = readOrganizationAgents(results, nowMs);
  const { slug, parents, children } = organization;
  lastsWhileTrue(context, {
    tags: [slug, ...[...parents, ...children].map((one) => one.slug)].map(tagOf.organization),
    zones: listed.agents.map(({ place }) => zoneOfState(place.stateCode)),
  });
  return data(
    {
      organization,
      mark: organization.photoUrl ?? drawingUrl(organization.id),
      said: splitSaid(organization.description),
      reviews: readOrganizationReviews(results),
      places: results.agentPlaces.map(({ name, stateCode, stateSlug, slug, agentCount }) => ({
        name: `${name}, ${stateCode}`,
        to: paths.city(stateSlug, slug),
        count: agentCount,
      })),
      listed: { licenses: results.listedLicenses, producers: results.listedProducers },
      ...listed,
      legal: medicareAmong(context, "organization", listed.agents),
      isFirstPage: after === null,
      problem: isNonsense ? t("This page of agents does not exist. These are the first.") : null,
      today: utcDay(nowMs),
    },
    { status: isNonsense ? 400 : 200 },
  );
}

/** A headline has this many characters at most. */
const FIRST_MOST = 180;

/** The first sentence, if it's short enough for a headline, and the rest. */
function splitSaid(description: string): { first: string; rest: string } {
  const end = description.search(/[.!?](\s|$)/) + 1;
  if (end === 0 || end > FIRST_MOST) return { first: "", rest: description };
  return { first: description.slice(0, end), rest: description.slice(end).trim() };
}

export const meta = ({ data, matches }: MetaArgs<typeof loader>) =>
  organizationMeta(rootOrigin(matches), data?.organization);

export default function OrganizationShowcase() {
  return <OrganizationPage {...useLoaderData<typeof loader>()} />;
}

/** Head of an organization's page. Undefined: an error screen. */
function organizationMeta(origin: string, organization: Organization | undefined): MetaDescriptor[] {
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
