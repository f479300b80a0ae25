import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { Checked } from "#app/ui/forms/checked.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Stars } from "#app/ui/record/stars.tsx";
import type { AgentCard } from "../types.ts";
import { wordList, wordResponse } from "../words.ts";

/** One true record from the register, with a note to each line on how it is known. */
export function SpecimenRecord({ agent, today }: { agent: AgentCard; today: string }) {
  const { licence, stars } = agent;
  return (
    <Sheet as="article" className="specimen" aria-labelledby="specimen-name">
      <div className="head">
        <Avatar id={agent.id} name={agent.name} />
        <div>
          <h2 id="specimen-name">
            <Link
              className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
              to={paths.showcase(agent.slug)}
              prefetch="none"
            >
              {agent.name}
            </Link>
          </h2>
          <p className="text-14 text-muted">
            {agent.organization === null ? "" : `${agent.organization.name}, `}
            {agent.place.city}, {agent.place.stateCode}
          </p>
        </div>
      </div>
      <dl className="facts">
        <div className="first">
          <dt>Licence</dt>
          <dd>
            {licence === null ? (
              "None on file"
            ) : (
              <>
                {licence.stateCode} {licence.number}
                <br />
                {wordList(agent.licensedFor.types)}
                <br />
                <Checked small tone={licence.expiresOn < today ? "off" : "ok"}>
                  Active to {formatDay(licence.expiresOn)}, read {formatDay(licence.readOn)}
                </Checked>
              </>
            )}
          </dd>
          <dd className="key" aria-hidden="true">
            1
          </dd>
        </div>
        <div>
          <dt>Reviews</dt>
          <dd>
            {stars === null ? (
              "None yet"
            ) : (
              <>
                {stars.average.toFixed(1)} <Stars value={stars.average} /> from {stars.count}
                <br />
                <Caption as="span">{agent.proven} from kept appointments or conversations on record</Caption>
              </>
            )}
          </dd>
          <dd className="key" aria-hidden="true">
            2
          </dd>
        </div>
        <div>
          <dt>Answers</dt>
          <dd>{wordResponse(agent.response)}</dd>
          <dd className="key" aria-hidden="true">
            3
          </dd>
        </div>
      </dl>
      <ol className="keys" aria-label="How each line is known">
        <li>
          <span className="key" aria-hidden="true">
            1
          </span>
          Read in the state’s own list or in a document, on the day that stands beside it.
        </li>
        <li>
          <span className="key" aria-hidden="true">
            2
          </span>
          All reviews count by the same rules, whatever their stars. What was left out is named.
        </li>
        <li>
          <span className="key" aria-hidden="true">
            3
          </span>
          Measured over conversations. Below five, nothing is shown.
        </li>
      </ol>
    </Sheet>
  );
}
