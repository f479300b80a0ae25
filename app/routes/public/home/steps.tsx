import type { ReactNode } from "react";
import { t } from "#app/text/text.ts";
import { ProofDots } from "#app/ui/figures/proof-dots.tsx";
import { TermLine } from "#app/ui/figures/term-line.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";

/** What one does here, each with the figure that pages show for it. */
export function HowItWorks() {
  return (
    <Columns count={3} className="gap-x-14 gap-y-9">
      <Part
        title={t("Check the license")}
        figure={<TermLine className="max-w-48" start={0} end={100} now={62} />}
      >
        {t("See the state, what it covers, and the day we last checked it.")}
      </Part>
      <Part
        title={t("Weigh the reviews")}
        figure={<ProofDots filled={3}>{t("Confirmed appointment")}</ProofDots>}
      >
        {t("See how each writer was verified. We also count the reviews we removed.")}
      </Part>
      <Part
        title={t("Pick a time")}
        figure={
          <span className="inline-flex items-center gap-2 font-label text-14 text-accent">
            <Icon name="calendar" />
            <span>{t("with the agent you chose")}</span>
          </span>
        }
      >
        {t("Book, ask, or get a quote. We never sell your information.")}
      </Part>
    </Columns>
  );
}

function Part({ title, figure, children }: { title: string; figure: ReactNode; children: string }) {
  return (
    <div>
      <div className="flex h-6 items-center">{figure}</div>
      <h3 className="mt-3 text-[1.375rem]">{title}</h3>
      <p className="mt-1 max-w-measure text-ink-2">{children}</p>
    </div>
  );
}
