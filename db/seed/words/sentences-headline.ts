/** One-line headlines: what an agent sells, and for whom. */

import type { Specialty } from "../agents/specialties.ts";
import type { Random } from "../random.ts";
import { fillIn, phrases } from "./phrases.ts";
import {
  business,
  everything,
  type Group,
  health,
  house,
  household,
  life,
  senior,
  vehicle,
} from "./sentences-headline-groups.ts";

const groups: Record<Specialty, readonly Group[]> = {
  personal: [house, vehicle, household, household],
  multi: [everything, everything, household],
  business: [business],
  life: [life],
  health: [health],
  senior: [senior],
};

const standalone = phrases(`Third-generation agency in {city}
  I read the exclusions first
  Ask me what your policy leaves out
  Former claims adjuster, now on your side of the desk
  Small office in {city}, many carriers
  Plain answers about insurance in {city}
  Insurance without the alphabet soup
  Independent, local, and easy to reach
  Claims first, then coverage, then price
  Reviews of the policy you already have
  Same desk in {city} since {year}
  Quiet advice, no follow-up calls you did not ask for
  Wind, hail and flood, explained line by line
  Former teacher who explains insurance
  I keep renewals honest
  Insurance for people who dislike insurance
  A second opinion on your coverage
  Evenings and Saturdays by appointment
  Longtime {city} resident, licensed since {year}
  Coverage checked every year, changed when it should be
  High-risk and hard-to-place in {state}
  Your policy, read out loud
  The office across from the courthouse
  I started in claims and still think like it
  An hour of advice before a page of quotes
  Licensed since {year}, still answering the phone
  Bring the letter you do not understand
  Fewer policies, better ones
  {city} born, {state} licensed
  What would happen if: that is where we start`);

/** A headline of up to about 90 characters. */
export function inventHeadline(
  facts: { specialty: Specialty; city: string; state: string; sinceYear: number; yearsLicensed: number },
  random: Random,
): string {
  const { subjects, audiences } = random.pick(groups[facts.specialty]);
  let text = random.chance(0.1)
    ? random.pick(standalone)
    : `${random.pick(subjects)} ${random.pick(audiences)}`;
  // "Since" is a boast only after some years.
  while (text.includes("{year}") && facts.yearsLicensed < 6) text = random.pick(standalone);
  return fillIn(text, { city: facts.city, state: facts.state, year: String(facts.sinceYear) });
}
