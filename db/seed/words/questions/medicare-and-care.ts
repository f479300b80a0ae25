/** Questions about Medicare and long-term care. */
import type { QuestionText } from "./question-text.ts";

export const medicareAndCareQuestions: readonly QuestionText[] = [
  {
    types: ["medicare-advantage", "medicare-supplement", "medicare-part-d"],
    ask: "I’ll work past 65 at a company with {12|45|300} people. Must I sign up for Medicare?",
    answers: [
      "With twenty or more employees your group plan pays first and Part B can wait without a penalty; you get eight months after the job or the coverage ends. With fewer than twenty, Medicare pays first and you should sign up at 65. If you put money into a health savings account, stop six months before you take Part A.",
      "Ask HR for a letter that your drug coverage is “creditable”. Without it, a late Part D enrollment can cost you a penalty every month for as long as you have it.",
    ],
  },
  {
    types: ["medicare-advantage"],
    ask: "Can I keep my {doctor|cardiologist|eye doctor} in {city} with a Medicare Advantage plan?",
    answers: [
      "Only if the office takes that plan, and that can change each year. Call and ask for the plan by its full name, because “we take the company” isn’t the same. Hospital and specialists too.",
      "Medicare.gov’s plan finder shows the plans in your county. Make the list of doctors and drugs first; it takes twenty minutes and decides most of it.",
    ],
  },
  {
    types: ["medicare-advantage"],
    ask: "If a plan has a {$0|$19|$35} premium, what do I still pay?",
    answers: [
      "The Part B premium, and then copays as you use care, up to the plan’s yearly out-of-pocket limit for Parts A and B. That limit is the figure I’d compare first: it’s what a bad year costs.",
      "Drug costs are counted separately. A plan that looks good on premium can be the expensive one for a single prescription.",
    ],
  },
  {
    types: ["medicare-advantage"],
    ask: "I picked the wrong Advantage plan in {October|November|December}. Can I still change it?",
    answers: [
      "From January 1 to March 31 you can switch once to another Advantage plan, or go back to Original Medicare and add a drug plan. It starts on the first of the next month. You can’t use that window to go from Original Medicare into a plan.",
      "Going back to Original Medicare is the easy half. A supplement may ask about your health now, unless your state or your situation says otherwise, so ask that before you leave.",
    ],
  },
  {
    types: ["medicare-advantage"],
    ask: "We spend {three|four|five} months a year in another state. Does Medicare Advantage work there?",
    answers: [
      "Emergencies and urgent care are covered anywhere in the country. Routine care often isn’t outside the plan’s area, though some PPOs pay part and a few have a travel benefit. If you’re away more than six months, most plans have to end your membership.",
      "That’s the case where I show people Original Medicare with a supplement next to it. It goes wherever a doctor accepts Medicare.",
    ],
  },
  {
    types: ["medicare-advantage"],
    ask: "Why did my plan deny {a rehab stay|an MRI|home health} that my doctor ordered?",
    answers: [
      "Advantage plans may ask for prior authorization, and they have to follow Medicare’s coverage rules when they decide. Appeal: you have 65 days, and your doctor’s note on why it’s needed is what counts. For a stay that is about to end, there’s a fast appeal; the notice has the phone number.",
      "Many denials are overturned when people appeal, and few people do. Your State Health Insurance Assistance Program helps for free.",
    ],
  },
  {
    types: ["medicare-advantage"],
    ask: "Is the {dental|hearing aid|gym} benefit in these plans any good?",
    answers: [
      "Sometimes. Look at the yearly maximum, which dentists take it, and whether crowns are in it or only cleanings. I’d never choose a plan for that alone: one hospital stay outweighs years of cleanings.",
      "Ask for the Evidence of Coverage, not the flyer. It’s long, but the benefit has one page in it with the real limits.",
    ],
  },
  {
    types: ["medicare-advantage"],
    ask: "My {mother|husband|neighbor} has Medicare and Medicaid. Is a dual plan worth a look?",
    answers: [
      "Often. A dual eligible special needs plan coordinates both and can add rides or dental. Check that the doctors and the drugs are in it. People with full Medicaid can change more often than once a year, so a mistake isn’t forever.",
      "Whatever you choose, keep up the Medicaid renewal paperwork. Losing it by a missed letter is the most common way these plans end.",
    ],
  },
  {
    types: ["medicare-supplement"],
    ask: "Can I change my Medicare supplement after {two|five|eight} years if a cheaper one comes?",
    answers: [
      "You may apply at any time, but after the first six months most states let the company look at your health and refuse. Some states have a birthday rule that opens a window each year. Don’t cancel the old one before the new one is issued.",
      "Compare the same letter only. A Plan G is a Plan G everywhere; what differs is the price and how it rises.",
    ],
  },
  {
    types: ["medicare-supplement"],
    ask: "Plan G or Plan N for somebody who sees a doctor {twice|six times|once a month} a year?",
    answers: [
      "N costs less each month and asks for up to $20 at the office and $50 in the emergency room. It also doesn’t pay “excess charges”, which few doctors bill and some states forbid. Multiply your visits by twenty and compare it with the difference in premium.",
      "Think ahead as well. Moving from N to G later may mean health questions, moving down rarely does.",
    ],
  },
  {
    types: ["medicare-supplement"],
    ask: "When is my one chance to get a supplement without health questions if I turn 65 in {April|June|November}?",
    answers: [
      "The six months that begin with the month you’re 65 or older and have Part B. Companies can’t turn you down or charge more for your health then. If you work longer and take Part B later, the six months start later.",
      "There are other guaranteed rights, for example when your Advantage plan leaves your county. They last 63 days, so keep every letter with its date.",
    ],
  },
  {
    types: ["medicare-supplement"],
    ask: "My supplement in {city} went up {9|13|18} percent. Is that allowed?",
    answers: [
      "The state reviews increases, but yes, they can. Ask how yours is priced: by community, by age at issue, or by attained age. The last one starts low and climbs every year.",
      "Ask about a household discount before you leave. Quite a few carriers take something off for two people at one address, even if they insure only one.",
    ],
  },
  {
    types: ["medicare-supplement"],
    ask: "Does a supplement cover me on a {two-week|six-week|three-month} trip abroad?",
    answers: [
      "Plans C, D, F, G, M, and N pay 80 percent of emergency care abroad after a $250 deductible, for the first 60 days of a trip, up to $50,000 in your life. It isn’t evacuation coverage, and for a long or remote trip I’d add a travel policy.",
      "You usually pay there and claim later, so bring home itemized bills in English if you can.",
    ],
  },
  {
    types: ["medicare-supplement"],
    ask: "Can I go back to a supplement after {eleven months|two years|four years} in an Advantage plan?",
    answers: [
      "In the first twelve months there’s a trial right: if you dropped a supplement to try Advantage, or joined one at 65, you can go back without health questions. After that it depends on your health in most states.",
      "Apply first, leave second. And remember the drug plan: Original Medicare with a supplement doesn’t include one.",
    ],
  },
  {
    types: ["medicare-supplement"],
    ask: "I’m {52|57|61} and on Medicare because of a disability. Can I buy a supplement?",
    answers: [
      "Federal law doesn’t give that right under 65, but many states do, some only for certain plans and some at any price. Ask your State Health Insurance Assistance Program what yours says. At 65 you get a full six-month window of your own.",
      "Until then an Advantage plan takes you regardless of health. Look at its out-of-pocket limit with the care you already use.",
    ],
  },
  {
    types: ["medicare-part-d"],
    ask: "I take {no drugs|one generic|two generics}. Do I really need Part D?",
    answers: [
      "You don’t have to, but each month without it or other creditable coverage adds one percent of a national figure to your premium later, for as long as you have Part D. Many people take the cheapest plan in their area just to keep that door open.",
      "And drugs start without warning. You can join only in the fall, for January.",
    ],
  },
  {
    types: ["medicare-part-d"],
    ask: "My plan moved my {inhaler|blood thinner|insulin} to a higher tier. What can I do?",
    answers: [
      "Ask your doctor to request a tier exception or to try the plan’s preferred drug. You may also get a temporary 30-day supply early in the year. Insulin has its own rule: no more than $35 for a month’s supply of each covered one.",
      "Look at your plan each fall with your list of drugs in hand. A plan that fit last year often isn’t the cheapest this year.",
    ],
  },
  {
    types: ["medicare-part-d"],
    ask: "How does the yearly cap on drug costs work if one drug costs {$900|$2,400|$6,000} a month?",
    answers: [
      "Once what you’ve paid for covered drugs reaches the year’s cap, you pay nothing more for them until January. The cap is set anew each year, so look up the current figure. Drugs that aren’t on the plan’s list don’t count.",
      "Ask the plan about spreading it over the year. The Medicare Prescription Payment Plan lets you pay monthly instead of everything in January. It doesn’t lower the sum.",
    ],
  },
  {
    types: ["medicare-part-d"],
    ask: "Can I use {a discount card|an online coupon|a savings card} in {city} together with Part D?",
    answers: [
      "Not for the same purchase: it’s one or the other. If the card is cheaper, use it, but know that the amount usually doesn’t count toward your plan’s yearly cap unless you send the plan the receipt, and some won’t count it even then.",
      "Ask the pharmacist to run it both ways. It takes a minute.",
    ],
  },
  {
    types: ["medicare-part-d"],
    ask: "My income is about {$19,000|$22,000|$26,000}. Is there help with drug costs?",
    answers: [
      "Look into Extra Help, which you apply for at Social Security for free. The limits on income and savings change each year and are higher for couples; your house doesn’t count. It lowers premiums and copays and removes the late penalty.",
      "Apply even if you’re near the line. Some states add their own program on top, and you’re told about it in the same letter.",
    ],
  },
  {
    types: ["medicare-part-d"],
    ask: "When may I switch drug plans if I move from {city} to another {county|state}?",
    answers: [
      "A move out of your plan’s area opens a special period: if you tell the plan before, from the month before the move until two months after it. Tell it after, and it’s that month and two more. Otherwise it’s October 15 to December 7.",
      "Take a list of your pharmacies along. Preferred pharmacies differ by plan, and the difference at the counter can be large.",
    ],
  },
  {
    types: ["long-term-care"],
    ask: "I’m {49|54|61}. Is this the age to buy long-term care insurance?",
    answers: [
      "Most people who buy are in their fifties or early sixties. Buy earlier and you pay longer; buy later and a diagnosis may close the door. Ask about the elimination period and whether benefits grow with inflation; those two lines decide more than the daily amount.",
      "If anyone in the family had early dementia, don’t wait for a round birthday. Underwriting looks at you, not at them, but time isn’t on your side.",
    ],
  },
  {
    types: ["long-term-care"],
    ask: "Is a {30|60|90}-day elimination period the right one?",
    answers: [
      "It’s the deductible in days. Ninety is common and keeps the premium down, if you could pay about three months of care yourself. Ask how they count: calendar days, or only days with paid care. The second can take much longer.",
      "Some policies waive it for care at home. That’s worth more than a few dollars of daily benefit.",
    ],
  },
  {
    types: ["long-term-care"],
    ask: "Does Medicare pay for my {mother’s|father’s|wife’s} nursing home in {city}?",
    answers: [
      "Only for skilled care after a hospital stay of at least three inpatient days: 20 days in full, then with a daily share up to day 100. Help with bathing and dressing, month after month, isn’t covered. That’s what long-term care insurance, savings, or Medicaid are for.",
      "Watch the word “observation”. Nights in the hospital under observation don’t count toward the three days.",
    ],
  },
  {
    types: ["long-term-care"],
    ask: "My premium from {2006|2010|2013} just jumped {28|41|60} percent. Should I drop it?",
    answers: [
      "Rarely the best first step. The letter usually offers ways to keep the price: a shorter benefit period, less inflation growth, a lower daily amount. Old policies are often richer than anything sold now. Ask for all options in writing.",
      "If you stop paying after a big increase, many policies leave you a small paid-up benefit equal to what you’ve paid in. It’s called contingent nonforfeiture.",
    ],
  },
  {
    types: ["long-term-care"],
    ask: "What has to happen before a policy pays for help at home for a {72|78|84}-year-old?",
    answers: [
      "Two of six daily activities, such as bathing, dressing, or getting out of bed, need hands-on or standby help for at least 90 days, or there’s a serious cognitive impairment. A licensed health professional certifies it, and the plan of care goes to the insurer.",
      "Ask whether family may be paid. Some policies pay only agencies, some pay cash, and the difference decides how you can arrange it.",
    ],
  },
  {
    types: ["long-term-care"],
    ask: "Is a life policy with a care rider better than a stand-alone plan for a couple in their {fifties|late fifties|sixties}?",
    answers: [
      "The hybrid pays something either way and its premium is usually fixed, but it takes a larger sum up front and gives less care per dollar. The stand-alone plan gives more care and its price may rise. If you’d be bothered by “paying for nothing”, you know which one.",
      "Check whether it’s a true long-term care rider or a “chronic illness” rider. The tax treatment and the triggers aren’t the same.",
    ],
  },
  {
    types: ["long-term-care"],
    ask: "What is a partnership policy, and does it help us keep {the house|$150,000|our savings}?",
    answers: [
      "In most states, a policy that qualifies lets you keep one dollar of assets for each dollar it has paid, if you later need Medicaid. It needs inflation protection fit for your age. It protects assets, not income, and Medicaid’s other rules still apply.",
      "If you might move, ask whether the other state honors it. Most do, not all.",
    ],
  },
  {
    types: ["long-term-care"],
    ask: "Can I still get coverage after {a knee replacement|a mild stroke|a Parkinson’s diagnosis}?",
    answers: [
      "A joint replacement is usually only a waiting period, until therapy is over. A stroke needs years without another and depends on the carrier. With Parkinson’s, regular policies decline; a short-term care plan or an annuity with a care feature may be what’s left.",
      "Have the agent ask the carriers informally first. A formal decline has to be disclosed on the next application.",
    ],
  },
];
