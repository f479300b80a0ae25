/** Questions about homes, rented homes, floods, and umbrellas. */
import type { QuestionText } from "./question-text.ts";

/** The same in every seeded database (`landmarks.questions`). */
export const fenceQuestion: QuestionText = {
  types: ["home"],
  ask: "A storm brought my neighbor’s tree down across our fence. Does my home policy pay for the fence and for taking the tree away, or does theirs?",
  answers: [
    "Start with your own policy. A fence is usually insured as “other structures”, for up to a tenth of the house, and a tree brought down by wind is covered under most forms.\n\nYour deductible comes first, and for wind it is often one or two percent of the house’s value. Compare it with the price of the fence before you file.\n\nYour neighbor’s policy pays only if they knew the tree was dead or dangerous and did nothing.",
    "One more thing: take photos before anyone cuts, and ask the crew for one bill that lists the removal and the fence separately. They fall under different limits, and a single total slows the claim.",
  ],
};

export const homeQuestions: readonly QuestionText[] = [
  {
    types: ["home"],
    ask: "Our neighbor’s {oak|pine|maple} fell on our {shed|carport|garage}. Is that our insurance or theirs?",
    answers: [
      "Yours, usually. A tree that falls in a storm is nobody’s fault, so each owner’s policy pays for their own side. If they knew it was rotten and you can show it, for example with a letter you sent them, your carrier may collect from theirs and get your deductible back.",
      "Removal has its own small limit, often $500 or $1,000 a tree, and it’s paid when the tree hit something insured. A tree that only lies in the yard is yours to cut up.",
    ],
  },
  {
    types: ["home"],
    ask: "Will a carrier still insure a roof that is {14|17|19|22} years old at full value?",
    answers: [
      "Some do, many don’t. Between year fifteen and year twenty a lot of carriers move the roof from replacement cost to actual cash value, which subtracts its age. After a hailstorm that can mean a third of what a new roof costs.\n\nAsk for the roof endorsement’s name in writing. Then ask a second carrier: some go by age alone, others send an inspector.",
      "Material matters as much as age. Metal and tile get more years than three-tab shingles. If you’ve replaced part of the roof, send the invoice; I’ve seen the date of the permit change the offer.",
      "Read the deductible while you’re at it. Many policies have a separate wind and hail deductible, a percentage of the house’s value, and it’s easy to miss on page one.",
    ],
  },
  {
    types: ["home"],
    ask: "Hail in {city} left dents on our {gutters|roof vents|metal roof} but no leak. Should we file a claim?",
    answers: [
      "Get a roofer’s estimate before you call the carrier. If the repair is near or under your wind and hail deductible, a claim pays nothing and still shows on your record.\n\nIf shingles are bruised too, file soon. Most policies ask for prompt notice, and some set a year for hail.",
      "Check whether your policy has a cosmetic damage exclusion. It’s common for metal roofs and gutters: dents that don’t let water in aren’t paid.",
    ],
  },
  {
    types: ["home", "renters"],
    ask: "Is water backing up from {the floor drain|the sump|the sewer line|the basement shower} part of a standard policy?",
    answers: [
      "No. Water that comes back through drains or a sump is left out of the standard form and bought as an endorsement, often with a limit of $5,000 or $10,000. A finished basement needs more than that.\n\nIt isn’t flood either: water that rises from outside needs a flood policy.",
      "Ask whether the endorsement also pays when the sump pump fails because the power is out. Some do, and some pay only when the pump itself breaks.",
    ],
  },
  {
    types: ["home"],
    ask: "We’re having the {kitchen|bathroom|attic} in our {city} house redone. Do we need to tell our carrier before the work starts?",
    answers: [
      "Yes, a short call is worth it. Better finishes raise the cost to rebuild, and a limit that was right last year may be low when it’s done.\n\nAsk the contractor for a certificate of liability and workers’ compensation insurance, sent by their agent rather than by them.",
      "If you move out during the work, say so. Vandalism and frozen pipes are often excluded once a house has been vacant for 30 or 60 days.",
    ],
  },
  {
    types: ["home"],
    ask: "My carrier isn’t renewing because of {a claim in 2021|brush near the house|the age of the wiring|two claims in three years}. What do I do first?",
    answers: [
      "Read the notice for two things: the last day of coverage and the reason. States require notice, usually 30 days or more, so you have some time. If the reason can be fixed, ask in writing whether fixing it would change their mind.\n\nThen shop right away. A gap makes every carrier after that more careful.",
      "An independent agent can ask several carriers at once, including surplus lines. If nobody offers, your state may have a FAIR plan. It covers less, so look at what it leaves out before you settle for it.",
      "Order your CLUE report; it’s free once a year. Wrong entries happen, for example an inquiry listed as a claim.",
    ],
  },
  {
    types: ["home"],
    ask: "What is the difference between {market value and rebuilding cost|the price we paid and the dwelling limit|the tax assessment and the dwelling limit} on a home policy?",
    answers: [
      "The dwelling limit should be what it costs to rebuild the house today: labor, materials, debris, permits. Land isn’t in it. In some places that’s far less than the price you paid, in others it’s more.",
      "Ask for the replacement cost estimate your agent ran and check the square footage, the roof, and the kitchen in it. Then ask about extended replacement cost, often 25 percent on top, because everyone rebuilds at once after a big storm.",
    ],
  },
  {
    types: ["home"],
    ask: "A pipe under the kitchen in our {1962|1974|1988} house leaked for weeks before we noticed. Is that covered?",
    answers: [
      "Sudden water is covered by most policies, slow seepage usually isn’t. A leak that was hidden inside a wall or floor is the gray area: many forms pay if nobody could have seen it.\n\nStop the water, photograph everything, keep the broken piece of pipe, and let the adjuster decide with that in hand.",
      "Even when the damage is covered, the pipe itself is not. But the cost of opening the floor to reach it often is, and people forget to ask for it.",
    ],
  },
  {
    types: ["home"],
    ask: "We’d like to rent out {our basement|a room|the whole house in summer} on a booking site. Does a home policy allow that?",
    answers: [
      "Ask before the first guest. Many home policies exclude regular short-term rental, and the site’s own protection isn’t an insurance policy in your name. Some carriers sell a home-sharing endorsement; for a whole house that’s rented often, a landlord or short-term rental policy fits better.",
      "Also check your city’s rules and your HOA’s. A carrier may refuse liability for something that wasn’t allowed in the first place.",
    ],
  },
  {
    types: ["home"],
    ask: "Would raising the deductible from {$500 to $1,000|$1,000 to $2,500|$2,500 to $5,000} be smart for a house in {city}?",
    answers: [
      "Divide the extra deductible by what you’d save in a year. If it takes four years or less without a claim to come out ahead, I usually like it, as long as the money is in the bank.",
      "Look at the wind and hail deductible separately. It’s often a percentage and won’t change when you raise the other one. And ask your lender: some mortgages cap the deductible.",
    ],
  },
  {
    types: ["home"],
    ask: "Does jewelry worth {$4,000|$7,500|$12,000} need its own line on the policy?",
    answers: [
      "Probably. Most home policies cap theft of jewelry at $1,500 or so for all pieces together, and losing a ring at the beach isn’t covered at all. Scheduling it covers loss too, usually without a deductible. You’ll need a recent appraisal or the receipt.",
      "Update the appraisal every few years. Gold has moved a lot, and a scheduled piece is paid by the figure on the schedule or the cost to replace it, depending on the form.",
    ],
  },
  {
    types: ["home"],
    ask: "We have {a trampoline|a pool|a wood stove|a 70-pound dog} and the application asked about it. Does it really matter?",
    answers: [
      "It does, and the honest answer is the cheap one. Some carriers exclude it, some ask for a fence or a net, some don’t mind. A wrong answer on the application can cost you the claim later.",
      "Ask for the rule in writing. “We don’t cover injuries from it” and “we don’t insure homes with it” are very different, and the first one is easy to overlook.",
    ],
  },
  {
    types: ["renters"],
    ask: "My {roommate|boyfriend|cousin} isn’t on my renters policy. Are their things insured too?",
    answers: [
      "Usually only people who are related to you and live there, or named on the policy, are covered. A cousin who lives with you may count; a roommate doesn’t.\n\nA policy of their own costs little. Sharing one also means sharing its limit and its claims history, and few people want that later.",
      "If you’re a couple, ask the carrier to add the other person by name. Most will. Don’t assume it, though: it has to be on the declarations page.",
    ],
  },
  {
    types: ["renters"],
    ask: "My landlord in {city} requires {$100,000|$300,000|$50,000} of liability. Isn’t their own policy enough?",
    answers: [
      "Theirs covers the building. Yours covers your things and what you may owe others, for example if a pan fire spreads. The requirement is common, and $300,000 often costs only a few dollars more a year.",
      "They may ask to be listed as an “interested party”. That’s fine: it only means they hear about a cancellation. “Additional insured” is more, so ask why before you agree.",
    ],
  },
  {
    types: ["renters"],
    ask: "Was my {bike|laptop|camera} insured when it was stolen out of my car?",
    answers: [
      "Your renters policy is the one to look at; car insurance doesn’t cover things left inside. Most renters policies cover your belongings anywhere in the world, less your deductible. File a police report first. Some policies cap what’s paid away from home at a tenth of the limit.",
      "Compare its value with the deductible before you file. With a $500 deductible and an older item, a claim may not be worth having on record.",
    ],
  },
  {
    types: ["renters"],
    ask: "How do I know whether {$15,000|$20,000|$30,000} for belongings is enough?",
    answers: [
      "Walk through with your phone and film every drawer and closet. Then price the ten biggest things new. Most people I do this with land higher than they guessed, mostly because of clothes and kitchen things.\n\nChoose replacement cost rather than actual cash value if you can.",
      "Keep the video somewhere other than the apartment. After a fire it’s the best inventory you could have.",
    ],
  },
  {
    types: ["renters"],
    ask: "A pipe burst upstairs and our apartment is unlivable for {two weeks|a month|ten days}. Who pays for the hotel?",
    answers: [
      "Look for “loss of use” or “additional living expense” on your renters policy. It pays the extra cost: the hotel, laundry, and meals beyond what you usually spend. Keep every receipt. Your rent is between you and the landlord.",
      "Ask the carrier for an advance. Most can send part of the money in a day or two, and you don’t have to wait for the final figure.",
      "The landlord’s insurance doesn’t owe you a hotel unless they caused it, for example by ignoring a leak you reported. Save those emails.",
    ],
  },
  {
    types: ["renters"],
    ask: "Does renters insurance cover {bed bugs|mold in the bathroom|a fridge full of spoiled food}?",
    answers: [
      "Pests and slow mold are almost always excluded: they’re seen as upkeep, and the landlord’s job in most leases. Spoiled food after a power outage is often covered up to $500 or so, sometimes by endorsement.",
      "If mold follows a covered burst pipe, part of it may be paid, usually with a small limit. Report it fast and in writing, to the carrier and the landlord.",
    ],
  },
  {
    types: ["renters"],
    ask: "I’m moving from {city} to another state in {March|June|September}. Can I take my renters policy along?",
    answers: [
      "Tell the carrier the new address before moving day. Within a state it’s a simple change; across a state line it’s often a new policy, because forms and prices are filed by state. Your things are usually covered while they’re moved, and at both addresses for up to 30 days.",
      "Movers’ “released value” pays 60 cents a pound, which is next to nothing for electronics. Check whether your policy covers breakage in transit. Most cover theft and fire, not a dropped box.",
    ],
  },
  {
    types: ["flood"],
    ask: "Our {house|duplex|ranch} in {city} isn’t in a high-risk flood zone. Is a flood policy still worth it?",
    answers: [
      "Often. A good share of flood claims comes from outside the high-risk zones, where the price is lowest, and a home policy pays nothing for rising water. Note the waiting period: 30 days for the federal program in most cases, so not when the river is already on the news.",
      "Get both prices, federal and private. A private policy can have a shorter wait and cover living expenses; the federal one can’t be dropped because of a claim.",
    ],
  },
  {
    types: ["flood"],
    ask: "Is a flooded {garage|basement|crawl space} a flood, or water damage?",
    answers: [
      "If the water rose from outside, across the ground, it’s a flood and a home policy leaves it out. If a pipe or a water heater broke, it’s usually water damage and the home policy answers. Photos of the water line and of where it came from help a lot.",
      "Below ground the federal policy covers little: the furnace, the water heater, the panel, and cleanup, but not carpet, drywall finish, or things you store there.",
    ],
  },
  {
    types: ["flood"],
    ask: "Our lender says we’re now in {zone AE|zone A|zone VE}. Do we have to buy flood insurance?",
    answers: [
      "With a federally backed mortgage in a high-risk zone, yes. You get 45 days after their notice. After that the lender may buy a policy for you, and those cost more and protect mostly the lender.\n\nAsk which map date they used, and have the elevation looked at.",
      "If your lowest floor is above the base flood elevation, an elevation certificate can lower the price. If the ground itself is, you can ask FEMA for a letter of map amendment, and the requirement may go away.",
    ],
  },
  {
    types: ["flood"],
    ask: "Does a federal flood policy pay for {a hotel|the deck and the pool|a detached shed}?",
    answers: [
      "No to living expenses, decks, and pools. A detached garage can get a tenth of the building limit, but it comes out of the same limit. Private flood policies often do better here, so compare the lists side by side.",
      "The limits are worth knowing: $250,000 for a one-family home and $100,000 for contents, bought separately. Plenty of people have the first and forget the second.",
    ],
  },
  {
    types: ["flood"],
    ask: "We close on a house in {city} on the {1st|12th|20th}. How early do we need the flood policy?",
    answers: [
      "When a loan requires it, the federal policy can start at closing with no waiting period if you apply and pay at or before it. Ask your agent for the quote two weeks ahead, because the elevation details take time.",
      "Ask the seller whether they have a policy. In the federal program it can often be assigned to you, sometimes at a better price than a new one.",
    ],
  },
  {
    types: ["flood"],
    ask: "I rent the {ground|garden|basement} floor. Can a tenant buy flood insurance for just their things?",
    answers: [
      "Yes. The federal program sells contents-only policies to renters, up to $100,000. Your landlord’s flood policy covers the building and nothing of yours.",
      "Below ground, read what counts as contents first. Washers, dryers, and freezers do; most furniture in a basement doesn’t.",
    ],
  },
  {
    types: ["flood"],
    ask: "How long do we have to report a flood claim after water came in {last night|on Sunday|last week}?",
    answers: [
      "Call right away, then send the signed proof of loss. In the federal program it’s due 60 days after the flood unless FEMA extends it. Photograph before you clean, and keep samples of carpet and flooring.",
      "You may throw out what’s a health risk, and you should start drying at once. Waiting for the adjuster isn’t required, and mold that you could have prevented isn’t paid.",
    ],
  },
  {
    types: ["umbrella-insurance"],
    ask: "Does an umbrella policy cover a dog bite at {the park|my sister’s house|the vet’s office}?",
    answers: [
      "Generally yes, above the liability of your home policy, as long as the home policy doesn’t exclude the dog. Some exclude certain breeds or any dog with a bite on record, and then the umbrella may not pay either. Read the animal liability line first.",
      "Ask what the umbrella wants beneath it: often $300,000 at home and $250,000/$500,000 on the cars. Below that you pay the gap yourself.",
    ],
  },
  {
    types: ["umbrella-insurance"],
    ask: "We have {a teenage driver|a rental house|a pool and two kids}. Is $1 million of umbrella coverage enough?",
    answers: [
      "There’s no formula. I add up what you own outside retirement accounts, then what you’ll earn in the next few years, because wages can be at stake. One million is where most people start, and the second million costs less than the first.",
      "List every driver, car, and property on the application. The umbrella is only as good as what sits under it.",
    ],
  },
  {
    types: ["umbrella-insurance"],
    ask: "Can I buy an umbrella from a different carrier than my {auto|home} policy?",
    answers: [
      "Yes, stand-alone umbrellas exist. They usually cost a bit more, and they insist on certain limits below, so both carriers need to agree on the numbers. With one carrier the paperwork is simpler when there’s a claim.",
      "If you split them, set the renewal dates close together and check once a year that nobody lowered a limit underneath.",
    ],
  },
  {
    types: ["umbrella-insurance"],
    ask: "Does my umbrella cover me {while driving abroad|on the board of our HOA|when I rent a boat}?",
    answers: [
      "It depends on the form more than on the place. Many personal umbrellas are worldwide, but a rented boat over a certain length or horsepower is often excluded, and board work is covered by some only if it’s unpaid and nonprofit. Ask for the exclusions page, not the brochure.",
      "For the HOA, ask the board first: they should carry directors and officers coverage. Your umbrella would come after that, if at all.",
    ],
  },
  {
    types: ["umbrella-insurance"],
    ask: "What does a {$1 million|$2 million|$5 million} umbrella not pay for?",
    answers: [
      "Your own injuries, your own car or house, anything you do on purpose, and business. That last one surprises people: a side job from home, a rental with five units, or paid driving usually needs its own policy.",
      "Contract promises too. If you sign that you’ll pay for somebody else’s fault, for example in a venue rental, don’t count on the umbrella.",
    ],
  },
  {
    types: ["umbrella-insurance"],
    ask: "Our son is away at college in {another state|Ohio|California}. Does our umbrella follow him?",
    answers: [
      "Most count a full-time student under a certain age as part of your household, so yes, as long as your auto and home policies do too. Once he signs his own lease as a permanent address or has his own car titled in his name, ask again.",
      "Some carriers cut it off at 24 or 25. Put the birthday in your calendar.",
    ],
  },
  {
    types: ["umbrella-insurance"],
    ask: "Why does my umbrella quote need {$250,000 per person|$300,000 at home|$500,000 on the cars} underneath?",
    answers: [
      "Because it starts paying only above that. Think of it as a deductible that your other policies fill. If yours are lower, you’d owe the difference yourself before the umbrella pays a dollar.",
      "Raising the lower limits costs something too, so ask for one price for everything together. I’ve seen the bundle come out under what people expected.",
    ],
  },
];
