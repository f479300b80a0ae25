/** What a review says about the agent, by the number of stars. `{few}` is a small number in words. */
import { phrases } from "./phrases.ts";

export const experiences: Record<number, readonly string[]> = {
  5: phrases(`{first} asked first, explained why it mattered, and only then talked about price.
    {first} was plain about the exclusions, which I would have missed.
    Every call was returned the same day.
    I never felt hurried, and I asked some questions {few} times.
    {first} told me to keep what I had and raise the deductible instead.
    The comparison came as one page I could actually read.
    What was promised on the phone is what the policy says.
    {first} stayed on the line with the carrier until it was settled.
    I was told where the cheaper option would fail me.
    There was no selling, just answers.
    {first} noticed a mistake in my old paperwork that had been there for years.
    When I did not understand a word, {first} drew it on paper.
    I got {few} choices with the reasons for and against each.
    {first} wrote everything down and sent it to me that evening.
    I felt listened to, which is not common in this business.
    {first} said “I do not know” once, and had the answer by noon the next day.
    They remembered the details from a call {few} months before.
    {first} explained it to my father as carefully as to me.
    Nothing was added that I had not asked about.
    The office picked up on the second ring, each time.
    {first} knew which carriers in our area pay without a fight.
    I had been turned down twice, and {first} found a carrier in {few} days.
    {first} read the small print aloud and stopped where it mattered.
    The first thing I was asked was what I was worried about.
    My questions by text were answered within the hour.
    {first} advised against the larger policy.
    I was shown my own numbers three ways.
    {first} told me what would not be paid, with examples.
    Nobody pushed, and I was sent home to think.
    {first} called the day the answer came, not a week later.
    The forms were ready when I arrived and there were {few} signatures in all.
    I was told in one sentence what my old policy did in twelve pages.
    {first} kept a promise made {few} weeks earlier that I had forgotten myself.
    I brought a folder of paper and left with a list.
    {first} did not once say “trust me”.
    When the carrier stalled, {first} knew whom to call.
    A colleague covered during a vacation and knew the whole file.
    {first} admitted that another office could do one part better.
    It took {few} calls to get the carrier to agree, and I had to make none of them.
    I was warned about a date that would have cost me.
    {first} treated my small question like a large one.
    The price was in the middle, the explanation was the best.
    I asked for the reasons in writing and had them the same day.
    {first} met me after hours because I work shifts.
    We were told what to photograph and where to keep it.
    {first} spotted that two policies overlapped.
    My English is not perfect, and {first} made sure I understood.
    I have asked harder questions since, and the answers stay as clear.`),
  4: phrases(`{first} knew the answers and gave them without jargon.
    The advice was careful; the paperwork took {few} weeks.
    I would have liked a call instead of {few} emails, but the content was right.
    {first} was friendly and to the point.
    One figure in the first quote was wrong and was corrected without argument.
    The explanation was good, and I would have liked one more carrier to compare.
    It took a day or two to hear back, which was fine for me.
    {first} was honest that it would not be the cheapest.
    I had to send one document twice.
    The appointment began late and then took all the time it needed.
    I came away understanding most of it.
    The online forms are clumsy, but {first} filled in the rest by phone.
    Good on the coverage, a bit brief about the claims process.
    Nobody pushed me, and the price was fair.
    The answers were good when they came.
    {first} explained the main points well and left the endorsements to a handout.
    Parking is a trial; the advice is not.
    I got {few} quotes and clear reasons, though no recommendation.
    A reminder before the deadline would have helped.
    {first} corrected a mistake of mine politely.
    The receptionist mixed up two files, and {first} sorted it out.
    It cost more than I had hoped and covers more than I had.
    {first} called back every time, if not always the same day.
    I was offered one extra I did not need, and a no was enough.
    The follow-up letter was clearer than the call.
    We disagreed about the deductible and I was given the choice.`),
  3: phrases(`The first conversation was careful, but it took {few} days to hear back afterwards.
    {first} answered what I asked and nothing more.
    I understood the price better than the coverage.
    Half of the call was spent on things I had already sent.
    It was handled, though I had to ask {few} times.
    I was passed to a colleague who had to start from the beginning.
    Some of it was clear, and some of it I looked up myself.
    The quote was fine; the reasons for it were thin.
    I expected a call after the renewal and did not get one.
    Polite, correct, and in a hurry.
    There was one carrier on offer, which made comparing hard.
    The mistake on the card was fixed after {few} weeks.
    {first} seems overworked.
    I would have liked to see the exclusions before the premium.
    The advice was sound, the tone was not.
    What I got was right in the end and late throughout.
    The website says one thing about hours and the door another.
    {first} was helpful in person and hard to reach by phone.
    I had to explain my situation again at every call.
    The paperwork was complete after {few} tries.`),
  2: phrases(`It took {few} weeks and several messages to get a simple answer.
    The final price was higher than the quote, and the reason came only when I asked.
    {first} talked mostly about products I had not asked for.
    A detail I had mentioned twice was left off the application.
    I was told somebody would call, and nobody did.
    The deductible was not what we had discussed.
    I left with more questions than I came with.
    The change I asked for took {few} weeks.
    When I asked about the exclusion I was sent a brochure.
    I felt like a bother.
    The office closed early on the day of my appointment and nobody told me.
    Two people in the office gave me two different answers.
    {first} interrupted more than listened.
    My email was answered with a form letter.
    I found the mistake in the declarations myself.
    The quote left out what I had asked for and looked cheaper for it.`),
  1: phrases(`I left {few} messages and never spoke to {first} again.
    The coverage I had asked for was not there when I needed it.
    I was told it was taken care of, and it was not.
    I said no {few} times and was called again the same week.
    The application had answers on it that I had not given.
    When I needed help I was told to call the carrier, and that was the end of it.
    Everything lapsed over a notice that went to my old address, which I had corrected in writing.
    {first} was short with my mother on the phone, and there is no excuse for that.
    I was signed up for an extra I had refused.
    Nothing was sent in writing, and each call brought a different answer.
    My documents were lost, found, and lost again.
    I paid for {few} months for something I could not use.
    The carrier had never heard of the request I had made in person.
    {first} blamed the carrier, the carrier blamed the office.
    I asked for a copy of what I had signed and did not get one.
    The office hung up on me.`),
};

