import { ProfileAbout } from "#app/domains/directory/components/profile/profile-about.tsx";
import { ProfileHead } from "#app/domains/directory/components/profile/profile-head.tsx";
import { ProfileOffice } from "#app/domains/directory/components/profile/profile-office.tsx";
import { decideReach } from "#app/domains/directory/profile/profile-reach.ts";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";

/** What was typed as readers would see it, by the parts of the profile itself. Reviews and answers stay as they are. */
export function ShowcasePreview({ profile, nowMs }: { profile: AgentProfile; nowMs: number }) {
  return (
    <Sheet as="section" id="preview" aria-label="Preview" className="px-4 pb-6 md:px-6">
      <Note live className="mt-4">
        <b>Preview.</b>
        <span> Nothing is saved yet. Your reviews and answers stay as they are.</span>
      </Note>
      <ProfileHead profile={profile} reach={decideReach(profile)} rating={null} nowMs={nowMs} preview />
      <ProfileAbout profile={profile} />
      <ProfileOffice profile={profile} labels={[]} nowMs={nowMs} />
    </Sheet>
  );
}
