import { NextStep } from "#app/domains/directory/components/profile/contact/next-step.tsx";
import { ProfileDock } from "#app/domains/directory/components/profile/contact/profile-dock.tsx";
import { ProfileSaveContact } from "#app/domains/directory/components/profile/contact/profile-save-contact.tsx";
import { ProfileLicenses } from "#app/domains/directory/components/profile/licenses/profile-licenses.tsx";
import { ProfileAbout } from "#app/domains/directory/components/profile/profile-about.tsx";
import { ProfileFoot } from "#app/domains/directory/components/profile/profile-foot.tsx";
import { ProfileGone } from "#app/domains/directory/components/profile/profile-gone.tsx";
import { ProfileHead } from "#app/domains/directory/components/profile/profile-head.tsx";
import { ProfileOffice } from "#app/domains/directory/components/profile/profile-office.tsx";
import { ProfilePay } from "#app/domains/directory/components/profile/profile-pay.tsx";
import { ProfilePlace } from "#app/domains/directory/components/profile/profile-place.tsx";
import { decideReach } from "#app/domains/directory/profile/profile-reach.ts";
import { AgentAnswers } from "#app/domains/questions/components/agent-answers.tsx";
import { ReviewsSection } from "#app/domains/reviews/components/reviews-section.tsx";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import type { LoadedProfile } from "./load-profile.server.ts";
import { ProfileColumns } from "./profile-columns.tsx";

/** An agent's public profile: who they are and what we checked, how to meet them, what people say, then the record. */
export function ProfilePage({ loaded }: { loaded: LoadedProfile }) {
  if (loaded.kind === "archived") return <ProfileGone {...loaded} />;
  const {
    profile,
    glance,
    times,
    licenseFacts,
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
            glance={glance}
            rating={summary.average === null ? null : { average: summary.average, count: summary.counted }}
          />
        }
        asideLabel={t("Next step")}
        dock={
          <ProfileDock profile={profile} reach={reach} timesTo={times?.all ?? null} quiet={saveContact} />
        }
        aside={
          <NextStep profile={profile} reach={reach} times={times} quoteTo={quoteTo} quiet={saveContact} />
        }
      >
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
        <ProfileLicenses
          profile={profile}
          facts={licenseFacts}
          licensesOn={licensesOn}
          today={today}
          nowMs={nowMs}
        />
        <ProfileAbout profile={profile} />
        <ProfilePay pay={pay} />
        {legal === null ? null : <Caption className="mt-8">{legal}</Caption>}
        <AgentAnswers agent={profile} answers={answers} />
        {rank === null ? null : <ProfilePlace profile={profile} rank={rank} />}
        <ProfileOffice profile={profile} labels={labels} nowMs={nowMs} />
        <ProfileFoot profile={profile} />
      </ProfileColumns>
    </PageMain>
  );
}
