import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { NO_END } from "#app/domains/licenses/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { rich, t } from "#app/text/text.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { formatList, formatResponse } from "../format-figures.ts";
import type { AgentCard } from "../types.ts";

/** One real record from the register, with a note at each line on how we know it. */
export function SpecimenRecord({ agent }: { agent: AgentCard }) {
  const { license, stars } = agent;
  return (
    <Sheet
      as="article"
      className="relative min-w-0 self-start px-5.5 pt-5 pb-4.5"
      aria-labelledby="specimen-name"
    >
      <div className="flex items-center gap-4 pb-4">
        <Avatar id={agent.id} name={agent.name} photoUrl={agent.photoUrl} eager />
        <div className="min-w-0">
          <h2 id="specimen-name" className="text-[1.625rem] leading-[1.1]">
            <Link
              className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
              to={paths.showcase(agent.slug)}
              prefetch="none"
            >
              {agent.name}
            </Link>
          </h2>
          <p className="text-14 text-muted">
            {`${agent.organization === null ? "" : `${agent.organization.name}, `}${agent.place.city}, ${agent.place.stateCode}`}
          </p>
        </div>
      </div>
      <dl>
        <KeyedFact term={t("License")} number={1}>
          {license === null ? (
            t("None on file")
          ) : (
            <>
              <span>{`${license.stateCode} ${license.number}`}</span>
              <br />
              <span>{formatList(agent.licensedFor.types)}</span>
              <br />
              {license.validity === "to-come" ? (
                <Checked small tone="off">
                  {t("Begins {day}", { day: formatDay(license.effectiveOn) })}
                </Checked>
              ) : (
                <Checked
                  small
                  tone={
                    !license.stale && (license.validity === "in-force" || license.validity === "ending")
                      ? "ok"
                      : "off"
                  }
                >
                  {license.expiresOn === NO_END
                    ? t("Active, no end date, checked {readOn}", { readOn: formatDay(license.readOn) })
                    : t("Active to {expiresOn}, checked {readOn}", {
                        expiresOn: formatDay(license.expiresOn),
                        readOn: formatDay(license.readOn),
                      })}
                </Checked>
              )}
            </>
          )}
        </KeyedFact>
        <KeyedFact term={t("Reviews")} number={2}>
          {stars === null ? (
            t("None yet")
          ) : (
            <>
              {rich("{rating} from {count}", {
                rating: <Rated value={stars.average} />,
                count: String(stars.count),
              })}
              <br />
              <Caption as="span">
                {t("{proven} of {count} from confirmed clients or conversations", {
                  proven: String(agent.proven),
                  count: String(stars.count),
                })}
              </Caption>
            </>
          )}
        </KeyedFact>
        <KeyedFact term={t("Answers")} number={3}>
          {formatResponse(agent.response)}
        </KeyedFact>
      </dl>
      <ol
        className="mt-4 grid list-none grid-cols-1 gap-2.5 border-line-strong border-t pt-4"
        aria-label={t("How each line is known")}
      >
        <Note number={1}>{t("Checked in the state’s own list or in a document, on the day shown.")}</Note>
        <Note number={2}>
          {t(
            "Every review counts by the same rules, whatever its stars. We also count the reviews we removed.",
          )}
        </Note>
        <Note number={3}>{t("Measured over conversations. With fewer than five, nothing is shown.")}</Note>
      </ol>
    </Sheet>
  );
}

/** The number, and its stars. */
const Rated = ({ value }: { value: number }) => (
  <>
    <span>{`${value.toFixed(1)} `}</span>
    <Stars value={value} />
  </>
);

/** Ties a line of the record to its note below. */
const NUMBER =
  "inline-grid size-5.5 flex-none place-items-center rounded-full border-[1.5px] border-accent font-strong text-12 text-accent leading-none";

function KeyedFact({ term, number, children }: { term: string; number: number; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(3rem,5.75rem)_minmax(0,1fr)_auto] gap-3 border-line border-t py-2.25 first:border-ink first:border-t-2 max-[380px]:gap-0">
      <dt className="text-14 text-muted leading-[1.6]">{term}</dt>
      <dd className="text-15 leading-normal">{children}</dd>
      <dd className={NUMBER} aria-hidden="true">
        {number}
      </dd>
    </div>
  );
}

function Note({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-2.75 text-14 text-ink-2 leading-[1.45]">
      <span className={NUMBER} aria-hidden="true">
        {number}
      </span>
      {children}
    </li>
  );
}
