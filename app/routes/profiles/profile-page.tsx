import { NextStep } from "#app/domains/directory/components/profile/contact/next-step.tsx";
import { ProfileDock } from "#app/domains/directory/components/profile/contact/profile-dock.tsx";
import { ProfileSaveContact } from "#app/domains/directory/components/profile/contact/profile-save-contact.tsx";
import { LicenseDayForm } from "#app/domains/directory/components/profile/license-day-form.tsx";
import { LicenseTable } from "#app/domains/directory/components/profile/license-table.tsx";
import { ProfileAbout } from "#app/domains/directory/components/profile/profile-about.tsx";
import { ProfileGone } from "#app/domains/directory/components/profile/profile-gone.tsx";
import { ProfileHead } from "#app/domains/directory/components/profile/profile-head.tsx";
import { ProfileOffice } from "#app/domains/directory/components/profile/profile-office.tsx";
import { ProfilePay } from "#app/domains/directory/components/profile/profile-pay.tsx";
import { ProfilePlace } from "#app/domains/directory/components/profile/profile-place.tsx";
import { WatchForm } from "#app/domains/directory/components/profile/watch-form.tsx";
import { decideReach } from "#app/domains/directory/profile/profile-reach.ts";
import { AgentAnswers } from "#app/domains/questions/components/agent-answers.tsx";
import { ReviewsSection } from "#app/domains/reviews/components/reviews-section.tsx";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import type { LoadedProfile } from "./load-profile.server.ts";
import { ProfileColumns } from "./profile-columns.tsx";

/** An agent's public profile: credentials first, then what people say, then one clear next step. */
export function ProfilePage({ loaded }: { loaded: LoadedProfile }) {
  if (loaded.kind === "archived") return <ProfileGone {...loaded} />;
  const {
    profile,
    labels,
    reviews,
    answers,
    rank,
    pay,
    licensesOn,
    saveContact,
    quoteTo,
    legal,
    nowMs,
    today,
  } = loaded;
  const { city } = profile;
  const { summary } = reviews;
  const reach = decideReach(profile);
  return (
    <>
      <PageMain>
        <Breadcrumbs
          items={[
            { label: named(city.state.name), to: paths.state(city.state.slug) },
            { label: city.name, to: paths.city(city.state.slug, city.slug) },
            { label: profile.name },
          ]}
        />
        {saveContact ? <ProfileSaveContact profile={profile} /> : null}
        <ProfileColumns
          head={
            <ProfileHead
              profile={profile}
              reach={reach}
              rating={summary.average === null ? null : { average: summary.average, count: summary.counted }}
              nowMs={nowMs}
            />
          }
          asideLabel={t("Next step")}
          aside={<NextStep profile={profile} reach={reach} quoteTo={quoteTo} quiet={saveContact} />}
        >
          <Section
            id="licenses"
            title={t("Licenses")}
            aside={<Caption>{t("The circle marks today.")}</Caption>}
          >
            {profile.licenses.length === 0 ? (
              <p className="text-muted">{t("No license is on file.")}</p>
            ) : (
              <LicenseTable
                caption={t("Licenses of {name}", { name: profile.name })}
                slug={profile.slug}
                licenses={profile.licenses}
                today={today}
                nowMs={nowMs}
              />
            )}
            <Caption className="mt-3">
              {t(
                "To check one yourself, ask that state’s insurance department for its number. An expired license stays on the record and leaves that state’s results.",
              )}
            </Caption>
            <LicenseDayForm slug={profile.slug} today={today} asked={licensesOn} />
            <WatchForm slug={profile.slug} />
          </Section>
          <ProfileAbout profile={profile} />
          <ProfilePay pay={pay} />
          {legal === null ? null : <Caption className="mb-8">{legal}</Caption>}
          <ReviewsSection
            agent={{ slug: profile.slug, name: profile.name }}
            summary={summary}
            page={reviews.page}
            tombstones={reviews.tombstones}
            paused={reviews.paused}
            problem={reviews.problem}
            typed={reviews.typed}
            explained={rank !== null}
          />
          <AgentAnswers agent={profile} answers={answers} />
          {rank === null ? null : <ProfilePlace profile={profile} rank={rank} />}
          <ProfileOffice profile={profile} labels={labels} nowMs={nowMs} />
        </ProfileColumns>
      </PageMain>
      <ProfileDock profile={profile} reach={reach} quiet={saveContact} />
    </>
  );
}
