import { GlanceList } from "#app/domains/directory/components/profile/glance/glance-list.tsx";
import { TitleBlock } from "#app/domains/directory/components/profile/title-block.tsx";
import type { Glance } from "#app/domains/directory/profile/glance/glance.ts";
import { ratingBase, typeWords } from "#app/domains/organizations/policy.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { named, t, tn } from "#app/text/text.ts";
import { Stars } from "#app/ui/figures/stars.tsx";

export type OrganizationHeadProps = {
  organization: Organization;
  /** Its first sentence about itself. */
  headline: string;
  /** Address of its logo or drawing. */
  mark: string;
};

/** An organization’s mark, name, and kind, and the average over its agents with what it covers. */
export function OrganizationHead({ organization, headline, mark }: OrganizationHeadProps) {
  const { city, rating, npn, foundedYear, childCount } = organization;
  const facts: (Glance | null)[] = [
    rating.listedAgents === 0
      ? null
      : {
          icon: "users",
          term: t("Agents listed"),
          words: tn(rating.listedAgents, "{n} agent listed", "{n} agents listed"),
        },
    childCount === 0
      ? null
      : {
          icon: "list",
          term: t("Organizations under it"),
          words: tn(childCount, "{n} organization", "{n} organizations"),
        },
    npn === null ? null : { icon: "license", term: "NPN", words: `NPN ${npn}` },
    foundedYear === null
      ? null
      : { icon: "calendar", term: t("Founded"), words: t("Founded {year}", { year: String(foundedYear) }) },
  ];
  return (
    <>
      <TitleBlock id={organization.id} name={organization.name} photoUrl={mark} headline={headline}>
        {t("{kind} in {city}, {state}", {
          kind: t(typeWords[organization.type]),
          city: city.name,
          state: named(city.state.name),
        })}
      </TitleBlock>
      <p className="mt-4 md:text-18">
        {rating.average === null ? null : (
          <>
            <b>{rating.average.toFixed(1)}</b>
            <span> </span>
            <Stars value={rating.average} />
            <span> </span>
          </>
        )}
        <span className={rating.average === null ? "inline-block first-letter:uppercase" : undefined}>
          {ratingBase(rating)}
        </span>
      </p>
      <GlanceList facts={facts.filter((fact) => fact !== null)} />
    </>
  );
}
