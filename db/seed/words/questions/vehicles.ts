/** Questions about cars, motorcycles, boats, and RVs. */
import type { QuestionText } from "./question-text.ts";

export const vehicleQuestions: readonly QuestionText[] = [
  {
    types: ["auto"],
    ask: "My {daughter|son|nephew} takes the car to college in another state. Which state’s rules apply?",
    answers: [
      "The policy follows the place where the car is mostly kept. When it lives at the college for the school year, tell the carrier: the price follows the parking spot, and a claim from a place they’ve never heard of is a slow one.\n\nYour liability limits usually rise to the other state’s minimum while driving there.",
      "If the car stays home and only the student goes, ask for the distant student discount. More than a hundred miles is the usual line.",
    ],
  },
  {
    types: ["auto"],
    ask: "Does my own insurance cover a rental car on {vacation|a work trip|a weekend in Canada}?",
    answers: [
      "Usually liability, collision, and comprehensive follow you to a rental for private use in the United States and Canada, with your own deductible. What’s often missing is “loss of use”, the days the company can’t rent the car out. Read that line, or ask whether your credit card covers it.",
      "For a work trip, ask your employer first. Their policy may be the one that pays, and yours may exclude a car rented in the company’s name.",
    ],
  },
  {
    types: ["auto"],
    ask: "I drive for a delivery app {two evenings|three days|most weekends} a week. Do I need a different policy?",
    answers: [
      "Yes, or an endorsement. Most personal policies exclude carrying goods for pay, and the app’s insurance often begins only once an order is accepted or in the car. The time between, with the app on and nothing to carry, is yours. Many carriers sell a rideshare and delivery endorsement for that gap; it’s cheaper than a commercial policy.",
      "Tell the carrier before you start, not after the first accident. Driving for work without telling them is the most common reason I see for a denied claim.",
    ],
  },
  {
    types: ["auto"],
    ask: "My premium in {city} went up {14|19|23} percent and I had no accident. Why?",
    answers: [
      "Carriers file new prices with the state, and repairs, parts, and medical bills all cost more than two years ago. Your own record is only one piece; your ZIP code and your car’s repair costs are others.\n\nAsk your agent which piece changed. Then get two more quotes with the same limits, or you’re comparing different things.",
      "Before you switch, ask about mileage. If you work from home now and the policy still says 15,000 miles a year, that alone can matter.",
    ],
  },
  {
    types: ["auto"],
    ask: "Is it worth keeping collision on a car worth {$3,000|$4,500|$6,000}?",
    answers: [
      "Add up what collision costs you in a year, and take your deductible off the car’s value. If you’d be paid $2,500 at best and it costs $500 a year, that’s five years. I’d drop it, unless losing the car would leave you without a way to work.",
      "Keep comprehensive even so. Hail, theft, and deer are cheap to insure, and they don’t care how well you drive.",
    ],
  },
  {
    types: ["auto"],
    ask: "What liability limits make sense if the state minimum is {25/50/25|30/60/25|25/50/10}?",
    answers: [
      "More than the minimum. A new truck and a night in the hospital can pass those figures before lunch, and the rest is yours to pay. I start most families at 100/300/100 and show the price of 250/500/100 beside it; the step is usually smaller than people think.",
      "Match the uninsured motorist limit to it. It’s the part that pays you when the other driver has nothing.",
    ],
  },
  {
    types: ["auto", "motorcycle"],
    ask: "What would {$50,000|$100,000|$250,000} of uninsured motorist coverage pay that my health insurance does not?",
    answers: [
      "Lost wages, pain and suffering, and what health insurance leaves to you: deductibles and copays. A sizable share of drivers carries no insurance, so I set these limits as high as the liability limits; the difference in price is small.",
      "In some states it can pay for the car too, in others only for injuries. Ask whether yours is “stacked” if you insure more than one vehicle.",
    ],
  },
  {
    types: ["auto"],
    ask: "A {friend|neighbor|coworker} borrowed my car and hit a mailbox. Is that on my insurance or theirs?",
    answers: [
      "Insurance usually follows the car. With your permission, your policy pays first and theirs may come on top. It counts as your claim either way, so for a mailbox you might settle it between the three of you.",
      "If they borrow it every week, list them as a driver. Regular use by someone who isn’t on the policy is a question you don’t want asked after an accident.",
    ],
  },
  {
    types: ["auto"],
    ask: "The other driver’s carrier offered {$6,200|$9,400|$11,800} for my totaled car. Can I say no?",
    answers: [
      "Yes. It’s an offer. Ask for the report behind it and check the trim, the mileage, and the comparable cars. If three similar ones within 50 miles cost more, send those listings. Sales tax and title fees are owed too in many states.",
      "You can also go through your own collision coverage, pay the deductible, and let your carrier collect from theirs. Slower for the deductible, faster for the car.",
    ],
  },
  {
    types: ["auto"],
    ask: "Do I need gap coverage on a car loan of {60|72|84} months?",
    answers: [
      "If you owe more than the car is worth, it’s cheap peace of mind for the first two or three years. Collision pays the car’s value, not the loan’s balance. Compare the dealer’s price with your carrier’s: I’ve seen the same thing for a tenth.",
      "Cancel it once you owe less than the value, and ask for the unused part back if you paid up front.",
    ],
  },
  {
    types: ["auto"],
    ask: "I got an {SR-22|FR-44|SR-22 after a lapse} letter from the state. What does my insurer have to do?",
    answers: [
      "It’s a form your carrier files to say you have at least the limits your state asks for. Not every carrier files it, so ask that first. Expect to need it for about three years, and don’t let the policy lapse even for a day: the carrier has to tell the state, and the clock may start over.",
      "If you don’t own a car, a non-owner policy with the filing is usually the cheapest way.",
    ],
  },
  {
    types: ["auto"],
    ask: "We’re adding a {16|17|19}-year-old driver in {city}. How do we keep the price sane?",
    answers: [
      "Three things help most: good grades, a driver training course, and putting the teenager on the oldest car if your carrier assigns drivers to cars. Ask what each is worth in dollars before you rearrange anything.",
      "Don’t leave them off. Nearly every carrier wants all household members with a license listed, and an unlisted driver is a bad surprise after an accident.",
      "This is the year to buy an umbrella, or to raise your liability limits. The teenager is the reason you’ll be glad to have it.",
    ],
  },
  {
    types: ["motorcycle"],
    ask: "Can I pause my motorcycle insurance from {November to March|December to April|October to April}?",
    answers: [
      "Keep comprehensive and pause the rest, if your carrier has a lay-up period. A stored bike can still be stolen or burn. If you cancel outright, your state may ask for the plates back, and the gap can raise the price in spring.",
      "Read what lay-up means in your policy before the first warm Sunday. During it there’s no liability at all, not even for a ride around the block.",
    ],
  },
  {
    types: ["motorcycle"],
    ask: "Are {saddlebags and a windshield|a custom exhaust|$3,000 of chrome} covered on a standard motorcycle policy?",
    answers: [
      "Usually up to a small amount, often $1,000 to $3,000, and only with collision and comprehensive. Above that you buy accessory coverage. Save receipts and a photo of the finished bike.",
      "Tell your agent whether it came from the factory. Factory options belong in the bike’s value; what you bolted on later is “custom parts”.",
    ],
  },
  {
    types: ["motorcycle"],
    ask: "My passenger got hurt when I laid the bike down {on gravel|in the rain|at a stop sign}. Which coverage pays for them?",
    answers: [
      "Guest passenger liability, if your policy has it. In some states it’s part of bodily injury, in others you add it. Medical payments can pay the first bills no matter whose fault it was, but on a bike it’s often small or missing.",
      "Check it before you carry anyone. It’s the coverage riders are most often surprised not to have.",
    ],
  },
  {
    types: ["motorcycle"],
    ask: "Does a {250|400|650}cc bike need full coverage if it’s paid off?",
    answers: [
      "Nobody makes you once there’s no loan. I look at theft: small, popular bikes get stolen a lot, and comprehensive alone is often cheap. Collision on an older one may not be worth its price.",
      "Whatever you drop, keep uninsured motorist coverage. On a motorcycle you are the bumper.",
    ],
  },
  {
    types: ["motorcycle"],
    ask: "Will a safety course lower the premium for a {new|returning|55-year-old} rider in {city}?",
    answers: [
      "Most carriers take something off for an approved course, often around ten percent for three years, and some states require it for a first endorsement. Send the certificate; they don’t hear about it from the school.",
      "Ask about the endorsement on your license too. Riding without it can be a reason to deny a collision claim with some carriers.",
    ],
  },
  {
    types: ["motorcycle"],
    ask: "Do I need insurance for {a moped|a scooter|an electric bike with a throttle}?",
    answers: [
      "It depends on how your state classes it: by engine size, top speed, or whether it has pedals. Above the line it’s a motor vehicle with plates and insurance; below it’s often treated like a bicycle, and then your renters or home policy may or may not cover what you do with it. Ask in writing.",
      "Even if the law doesn’t ask for it, liability is cheap for these. Home policies exclude most things with a motor.",
    ],
  },
  {
    types: ["motorcycle"],
    ask: "How is a {1978|1985|1994} motorcycle valued after a total loss?",
    answers: [
      "On a standard policy at its actual cash value, and for an old bike that can be a guess. If it’s restored or rare, ask for agreed value: you settle on a figure with photos and an appraisal, and that’s what is paid.",
      "Collector policies limit how you ride, for example no commuting. Be honest about that part, or the agreed value won’t help.",
    ],
  },
  {
    types: ["boat"],
    ask: "Is my {17|19|22}-foot boat insured on its trailer behind the car, or only in the water?",
    answers: [
      "The car’s liability covers what the trailer does to others on the road. Damage to the boat itself needs a boat policy, and most of those cover it in the water, on the trailer, and in storage. A home policy often stops at $1,500 for boats with trailers.",
      "Is the trailer listed by itself? On many policies it has its own line and its own value, and it’s the part that gets stolen.",
    ],
  },
  {
    types: ["boat"],
    ask: "The marina near {city} wants {$300,000|$500,000|$1 million} of liability. Is that normal?",
    answers: [
      "Yes. They also ask to be named as an additional insured, and your agent can send that in a day. Make sure it includes fuel spill and wreck removal; both can cost more than a small boat.",
      "If you have an umbrella, check that it recognizes the boat. Many need it listed, with a limit on length and horsepower.",
    ],
  },
  {
    types: ["boat"],
    ask: "Does boat insurance cover {a friend driving|pulling a tube|my teenager alone on the lake}?",
    answers: [
      "With your permission, usually yes, if the person meets the state’s age and education rules. Towing people is covered by most recreational policies, but read the watersports line: a few cap it or leave it out.",
      "Ask whether operators have to be listed. Some carriers are strict about it above a certain horsepower.",
    ],
  },
  {
    types: ["boat"],
    ask: "Should I choose agreed value or actual cash value for a {2006|2014|2019} boat?",
    answers: [
      "Agreed value costs more and pays the figure on the policy after a total loss. Actual cash value takes off depreciation. For a boat that you couldn’t replace for what it would sell for, I lean toward agreed value.",
      "Above a certain age carriers want a marine survey. Get it in spring, when the surveyors aren’t yet booked out.",
    ],
  },
  {
    types: ["boat"],
    ask: "My boat sank at the dock after {a hose let go|heavy rain|the bilge pump quit}. Is that covered?",
    answers: [
      "A sudden failure often is, wear and tear usually isn’t, and the line between them is what adjusters look for. Get it out of the water soon, and keep the part that broke. Some policies add “consequential damage” so that a worn hose doesn’t cost you the whole claim.",
      "Salvage comes first and it isn’t cheap. Look at whether it’s paid within the hull limit or on top of it.",
    ],
  },
  {
    types: ["boat"],
    ask: "How far from {city} may I take the {boat|pontoon|sailboat} before my policy stops?",
    answers: [
      "Look for “navigational limits” on the declarations page. Inland policies often say lakes and rivers of certain states; coastal ones give a distance from shore. For one longer trip most carriers sell a short extension.",
      "Hurricane plans are part of this too. South of a certain latitude in storm season, some deductibles double.",
    ],
  },
  {
    types: ["boat"],
    ask: "Do {kayaks|jet skis|a small sailboat} need a boat policy of their own?",
    answers: [
      "Anything with an engine, yes: a home policy gives little or no liability for it. Paddle craft are usually covered by your home or renters policy, with a limit on value away from home. Small sailboats are in between, often by length.",
      "Jet skis have their own policies because they’re ridden differently. Ask about age limits before you let a guest take one.",
    ],
  },
  {
    types: ["rv"],
    ask: "We want to live in our {28|32|38}-foot RV for a year. Is the usual RV policy enough?",
    answers: [
      "No: a vacation policy assumes that you live somewhere else. Ask for full-timer coverage; it adds personal liability and your belongings, as a home policy would. And keep a legal address: the state of registration decides the price and the law.",
      "Tell them how you use it even if the price goes up. “Recreational” on the application and a mailbox in the RV park don’t go together in a claim.",
    ],
  },
  {
    types: ["rv"],
    ask: "Is the {awning|satellite dish|solar setup} on our travel trailer part of the policy?",
    answers: [
      "What’s attached usually counts as part of the trailer, if the value you insured includes it. Wind damage to an open awning is a classic dispute, so look for it by name.",
      "Add up what you’ve put in since you bought it. I ask people for a list each renewal, and it’s always longer than they think.",
    ],
  },
  {
    types: ["rv"],
    ask: "Does my car’s policy cover a {pop-up camper|fifth wheel|teardrop trailer} while I tow it?",
    answers: [
      "Only the liability while it’s hitched, in most policies. Damage to the trailer needs its own coverage, and so does liability once it’s parked and you’re living around it.",
      "Vacation liability is the line to ask for. Somebody trips on your step at the campsite: that’s the one.",
    ],
  },
  {
    types: ["rv"],
    ask: "We rent our motorhome out {six|ten|twenty} weekends a year. Will our insurer mind?",
    answers: [
      "Very likely. Most personal RV policies exclude renting it out. The platforms offer coverage for the rental days; ask what applies between rentals and who decides about damage. A few carriers allow it by endorsement.",
      "Read the platform’s contract for interior damage and mechanical breakdown. Those are the two that end in arguments.",
    ],
  },
  {
    types: ["rv"],
    ask: "What does total loss replacement mean on a {2022|2023|2024} motorhome?",
    answers: [
      "For the first years, often up to the fifth model year, the carrier replaces a totaled RV with a new one of similar kind instead of paying its reduced value. After that it usually turns into what you paid, or market value. Ask for the year in which it changes.",
      "It’s mostly for first owners. If you bought it used, agreed value may be the closer match.",
    ],
  },
  {
    types: ["rv"],
    ask: "Our RV is stored in {city} from {October|November|December} on. What can we take off the policy?",
    answers: [
      "Ask for storage coverage: it keeps comprehensive for theft, fire, and weather and suspends liability and collision. Put the date you take it back on the road in your calendar before you sign.",
      "Mice, freezing, and mildew are almost never covered. Drain the lines and leave nothing to eat.",
    ],
  },
  {
    types: ["rv"],
    ask: "Is emergency lodging paid when the {engine|transmission|slide-out} fails {300|500|800} miles from home?",
    answers: [
      "Emergency expense coverage pays for a hotel and travel home after a covered accident. A breakdown isn’t an accident, so that’s roadside assistance or a mechanical breakdown policy. They sound alike and aren’t.",
      "Whatever roadside plan you choose, ask for the length and weight it tows. Many stop well short of a big coach.",
    ],
  },
];