export const endings: Record<number, readonly string[]> = {
  5: phrases(`I have sent my brother there.
    I will stay.
    Recommended without reserve.
    We will call again when the kids drive.
    That is how it should be done.
    I wish I had called years ago.
    The next policy goes through the same office.
    I slept better afterwards.
    Thank you, {first}.
    I would drive further for this.
    My neighbors have since switched too.
    It cost a little more and I know why.
    I trust the advice.
    That was worth the appointment.
    I have stopped dreading the renewal.
    More offices should work like this.
    I know what I have now.
    My parents go there too, these days.
    Five stars, and I do not give them lightly.
    The folder is in the drawer and I know what is in it.
    I would do it the same way again.
    Call before you sign anything elsewhere.`),
  4: phrases(`I would use the office again.
    Good value, all told.
    I will be back at renewal.
    No regrets.
    A fair result.
    I would recommend it with that one remark.
    Satisfied.
    We are staying for now.
    A solid four.
    Close to perfect.
    The important things were right.
    I have no complaint that matters.`),
  3: phrases(`It went through in the end.
    I may look around next year.
    Not bad, not special.
    I have had worse.
    With quicker answers this would be a good office.
    We will see at renewal.
    Three stars seems right.
    It could be better with little effort.
    I am undecided.`),
  2: phrases(`I moved everything at renewal.
    I do not think I will stay.
    Others may have better luck.
    I expected more.
    A little attention would have helped.
    The carrier was fine; the service was not.
    I would ask more questions next time.
    It need not have been this hard.`),
  1: phrases(`I have moved everything elsewhere.
    I would not send anybody there.
    It cost me real money.
    I am writing so that others ask more questions than I did.
    I have written to the state’s department of insurance.
    We deserved a straight answer.
    Get everything in writing.
    I am still waiting.`),
};
