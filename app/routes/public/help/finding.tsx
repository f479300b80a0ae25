import { Link } from "@remix-run/react";
import {
  CANDIDATE_LIMIT_AGENTS,
  COMPARE_LIMIT_AGENTS,
  DEFAULT_RADIUS_MILES,
  RADIUS_CHOICES_MILES,
  SAVED_LIMIT_AGENTS,
  WIDEN_BELOW_AGENTS,
  WIDEST_MILES,
} from "#app/domains/directory/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { locale, rich, t } from "#app/text/text.ts";
import { Chapter } from "./chapter.tsx";

export function FindingHelp() {
  return (
    <Chapter id="finding" title={t("Finding an agent")}>
      <div className="prose">
        <p>
          {t(
            "Type a ZIP code, a city and state (“Austin, TX”), a state, or the name of an agent or organization. If several states have a city by that name, the page tells you which one it used and offers the others. If we don’t have a ZIP code, we use the largest one with the same first three digits, and the page says so.",
          )}
        </p>
        <p>
          {rich(
            "{lead} asks your device where it is and sends us two decimals of the answer, about half a mile. If you say no, or JavaScript is off, we use the place your internet connection seems to come from. The results tell you which one we used.",
            { lead: <b>{t("Use my location")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Choose {choices} miles. If you don’t, it’s {miles}. With fewer than {agents} agents in range, we widen the search one step at a time, up to {widest} miles, and the page says so.",
            {
              lead: <b>{t("How far.")}</b>,
              choices: listed(RADIUS_CHOICES_MILES),
              miles: DEFAULT_RADIUS_MILES,
              agents: WIDEN_BELOW_AGENTS,
              widest: WIDEST_MILES,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} Agents with an active license today, for the insurance you chose, in the state you searched. Check a box to add the others; each row says what’s missing. You can also filter by language, rating, organization, independence, and whether an agent takes new clients. The numbers next to the filters are for your search. It’s all in the page’s address, so you can bookmark or share a search.",
            { lead: <b>{t("Who you’ll see.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} we rank the {agents} nearest matches, and the page says how far out that goes. To see others, choose a shorter distance or another filter.",
            { lead: <b>{t("In a big city")}</b>, agents: CANDIDATE_LIMIT_AGENTS },
          )}
        </p>
        <p>
          {rich("Prefer to browse? {link} goes state by state, then city by city.", {
            link: <Link to={paths.locationDirectory()}>{t("The directory of places")}</Link>,
          })}
        </p>
        <h3>{t("Save and compare")}</h3>
        <p>
          {rich(
            "{saved} holds up to {agents}. The list stays in this browser and nowhere else; once you sign in, it’s on your account. {compare} puts up to {columns} side by side. They’re in the page’s address, so you can send it to the people who decide with you. Each profile also has a contact card for your address book and a QR code.",
            {
              saved: <Link to={paths.saved()}>{t("Saved agents")}</Link>,
              agents: SAVED_LIMIT_AGENTS,
              compare: <Link to={paths.compare()}>{t("Compare")}</Link>,
              columns: COMPARE_LIMIT_AGENTS,
            },
          )}
        </p>
      </div>
    </Chapter>
  );
}

/** "5, 10, or 15" */
const listed = (values: readonly number[]): string =>
  new Intl.ListFormat(locale(), { type: "disjunction" }).format(values.map(String));
