import type { LoaderFunctionArgs, MetaArgs } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { accountPaths } from "#app/paths/account.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { type PlainMessage, rich, t } from "#app/text/text.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { TextPage } from "../text-page.tsx";
import { longDate } from "./legal-text.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** The day on which this was last compared with what the tests check. */
const STATED_ON = "2026-11-27";

export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return null;
}

export const meta = ({ matches }: MetaArgs<typeof loader>) =>
  pageMeta(rootOrigin(matches), {
    title: t("Accessibility statement"),
    description: t("What we check, which gaps we know of, and how to tell us about others."),
    canonicalPath: paths.accessibility(),
  });

const contents = [
  { id: "aim", label: "What we aim for" },
  { id: "checked", label: "What we check" },
  { id: "gaps", label: "Gaps we know of" },
  { id: "report", label: "Tell us" },
] satisfies { id: string; label: PlainMessage }[];

export default function Accessibility() {
  return (
    <TextPage
      title={t("Accessibility statement")}
      lead={rich("As of {day}", { day: <time dateTime={STATED_ON}>{longDate(STATED_ON)}</time> })}
      contents={contents.map(({ id, label }) => ({ id, label: t(label) }))}
    >
      <Section id="aim" title={t("What we aim for")}>
        <div className="prose">
          <p>
            {rich(
              "That everyone can use every page: level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. You can also change text size, colors, contrast, and motion in your {settings}.",
              {
                settings: (
                  <Link to={accountPaths.accessibilitySettings()}>{t("accessibility settings")}</Link>
                ),
              },
            )}
          </p>
        </div>
      </Section>
      <Section id="checked" title={t("What we check")}>
        <div className="prose">
          <p>{t("Programs check these each time the site changes:")}</p>
          <ul>
            <li>
              {t(
                "every public page with axe, an automated checker, on a wide and a narrow screen, in light and dark",
              )}
            </li>
            <li>
              {t(
                "that no page scrolls sideways from 320 pixels up, and that targets and fields are large enough",
              )}
            </li>
            <li>{t("a whole visit with the keyboard alone, and that the focus isn’t lost")}</li>
            <li>{t("that pages and forms work without JavaScript")}</li>
            <li>{t("that pages keep working when a browser translates them")}</li>
          </ul>
          <p>
            {t(
              "Automated checks find only part of what can go wrong. We haven’t had an outside audit, and no regular tests with people who use screen readers.",
            )}
          </p>
        </div>
      </Section>
      <Section id="gaps" title={t("Gaps we know of")}>
        <div className="prose">
          <ul>
            <li>
              {rich(
                "{lead} They’re drawings. The list next to a map has every agent on it, but doesn’t say where they are on the map.",
                { lead: <b>{t("Maps.")}</b> },
              )}
            </li>
            <li>
              {rich(
                "{lead} The figures behind them are in a table or in words, not the shape of the curve.",
                {
                  lead: <b>{t("Charts.")}</b>,
                },
              )}
            </li>
            <li>
              {rich(
                "{lead} Documents that people send us as proof are scans. Photos of agents are described by the agent’s name alone.",
                { lead: <b>{t("What others upload.")}</b> },
              )}
            </li>
            <li>
              {rich(
                "{lead} Reviews, bios, and answers are in their writer’s language, and the page doesn’t always mark which.",
                { lead: <b>{t("What others write.")}</b> },
              )}
            </li>
            <li>
              {rich("{lead} Pages where agents and organizations work are in English alone.", {
                lead: <b>{t("Spanish.")}</b>,
              })}
            </li>
            <li>
              {rich("{lead} Payments are on Stripe’s pages, which we can’t change.", {
                lead: <b>{t("Paying for a plan.")}</b>,
              })}
            </li>
          </ul>
        </div>
      </Section>
      <Section id="report" title={t("Tell us")}>
        <div className="prose">
          <p>
            {rich(
              "If there’s something you can’t reach, read, or use, email {mail}. Say which page, what you wanted to do, and what you use (browser, screen reader). A person reads it. If you need something now, say so, and we’ll do it with you by email.",
              { mail: <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> },
            )}
          </p>
        </div>
      </Section>
    </TextPage>
  );
}
