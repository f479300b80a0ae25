/** Questions about life, health, and annuities. */
import type { QuestionText } from "./question-text.ts";

export const lifeAndHealthQuestions: readonly QuestionText[] = [
  {
    types: ["life"],
    ask: "I have {$50,000|$100,000|two salaries} of life insurance through work. What happens to it when I leave?",
    answers: [
      "It usually ends with the job. Many group plans let you convert to an individual policy within 31 days without a medical exam, at a higher price. If you’re healthy, a term policy of your own is often cheaper and doesn’t depend on the employer.",
      "Conversion is worth its price for one group: people whose health has changed. Note the 31 days; nobody reminds you.",
    ],
  },
  {
    types: ["life"],
    ask: "How long should a term life policy run when our youngest is {two|four|seven|eleven}?",
    answers: [
      "Until the last thing that depends on your income is paid: often until the youngest is through school, so twenty years, or thirty with a new mortgage. Price a twenty and a thirty side by side. You can also split: half for thirty years, half for twenty.",
      "Look at the conversion clause too. It says until when you can turn the term policy into a permanent one without a new exam, and it’s often earlier than the term itself.",
    ],
  },
  {
    types: ["life"],
    ask: "Does a stay-at-home {mom|dad|parent} in {city} need life insurance?",
    answers: [
      "I’d price child care, driving, and the hours the other parent couldn’t work, for as many years as the children need it. It adds up faster than people expect, and term insurance for a healthy person in their thirties is one of the cheaper things I sell.",
      "The working spouse’s policy usually decides how much a carrier offers: often the same amount, sometimes half. Apply together.",
    ],
  },
  {
    types: ["life"],
    ask: "I was turned down because of {an A1c of 8.2|a heart stent|a DUI from last year}. Is there anything else I can get?",
    answers: [
      "Carriers differ more than most people know. One declines what another accepts at a higher rate, so have an independent agent ask several with your details but without your name first.\n\nIf it’s a time question, six or twelve months of good numbers can change the answer.",
      "Guaranteed issue policies ask no health questions. They’re small, they cost more, and in the first two years they usually return only the premiums with interest. Read that page before you sign.",
    ],
  },
  {
    types: ["life"],
    ask: "What is the contestability period, and does it start over if I replace a policy from {2016|2018|2021}?",
    answers: [
      "For the first two years a carrier may look into what you said on the application if a claim comes in. A new policy starts a new period, so replacing one that has passed it has a cost beyond the premium.",
      "If you do replace, don’t cancel the old one until the new one is issued and paid for. States require a notice about replacement; it’s worth reading for once.",
    ],
  },
  {
    types: ["life"],
    ask: "Can I name my {six|nine|fourteen}-year-old as the beneficiary?",
    answers: [
      "You can, but the money won’t go to a child. A court usually appoints someone, and at 18 or 21 the whole sum is handed over. Naming a trust, or a custodian under your state’s transfers to minors law, avoids both. A lawyer can tell you which one fits.",
      "Name a second beneficiary as well, and look at it after every birth, wedding, and divorce. The form on file counts, not the will.",
    ],
  },
  {
    types: ["life"],
    ask: "Is whole life a good way to save for {retirement|college|a grandchild}?",
    answers: [
      "It’s insurance first. The cash value grows slowly in the early years because of costs, and it suits people who need coverage for life and have used their other tax-favored accounts. If you might stop paying within ten years, it’s usually the wrong tool.",
      "Ask for the illustration at the guaranteed rate, not only the projected one, and for the surrender value in years five and ten. Those two columns tell you most of it.",
    ],
  },
  {
    types: ["life"],
    ask: "Our mortgage lender offers {$180,000|$240,000|$310,000} of mortgage life insurance. How is that different from term?",
    answers: [
      "Its payout shrinks with the loan and goes to the lender, while the price often stays the same. With a term policy your family gets the full amount and decides. It may ask fewer health questions, which is its one real advantage.",
      "Compare both for the same years with the same starting amount. I’ve rarely seen the lender’s be cheaper for a healthy person.",
    ],
  },
  {
    types: ["life"],
    ask: "How do I find out if my late {father|aunt|brother} had a policy?",
    answers: [
      "Start with the NAIC’s life insurance policy locator, which is free and asks participating insurers. Then look through a year of bank statements and old tax returns, and ask past employers. States also list unclaimed benefits.",
      "You’ll need a certified death certificate; order several. There’s no fee to claim, so be wary of anyone who asks for one.",
    ],
  },
  {
    types: ["life", "annuities"],
    ask: "How does the free look period work on {an annuity|a whole life policy|a contract I signed Friday}?",
    answers: [
      "You may return a new contract within a fixed time and get your money back; ten to thirty days by state, often longer if you’re over 65. Write to the company, not only to the agent, keep proof of the date, and say plainly that you’re returning the contract.",
      "The clock starts when you receive the contract, not when you applied. For a variable product you may get back the account’s value rather than what you paid, so check which one your state requires.",
    ],
  },
  {
    types: ["health"],
    ask: "I turn 26 in {March|July|October} and lose my parents’ plan. When do I have to choose my own?",
    answers: [
      "You have 60 days before and 60 days after the loss of coverage. Choose before, and the new plan starts on the first of the month after the old one ends, without a gap. Check whether your parents’ plan ends on the birthday, at the month’s end, or at the year’s end; plans differ.",
      "Look at your own income for the year when you apply. At 26, with a first job, many people qualify for a tax credit or Medicaid and don’t know it.",
    ],
  },
  {
    types: ["health"],
    ask: "Is a plan with a {$3,000|$5,000|$7,000} deductible and a savings account good for somebody who hardly sees a doctor?",
    answers: [
      "Often, if you could pay the deductible from savings tomorrow. Preventive visits are free either way. Compare the yearly difference in premiums with the difference in deductibles, then add what the employer puts into the account.",
      "And look at your prescriptions: in many of these plans they count toward the deductible first. One expensive drug changes the math.",
    ],
  },
  {
    types: ["health"],
    ask: "I’m leaving my job in {city}. Is COBRA or a marketplace plan better for {two|four|six} months?",
    answers: [
      "Two questions decide it. Have you met your deductible this year? Then COBRA keeps it. Will your income be low enough for a tax credit? Then the marketplace is often far cheaper, and losing job coverage opens a 60-day window.",
      "You also have 60 days to choose COBRA, and it reaches back to the day you lost coverage. Some people wait and see. Just know that you’d owe every month’s premium.",
      "Check that your doctors are in the new plan’s network. That’s what people regret, more than the price.",
    ],
  },
  {
    types: ["health"],
    ask: "A hospital bill of {$2,300|$4,800|$11,000} came from someone who isn’t in my network, though the hospital is. Do I owe it?",
    answers: [
      "For emergencies, and for most care by out-of-network people at an in-network hospital, federal law limits you to the in-network share. Ask your insurer to process it under the No Surprises Act, and don’t pay until they have. Ground ambulances are the big exception.",
      "Did you sign a notice that gave up that protection? It’s allowed only in some cases and at least 72 hours ahead. Ask for a copy.",
    ],
  },
  {
    types: ["health"],
    ask: "We’re expecting in {May|August|December}. When do we add the baby to the plan?",
    answers: [
      "A birth gives you a special enrollment period: 30 days with most employers, 60 days on the marketplace. Coverage reaches back to the birth date if you’re in time. Put it on the same list as the birth certificate.",
      "It’s also a chance to switch plans or to add a spouse. Compare the family deductible before you do: a change in mid-year may start it over.",
    ],
  },
  {
    types: ["health"],
    ask: "What happens if my income ends up {$4,000|$8,000|$15,000} above what I told the marketplace?",
    answers: [
      "The credit is settled on your tax return, and you may have to pay back some or all of the difference. The rules on how much have changed more than once, so look up the current year’s. Update your estimate as soon as you know; smaller payments now beat one large bill.",
      "Putting more into a retirement plan or a health savings account lowers the income they count. Ask a tax preparer before the year is over.",
    ],
  },
  {
    types: ["health"],
    ask: "Are short-term plans a good idea for a gap of {60|90|120} days?",
    answers: [
      "Only as a bridge, and read the exclusions first. They can turn you down for your health, leave out pre-existing conditions, and skip maternity, mental health, or prescriptions. Some states don’t allow them at all. Losing other coverage may give you a right to a full plan instead.",
      "Note that the end of a short-term plan doesn’t open a special enrollment period. You could be waiting until January.",
    ],
  },
  {
    types: ["health"],
    ask: "I’m {self-employed|freelancing|opening a shop} in {city}. Which health insurance can I deduct?",
    answers: [
      "If you have a net profit and no access to an employer’s plan, through a spouse either, you can usually deduct premiums for yourself and your family on the front of your return. It works together with the marketplace tax credit, but the arithmetic is circular, so let software or a preparer do it.",
      "Keep the 1095 forms and the monthly statements. And price a health savings account plan; for freelancers it’s often the better deduction.",
    ],
  },
  {
    types: ["health"],
    ask: "How do I appeal when the plan denies {an MRI|physical therapy|a new drug}?",
    answers: [
      "Ask for the denial in writing with the reason and the rule behind it. You get 180 days for an internal appeal. A letter from your doctor that answers that exact reason does more than ten pages of records. After that you can ask for an outside review, and its decision binds the plan.",
      "If waiting would harm you, say “expedited”. They have 72 hours then.",
    ],
  },
  {
    types: ["health"],
    ask: "HMO or PPO for a family with {two|three|four} kids in {city}?",
    answers: [
      "Make a list of the doctors you won’t give up and check both directories, then call the offices, because directories are often out of date. If everyone is in the HMO, it’s usually cheaper and simpler. If someone sees specialists in another city, the PPO earns its price.",
      "Check where the nearest in-network pediatric urgent care is. With several kids you’ll use it more than any specialist.",
    ],
  },
  {
    types: ["annuities"],
    ask: "What do I pay if I take money out of an annuity in year {two|three|five}?",
    answers: [
      "Most contracts let you take ten percent a year without a surrender charge. Above that you pay a percentage that falls each year, often from seven or eight down to zero. Before age 59½ the IRS usually adds ten percent on the gains. The schedule is on one page of the contract: ask for it.",
      "Look for “market value adjustment” as well. When interest rates have gone up, it can cost you more than the charge itself.",
    ],
  },
  {
    types: ["annuities"],
    ask: "Is a fixed annuity at {4.6|5.1|5.4} percent safer than a CD?",
    answers: [
      "They’re safe in different ways. A CD has federal deposit insurance up to $250,000 per bank. An annuity rests on the insurer, with a state guaranty association behind it up to a limit that differs by state. Interest in an annuity isn’t taxed until you take it out.",
      "Ask how long the rate is guaranteed. A good first year followed by “as declared” isn’t the same as five fixed years.",
    ],
  },
  {
    types: ["annuities"],
    ask: "I’m {58|63|67} and my 401(k) is all I have. Should part of it go into an annuity?",
    answers: [
      "First list your fixed costs, then your Social Security. If there’s a gap, an income annuity can fill it with part of the money. I wouldn’t put in what you may need for a roof or a car. And nothing pushes you: prices depend on rates and age, so waiting is a choice too.",
      "The person who sells it to you has to show that it’s in your best interest and write down why. Ask to see what they wrote.",
    ],
  },
  {
    types: ["annuities"],
    ask: "What are the yearly costs of a variable annuity with {an income rider|a death benefit rider|both riders}?",
    answers: [
      "Add three things: the insurance charge, the funds’ own expenses, and the rider. Together they’re often between two and three and a half percent a year. The prospectus has a fee table near the front; do the sum yourself.",
      "A rider’s “benefit base” isn’t money you can take. It only sets the size of the payments. That one sentence clears up most of what people ask me.",
    ],
  },
  {
    types: ["annuities"],
    ask: "Can I move an old annuity from {2012|2015|2019} to a better one without paying tax?",
    answers: [
      "A 1035 exchange does that, if the money goes straight from one company to the other. Check the old surrender charge, and any guarantee you’d lose: older contracts sometimes have a minimum rate nobody offers today.",
      "A bonus on the new one usually comes with a longer surrender period. Do the subtraction before you’re impressed.",
    ],
  },
  {
    types: ["annuities"],
    ask: "My {mother|father|uncle} left me an annuity. Do I have to take it all at once?",
    answers: [
      "Usually not. Depending on the contract and on whether it’s inside an IRA, you can spread it over five or ten years, or sometimes over your lifetime if you start within a year. The gains are taxed as income, so spreading often helps. Don’t sign the lump sum form in the first week.",
      "A spouse has one more choice: to continue the contract as their own.",
    ],
  },
  {
    types: ["annuities"],
    ask: "How does a fixed indexed annuity credit {6|8|10} percent when its cap is lower?",
    answers: [
      "It can’t in a single year if the cap is lower. Brochures mix caps, participation rates, and bonuses. Ask for the current cap, how often it may change, and the lowest it may go. You’re protected from losses in the index, and you give up dividends and the top of good years for it.",
      "Look at the guaranteed column of the illustration. If you could live with that one, the rest is a nice surprise.",
    ],
  },
];
