/** Questions about businesses. */
import type { QuestionText } from "./question-text.ts";

export const businessQuestions: readonly QuestionText[] = [
  {
    types: ["business"],
    ask: "I bake at home and sell at {two|three|four} markets around {city}. Does my home policy cover that?",
    answers: [
      "Almost certainly not: home policies exclude business liability, and equipment used for business often has a limit of $2,500 or less. A small in-home business policy or an endorsement closes both. Markets usually ask for a certificate with one million of liability; it takes a day.",
      "Ask for product liability by name. A burned hand at your stand is one thing, a sick customer two days later another.",
    ],
  },
  {
    types: ["business"],
    ask: "My first employee starts in {May|next week|September}. Which insurance does the law require?",
    answers: [
      "Workers’ compensation, in almost every state from the first employee or soon after, and before the first day. Texas lets most private employers choose. If they drive for you in their own car, add hired and non-owned auto.",
      "Some states ask for disability or paid leave coverage too. Your payroll company can tell you which accounts you need with the state.",
    ],
  },
  {
    types: ["business"],
    ask: "A client wants a certificate with {$1 million|$2 million|$5 million} and “additional insured”. What are they asking for?",
    answers: [
      "Proof that your general liability has that limit, and an endorsement that extends it to them for your work. The certificate alone changes nothing; the endorsement does. Send your agent the contract’s insurance page, and we’ll tell you what’s missing.",
      "Watch for “primary and noncontributory” and “waiver of subrogation”. Both are common, both cost a little, and both have to be on the policy before you sign.",
    ],
  },
  {
    types: ["business"],
    ask: "Is a business owner’s policy enough for a {salon|coffee shop|bookstore} in {city}?",
    answers: [
      "It’s a good start: property, liability, and business income in one. What it leaves out is workers’ compensation, vehicles, professional mistakes, and flood. For a salon ask about treatments, for anything with a kitchen about spoilage and equipment breakdown.",
      "Check the business income part. Twelve months sounds long until you’ve waited for a permit after a fire.",
    ],
  },
  {
    types: ["business"],
    ask: "I’m a one-person {web design|bookkeeping|photography} business. General liability or professional liability?",
    answers: [
      "They cover different things. General liability is for injuries and broken things; professional liability is for work that costs a client money. Clients’ contracts often ask for the first, while your real risk is the second.",
      "Professional policies are usually “claims-made”: the policy in force when the claim arrives pays. If you stop, ask about tail coverage.",
    ],
  },
  {
    types: ["business"],
    ask: "My crew uses {two|three|five} personal trucks for jobs. Do we need commercial auto?",
    answers: [
      "For trucks the company owns, yes. For employees’ own trucks, hired and non-owned auto covers the company’s liability, but not their truck. And their personal policy may refuse a claim when they’re hauling tools for pay, so set limits they have to carry.",
      "Tools in the bed need inland marine coverage. Auto policies don’t pay for them.",
    ],
  },
  {
    types: ["business"],
    ask: "How is workers’ comp priced for a {roofing|landscaping|cleaning} company with {four|six|nine} people?",
    answers: [
      "A rate per $100 of payroll for each class of work, times your experience factor once you’re large enough to have one. It’s an estimate; after the year the carrier audits payroll and bills or refunds the difference.",
      "Keep certificates from subcontractors. Without them the auditor counts their pay as yours, and that’s the bill people call me about.",
    ],
  },
  {
    types: ["business"],
    ask: "We take cards and keep {400|2,000|9,000} customers’ emails. Is cyber insurance overkill?",
    answers: [
      "It’s less about size than about what stops if your systems do. A basic policy pays for the people who find out what happened, the notices the law requires, and lost income. For a small shop it’s often a few hundred dollars a year.",
      "Ask about funds sent to a wrong account after a fake email. That’s the claim I see most, and it’s often a separate, small limit.",
    ],
  },
  {
    types: ["business"],
    ask: "The landlord of our new space in {city} wants us to insure the {glass|build-out|whole building}. Is that usual?",
    answers: [
      "Glass and your build-out, yes, quite often. The whole building happens in a triple-net lease. Have your agent read the lease before you sign, because the value to insure depends on who owns the improvements at the end.",
      "Ask for “waiver of subrogation” both ways. It keeps the two insurers from fighting over a fire in your name.",
    ],
  },
  {
    types: ["business"],
    ask: "A customer slipped in our {shop|parking lot|entry} on {Saturday|Monday|a rainy day}. What do we do now?",
    answers: [
      "Report it to your carrier even if the person says they’re fine. Save the video before it’s overwritten, take photos of the floor, write down who was there. Be kind, don’t discuss fault, and don’t promise to pay.",
      "Medical payments coverage can take care of small bills regardless of fault, and it keeps many of these from growing.",
    ],
  },
  {
    types: ["business"],
    ask: "Does business interruption insurance pay when {the street is closed for repairs|the power is out for three days|our supplier burns down}?",
    answers: [
      "The basic form wants physical damage at your own place. The rest is bought: utility services for outages, dependent properties for suppliers, civil authority for closures, each with a waiting time, often 72 hours. Roadwork without damage is usually nobody’s claim.",
      "Keep monthly figures somewhere safe. You’ll be asked to show what you would have earned.",
    ],
  },
];
