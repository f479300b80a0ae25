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
          One box understands a ZIP code, a city with its state (“Austin, TX”), a state, and the name of an
          agent or an organization. Where a name is a city in several states, the page says which one it took
          and offers the others. Where a ZIP code is not on file, the largest one with the same first three
          digits stands in for it, and the page says so.
        </p>
        <p>
          <b>Use my location</b> asks your device and sends two decimals of its answer, about half a mile. If
          you decline, or without JavaScript, the search uses the place that your network connection appears
          to come from. The results say which of the two it was.
        </p>
        <p>
          <b>How far.</b> You choose {listed(RADIUS_CHOICES_MILES)} miles; {DEFAULT_RADIUS_MILES} unless you
          do. With fewer than {WIDEN_BELOW_AGENTS} agents in reach the circle widens to the next choice, and
          the page says that it did.
        </p>
        <p>
          <b>Who is listed.</b> Agents who hold a license in force today, for the insurance you chose, in the
          state of the place you searched. A box adds the others, and each row says what is missing. The other
          filters are language, rating, organization, independence, and whether new clients are taken; the
          counts beside them are of this search. All of it stands in the address, so a search can be
          bookmarked or sent.
        </p>
        <p>
          <b>In a dense city</b> the {CANDIDATE_LIMIT_AGENTS} nearest matches are ranked, and the page says
          how far they reach. Choose a smaller radius or another filter to see past them.
        </p>
        <p>
          Prefer to browse? <Link to={paths.locationDirectory()}>The directory of places</Link> goes from the
          country to a state to a city.
        </p>
        <h3>Keep and compare</h3>
        <p>
          <Link to={paths.saved()}>Saved agents</Link> holds up to {SAVED_LIMIT_AGENTS}. The list is kept in
          this browser and nowhere else. <Link to={paths.compare()}>Compare</Link> puts up to{" "}
          {COMPARE_LIMIT_AGENTS} side by side; its address holds them, so you can send it to whoever decides
          with you. Each profile also has a contact card for your address book and a QR code.
        </p>
      </div>
    </Section>
  );
}

/** "5, 10 or 15" */
function listed(values: readonly number[]): string {
  return `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}
