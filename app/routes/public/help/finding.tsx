import { Link } from "@remix-run/react";
import {
  CANDIDATE_LIMIT_AGENTS,
  COMPARE_LIMIT_AGENTS,
  DEFAULT_RADIUS_MILES,
  RADIUS_CHOICES_MILES,
  SAVED_LIMIT_AGENTS,
  WIDEN_BELOW_AGENTS,
} from "#app/domains/directory/limits.ts";
import { paths } from "#app/paths.ts";
import { Section } from "#app/ui/layout/section.tsx";

export function FindingHelp() {
  return (
    <Section id="finding" title="Finding an agent">
      <div className="prose">
        <p>
          Type a ZIP code, a city and state (“Austin, TX”), a state, or the name of an agent or organization.
          If several states have a city by that name, the page tells you which one it used and offers the
          others. If we don’t have a ZIP code, we use the largest one with the same first three digits, and
          the page says so.
        </p>
        <p>
          <b>Use my location</b> asks your device where it is and sends us two decimals of the answer, about
          half a mile. If you say no, or JavaScript is off, we use the place your internet connection seems to
          come from. The results tell you which one we used.
        </p>
        <p>
          <b>How far.</b> Choose {listed(RADIUS_CHOICES_MILES)} miles. If you don’t, it’s{" "}
          {DEFAULT_RADIUS_MILES}. With fewer than {WIDEN_BELOW_AGENTS} agents in range, we search the next
          distance up, and the page says so.
        </p>
        <p>
          <b>Who you’ll see.</b> Agents with an active license today, for the insurance you chose, in the
          state you searched. Check a box to add the others; each row says what’s missing. You can also filter
          by language, rating, organization, independence, and whether an agent takes new clients. The numbers
          beside the filters are for your search. It’s all in the page’s address, so you can bookmark or share
          a search.
        </p>
        <p>
          <b>In a big city</b> we rank the {CANDIDATE_LIMIT_AGENTS} nearest matches, and the page says how far
          out that goes. To see others, choose a shorter distance or another filter.
        </p>
        <p>
          Prefer to browse? <Link to={paths.locationDirectory()}>The directory of places</Link> goes state by
          state, then city by city.
        </p>
        <h3>Save and compare</h3>
        <p>
          <Link to={paths.saved()}>Saved agents</Link> holds up to {SAVED_LIMIT_AGENTS}. The list stays in
          this browser and nowhere else; once you sign in, it’s on your account.{" "}
          <Link to={paths.compare()}>Compare</Link> puts up to {COMPARE_LIMIT_AGENTS} side by side. They’re in
          the page’s address, so you can send it to whoever decides with you. Each profile also has a contact
          card for your address book and a QR code.
        </p>
      </div>
    </Section>
  );
}

/** "5, 10, or 15" */
function listed(values: readonly number[]): string {
  return `${values.slice(0, -1).join(", ")}, or ${values.at(-1)}`;
}
