/** Biographies: a handful of plain sentences, each from its own large list. */

import type { Specialty } from "../agents/specialties.ts";
import type { Random } from "../random.ts";
import { fillIn, phrases } from "./phrases.ts";

const openings: Record<Specialty, readonly string[]> = {
  personal: phrases(`I write home and auto for people whose houses are older than they are.
    Most of my work is the ordinary kind: a house, two cars, a teenager with a permit.
    I look after household insurance for families in {city} and the towns around it.
    Cars, houses, boats, and the questions that come with them: that is my week.
    People usually come to me when a renewal has jumped and nobody has told them why.
    My clients own bungalows, mobile homes, condominiums and the occasional barn.
    I insure what is parked in the driveway and the roof above it.
    I work with homeowners who would rather understand a policy than admire it.
    Renters, buyers and the long-settled all end up at my desk sooner or later.
    I place personal insurance, and I spend most of the first call asking about the roof.
    If it floats, tows or has two wheels, I have probably written it.
    I help households in {state} compare what they have with what they think they have.
    Half of my desk is roofs, the other half is teenagers.
    I insure small houses, large trucks, and one teenager after another.
    If the bank asks for proof of insurance by Friday, that is my kind of Tuesday.
    I began with renters, and many of them own houses now.`),
  multi: phrases(`I look after whole households: the house, the cars, the shop, the life insurance.
    One desk for the business and the home behind it is how I like to work.
    Families in {city} call me about a fender and stay to ask about life insurance.
    I came up in a small agency where everybody wrote everything, and I still do.
    My book runs from first apartments to family farms.
    I help people keep their policies from overlapping, or from leaving a gap between them.
    Home, auto, life and the side business: I would rather see all of it at once.
    I serve people who would like one honest answer instead of four departments.
    Most of my clients have been with me through a marriage, a move and a claim.
    I cover a wide field and say so when a question belongs with a specialist.
    I write what a family needs in a normal life, and I know whom to ask about the rest.
    A farm, a daycare, a lake cabin and a will: that was one client last month.
    I like files that have a house, a business and a history in them.
    Most problems I see sit between two policies, so I look there first.`),
  business: phrases(`I insure small firms, mostly ones where the owner still answers the phone.
    Contractors, kitchens and workshops make up most of my book.
    My work is reading leases and contracts for the insurance clauses nobody read before signing.
    I write liability and property for businesses in {city} that have outgrown a basic package.
    Before this I ran a small business myself, and I remember the first audit.
    I help owners work out which risks to insure and which to fix instead.
    Certificates the same day, and a straight answer about workers’ compensation: that is most of it.
    I place coverage for trades that standard carriers find awkward.
    Half of what I do is explaining what general liability does not cover.
    I look after landlords, shops and the people who build for them.
    I translate contracts into coverage and coverage into plain English.
    Vans, ladders, kitchens and clients who sue: I have policies for each.
    New firms come to me for a certificate and leave with a list.
    I visit the premises before I quote, and I look up.`),
  life: phrases(`I help people decide how much life insurance is enough, and then stop.
    Most families need less than they are sold and more than they have; I work in between.
    I talk about death for a living, and try to do it without making anybody uncomfortable.
    Term first, anything else only when there is a reason: that is how I start.
    I place life insurance and annuities, and I explain the surrender charges before the benefits.
    People come to me after a birth, a diagnosis or a house, and each needs something different.
    I work with people who were declined once and took it for the last word.
    My part is income: keeping it when somebody is gone, and making it last afterwards.
    I read old policies for people who inherited them.
    I do the arithmetic with you, and the arithmetic usually decides.
    I place term policies for young families and untangle old ones for their parents.
    A policy is a promise with conditions; I read the conditions aloud.
    I work with couples, partners and people who have nobody else to ask.`),
  health: phrases(`I compare health plans with people’s own doctors and prescriptions on the table.
    I help the self-employed find coverage that survives a bad year.
    Open enrollment is my harvest; the rest of the year I sort out claims letters.
    I work with families and small offices on health coverage, on and off the marketplace.
    My job is to find out whether your doctor takes the plan before you sign for it.
    I left a hospital billing office to do this, and the experience is useful.
    I explain deductibles, networks and subsidies until they make sense, however long it takes.
    People between jobs are most of my clients, and timing is most of the advice.
    I help small employers offer something better than a stipend and good wishes.
    I read summaries of benefits so others don’t have to.
    I help people appeal, renew, switch, and sometimes simply stay.
    Plans change each year; my list of who covers what changes with them.
    I ask about medicines before I mention premiums.`),
  senior: phrases(`I help people choose Medicare coverage and then look at it again each fall.
    I sit down with people a few months before they turn 65, with the drug list between us.
    Medicare is my whole practice, and I represent enough plans to compare them fairly.
    I work with retirees in {city}, and quite often with their children on the phone.
    My mother’s enrollment was a muddle; I took the license exam the year after.
    I explain the difference between Advantage and Supplement without leaning on the scale.
    I visit at home, in libraries, or by phone, whichever is easier.
    People get forty mailers and one decision; I help with the decision.
    I check every prescription against every formulary before I recommend a plan.
    I keep the calendar of enrollment windows so my clients don’t have to.
    Most visits end with the same plan as before, and that is a good result.
    I help people compare what a plan pays with what they actually use.
    Parents bring their letters, children bring their questions, and we sort both.`),
};

