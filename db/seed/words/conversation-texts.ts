/** What customers of the demonstration ask an agent in a message, and what she answers. */
export type ConversationText = { ask: string; reply: string; thanks?: string };

export const conversationTexts: readonly ConversationText[] = [
  {
    ask: "Hi Ines, our renewal went up by a third and we made no claim. Is that normal this year?",
    reply:
      "Sadly it’s common after last spring’s hail. Send me the first two pages of the renewal and I’ll check whether the roof schedule changed. That is usually where it hides.",
    thanks: "Found it: they moved the roof to actual cash value. Thank you.",
  },
  {
    ask: "We’re under contract on a 1948 pier and beam house. What will a carrier want to know before closing?",
    reply:
      "The age of the roof, the wiring, and whether the foundation was leveled with a permit. If you have the inspection, I can tell you today which carriers will take it.",
    thanks: "Inspection is on Thursday, I’ll send it right after.",
  },
  {
    ask: "My daughter turns 16 in March. When do we have to add her to the auto policy?",
    reply:
      "When she gets her permit, tell the carrier; most charge nothing until the license. Ask about the good student discount in the same call.",
  },
  {
    ask: "Does renters insurance cover a bike that’s stolen from the rack downstairs?",
    reply:
      "Yes, less your deductible, anywhere in the world. With a $500 deductible and an $800 bike it is often not worth a claim, so look at the deductible first.",
    thanks: "Good to know. Raising the other limits instead.",
  },
  {
    ask: "Could you look at an umbrella policy with us? We rent out the garage apartment.",
    reply:
      "Gladly. The umbrella carrier wants $300,000 on the home and 250/500 on the cars first. Do you have a lease for the apartment? Some carriers ask for it.",
  },
  {
    ask: "¿Atiende en español? Quisiera seguro para mi carro y el de mi esposa.",
    reply:
      "Claro que sí. Mándeme el año y modelo de los dos carros y la póliza que tiene hoy, y le digo qué cambiaría y cuánto cuesta.",
    thanks: "Muchas gracias, se la mando esta tarde.",
  },
  {
    ask: "Is wind-driven rain through an old window covered? The adjuster says it isn’t.",
    reply:
      "Only if the wind first broke an opening. Ask the adjuster for the sentence in the policy, in writing. If he can’t name it, ask for a second inspection.",
  },
  {
    ask: "How much life insurance makes sense with a $310,000 mortgage and two kids?",
    reply:
      "Start with the mortgage plus ten years of what your household would miss, and subtract what you have. Twenty-year term covers that for most families. I’ll bring three figures to a call.",
    thanks: "Let’s do the call next week.",
  },
  {
    ask: "I just got a letter that my carrier is leaving our ZIP code. What now?",
    reply:
      "You have until the date in the letter, and nothing is urgent today. Forward it with your declarations page, and I’ll have two replacements for you before the weekend.",
    thanks: "Sent both. Relieved, thank you.",
  },
  {
    ask: "Do you know whether a metal roof gets a discount in Travis County?",
    reply:
      "With the impact rating on the certificate, yes, with most carriers. Ask the roofer for form PC068, and I’ll file it for you.",
  },
  {
    ask: "We had a small kitchen fire, about $1,900. Should I claim it?",
    reply:
      "With a $1,500 deductible you’d get $400 and a claim on your record for years. I’d pay it yourself, unless smoke reached other rooms. Take photos either way.",
    thanks: "That’s what we thought. Paying it.",
  },
  {
    ask: "Can I put my son’s name on my policy if the car is titled to him but he’s away at college?",
    reply:
      "He can stay on yours as a driver, but the car’s owner should be a named insured. Send me the title and his address at school, and I’ll ask the carrier.",
  },
];
