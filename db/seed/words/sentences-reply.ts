/** Agents' replies to reviews. None confirms that someone is a client or reveals their affairs. */

import type { Random } from "../random.ts";
import { type Deck, phrases } from "./phrases.ts";
import type { TypeGroup } from "./sentences-review-situations.ts";

type Mood = "content" | "mixed" | "unhappy";

const thanks: Record<Mood, readonly string[]> = {
  content: phrases(`Thank you for writing.
    Thank you. It is good to hear what helped.
    I appreciate the time it takes to write this.
    Kind words, thank you.
    Thank you for the detailed review.
    Thanks. I have shown this to the office.
    Much appreciated.
    Thank you for taking a minute to say so.
    This made a long day shorter.`),
  mixed: phrases(`Thank you for the honest review.
    Thank you. The part about waiting is fair.
    I take the point, and thank you for making it.
    Thank you for writing what worked and what did not.
    Fair remarks, and useful ones.
    I have read this twice, with thanks.`),
  unhappy: phrases(`Thank you for saying this openly.
    I am sorry to read this.
    This is not the service I want to give.
    I would like to understand what went wrong.
    I am sorry about the experience you describe.
    No excuses from me here.`),
};

const followUps: Record<Mood, readonly string[]> = {
  content: phrases(`In general, a call before the renewal date keeps more choices open than one after it.
    The door is open on weekdays, and the phone is answered by a person.
    Whoever reads this: bring the declarations page, it saves half an hour.
    For everyone: ask for the exclusions in writing, wherever you buy.
    A second opinion costs nothing here, with or without a policy.
    Questions are welcome before, during and after.`),
  mixed: phrases(`We now confirm every request the same day, even when the answer takes longer.
    I have changed how we hand over files inside the office.
    In storm weeks we answer in the order of damage, and I should say so on the first call.
    Anyone may ask for a second carrier; I will mention it earlier from now on.
    Our Friday hours are on the profile now.
    I will do better at calling back.`),
  unhappy: phrases(`I cannot discuss anyone’s affairs here; please call the office and ask for me directly.
    Please write to the office address on this page, and I will answer myself.
    For reasons of privacy I cannot say more here. My direct line is on the profile.
    If you are willing to talk, I will make the time this week.
    Whatever the cause, messages should not go unanswered, and I have looked into how ours did.
    I have asked the office to show me every step, and I would like to hear yours.`),
};

/** General tips that suit the kind of insurance. */
const tips: Record<TypeGroup, readonly string[]> = {
  vehicle: phrases(`A general tip: compare deductibles before premiums.
    For anyone with a new driver: ask about the grades discount, it is rarely offered.
    For others reading along: uninsured motorist coverage is the cheapest part of most policies.`),
  home: phrases(`For anyone with old wiring: ask for the carrier’s deadline in writing before you bind.
    For anyone reading along: photographs of each room, kept somewhere else, make a claim easier.
    For others in the same spot: ask what the policy says about water before anything else.`),
  life: phrases(`A general tip: look at the beneficiaries every few years.
    For anyone comparing: ask what the policy costs in year eleven.`),
  health: phrases(`For everyone: check the drug list before the premium.
    A general tip: keep the letters, dates decide most appeals.`),
  senior: phrases(`For everyone turning 65: the first six months matter for Supplement plans.
    A general tip: look at the drug list again each fall, even when nothing else changed.`),
  business:
    phrases(`For other owners: send me the lease before you sign it, or send it to anybody who reads it.
    A general tip: keep certificates of your subcontractors in one folder.`),
};

/** One to three sentences that suit the stars and the kind of insurance. */
export function inventReply(stars: number, group: TypeGroup, deck: Deck, random: Random): string {
  const mood: Mood = stars >= 4 ? "content" : stars === 3 ? "mixed" : "unhappy";
  if (mood !== "unhappy" && random.chance(0.3)) return deck.draw(thanks[mood]);
  const useTip = mood === "content" && random.chance(0.5);
  return `${deck.draw(thanks[mood])} ${deck.draw(useTip ? tips[group] : followUps[mood])}`;
}
