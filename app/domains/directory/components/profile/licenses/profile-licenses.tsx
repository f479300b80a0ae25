import { t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import type { LicenseDay } from "../../../profile/license-day/license-day.server.ts";
import type { AgentProfile } from "../../../profile/profile-types.ts";
import { ReportWrong } from "../report-wrong.tsx";
import { LicenseDayForm } from "./license-day-form.tsx";
import { LicenseTable } from "./license-table.tsx";
import { WatchForm } from "./watch-form.tsx";

export type ProfileLicensesProps = {
  profile: AgentProfile;
  /** What they amount to, in words. */
  facts: readonly { term: string; detail: string }[];
  licensesOn: LicenseDay;
  today: string;
  nowMs: number;
};

/** Every license on the record, and what a reader can ask and watch about them. */
export function ProfileLicenses({ profile, facts, licensesOn, today, nowMs }: ProfileLicensesProps) {
  const { slug, name, licenses } = profile;
  return (
    <Section id="licenses" title={t("Licenses")} aside={<Caption>{t("The circle marks today.")}</Caption>}>
      {licenses.length === 0 ? (
        <p className="text-muted">{t("No license is on file.")}</p>
      ) : (
        <LicenseTable
          caption={t("Licenses of {name}", { name })}
          licenses={licenses}
          today={today}
          nowMs={nowMs}
        />
      )}
      <FactList className="mt-5 gap-x-8 md:grid md:grid-cols-2" items={facts} />
      <Caption className="mt-3">
        {t(
          "To check one yourself, ask that state’s insurance department for its number. An expired license stays on the record and leaves that state’s results.",
        )}
      </Caption>
      <LicenseDayForm slug={slug} today={today} asked={licensesOn} />
      <ReportWrong slug={slug} />
      <WatchForm slug={slug} />
    </Section>
  );
}
