import { paths } from "#app/paths.ts";
import { site } from "#app/platform/site.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export function DataHelp({ demonstration }: { demonstration: boolean }) {
  return (
    <Section id="data" title="The data and where it comes from">
      {demonstration ? (
        <div className="prose">
          <p>
            <b>This is demonstration data.</b> The places are real. The people, agencies, insurers, licenses,
            reviews and figures are generated and belong to nobody; telephone numbers are from the block kept
            for fiction (555-0100 to 555-0199) and addresses on the web end in “example”. Do not call them,
            and do not decide anything by them.
          </p>
        </div>
      ) : null}
      <div className="mt-5">
        <FactList
          items={[
            {
              term: "Places",
              detail: (
                <>
                  ZIP codes, cities and counties:{" "}
                  <a href="https://www.geonames.org/" rel="noopener">
                    GeoNames
                  </a>
                  ,{" "}
                  <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener">
                    CC BY 4.0
                  </a>
                  . Spellings such as “St.” were made uniform. Puerto Rico and the islands are not in it.
                </>
              ),
            },
            {
              term: "Outlines",
              detail: (
                <>
                  Cartographic boundaries of the U.S. Census Bureau, 2017, in the public domain, by way of{" "}
                  <a href="https://github.com/topojson/us-atlas" rel="noopener">
                    us-atlas
                  </a>
                  , simplified. Maps are drawn by {site.name} itself; no map service is asked.
                </>
              ),
            },
            {
              term: "Distances",
              detail:
                "Straight lines from the middle of the place you searched to the agent’s office, in miles. Roads are longer.",
            },
            {
              term: "Order of places",
              detail:
                "Which of two towns of one name comes first is decided by an estimate of their size from the 2020 census. It is not printed anywhere.",
            },
            {
              term: "For programs",
              detail: (
                <>
                  The calls that these pages make are described in an{" "}
                  <a href={paths.openApi()}>OpenAPI document</a>.
                </>
              ),
            },
          ]}
        />
      </div>
    </Section>
  );
}
