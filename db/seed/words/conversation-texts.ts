/**
 * What customers of the demonstration ask an agent in a message, and how it goes on: by turns the customer and the agent.
 * One for each conversation that her answer time counts, so that no two of the list begin alike.
 */
export type ConversationText = readonly [ask: string, reply: string, ...more: string[]];

export const conversationTexts: readonly ConversationText[] = [
  [
    "Hi Ines, our renewal went up by a third and we made no claim. Is that normal this year?",
    "Sadly it’s common after last spring’s hail. Send me the first two pages of the renewal and I’ll check whether the roof schedule changed. That is usually where it hides.",
    "Found it: they moved the roof to actual cash value. Thank you.",
  ],
  [
    "My daughter turns 16 in March. When do we have to add her to the auto policy?",
    "When she gets her permit, tell the carrier; most charge nothing until the license. Ask about the good student discount in the same call.",
  ],
  [
    "We’re under contract on a 1948 pier and beam house. What will a carrier want to know before closing?",
    "The age of the roof, the wiring, and whether the foundation was leveled with a permit. If you have the inspection, I can tell you today which carriers will take it.",
    "Inspection is on Thursday, I’ll send it right after.",
    "Perfect. I’ll keep Friday morning open for it.",
  ],
  [
    "Does renters insurance cover a bike that’s stolen from the rack downstairs?",
    "Yes, less your deductible, anywhere in the world. With a $500 deductible and an $800 bike it is often not worth a claim, so look at the deductible first.",
    "Good to know. Raising the other limits instead.",
  ],
  [
    "¿Atiende en español? Quisiera seguro para mi carro y el de mi esposa.",
    "Claro que sí. Mándeme el año y modelo de los dos carros y la póliza que tiene hoy, y le digo qué cambiaría y cuánto cuesta.",
    "Muchas gracias, se la mando esta tarde.",
  ],
  [
    "Could you look at an umbrella policy with us? We rent out the garage apartment.",
    "Gladly. The umbrella carrier wants $300,000 on the home and 250/500 on the cars first. Do you have a lease for the apartment? Some carriers ask for it.",
    "We do, a one-year lease. The cars are at 100/300 today.",
    "Then I’ll quote the cars at 250/500 and the umbrella together, so you see what the step really costs.",
  ],
  [
    "Is wind-driven rain through an old window covered? The adjuster says it isn’t.",
    "Only if the wind first broke an opening. Ask the adjuster for the sentence in the policy, in writing. If he can’t name it, ask for a second inspection.",
  ],
  [
    "How much life insurance makes sense with a $310,000 mortgage and two kids?",
    "Start with the mortgage plus ten years of what your household would miss, and subtract what you have. Twenty-year term covers that for most families. I’ll bring three figures to a call.",
    "Let’s do the call next week.",
  ],
  [
    "I just got a letter that my carrier is leaving our ZIP code. What now?",
    "You have until the date in the letter, and nothing is urgent today. Forward it with your declarations page, and I’ll have two replacements for you before the weekend.",
    "Sent both. Relieved, thank you.",
  ],
  [
    "Do you know whether a metal roof gets a discount in Travis County?",
    "With the impact rating on the certificate, yes, with most carriers. Ask the roofer for form PC068, and I’ll file it for you.",
  ],
  [
    "We had a small kitchen fire, about $1,900. Should I claim it?",
    "With a $1,500 deductible you’d get $400 and a claim on your record for years. I’d pay it yourself, unless smoke reached other rooms. Take photos either way.",
    "That’s what we thought. Paying it.",
  ],
  [
    "Can my son’s name go on my policy if the car is titled to him but he’s away at college?",
    "He can stay on yours as a driver, but the car’s owner should be a named insured. Send me the title and his address at school, and I’ll ask the carrier.",
  ],
  [
    "My lender says my flood zone changed to AE. Do I really have to buy flood insurance now?",
    "If the loan is federally backed, yes, within 45 days of their letter. But check the elevation first: a certificate costs about $400 and can cut the premium in half. Shall I send you a surveyor’s number?",
    "Yes please.",
    "Sent by email. Tell him it’s for insurance, and he’ll know the form.",
  ],
  [
    "Quick one: does my auto policy cover the rental car on our trip to Santa Fe?",
    "In the U.S. your liability and collision follow you. What it won’t pay is the rental company’s loss of use, so check whether your credit card does.",
    "The card does. Saved us $26 a day!",
  ],
  [
    "I drive for a delivery app on weekends. Does that change my insurance?",
    "It does: a personal policy stops when the app is on. An endorsement for it is about $15 a month with two of my carriers. What do you carry, and how many hours?",
    "Groceries, maybe ten hours.",
  ],
  [
    "Our HOA master policy has a 2% wind deductible. Is that my problem as a condo owner?",
    "It can be: the association may assess the owners for it. Loss assessment of $50,000 on your own policy costs about $20 a year. I’d add it.",
  ],
  [
    "I was rear-ended on MoPac this morning. Who do I call first, you or his insurance?",
    "First: is everyone all right? Then his insurer, with the report number. If they haven’t called back in two days, we claim on your collision and let your carrier fetch the deductible.",
    "All fine, just the bumper. Calling them now.",
    "Good. Photograph the trunk floor too, that is where hidden damage shows.",
  ],
  [
    "We’re adding a 400 sq ft studio behind the house. Do I need builders risk?",
    "For a detached studio, usually yes, until it’s finished. Ask your contractor for his certificate with you as additional insured, and tell me the start date.",
  ],
  [
    "What’s the difference between replacement cost and extended replacement cost? My quote has both.",
    "The first stops at the limit on the page. Extended adds 25% or 50% when prices jump after a storm, which is exactly when you need it. It’s usually under $60 a year.",
    "Add the 25% then.",
  ],
  [
    "I turn 65 in May. Do you do Medicare, or only home and auto?",
    "Home, auto, umbrella, and life. For Medicare I’d send you to somebody who does nothing else. Look for “Medicare” on Fairlead with your ZIP code, and compare two.",
  ],
  [
    "My car was totaled and the offer is $3,000 under what they sell for here. Can I push back?",
    "Yes. Ask for the valuation report, check that the trim and options are right, and send three local listings of the same model. You can also invoke the appraisal clause.",
    "They had the wrong trim! New offer is $2,400 more.",
    "That’s the most common mistake there is. Well done.",
  ],
  [
    "Is my engagement ring covered under our renters policy?",
    "Up to $1,500 for theft, and not if you simply lose it. Scheduled, a $6,000 ring is about $75 a year and has no deductible. I need the appraisal.",
  ],
  [
    "We get the keys on the 30th. What do you need from me so that the lender has proof in time?",
    "The purchase contract, the lender’s mortgagee clause, and your birth dates. I send the binder to the title company the same day.",
    "All in your inbox.",
    "Got them. The binder is with the title company, and you have a copy.",
  ],
  [
    "My teenager got a ticket for 14 over. What will it do to our premium?",
    "If he takes defensive driving before the court date, nothing. In Texas it stays off the record. The course is $25 and online.",
    "You may have just saved us a fortune.",
  ],
  [
    "How long do we have to file for hail damage? We only noticed the roof now.",
    "Texas policies commonly give one year from the storm. Find out the date first, I can look it up for your street. Don’t sign anything with a roofer before the adjuster has been there.",
  ],
  [
    "Our dog bit a delivery driver. It’s minor, but he wants our insurance. What do I say?",
    "Give him the carrier’s name and policy number, nothing else, and don’t talk about fault. Report it today. This is what your personal liability is for.",
    "Reported it. They were kind about it.",
  ],
  [
    "I moved in with my partner. Can we share one renters policy if we’re not married?",
    "With most carriers yes, if both names are on it. Keep in mind that a claim of one is then on the record of both.",
  ],
  [
    "Would you insure an Airbnb? We’d rent our place out during SXSW and ACL only.",
    "For two events a year a home-sharing endorsement is enough, about $150. Beyond 30 nights I’d write it as short-term rental. Check that your HOA allows it, too.",
    "HOA says fine. Let’s do the endorsement.",
  ],
  [
    "Someone backed into my parked truck and left. Does that count as my fault?",
    "No. It goes on collision, or on uninsured motorist property damage if you carry it, with a $250 deductible. File a police report online, the carrier will want the number.",
  ],
  [
    "My mother is moving in with us and still drives. Do I have to list her?",
    "Yes, everybody of driving age in the house. Her own clean record can even help. Send me her license number and whether she keeps her car.",
    "She keeps the Camry. Number follows tonight.",
  ],
  [
    "Does homeowners pay for a slab leak? The plumber says $4,800 to reroute.",
    "The access and the water damage usually, the pipe itself no. Ask him to split the invoice into those three parts, and call the claim in before he closes the floor.",
    "He split it. Claim number came within an hour.",
  ],
  [
    "I have no credit history in the U.S. yet. Will I pay double for car insurance?",
    "Not double, but some carriers weigh it heavily. Two of mine don’t use credit for newcomers. Have you a driving record from home? A letter from your old insurer counts.",
    "Yes, nine years with the same one in Lyon. I can get the letter.",
  ],
  [
    "We put solar panels on the roof in June. Did I have to tell my insurer?",
    "Best to: they’re part of the dwelling, so the limit should grow by what they cost. Leased panels are the installer’s to insure. Which is it?",
    "Owned. $24,000 before the credit.",
    "Then I’ll raise Coverage A to match. It’s about $40 a year.",
  ],
  [
    "Just want to check: am I covered if a tree of the neighbor’s falls on my fence?",
    "By your own policy, yes, less the deductible. The neighbor only pays if the tree was visibly dead and you had told them. So if one worries you, write to them now.",
  ],
  [
    "We’re storing furniture for six months between houses. Does our policy follow it?",
    "Only 10% of your contents limit does, and not for flood. For six months I’d rather write a small contents policy at the storage address.",
  ],
  [
    "Can you explain why the quote has two deductibles?",
    "One is for wind and hail, as a share of the house’s limit: 2% of $420,000 is $8,400. The other, $2,500, is for everything else. Some carriers offer 1% for wind; I can price both.",
    "Please price 1%.",
    "It adds $310 a year. You’d need a roof claim every 13 years for that to pay off.",
  ],
  [
    "I run a candle business from my kitchen. Does my home policy cover it?",
    "Not the stock above $2,500, and not if a customer is hurt by a candle. An in-home business policy with product liability starts around $300 a year. What are your sales?",
    "About $18,000, mostly markets.",
  ],
  [
    "What should I carry on a 2009 Corolla? Collision feels pointless.",
    "I’d agree: it’s worth perhaps $4,500. Drop collision, keep comprehensive for hail and glass, and put the savings into uninsured motorist.",
    "Done and done.",
  ],
  [
    "My ex is still on the policy. How do I take him off without a gap?",
    "He has to sign, or you start a new policy in your name and cancel the old one for the same minute. The second is faster. Which day suits you?",
    "The first of the month, please.",
  ],
  [
    "The county raised our appraisal by $90,000. Must our insurance go up with it?",
    "No, they appraise land and market, we insure what rebuilding costs. But rebuilding got dearer, too: send me the square footage and I’ll run the estimate.",
  ],
  [
    "Buying a travel trailer this weekend. Can I tow it home on my auto policy?",
    "Your liability follows while it’s hitched, damage to the trailer doesn’t. Send me the VIN from the lot, and it’s insured before you’re on the road.",
    "VIN sent. Picking it up Saturday at ten.",
    "You’re bound from Saturday, 8 AM. Drive safely!",
  ],
  [
    "Is earthquake something we should think about in Austin?",
    "Hardly. Foundation movement here is from clay drying out, and no earthquake policy pays for that. I’d spend the money on a foundation water endorsement.",
  ],
  [
    "We had two claims in three years and got non-renewed. Will anyone take us?",
    "Yes, though not the cheapest ones. I have two carriers that look at what was claimed and not only at how often. What were they?",
    "Hail in 2024, and a burst pipe in January.",
    "Both weather. That helps. I’ll have numbers for you tomorrow.",
  ],
  [
    "How do I get an SR-22? The court wants it by Friday.",
    "Your insurer files it, often the same day, for about $25. Not every carrier does; if yours won’t, I can write a policy with one that files electronically.",
  ],
  [
    "My landlord wants to be named on my renters policy. Is that normal?",
    "As “additional interest”, yes: they only hear when you cancel. As “additional insured”, no, they don’t need that. Send me their exact name and address.",
    "It’s the first one. Thanks for explaining!",
  ],
  [
    "If my husband works from home now, do we get a break on the car?",
    "Under 7,500 miles a year, usually 8 to 12%. Send a photo of the odometer, and I’ll ask for it from today on.",
    "31,204 miles. Photo attached in the mail.",
  ],
  [
    "Is mold covered after a leak? It’s behind the washer.",
    "If the leak was sudden and you acted fast, up to $5,000 with the basic form. Don’t bleach it before the adjuster has seen it. How big is it?",
    "The size of a dinner plate.",
    "That’s a wipe-down, not a claim. Fix the hose, dry it for three days, and look again.",
  ],
  [
    "Can I pause insurance on my motorcycle over the winter?",
    "Pause liability, no. But there’s a lay-up option: theft and fire stay, riding stops, and you save about a third from December to February.",
  ],
  [
    "We want our daughter’s violin insured for the orchestra trip to Spain. $7,200.",
    "Schedule it on your home policy: worldwide, no deductible, around $60 a year. I need the appraisal and a photo of the label.",
    "Sending both tonight. She leaves on the 14th.",
  ],
  [
    "Do you charge anything for reviewing our policies? We’re not unhappy, just curious.",
    "Nothing. Half of the time I tell people to stay where they are. Send the declarations pages, and give me two days.",
    "Love that. Here they are.",
    "Stay where you are with the home. On the cars you pay $41 a month for roadside twice.",
  ],
  [
    "I’m a nurse and bought a house alone. What discounts do I ask for?",
    "Occupation, new purchase, alarm if it’s monitored, and bundling with the car. Together that’s often 20%. Is the water shutoff automatic? That’s another five.",
  ],
  [
    "The carrier wants photos of our trampoline. Should I worry?",
    "They want to see a net and a level place. Without a net some exclude it. With one, you’re fine; send me the photos first if you like.",
  ],
  [
    "Does it matter for insurance that the house has polybutylene pipes?",
    "A lot. Most carriers decline, the rest exclude water damage. Repiping is $6,000 to $9,000 here: ask the seller for a credit before your option period ends.",
    "Our option ends on Tuesday. Asking today.",
  ],
  [
    "What happens to my policy if I’m two weeks late with a payment?",
    "You get a notice with a date at least ten days out, and you’re covered until then. Pay before it, and nothing happened. Shall I move the due date to after your payday?",
    "The 5th would be perfect.",
  ],
  [
    "We lent our car to a friend and she scraped a gate. Whose insurance?",
    "Yours: insurance follows the car. Hers comes in only above your limits. For a gate I’d first ask what the repair costs.",
    "$350. We’re splitting it.",
  ],
  [
    "Could you quote my parents in Round Rock? They’re with the same company for 22 years.",
    "Happy to. Have them message me or sign a short note that you may speak for them. After 22 years the question is the roof’s age and whether the limits grew along.",
  ],
  [
    "Is it true that I can’t get home insurance while there’s a storm in the Gulf?",
    "For wind, yes: carriers stop binding when a named storm crosses a line on their map. Austin is rarely inside it, but the coast is. Bind a week early, and you never notice.",
  ],
  [
    "I’m leasing an EV. The dealer sells gap insurance for $895. Worth it?",
    "Check the lease first: most include gap already. If not, your auto policy adds it for about $40 a year.",
    "It’s in the lease. That salesman…",
  ],
  [
    "Our pool gets a slide next week. Anything I should do?",
    "Tell me first, some carriers exclude slides and diving boards outright. A fence with a self-closing gate is required by code, and by every underwriter.",
  ],
  [
    "Can I change to you as my agent without changing my insurer?",
    "Yes, if I’m appointed with them. You sign a one-page letter, and nothing about the policy or the price changes. Who are you with?",
    "Longhorn Mutual.",
    "I am. The letter is on its way to you.",
  ],
  [
    "We’re expecting a baby in June. Is there anything in our insurance that should change?",
    "Life insurance first, and before the birth if you can: the exam is easier. Then name a guardian and a trust as beneficiary, not the child. I can meet you on a Saturday.",
    "Saturday the 9th?",
    "In my calendar, 10 AM. Congratulations!",
  ],
];
