import type { DueProcess } from "#app/domains/reviews/event-log/due-process.ts";
import type { Integrity } from "#app/domains/reviews/event-log/integrity.ts";
import { LINK_DAYS } from "#app/domains/reviews/limits.ts";
import { EDIT_DAYS } from "#app/domains/reviews/policy.ts";
import { proofWords } from "#app/domains/reviews/review-sentences.ts";
import { named, type PlainMessage, rich, t } from "#app/text/text.ts";
import { ProofDots } from "#app/ui/figures/proof-dots.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Chapter } from "./chapter.tsx";
import { ReviewFigures } from "./review-figures.tsx";
import { ReviewRights } from "./review-rights.tsx";

const proofs = [
  { tier: 3, detail: "The writer and the agent had an appointment, and it took place." },
  { tier: 2, detail: "The writer and the agent messaged each other here." },
  { tier: 1, detail: "The writer opened a link we sent to their email address. That’s all we know." },
] as const satisfies readonly { tier: number; detail: PlainMessage }[];

const ways = [
  {
    term: "Waiting",
    detail: "The writer hasn’t confirmed it by email yet. It isn’t shown and doesn’t count.",
  },
  { term: "Held", detail: "A person reads it first. It isn’t shown until then." },
  {
    term: "Published",
    detail:
      "It’s shown and it counts, whatever it says, unless its writer has a stake in it. A held review that passes is published too.",
  },
  {
    term: "Removed",
    detail:
      "A person took it down for a reason from the list below, and told the writer which. A line in its place says so, with the reason. Being negative isn’t a reason.",
  },
  {
    term: "Taken back",
    detail:
      "The writer took it back or deleted their account. The words are gone. It’s counted here until the same writer sends another in its place.",
  },
] as const satisfies readonly { term: PlainMessage; detail: PlainMessage }[];

export function ReviewsHelp({ figures }: { figures: Integrity & DueProcess & { logged: number | null } }) {
  return (
    <Chapter id="reviews" title={t("How reviews are verified, held, and removed")}>
      <div className="prose">
        <p>
          {rich(
            "{lead} Anyone with an account, one review per agent, and no reward for it. You can’t review yourself or someone in your own organization. After you send a review, we email you a link to confirm it. The link works once, within {days} days, and nothing is shown until you open it.",
            { lead: <b>{t("Who can write one.")}</b>, days: LINK_DAYS },
          )}
        </p>
        <p>
          {t(
            "Each review shows how its writer was verified. There are three kinds of proof, and the words are always next to the circles:",
          )}
        </p>
      </div>
      <Stack as="ul" gap="tight" className="mt-4">
        {proofs.map(({ tier, detail }) => (
          <li key={tier}>
            <ProofDots filled={tier}>{named(proofWords[tier])}</ProofDots>
            <p>{t(detail)}</p>
          </li>
        ))}
      </Stack>
      <div className="prose mt-5">
        <p>
          {t(
            "We also ask every writer whether they’re a client, were paid or promised anything, and have ties to the agent. The answers are printed with the review. If there’s pay or a tie, the review is shown, but its stars don’t count. We can’t check every answer: hiding a tie is a reason to remove a review.",
          )}
        </p>
        <p>
          {t(
            "Every review ends up in one of these groups, and the counts below always add up to all we’ve received:",
          )}
        </p>
      </div>
      <div className="mt-4">
        <FactList items={ways.map(({ term, detail }) => ({ term: t(term), detail: t(detail) }))} />
      </div>
      <ReviewRights editDays={EDIT_DAYS} />
      <ReviewFigures figures={figures} />
    </Chapter>
  );
}
