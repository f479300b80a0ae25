import { t } from "#app/text/text.ts";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import type { MapLabel } from "../../maps/map-labels.ts";
import { parseWebsite } from "../../profile/profile-facts.ts";
import { OFFICE_MAP } from "../../profile/profile-map.ts";
import type { AgentProfile } from "../../profile/profile-types.ts";
import { AreaMap } from "../places/area-map.tsx";
import { Ways } from "./contact/next-sheet.tsx";
import { OfficeHours } from "./office-hours.tsx";
import { ReportWrong } from "./report-wrong.tsx";
import { grayIf, SaidBy } from "./said-by.tsx";

export type ProfileOfficeProps = { profile: AgentProfile; labels: readonly MapLabel[]; nowMs: number };

/** Where the office is and when it is open. */
export function ProfileOffice({ profile, labels, nowMs }: ProfileOfficeProps) {
  const { street, city, zip, point, hours, timeZone, phone, said, slug } = profile;
  return (
    <Section id="office" title={t("Office")} margin>
      <Columns count={2}>
        <div>
          <address className={grayIf(said.address)}>
            <span>{street}</span>
            <br />
            <span>{`${city.name}, ${city.state.code} ${zip}`}</span>
          </address>
          <SaidBy said={said.address} />
          <div className="mt-3">
            <Ways phone={phone} phoneSaid={said.phone} site={parseWebsite(profile.website)} />
          </div>
          {/* Nobody goes to an office without hours, and a map of a point alone says less than its address. */}
          {hours === null ? null : (
            <AreaMap
              // The same shape as the frame of the map, so that nothing is cut off.
              className="mt-3.5 aspect-150/88"
              center={point}
              radiusMiles={OFFICE_MAP.radiusMiles}
              frame={OFFICE_MAP.frame}
              pins={[{ ...point, label: t("Office") }]}
              labels={labels}
              title={t("Map of the area around {street}, {city}, {state}; the pin is the office", {
                street,
                city: city.name,
                state: city.state.code,
              })}
            />
          )}
        </div>
        {hours === null ? (
          <p className="text-muted">
            {phone === null ? t("No hours listed.") : t("No hours listed. Call before you go.")}
          </p>
        ) : (
          <div>
            <div className={grayIf(said.hours)}>
              <p>{profile.officeNow}</p>
              <OfficeHours week={hours} specialDays={profile.specialDays} timeZone={timeZone} nowMs={nowMs} />
            </div>
            <SaidBy said={said.hours} />
          </div>
        )}
      </Columns>
      <ReportWrong slug={slug} />
    </Section>
  );
}
