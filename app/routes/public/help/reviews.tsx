import type { DueProcess } from "#app/domains/reviews/ledger/due-process.ts";
import type { Integrity } from "#app/domains/reviews/ledger/integrity.ts";
import { LINK_DAYS } from "#app/domains/reviews/limits.ts";
import { EDIT_DAYS } from "#app/domains/reviews/policy.ts";
import { proofWords } from "#app/domains/reviews/words.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { ProofDots } from "#app/ui/record/proof-dots.tsx";
import { ReviewFigures } from "./review-figures.tsx";
import { ReviewRights } from "./review-rights.tsx";

const proofs = [
  { tier: 3, detail: "The writer and the agent met, by an appointment that both kept." },
  { tier: 2, detail: "The writer and the agent wrote to each other here." },
  { tier: 1, detail: "The writer opened a link that was sent to their address. We know no more than that." },
] as const;

const ways = [
  {
    term: "Waiting",
    detail: "The writer has not yet confirmed the address. It is not shown and does not count.",
  },
  { term: "Held", detail: "A person reads it first. It is not shown until then." },
  {
    term: "Published",
    detail: "It is shown and counts, whatever it says. A held review that passes is published too.",
  },
  {
    term: "Removed",
    detail:
      "A person took it down for a reason from the list below, and the writer was told which. A line stays in its place that says so, with the reason. Being negative is not a reason.",
  },
  {
    term: "Taken back",
    detail:
      "Its writer withdrew it, or deleted the account. The words are gone; it is counted here until the same writer sends another in its place.",
  },
];

export function ReviewsHelp({ figures }: { figures: Integrity & DueProcess }) {
  return (
    <Section id="reviews" title="How reviews are proven, held and removed">
      <div className="prose">
        <p>
          <b>Who may write.</b> Anyone with an account, one review of each agent, with no reward for it.
          Nobody reviews themselves or a colleague of the same organization. What you send waits for the link
          that is mailed to you: it is good once, for {LINK_DAYS} days, and nothing is shown before you have
          followed it.
        </p>
        <p>
          Each review says how its writer is known. There are three kinds of proof, and the words always stand
          beside the rings:
        </p>
      </div>
      <Stack as="ul" gap="tight" className="mt-4">
        {proofs.map(({ tier, detail }) => (
          <li key={tier}>
            <ProofDots filled={tier}>{proofWords[tier]}</ProofDots>
            <p>{detail}</p>
          </li>
        ))}
      </Stack>
      <div className="prose mt-5">
        <p>
          A review that comes in goes one of these ways, and the counts below always add up to what was
          received:
        </p>
      </div>
      <div className="mt-4">
        <FactList items={ways} />
      </div>
      <ReviewRights editDays={EDIT_DAYS} />
      <ReviewFigures figures={figures} />
    </Section>
  );
}
