import { IntegrityFigures } from "#app/domains/reviews/components/integrity-figures.tsx";
import { ReviewLedger } from "#app/domains/reviews/components/review-ledger.tsx";
import type { Integrity } from "#app/domains/reviews/integrity.ts";
import { proofWords } from "#app/domains/reviews/wording.ts";
import { formatMonth } from "#app/platform/dates.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { ProofDots } from "#app/ui/proof-dots.tsx";
import { Section } from "#app/ui/section.tsx";

const proofs = [
  { tier: 3, detail: "The writer and the agent met, by an appointment that both kept." },
  { tier: 2, detail: "The writer and the agent wrote to each other here." },
  { tier: 1, detail: "The writer opened a link that was sent to their address. We know no more than that." },
] as const;

export function ReviewsHelp({ figures }: { figures: Integrity }) {
  return (
    <Section id="reviews" title="How reviews are proven, held and removed">
      <div className="prose">
        <p>
          Each review says how its writer is known. There are three kinds of proof, and the words always stand
          beside the rings:
        </p>
      </div>
      <ul className="flow tight mt-4">
        {proofs.map(({ tier, detail }) => (
          <li key={tier}>
            <ProofDots filled={tier}>{proofWords[tier]}</ProofDots>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
      <div className="prose mt-5">
        <p>
          A review that comes in goes one of these ways, and the counts below always add up to what was
          received:
        </p>
      </div>
      <div className="mt-4">
        <FactList
          items={[
            {
              term: "Waiting",
              detail: "The writer has not yet confirmed the address. It is not shown and does not count.",
            },
            {
              term: "Held",
              detail:
                "A person reads it first. What is written today is published as soon as its writer has confirmed it; nothing holds it by itself yet.",
            },
            {
              term: "Published",
              detail: "It is shown and counts, whatever it says. A held review that passes is published too.",
            },
            {
              term: "Removed",
              detail:
                "A person took it down for a reason from the list below, and the writer was told which. Being negative is not a reason.",
            },
            {
              term: "Taken back",
              detail:
                "Its writer withdrew it, or deleted the account. The words are gone; it stays in the counts.",
            },
          ]}
        />
      </div>
      <h3 className="mt-8">The figures</h3>
      {figures.since === null ? null : (
        <p className="cap mt-2">
          Counted from the register as this page was made, since {formatMonth(figures.since)}.
        </p>
      )}
      <div className="mt-4">
        <ReviewLedger totals={figures.totals} />
      </div>
      <div className="mt-8">
        <IntegrityFigures figures={figures} />
      </div>
      <div className="prose mt-8">
        <p>
          An average on this site is always of all published reviews, and each profile names what was held or
          removed beside it. No reward is given for a review. Agents, their colleagues and relatives may not
          review themselves or each other.
        </p>
        <p>
          Reviews can be read here, not yet written: writing, replying and reporting need an account, and
          accounts are not open. If a review should not be here, <a href="#contact">write to us</a>.
        </p>
      </div>
    </Section>
  );
}
