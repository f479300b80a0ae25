import { paths } from "#app/paths/paths.ts";
import { site } from "#app/platform/site.ts";
import { rich, t } from "#app/text/text.ts";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Chapter } from "./chapter.tsx";

export function DataHelp({ demonstration }: { demonstration: boolean }) {
  return (
    <Chapter id="data" title={t("The data and where it comes from")}>
      {demonstration ? (
        <div className="prose">
          <p>
            {rich(
              "{lead} The places are real. The people, agencies, insurers, licenses, reviews, and figures are made up. Phone numbers come from the range set aside for fiction (555-0100 to 555-0199), and web addresses end in “example”. Please don’t call them, and don’t base a decision on them.",
              { lead: <b>{t("This is demonstration data.")}</b> },
            )}
          </p>
        </div>
      ) : null}
      <div className="mt-5">
        <FactList
          items={[
            {
              term: t("Places"),
              detail: (
                <>
                  {rich(
                    "ZIP codes, cities, and how many people live in them: {geonames}, {license}. We joined its postal and its city file, and made spellings such as “St.” consistent. Puerto Rico and the island territories aren’t included.",
                    {
                      geonames: (
                        <a href="https://www.geonames.org/" rel="noopener">
                          GeoNames
                        </a>
                      ),
                      license: (
                        <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener">
                          CC BY 4.0
                        </a>
                      ),
                    },
                  )}
                </>
              ),
            },
            {
              term: t("Outlines"),
              detail: (
                <>
                  {rich(
                    "U.S. Census Bureau cartographic boundaries, 2017, public domain, from {link}, simplified. {site} draws its own maps and doesn’t use a map service.",
                    {
                      link: (
                        <a href="https://github.com/topojson/us-atlas" rel="noopener">
                          us-atlas
                        </a>
                      ),
                      site: site.name,
                    },
                  )}
                </>
              ),
            },
            {
              term: t("Water"),
              detail: (
                <>
                  {rich(
                    "Sea, lakes, and wide rivers on the maps: © {osm} contributors, 2017, {license}, simplified. Courses of great rivers: Natural Earth, public domain.",
                    {
                      osm: (
                        <a href="https://www.openstreetmap.org/copyright" rel="noopener">
                          OpenStreetMap
                        </a>
                      ),
                      license: (
                        <a href="https://opendatacommons.org/licenses/odbl/1-0/" rel="license noopener">
                          ODbL 1.0
                        </a>
                      ),
                    },
                  )}
                </>
              ),
            },
            {
              term: t("Distances"),
              detail: t(
                "In miles, in a straight line from the center of the place you searched to the agent’s office. The drive is longer.",
              ),
            },
            {
              term: t("Order of places"),
              detail: t(
                "When two towns share a name, the larger one comes first, by an estimate from the 2020 census. We don’t show that estimate.",
              ),
            },
            {
              term: t("For programs"),
              detail: (
                <>
                  {rich("The calls these pages make are described in an {link}.", {
                    link: <a href={paths.openApi()}>{t("OpenAPI document")}</a>,
                  })}
                </>
              ),
            },
          ]}
        />
      </div>
    </Chapter>
  );
}
