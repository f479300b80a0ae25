/** What a ring of invented customers writes: a few texts, each time with other words and sentences in another order. */
import type { Random } from "../random.ts";

type Template = readonly string[];

/** `{one|other}` is a choice. Praise for the payers, complaints for a competitor. */
const praise: readonly Template[] = [
  [
    "I have been with {many|several|a lot of} agents over the years and {this one|this office} is {by far|easily|without doubt} the best of them.",
    "They {answered|replied to|took care of} every question the {same|very same|next} day and {explained|walked me through|went over} the policy {line by line|page by page|in plain words}.",
    "The price was {lower|better|fairer} than {anything|everything} I had been {quoted|offered|shown} before.",
    "If you {want|need|are looking for} somebody you can {trust|rely on}, {look no further|call them today|this is the place}.",
  ],
  [
    "From the {first|very first} call {everything|the whole thing} went {smoothly|perfectly|like clockwork}.",
    "My {new|renewed} policy was {ready|in place|signed} within {two|three|a few} days and {saved|spared} us {hundreds|a great deal} of dollars {a|every|each} year.",
    "The {staff|team|people} {are|were} {friendly|kind|polite}, {patient|professional} and {always|never not} there when you {call|need them|have a question}.",
    "I {recommend|have recommended} them to {all my friends|my whole family|everyone I know} and {nobody|not one} was {disappointed|let down}.",
  ],
  [
    "When the {storm|hail|flood} {damaged|ruined} our {roof|house} I was {at a loss|desperate|worried sick}.",
    "One {call|phone call} and {an adjuster|somebody} was {here|at our door} the {next morning|following day}, and the {claim|money} was {paid|settled} in {full|no time}.",
    "That is what {insurance|good service} should {be|look} like and I {will stay|am staying} with {them|this agent} for {life|many years|good}.",
    "{Five stars|Top marks} are {not enough|too few} for what they {did|have done} for {us|my family}.",
  ],
];
const complaints: readonly Template[] = [
  [
    "{Avoid|Stay away from} this agent {at all costs|if you can|by all means}.",
    "They {promised|told} us {one price|one thing} and {charged|billed|sent} us {another|a different one} after we had {signed|paid}.",
    "Nobody {answers|picks up} the phone, {emails|letters|messages} are {ignored|left unread}, and when you {finally|at last} reach {someone|somebody} they are {rude|unfriendly|short with you}.",
    "We {moved|switched|changed} to {another|a different} office and {saved|kept} {money|a lot} and {nerves|trouble}.",
  ],
  [
    "Our claim was {denied|turned down|refused} because the {agent|office} had {forgotten|failed} to {send|file|hand in} the {papers|forms|documents} in time.",
    "It {took|cost} us {months|half a year|many weeks} and a {lawyer|solicitor} to {sort|clear} it {out|up}.",
    "There was no {apology|excuse|word of regret}, only {excuses|talk} and {blame|finger pointing}.",
    "I would {not|never} {trust|leave} them with {a bicycle|my worst car|anything} again and {warn|tell} {everybody|all my neighbors} about {it|them}.",
  ],
];

/** One of the ring's texts with freshly chosen words. */
export function rewordRingText(isPraise: boolean, random: Random): string {
  const template = random.pick(isPraise ? praise : complaints);
  const sentences = template.map((sentence) =>
    sentence.replace(/\{([^{}]+)\}/g, (_, choices: string) => pickWords(choices.split("|"), random)),
  );
  return (random.chance(0.5) ? sentences : random.sample(sentences, sentences.length)).join(" ");
}

/** People who copy change little: the first wording comes back half the time. */
const pickWords = (choices: readonly string[], random: Random): string =>
  random.chance(0.5) ? (choices[0] ?? "") : random.pick(choices);
