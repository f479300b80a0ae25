import { Fact, FactsLine } from "#app/domains/directory/components/facts-line.tsx";
import { Credential, Credentials } from "#app/domains/directory/components/profile/credentials.tsx";
import { TitleBlock } from "#app/domains/directory/components/profile/title-block.tsx";
import { ratingBase, typeWords } from "#app/domains/organizations/policy.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { named, t } from "#app/text/text.ts";
import { Stars } from "#app/ui/figures/stars.tsx";
import { formatCount } from "#app/ui/format-count.ts";

export type OrganizationHeadProps = {
  organization: Organization;
  /** Address of its logo or drawing. */
  mark: string;
};

/** An organization's name and kind, and the average over its agents with what it covers. */
export function OrganizationHead({ organization, mark }: OrganizationHeadProps) {
  const { city, rating } = organization;
  return (
    <>
      <TitleBlock id={organization.id} name={organization.name} photoUrl={mark}>
        {t("{kind} in {city}, {state}", {
          kind: t(typeWords[organization.type]),
          city: city.name,
          state: named(city.state.name),
        })}
      </TitleBlock>
      <Credentials>
        <Credential term={t("Agents listed")} fact={formatCount(rating.listedAgents)} />
        <Credential term={t("Organizations under it")} fact={formatCount(organization.childCount)} />
        <Credential
          term="NPN"
          fact={
            organization.npn === null ? (
              t("None on file")
            ) : (
              <span className="lining-nums tabular-nums">{organization.npn}</span>
            )
          }
        />
        <Credential term={t("Founded")} fact={organization.foundedYear ?? t("Not known")} />
      </Credentials>
      <FactsLine className="mt-4">
        <Fact begins="narrow">
          {rating.average === null ? null : (
            <>
              <b>{rating.average.toFixed(1)}</b>
              <span> </span>
              <Stars value={rating.average} />
              <span> </span>
            </>
          )}
          <span>{ratingBase(rating)}</span>
        </Fact>
      </FactsLine>
    </>
  );
}
