/** Agents' replies to reviews. None confirms that somebody is a client or tells of their affairs. */
import type { Deck } from "./phrases.ts";

const thanks: Record<"content" | "mixed" | "unhappy", readonly string[]> = {
  content: [
    "Thank you for writing.",
    "Thank you. It is good to hear what helped.",
    "I appreciate the time it takes to write this.",
    "Kind words, thank you.",
    "Thank you for the detailed review.",
    "Thanks. I have shown this to the office.",
    "Much appreciated.",
  ],
  mixed: [
    "Thank you for the honest review.",
    "Thank you. The part about waiting is fair.",
    "I take the point, and thank you for making it.",
    "Thank you for writing what worked and what did not.",
    "Fair remarks, and useful ones.",
  ],
  unhappy: [
    "Thank you for saying this openly.",
    "I am sorry to read this.",
    "This is not the service I want to give.",
    "I would like to understand what went wrong.",
    "I am sorry about the experience you describe.",
  ],
};

const followUps: Record<"content" | "mixed" | "unhappy", readonly string[]> = {
  content: [
    "For anyone with old wiring: ask for the carrier’s deadline in writing before you bind.",
    "For anyone reading along: photographs of each room, kept somewhere else, make a claim easier.",
    "A general tip: compare deductibles before premiums.",
    "For others in the same spot: ask what the policy says about water before anything else.",
    "Whoever reads this: bring the declarations page, it saves half an hour.",
    "In general, a call before the renewal date keeps more choices open than one after it.",
    "The door is open on weekdays, and the phone is answered by a person.",
    "",
    "",
  ],
  mixed: [
    "We now confirm every request the same day, even when the answer takes longer.",
    "I have changed how we hand over files inside the office.",
    "In storm weeks we answer in the order of damage, and I should say so on the first call.",
    "Anyone may ask for a second carrier; I will mention it earlier from now on.",
    "Our Friday hours are on the profile now.",
    "",
  ],
  unhappy: [
    "I cannot discuss anyone’s affairs here; please call the office and ask for me directly.",
    "Please write to the office address on this page, and I will answer myself.",
    "For reasons of privacy I cannot say more here. My direct line is on the profile.",
    "If you are willing to talk, I will make the time this week.",
    "Whatever the cause, messages should not go unanswered, and I have looked into how ours did.",
  ],
};

/** One to three sentences that suit the stars. */
export function inventReply(stars: number, deck: Deck): string {
  const mood = stars >= 4 ? "content" : stars === 3 ? "mixed" : "unhappy";
  return `${deck.draw(thanks[mood])} ${deck.draw(followUps[mood])}`.trim();
}
