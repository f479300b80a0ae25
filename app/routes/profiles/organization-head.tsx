import { ratingBase, typeWords } from "#app/domains/organizations/policy.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Stars } from "#app/ui/record/stars.tsx";

/** What an organisation is, and the average over its agents with what it is counted over. */
export function OrganizationHead({ organization }: { organization: Organization }) {
  const { city, rating } = organization;
  return (
    <header className="main">
      <div className="phead">
        <Avatar id={organization.id} name={organization.name} size="lg" />
        <div>
          <h1>{organization.name}</h1>
          <p className="at">
            {typeWords[organization.type]} in {city.name}, {city.state.name}
          </p>
        </div>
      </div>
      <dl className="creds">
        <div>
          <dt>Agents listed</dt>
          <dd>{formatCount(rating.listedAgents)}</dd>
        </div>
        <div>
          <dt>Organisations under it</dt>
          <dd>{formatCount(organization.childCount)}</dd>
        </div>
        <div>
          <dt>NPN</dt>
          <dd>
            {organization.npn === null ? (
              "None on file"
            ) : (
              <span className="lining-nums tabular-nums">{organization.npn}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>Founded</dt>
          <dd>{organization.foundedYear ?? "Not known"}</dd>
        </div>
      </dl>
      <ul className="why">
        <li>
          <span>
            {rating.average === null ? null : (
              <>
                <b>{rating.average.toFixed(1)}</b> <Stars value={rating.average} />{" "}
              </>
            )}
            {ratingBase(rating)}
          </span>
        </li>
      </ul>
    </header>
  );
}
