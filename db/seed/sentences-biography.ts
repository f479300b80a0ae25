/** Biographies: a handful of plain sentences, each from its own large stock. */
import type { Random } from "./random.ts";
import type { Specialty } from "./specialties.ts";

const openings: Record<Specialty, readonly string[]> = {
  personal: [
    "I write home and auto for people whose houses are older than they are.",
    "Most of my work is the ordinary kind: a house, two cars, a teenager with a permit.",
    "I look after household insurance for families in {city} and the towns around it.",
    "Cars, houses, boats, and the questions that come with them: that is my week.",
    "People usually come to me when a renewal has jumped and nobody has told them why.",
    "My clients own bungalows, mobile homes, condominiums and one lighthouse.",
    "I insure what is parked in the driveway and the roof above it.",
    "I work with homeowners who would rather understand a policy than admire it.",
    "Renters, buyers and the long-settled all end up at my desk sooner or later.",
    "I place personal insurance, and I spend most of the first call asking about the roof.",
    "If it floats, tows or has two wheels, I have probably written it.",
    "I help households in {state} compare what they have with what they think they have.",
  ],
  multi: [
    "I look after whole households: the house, the cars, the shop, the life cover.",
    "One desk for the business and the home behind it is how I like to work.",
    "Families in {city} call me about a fender and stay to ask about life insurance.",
    "I came up in a small agency where everybody wrote everything, and I still do.",
    "My book runs from first apartments to family farms.",
    "I help people keep their policies from overlapping, or from leaving a gap between them.",
    "Home, auto, life and the side business: I would rather see all of it at once.",
    "I serve people who would like one honest answer instead of four departments.",
    "Most of my clients have been with me through a marriage, a move and a claim.",
    "I cover a wide field and say so when a question belongs with a specialist.",
  ],
  business: [
    "I insure small firms, mostly ones where the owner still answers the phone.",
    "Contractors, kitchens and workshops make up most of my book.",
    "My work is reading leases and contracts for the insurance clauses nobody read before signing.",
    "I write liability and property for businesses in {city} that have outgrown a basic package.",
    "Before this I ran a small business myself, and I remember the first audit.",
    "I help owners work out which risks to insure and which to fix instead.",
    "Certificates the same day, and a straight answer about workers’ compensation: that is most of it.",
    "I place coverage for trades that standard carriers find awkward.",
    "Half of what I do is explaining what general liability does not cover.",
    "I look after landlords, shops and the people who build for them.",
  ],
  life: [
    "I help people decide how much life insurance is enough, and then stop.",
    "Most families need less than they are sold and more than they have; I work in between.",
    "I talk about death for a living, and try to do it without making anybody uncomfortable.",
    "Term first, anything else only when there is a reason: that is how I start.",
    "I place life insurance and annuities, and I explain the surrender charges before the benefits.",
    "People come to me after a birth, a diagnosis or a house, and each needs something different.",
    "I work with people who were declined once and took it for the last word.",
    "My part is income: keeping it when somebody is gone, and making it last afterwards.",
    "I read old policies for people who inherited them.",
  ],
  health: [
    "I compare health plans with people’s own doctors and prescriptions on the table.",
    "I help the self-employed find coverage that survives a bad year.",
    "Open enrollment is my harvest; the rest of the year I sort out claims letters.",
    "I work with families and small offices on health coverage, on and off the marketplace.",
    "My job is to find out whether your doctor takes the plan before you sign for it.",
    "I left a hospital billing office to do this, and the experience is useful.",
    "I explain deductibles, networks and subsidies until they make sense, however long it takes.",
    "People between jobs are most of my clients, and timing is most of the advice.",
    "I help small employers offer something better than a stipend and good wishes.",
  ],
  senior: [
    "I help people choose Medicare coverage and then look at it again each fall.",
    "I sit down with people a few months before they turn 65, with the drug list between us.",
    "Medicare is my whole practice, and I represent enough plans to compare them fairly.",
    "I work with retirees in {city}, and quite often with their children on the phone.",
    "My mother’s enrollment was a muddle; I took the license exam the year after.",
    "I explain the difference between Advantage and Supplement without leaning on the scale.",
    "I visit at home, in libraries, or by phone, whichever is easier.",
    "People get forty mailers and one decision; I help with the decision.",
    "I check every prescription against every formulary before I recommend a plan.",
  ],
};

