/** Details that fit one kind of insurance, told by someone content. */
import { phrases } from "./phrases.ts";
import type { TypeGroup } from "./sentences-review-situations.ts";

export const goodDetails: Record<TypeGroup, readonly string[]> = {
  vehicle: phrases(`We went through uninsured motorist coverage, which I had always ignored.
    I learned that my old policy had no rental car on it.
    The good-student discount came up without my asking.
    I was told to keep collision on one car and drop it on the other, with the figures.
    The point about driving for pay would have cost me later.
    Gap coverage was explained and then, fairly, advised against.
    The accident from four years ago was mentioned before I had to mention it.
    The storage months for the winter were set up correctly the first time.
    Medical payments coverage turned out to cost less than lunch.
    I found out what comprehensive means after twenty years of paying for it.
    The glass deductible was the part I had not thought of.
    Towing was covered twice, and one of them went.`),
  home: phrases(`The age of the roof came up in the first five minutes.
    Replacement cost against actual value finally made sense.
    I was asked about the wiring, the water heater and the dog.
    The wind and hail deductible was pointed out before I signed.
    We found out that the garage was not covered as we had thought.
    Water backup was an extra line of a few dollars, and nobody had ever offered it.
    The rebuilding estimate was done room by room.
    I was shown what flood means in the policy and what it does not.
    The jewelry limit was explained with my own ring as the example.
    A photograph of every room was the best advice I got.
    Somebody finally told us what ordinance or law coverage is for.
    The trampoline was discussed with a straight face.`),
  life: phrases(`The amount came from our own numbers, not from a chart.
    I was told what the medical exam would look at.
    The riders were explained one by one and most of them left out.
    We talked about who should own the policy, which I had never considered.
    An old policy turned out to be worth keeping.
    The conversion date was circled on the page for me.
    The surrender charges were on the first page, not the last.
    I saw what happens if I stop paying in year nine.
    Term for twenty years was enough, and we were told so.`),
  health: phrases(`My doctors were checked against the network while I waited.
    We went through the prescriptions one at a time.
    The subsidy was calculated both ways.
    I understood my out-of-pocket maximum for the first time.
    The special enrollment window was noticed in time.
    A cheaper plan was ruled out because of one medicine.
    The difference between a copay and coinsurance took one drawing.
    The bronze plan was cheaper until we counted my visits.
    I got the name of the form for the appeal.`),
  senior: phrases(`Every drug was entered and compared.
    Nobody hurried me toward the plan with the gym in it.
    The six-month window for Supplement plans was explained twice, at my request.
    My hospital was checked first.
    My daughter was on the phone and could ask her own questions.
    We wrote down what would happen if I moved to another state.
    The penalty for enrolling late was explained with dates.
    I was told which of the mailers to throw away, which was all of them.
    The plan I had was still the right one, and I was told so.`),
  business: phrases(`The lease was read, including the insurance clause.
    My certificate arrived the same day.
    The payroll classes were corrected, which changed the audit.
    We found that tools in the van were not covered and fixed it.
    Someone came to look at the building instead of guessing.
    The difference between general and professional liability was made clear.
    The audit form was filled in with me on the phone.
    A subcontractor’s missing certificate was caught before it mattered.
    Business interruption was explained with our own rent as the example.`),
};
