import type { ReactNode } from "react";
import type { Onboarding, OnboardingStep } from "#app/domains/accounts/types.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { ORGANIZATION_REASONS } from "../organization-reasons.ts";
import { ReasonList } from "./reason-list.tsx";

type OpeningStep = { label: PlainMessage; at: OnboardingStep | "before" | "after" };

/** What comes before an organization's workspace opens, in the gate's order, and what comes right after. */
const STEPS: readonly OpeningStep[] = [
  { label: "Apply", at: "before" },
  { label: "Get approved", at: "before" },
  { label: "Agree to the terms", at: "terms" },
  { label: "Choose a plan and pay", at: "payment" },
  { label: "Write its public page", at: "setup" },
  { label: "Invite your people", at: "after" },
];

export type OpeningStepsProps = {
  onboarding: Pick<Onboarding, "step" | "paymentDue" | "organizationType">;
  /** What to do next. */
  children?: ReactNode;
};

/** How far an approved organization is, what to do next, and what it gets. */
export function OpeningSteps({ onboarding, children }: OpeningStepsProps) {
  const { step, paymentDue, organizationType } = onboarding;
  const steps = STEPS.filter(({ at }) => at !== "payment" || paymentDue);
  const next = steps.findIndex(({ at }) => at === step);
  return (
    <Sheet className="mb-8 grid gap-x-8 gap-y-6 p-5 md:grid-cols-2 md:p-6">
      <section aria-labelledby="opening-h">
        <h2 id="opening-h" className="mb-2 text-20">
          {t("Where you are")}
        </h2>
        <ol className="list-none">
          {steps.map(({ label }, at) => (
            <li
              key={label}
              aria-current={at === next ? "step" : undefined}
              className="flex items-center gap-2.5 py-1"
            >
              <Icon
                name={at < next ? "tick" : at === next ? "right" : "circle"}
                className={at <= next ? "flex-none text-accent" : "flex-none text-line-strong"}
              />
              <span className={at === next ? "font-strong" : at < next ? undefined : "text-muted"}>
                {t(label)}
              </span>
              {at < next ? <span className="sr-only">{t(", done")}</span> : null}
            </li>
          ))}
        </ol>
      </section>
      {organizationType === null ? null : (
        <section aria-labelledby="brings-h">
          <h2 id="brings-h" className="mb-3 text-20">
            {t("What you’ll get")}
          </h2>
          <ReasonList reasons={ORGANIZATION_REASONS[organizationType]} />
        </section>
      )}
      {children ? <div className="border-line border-t pt-5 md:col-span-2">{children}</div> : null}
    </Sheet>
  );
}