const backgrounds: readonly string[] = [
  "I was a claims adjuster before I sold a single policy, and it shows in what I ask.",
  "I have held a license since {year}.",
  "I started at the front desk in {year} and learned the forms from the bottom up.",
  "I grew up an hour from {city} and came back after school.",
  "I taught middle school for nine years, so I am used to explaining things twice.",
  "Before insurance I fixed roofs, which turns out to be the right training.",
  "My first office was a desk in the back of a hardware store.",
  "I moved to {state} for a year and never left.",
  "I came to this from banking, where nobody ever asked what happened after a fire.",
  "I served eight years in the Navy and then took the exam.",
  "My father ran this agency, and his clients still check my work.",
  "I was a nurse, then a case manager, and finally tired of arguing from the other side.",
  "I studied engineering and ended up reading policies, which is not so different.",
  "I worked for one carrier until {year}, then wanted to be able to say that another was better.",
  "I have lived through one flood of my own and remember each form.",
  "I drove a truck to pay for the classes.",
  "I came to this country at nineteen and bought the wrong policy twice; I remember that.",
  "I farmed until my back objected.",
  "I run a small office and answer most calls myself.",
  "I spent a decade in underwriting, saying no, and prefer this side.",
  "I am the second person in my family to do this and the first to use a spreadsheet.",
  "I kept books for restaurants before this.",
];

const habits: readonly string[] = [
  "I will tell you what the policy leaves out before I tell you what it costs.",
  "If your present policy is the better one, I will say so.",
  "I send a one-page summary after every conversation, with the exclusions on top.",
  "I do not call after dinner, and I do not call twice.",
  "You will get the same answer by phone, in writing and at renewal.",
  "Bring the declarations page; we will read it together.",
  "When a claim happens I make the first call with you.",
  "I ask for photos of the roof and the water heater, and there are reasons.",
  "I keep notes, so you will not have to tell the story twice.",
  "I quote the deductible three ways so that the trade is visible.",
  "I would rather lose a sale than explain a denied claim.",
  "Every renewal gets read before it gets sent on.",
  "If I do not know, I say so and find out by the next day.",
  "I write down what you decided against as well as what you bought.",
  "Nobody here works on a quota.",
  "Questions by text are fine; advice I put in an e-mail where you can find it again.",
  "I leave the door open on Thursdays for anyone with a letter they cannot read.",
  "Price matters, and I show how each dollar moves the coverage.",
  "I explain the words on page nine, since that is where claims go wrong.",
  "I turn down business when I cannot do it well.",
  "I check with the carrier before I promise anything.",
  "You can take the comparison home and think.",
  "Most first conversations take twenty minutes and end without a purchase.",
  "I go through the coverage once a year with anyone who wants to.",
];

const closings: readonly string[] = [
  "The office is in {city}, with parking behind the building.",
  "Outside work I coach a youth softball team that is better than its record.",
  "I live in {city} with my wife, two children and a dog that fails every inspection.",
  "On weekends I am usually on the water or under a car.",
  "I volunteer with the fire department, which keeps me realistic.",
  "Evening appointments are possible when days are not.",
  "My hours are on this page; leave a message outside them and I will call the next working day.",
  "I sing in a choir and garden badly.",
  "Home visits around {city} are no trouble.",
  "In winter I take calls from wherever the grandchildren are.",
  "I work with two colleagues who know every file.",
  "You are welcome to bring somebody along.",
  "I play the tuba in the town band and carry an instrument floater for it.",
  "Video calls work well for anyone who cannot come by.",
  "I restore old radios and accept sympathy.",
  "I serve on the library board in my spare hours.",
  "The coffee is decent and the chairs are better.",
  "Ask for me by name at the front desk.",
  "My garden has been rated a total loss twice.",
  "Call before driving over; I am often at a client’s kitchen table.",
];

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
  return [first.join(" "), second.join(" ")]
    .join(separator)
    .replaceAll("{city}", facts.city)
    .replaceAll("{state}", facts.state)
    .replaceAll("{year}", String(facts.sinceYear));
}