const backgrounds =
  phrases(`I was a claims adjuster before I sold a single policy, and it shows in what I ask.
    I have held a license since {year}.
    I started at the front desk in {year} and learned the forms from the bottom up.
    I grew up an hour from {city} and came back after school.
    I taught middle school for nine years, so I am used to explaining things twice.
    Before insurance I fixed roofs, which turns out to be the right training.
    My first office was a desk in the back of a hardware store.
    I moved to {state} for a year and never left.
    I came to this from banking, where nobody ever asked what happened after a fire.
    I served eight years in the Navy and then took the exam.
    My father ran this agency, and his clients still check my work.
    I was a nurse, then a case manager, and finally tired of arguing from the other side.
    I studied engineering and ended up reading policies, which is not so different.
    I have lived through one flood of my own and remember each form.
    I drove a truck to pay for the classes.
    I came to this country at nineteen and bought the wrong policy twice; I remember that.
    I farmed until my back objected.
    I run a small office and answer most calls myself.
    I spent a decade in underwriting, saying no, and prefer this side.
    I am the second person in my family to do this and the first to use a spreadsheet.
    I kept books for restaurants before this.
    I was a court clerk, and I still read the small print first.
    I spent years in a call center and promised myself never to read from a script again.
    My license is from {year}, my patience is older.
    I came to {city} for a job that ended, and this one began.
    I sold cars for a while and know what drivers are told about insurance.
    I was a bilingual clerk in a clinic before I took the exam.
    I trained as a librarian, and it helps more than you would think.
    My grandparents lost a barn without coverage; the story got me here.
    I used to inspect buildings for the county.
    I took this office over from the woman who hired me.
    I have worked in two states and know where the forms differ.
    I studied accounting at night and insurance by accident.
    I was the customer with too many questions, and an agent offered me a job.
    I left teaching after twenty years and kept the habit of checking that everybody followed.`);

