/** Demo questions and agents' answers; general, fictional, and no advice to anyone. */
import type { TypeSlug } from "../catalog.ts";

export type QuestionText = { types: readonly TypeSlug[]; ask: string; answers: readonly string[] };

/** Sometimes added after the situation, so that no two lists read alike. */
export const questionTails = [
  "",
  "",
  " I could not find it in my papers.",
  " The carrier’s hotline told me two different things.",
  " It renews next month.",
  " We have been with the same carrier for nine years.",
  " I would like to know before I sign anything.",
] as const;

export const questionTexts: readonly QuestionText[] = [
  {
    types: ["home"],
    ask: "A storm brought my neighbor’s tree down across our fence. Does my home policy pay for the fence and for taking the tree away, or does theirs?",
    answers: [
      "Start with your own policy. A fence is usually insured as “other structures”, for up to a tenth of the house, and a tree brought down by wind is covered under most forms.\n\nYour deductible comes first, and for wind it is often one or two percent of the house’s value. Compare it with the price of the fence before you file.\n\nYour neighbor’s policy pays only if they knew the tree was dead or dangerous and did nothing.",
      "One more thing: take photos before anyone cuts, and ask the crew for one bill that lists the removal and the fence separately. They fall under different limits, and a single total slows the claim.",
    ],
  },
  {
    types: ["home"],
    ask: "Our roof is from 2009. Will a carrier still insure it at full value?",
    answers: [
      "Many carriers change from replacement cost to actual cash value when a roof is fifteen to twenty years old. That means they subtract its age, and after a hailstorm you may get a third of what a new roof costs.\n\nAsk for the roof endorsement’s name in writing, and ask two carriers: some go by age, others by an inspection.",
    ],
  },
  {
    types: ["home", "renters"],
    ask: "Is water backing up from the drain part of a standard policy?",
    answers: [
      "No. Water that comes back through drains or a sump is left out of the standard form and bought as an endorsement, often with a limit of 5,000 or 10,000 dollars. A finished basement needs more than that.\n\nIt is not flood either: water that rises from outside needs a flood policy.",
      "Ask whether the endorsement also pays when the sump pump fails because the power is out. Some do, and some pay only when the pump itself breaks.",
    ],
  },
  {
    types: ["renters"],
    ask: "My roommate is not on my renters policy. Are her things insured too?",
    answers: [
      "Only people who are related to you or named on the policy are. A roommate needs a policy of her own; sharing one also means sharing its limit and its claims history, which few people want later.",
    ],
  },
  {
    types: ["auto"],
    ask: "My daughter takes the car to college in another state. Which state’s rules apply?",
    answers: [
      "The policy stays in the state where the car is registered and mostly kept. When it lives at the college for the school year, tell the carrier: the price follows the place where it is parked, and a claim from a place they’ve never heard of is a slow one.\n\nYour liability limits rise by themselves to the other state’s minimum while she drives there.",
      "If the car stays home and only she goes, ask for the distant student discount. More than a hundred miles is the usual line.",
    ],
  },
  {
    types: ["auto"],
    ask: "Does my own insurance cover a rental car on vacation?",
    answers: [
      "Usually liability, collision and comprehensive follow you to a rental for private use in the United States and Canada, with your own deductible. What is often missing is “loss of use”, the days the company cannot rent the car out. Read that line, or ask whether your credit card covers it.",
    ],
  },
  {
    types: ["auto"],
    ask: "I drive for a delivery app two evenings a week. Do I need a different policy?",
    answers: [
      "Yes, or an endorsement. A private policy excludes carrying goods for pay, and the app’s insurance often begins only once an order is in the car. The time between, with the app on and nothing to carry, is yours. Most carriers sell a rideshare and delivery endorsement for that gap; it is cheaper than a commercial policy.",
      "Tell the carrier before you start, not after the first accident. Driving for work without telling them is the most common reason I see for a denied claim.",
    ],
  },
  {
    types: ["auto", "motorcycle"],
    ask: "What do uninsured motorist limits pay that my health insurance does not?",
    answers: [
      "Lost wages, pain and suffering, and what health insurance leaves to you: deductibles and copays. About one driver in eight carries no insurance, so I set these limits as high as the liability limits; the difference in price is small.",
    ],
  },
  {
    types: ["motorcycle"],
    ask: "Can I pause my motorcycle insurance over the winter?",
    answers: [
      "Keep comprehensive and pause the rest, if your carrier has a lay-up period. A stored bike can still be stolen or burn. If you cancel outright, your state may ask for the plates back, and the gap raises the price in spring.",
    ],
  },
  {
    types: ["boat", "rv"],
    ask: "Is my boat insured on its trailer behind the car, or only in the water?",
    answers: [
      "The car’s liability covers what the trailer does to others on the road. Damage to the boat itself needs a boat policy, and most of those cover it in the water, on the trailer and in storage. A home policy often stops at 1,500 dollars for boats with trailers.",
    ],
  },
  {
    types: ["rv"],
    ask: "We want to live in our RV for a year. Is the usual RV policy enough?",
    answers: [
      "No: a vacation policy assumes that you live somewhere else. Ask for full-timer coverage; it adds personal liability and your belongings, as a home policy would. And keep a legal address: the state of registration decides the price and the law.",
    ],
  },
  {
    types: ["umbrella-insurance"],
    ask: "Does an umbrella policy cover a dog bite at the park?",
    answers: [
      "Generally yes, above the liability of your home policy, as long as the home policy does not exclude the dog. Some exclude certain breeds or any dog with a bite on record, and then the umbrella has nothing to sit on. Read the animal liability line first.",
      "Ask what the umbrella wants beneath it: often 300,000 dollars at home and 250,000/500,000 on the cars. Below that you pay the gap yourself.",
    ],
  },
  {
    types: ["life"],
    ask: "I have life insurance through work. What happens to it when I leave?",
    answers: [
      "It usually ends with the job. Many group plans let you convert to an individual policy within 31 days without a medical exam, at a higher price. If you are healthy, a term policy of your own is cheaper and does not depend on the employer.",
      "Conversion is worth its price for one group: people whose health has changed. Note the 31 days; nobody reminds you.",
    ],
  },
  {
    types: ["life"],
    ask: "How long should a term life policy run when our youngest is four?",
    answers: [
      "Until the last thing that depends on your income is paid: often until the youngest is through school, so twenty years, or thirty with a new mortgage. Price a twenty and a thirty side by side. You can also split: half for thirty years, half for twenty.",
    ],
  },
  {
    types: ["life", "annuities"],
    ask: "What is the free look period on an annuity, and how do I use it?",
    answers: [
      "You may return a new contract within a fixed time and get your money back; ten to thirty days by state, often longer if you’re over 65. Write to the company, not only to the agent, keep proof of the date, and say plainly that you’re returning the contract.",
    ],
  },
  {
    types: ["health"],
    ask: "I turn 26 in March and lose my parents’ plan. When do I have to choose my own?",
    answers: [
      "You have 60 days before and 60 days after the loss of coverage. Choose before, and the new plan starts on the first of the month after the old one ends, without a gap. Check whether your parents’ plan ends on the birthday, at the month’s end or at the year’s end; employers differ.",
    ],
  },
  {
    types: ["health"],
    ask: "Is a plan with a high deductible and a savings account good for somebody who hardly sees a doctor?",
    answers: [
      "Often, if you could pay the deductible from savings tomorrow. Preventive visits are free in either plan. Compare the yearly difference in premiums with the difference in deductibles, then add what the employer puts into the account.",
      "And look at your prescriptions: in many of these plans they count toward the deductible first. One expensive drug changes the math.",
    ],
  },
  {
    types: ["medicare-advantage", "medicare-supplement"],
    ask: "I work past 65 and have insurance from my employer. Must I sign up for Medicare?",
    answers: [
      "With twenty or more employees your group plan pays first and Part B can wait without penalty; you get eight months after the job ends. With fewer than twenty, Medicare pays first and you should sign up at 65. If you put money into a health savings account, stop six months before you take Part A.",
    ],
  },
  {
    types: ["medicare-supplement"],
    ask: "Can I change my Medicare supplement later if a cheaper one comes?",
    answers: [
      "You may apply at any time, but after the first six months most states let the company look at your health and refuse. Some states have a birthday rule that opens a window each year. Do not cancel the old one before the new one is issued.",
    ],
  },
  {
    types: ["long-term-care"],
    ask: "At what age does long-term care insurance make sense?",
    answers: [
      "Most people who buy are between 52 and 64. Buy earlier and you pay longer; buy later and a diagnosis may close the door. Ask about the elimination period and whether benefits grow with inflation; those two lines decide more than the daily amount.",
    ],
  },
  {
    types: ["business"],
    ask: "I bake at home and sell at two markets. Does my home policy cover that?",
    answers: [
      "Almost certainly not: home policies exclude business liability, and equipment used for business often has a limit of 2,500 dollars or less. A small in-home business policy or an endorsement closes both. Markets usually ask for a certificate with one million of liability; it takes a day.",
      "Ask for product liability by name. A burned hand at your stand is one thing, a sick customer two days later another.",
    ],
  },
  {
    types: ["business"],
    ask: "My first employee starts next month. Which insurance does the law require?",
    answers: [
      "Workers’ compensation, in almost every state from the first employee, and before the first day. If they drive for you in their own car, add hired and non-owned auto. The rest is common sense: employment practices coverage, and a check of the payroll figure on your general liability policy.",
    ],
  },
  {
    types: ["flood"],
    ask: "We are not in a flood zone. Is a flood policy still worth it?",
    answers: [
      "About a fourth of flood claims come from outside the high-risk zones, where the price is lowest. A home policy pays nothing for rising water. Note the waiting period: thirty days for the federal program, so not when the river is already on the news.",
    ],
  },
];
