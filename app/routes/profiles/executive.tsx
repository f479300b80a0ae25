import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import { TitleBlock } from "#app/domains/directory/components/profile/title-block.tsx";
import { parseWebsite } from "#app/domains/directory/profile/profile-facts.ts";
import { findExecutive, type Led } from "#app/domains/organizations/executives/executive-queries.server.ts";
import { roleWords, typeWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export const handle = { access: "signed-in", inView: true } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const userId = parseUuid(params.userId);
  const executive = userId === null ? null : await findExecutive(context, userId);
  if (userId === null || executive === null)
    throw notFoundNotice(
      t("No executive at this address"),
      t("The link may be wrong, or this person no longer leads an organization here."),
      [{ label: t("Search by location"), to: paths.locationHub() }],
    );
  return { id: userId, own: userId === viewer.userId, executive, role: roleLabel(executive.role) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    title: data?.executive.name ?? t("Executive"),
    description: t("An executive, and the organizations they lead."),
    indexable: false,
  });

export default function ExecutiveShowcase() {
  const { id, own, executive, role } = useLoaderData<typeof loader>();
  const { name, title, biography, led } = executive;
  const links = [executive.website, executive.profileLink].flatMap((site) => parseWebsite(site) ?? []);
  return (
    <PageMain>
      <TitleBlock id={id} name={name} photoUrl={executive.photoUrl} headline={title}>
        <span>{role}</span>
        {own ? (
          <>
            <span>, </span>
            <Link to={paths.settings({ section: "showcase" })}>{t("edit this page")}</Link>
          </>
        ) : null}
      </TitleBlock>
      <Section id="about" title={t("About")} margin>
        {biography === "" ? (
          <p className="text-muted">{t("{name} hasn’t added a bio yet.", { name })}</p>
        ) : (
          <p className="whitespace-pre-line text-18">{biography}</p>
        )}
      </Section>
      <Section id="leads" title={t("Leadership")} margin>
        {led.length === 0 ? (
          <p className="text-muted">{t("{name} leads no organization that is listed here.", { name })}</p>
        ) : (
          <LinkList>
            {led.map((one) => (
              <LinkListItem
                key={`${one.slug} ${one.joinedAt}`}
                to={paths.organization(one.slug)}
                end={datesOf(one)}
              >
                <span>{`${one.name} `}</span>
                <Caption as="span">{`${t(typeWords[one.type])}, ${t(roleWords[one.role])}`}</Caption>
              </LinkListItem>
            ))}
          </LinkList>
        )}
      </Section>
      {links.length === 0 ? null : (
        <Section id="links" title={t("Links")} margin>
          <ul className="list-none">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} rel="nofollow noopener" className="inline-flex min-h-target items-center">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </PageMain>
  );
}

const datesOf = ({ joinedAt, leftAt }: Led): string =>
  leftAt === null
    ? t("since {day}", { day: formatPublicDay(joinedAt) })
    : `${formatPublicDay(joinedAt)} – ${formatPublicDay(leftAt)}`;