const habits = phrases(`I will tell you what the policy leaves out before I tell you what it costs.
    If your present policy is the better one, I will say so.
    I send a one-page summary after every conversation, with the exclusions on top.
    I do not call after dinner, and I do not call twice.
    You will get the same answer by phone, in writing and at renewal.
    Bring the declarations page; we will read it together.
    When a claim happens I make the first call with you.
    I ask for photos of the roof and the water heater, and there are reasons.
    I keep notes, so you will not have to tell the story twice.
    I quote the deductible three ways so that the trade is visible.
    I would rather lose a sale than explain a denied claim.
    Every renewal gets read before it gets sent on.
    If I do not know, I say so and find out by the next day.
    I write down what you decided against as well as what you bought.
    Nobody here works on a quota.
    Questions by text are fine; advice I put in an email where you can find it again.
    I leave the door open on Thursdays for anyone with a letter they cannot read.
    Price matters, and I show how each dollar moves the coverage.
    I explain the words on page nine, since that is where claims go wrong.
    I turn down business when I cannot do it well.
    I check with the carrier before I promise anything.
    You can take the comparison home and think.
    Most first conversations take twenty minutes and end without a purchase.
    I go through the coverage once a year with anyone who wants to.
    I put the three worst cases on paper, and we see what each would cost.
    I would rather insure the large loss well than the small one twice.
    I answer email before nine and calls until six.
    When a letter from a carrier makes no sense, send me a photo of it.
    I do not sell on the first visit.
    I say which parts I am paid for.
    There is no charge for a second opinion, and no follow-up unless you ask.
    I keep a list of what each carrier refuses, and I check it before you apply.
    Every quote comes with the name of the form, so that you can read it yourself.
    I prefer fewer policies that fit to many that overlap.
    I tell people to keep their old policy more often than they expect.
    If a cheaper carrier pays late, you will hear that from me.
    I explain what happens on the day after a loss, hour by hour.
    I set a reminder for every date that matters to you.
    I write the application with you, since that is where claims are lost.
    You will not be passed around: I pick up, or I call back.`);

const closings = phrases(`The office is in {city}, with parking behind the building.
    Outside work I coach a youth softball team that is better than its record.
    I live in {city} with my wife, two children and a dog that fails every inspection.
    On weekends I am usually on the water or under a car.
    I volunteer with the fire department, which keeps me realistic.
    Evening appointments are possible when days are not.
    My hours are on this page; leave a message outside them and I will call the next working day.
    I sing in a choir and garden badly.
    Home visits around {city} are no trouble.
    In winter I take calls from wherever the grandchildren are.
    I work with two colleagues who know every file.
    You are welcome to bring somebody along.
    I play the tuba in the town band and carry an instrument floater for it.
    Video calls work well for anyone who cannot come by.
    I restore old radios and accept sympathy.
    I serve on the library board in my spare hours.
    The coffee is decent and the chairs are better.
    Ask for me by name at the front desk.
    My garden has been rated a total loss twice.
    Call before driving over; I am often at a client’s kitchen table.
    I keep bees, and yes, there is a policy for that.
    In season I referee basketball, where I also hear complaints.
    I am at the farmers’ market in {city} on Saturdays, without brochures.
    Two cats run the office.
    My desk faces the street in {city}; wave.
    I run long distances slowly.
    I teach a free class on reading policies at the library.
    I can be reached by text for anything short.
    I speak slowly on the phone when asked, and gladly.
    Bring the children; there is a box of blocks.
    I have lived in {state} all my life and driven most of its roads.
    I build model railroads, insured at replacement cost.`);

const inLanguage: Record<number, string> = {
  1: "Hablo español y le explico cada cobertura con calma.",
  4: "Tôi nói tiếng Việt.",
  5: "Marunong po akong mag-Tagalog.",
  8: "Je parle français, avec plaisir.",
  11: "Falo português.",
  12: "Mówię po polsku.",
  15: "Ich spreche Deutsch.",
  16: "Parlo italiano.",
};

export type BiographyFacts = {
  specialty: Specialty;
  city: string;
  state: string;
  sinceYear: number;
  /** Bits of the languages besides English. */
  languages: readonly number[];
};

/** Two to six sentences, sometimes in two paragraphs (separated by an empty line); empty for about one in eleven. */
export function inventBiography(facts: BiographyFacts, random: Random): string {
  if (random.chance(0.09)) return "";
  const first = [random.pick(openings[facts.specialty]), ...random.sample(backgrounds, random.integer(0, 2))];
  const second = random.sample(habits, random.integer(1, 3));
  for (const bit of facts.languages) {
    const sentence = inLanguage[bit];
    if (sentence !== undefined && random.chance(0.7)) second.push(sentence);
  }
  if (random.chance(0.6)) second.push(random.pick(closings));
  const separator = random.chance(0.55) ? "\n\n" : " ";
  const text = [first.join(" "), second.join(" ")].join(separator);
  return fillIn(text, { city: facts.city, state: facts.state, year: String(facts.sinceYear) });
}
