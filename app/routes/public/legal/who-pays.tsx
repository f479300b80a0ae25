import type { LoaderFunctionArgs, MetaArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { formatMoney } from "#app/domains/billing/money.ts";
import { listPlans } from "#app/domains/billing/plans/plan-queries.server.ts";
import { isSample } from "#app/domains/billing/plans/plan-words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { type PlainMessage, rich, t } from "#app/text/text.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { TextPage } from "../text-page.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

const PAYERS = {
  agent: "Agents",
  agency: "Agencies",
  fmo: "Field marketing organizations",
  carrier: "Insurers",
  member: "Members of an organization",
} as const satisfies Record<string, PlainMessage>;

/** The plans as they are on offer now, so that the page says what is charged and not what was once planned. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const plans = await listPlans(context, ["agent", "agency", "fmo", "carrier", "member"]);
  const charged = plans.filter(({ prices }) => prices.some(({ amountCents }) => amountCents > 0));
  return {
    plans: charged.map(({ key, audience, name, perSeat, prices }) => ({
      key,
      payer: t(PAYERS[audience]),
      name,
      price: prices
        .map(({ interval, amountCents, currency }) => {
          const amount = formatMoney(amountCents, currency);
          if (interval === "month")
            return perSeat ? t("{amount} a seat a month", { amount }) : t("{amount} a month", { amount });
          return perSeat ? t("{amount} a seat a year", { amount }) : t("{amount} a year", { amount });
        })
        .join(", "),
    })),
    samples: charged.some(({ summary }) => isSample(summary)),
  };
}

export const meta = ({ matches }: MetaArgs<typeof loader>) =>
  pageMeta(rootOrigin(matches), {
    title: t("Who pays whom"),
    description: t("What this site earns from, what nobody can buy here, and how agents are paid."),
    canonicalPath: paths.whoPays(),
  });

const contents = [
  { id: "you", label: "What you pay" },
  { id: "us", label: "Who pays us" },
  { id: "not", label: "What nobody can buy" },
  { id: "agents", label: "How agents are paid" },
] satisfies { id: string; label: PlainMessage }[];

export default function WhoPays() {
  const { plans, samples } = useLoaderData<typeof loader>();
  return (
    <TextPage
      title={t("Who pays whom")}
      lead={t("What this site earns from, and what nobody can buy here.")}
      contents={contents.map(({ id, label }) => ({ id, label: t(label) }))}
    >
      <Section id="you" title={t("What you pay")}>
        <div className="prose">
          <p>
            {t(
              "Nothing. Searching, asking, messaging, booking, and reviewing are free, with or without an account.",
            )}
          </p>
        </div>
      </Section>
      <Section id="us" title={t("Who pays us")}>
        <div className="prose">
          <p>
            {t(
              "Agents and organizations that choose a plan. A plan adds seats for an organization’s people, weekly figures as a file, and earlier versions of a profile. A profile is free.",
            )}
          </p>
          {samples ? <p>{t("These prices are samples.")}</p> : null}
        </div>
        {plans.length === 0 ? (
          <p className="mt-5">{t("No plan costs anything at the moment.")}</p>
        ) : (
          <div className="mt-5">
            <DataTable
              caption={t("Plans and what they cost, plus tax")}
              columns={[
                { key: "payer", label: t("Who pays"), heading: true, cell: (row) => row.payer },
                { key: "name", label: t("Name of the plan"), cell: (row) => row.name },
                { key: "price", label: t("Price"), cell: (row) => row.price },
              ]}
              rows={plans}
              rowKey={(row) => row.key}
            />
          </div>
        )}
      </Section>
      <Section id="not" title={t("What nobody can buy")}>
        <div className="prose">
          <ul>
            <li>
              {rich("{lead} The order comes from reviews and distance. {ranking}.", {
                lead: <b>{t("A better place in the results.")}</b>,
                ranking: <Link to={paths.help("ranking")}>{t("Here’s how results are ranked")}</Link>,
              })}
            </li>
            <li>
              {rich(
                "{lead} What you send goes to the agent you chose. We don’t sell it, and agents don’t pay for it.",
                {
                  lead: <b>{t("Your request.")}</b>,
                },
              )}
            </li>
            <li>
              {rich(
                "{lead} We take no share of a premium or a commission, and no fee when you buy a policy.",
                {
                  lead: <b>{t("A referral.")}</b>,
                },
              )}
            </li>
            <li>
              {rich("{lead} There’s no advertising here, and insurers don’t pay to be shown.", {
                lead: <b>{t("An ad.")}</b>,
              })}
            </li>
            <li>
              {rich("{lead} A plan changes nothing about which reviews are shown. {reviews}.", {
                lead: <b>{t("A review, or its removal.")}</b>,
                reviews: <Link to={paths.help("reviews")}>{t("Here’s how reviews are checked")}</Link>,
              })}
            </li>
          </ul>
        </div>
      </Section>
      <Section id="agents" title={t("How agents are paid")}>
        <div className="prose">
          <p>
            {t(
              "Not by us. Most agents earn a commission from the insurer when you buy or renew a policy, and it’s usually part of the premium. Some charge you a fee, and some get bonuses from insurers. Some may only sell one company’s policies.",
            )}
          </p>
          <p>
            {t(
              "Profiles say what the agent told us about it, with the day. We don’t check it. Where it says “Didn’t say”, ask before you buy.",
            )}
          </p>
        </div>
      </Section>
    </TextPage>
  );
}
