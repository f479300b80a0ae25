/** Titles of reviews by the number of stars. */
import { phrases } from "./phrases.ts";

export const titles: Record<number, readonly string[]> = {
  5: phrases(`Told me what the policy would not do
    No pressure at all
    Clear from start to finish
    Would go back tomorrow
    Explained every page
    Answered the same day
    Honest about what I did not need
    Patient with a slow learner
    Found what two others missed
    On my side
    Easy to talk to
    Read the exclusions with me
    A calm voice in a bad week
    Worth the drive
    Talked me out of the expensive option
    Keeps promises
    Straight answers
    Knows the field
    Everything in writing
    Called back when it was said
    Saved me from a gap
    Kind to my parents
    Good advice and no follow-up calls
    Better than I expected
    Does the homework
    My questions were taken seriously
    Thorough without being tiresome
    Remembered me after a year
    Plain speech at last
    A second opinion worth having
    Nothing sold, much explained
    Somebody who listens
    Right the first time
    The first office that asked
    As promised
    No jargon
    Quick and careful
    Why did I wait so long
    One page instead of forty
    Told me to stay where I was
    Recommended by my mechanic, rightly
    My third year, still content`),
  4: phrases(`Good advice, slow paperwork
    Helpful, a little hurried
    Knows the subject
    Good, but hard to reach on Fridays
    Solid work
    Friendly and competent
    Would have liked more choices
    Pleased overall
    Clear, though not cheap
    Took two tries, ended well
    Careful and polite
    Nearly perfect
    Good on coverage, less so on timing
    Reliable
    Did what was asked
    Fair price, good explanation
    A good second opinion
    Better in person than by mail
    Good, with one remark
    Helpful when reached
    Fair and correct`),
  3: phrases(`Good advice, slow afterwards
    All right
    Mixed
    Average service
    Fine once I got through
    Some things clear, some not
    Expected more follow-up
    Neither good nor bad
    Polite but rushed
    Half of my questions answered
    It worked out in the end
    Correct, not warm
    Had to ask twice
    Right answer, late
    Three stars
    Could be better`),
  2: phrases(`Hard to reach
    Not what was quoted
    Left with questions
    Slow and unclear
    I had to do the chasing
    Disappointing
    Missed a detail that mattered
    Too much selling
    Weeks for a simple change
    Would look elsewhere next time
    The second quote was different
    Two answers to one question
    Not for me`),
  1: phrases(`Never called back
    The coverage was not what I asked for
    Would not use again
    Kept selling after I said no
    Left alone when it counted
    Wrong information
    Weeks of silence
    Everything lapsed and nobody told me
    Rude on the phone
    Signed up for something I did not want
    A waste of an afternoon
    Get it in writing
    No answers`),
};
