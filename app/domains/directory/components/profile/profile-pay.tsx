import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import type { ShownPay } from "../../profile/pay.ts";
import { grayIf, SaidBy } from "./said-by.tsx";

/** How the agent says they are paid. The words come with the page's data. */
export const ProfilePay = ({ pay }: { pay: readonly ShownPay[] }) => (
  <Section
    id="paid"
    title={t("How this agent is paid")}
    aside={<Link to={paths.whoPays()}>{t("Who pays whom")}</Link>}
    margin
  >
    <FactList
      items={pay.map(({ name, answers, said }) => ({
        term: name,
        detail: (
          <>
            {answers.map((one) => (
              <div key={one} className={said === null ? "text-muted" : grayIf(said)}>
                {one}
              </div>
            ))}
            {said && <SaidBy said={said} />}
          </>
        ),
      }))}
    />
  </Section>
);
