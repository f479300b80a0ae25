import { licensedStates } from "#app/domains/directory/profile/profile-facts.ts";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { site } from "#app/platform/site.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

/** What the register says, which its agent cannot write; and how it is corrected. */
export function RegisterFacts({ profile }: { profile: AgentProfile }) {
  const { name, npn, npnMatchedOn, street, city, zip, licenses } = profile;
  const states = licensedStates(licenses);
  return (
    <Section id="register" title="From the register" thin>
      <Stack>
        <FactList
          items={[
            { term: "Name", detail: name },
            {
              term: "NPN",
              detail:
                npnMatchedOn === null
                  ? `${npn}, not matched yet`
                  : `${npn}, matched ${formatDay(npnMatchedOn)}`,
            },
            { term: "Address of record", detail: `${street}, ${city.name}, ${city.state.code} ${zip}` },
            {
              term: "Licenses",
              detail: states.length === 0 ? "None in force" : `In force in ${states.join(", ")}`,
            },
          ]}
        />
        <p className="max-w-measure text-14 text-muted">
          These come from your state’s records, so you can’t change them here. If one is wrong, ask your
          state’s insurance department to correct it; we show the change when we next read the list. If their
          record is right and ours isn’t, write to{" "}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </p>
      </Stack>
    </Section>
  );
}
