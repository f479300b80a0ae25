import { Link } from "@remix-run/react";
import { BesideTheCity, YearLines } from "#app/domains/billing/components/year-figures.tsx";
import type { Year } from "#app/domains/billing/figures/year-queries.server.ts";
import { FIGURES_WEEKS } from "#app/domains/billing/limits.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Section } from "#app/ui/layout/section.tsx";

/** The year that a plan adds: its weeks, and the agent's public figures beside their city's. */
export function OwnYear({ year }: { year: Year }) {
  return (
    <Section
      id="year"
      title="Your year"
      thin
      aside={
        <Link to={paymentPaths.figuresFile()} reloadDocument>
          {`${FIGURES_WEEKS} weeks as a file (CSV)`}
        </Link>
      }
    >
      <Disclosure plain summary={`Show ${FIGURES_WEEKS} weeks`}>
        <div className="mt-3">
          <YearLines year={year} shown={FIGURES_WEEKS} />
        </div>
        {year.beside === null ? null : (
          <>
            <h3 className="mt-6 mb-3 text-18">{`Beside ${year.beside.city}`}</h3>
            <BesideTheCity beside={year.beside} />
          </>
        )}
      </Disclosure>
    </Section>
  );
}
