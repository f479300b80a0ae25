import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { rich, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Step, Steps } from "#app/ui/layout/steps.tsx";
import { findCard } from "./card/card.server.ts";
import { CardHead } from "./card/card-head.tsx";
import { PrintButton } from "./card/print-button.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

const QR_PIXELS = 280;

/** An agent's own card; for everyone else, what such a card is. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await getViewer(context);
  const own =
    viewer?.verified && flagsOf(viewer.role).isAgent && viewer.accountStatus === "active"
      ? await findCard(context, viewer.slug ?? undefined)
      : null;
  return {
    signedIn: viewer !== null,
    card: own === null ? null : own.card,
    address: own === null ? "" : context.origin + leadPaths.captureCard(own.agent.slug),
    slug: own?.agent.slug ?? "",
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Your contact card"),
    description: t("A code for events: people scan it, save your contact, and leave theirs."),
    indexable: false,
  });

export default function ContactCapture() {
  const { card, address, slug, signedIn } = useLoaderData<typeof loader>();
  if (card === null)
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title={t("A contact card for agents")}
          actions={
            signedIn ? (
              <Link to={paths.dashboard()}>{t("Dashboard")}</Link>
            ) : (
              <>
                <ButtonLink to={paths.auth({ next: leadPaths.contactCapture() })}>{t("Sign in")}</ButtonLink>
                <Link to={paths.signUp({ role: "agent" })}>{t("Create an account")}</Link>
              </>
            )
          }
        >
          <p>
            {`${t("At an event, people scan your code, save your contact, and choose how you may reach them.")} ${
              signedIn
                ? t("It comes with a claimed agent profile.")
                : t("Sign in as an agent with a claimed profile to see yours.")
            }`}
          </p>
        </EmptyState>
      </PageMain>
    );
  return (
    <PageMain own form>
      <PageHead form className="print:hidden">
        <h1>{t("Your contact card")}</h1>
        <p className="text-muted">
          {rich(
            "People scan the code, save your contact, and choose how you may reach them. What they send is in {leads} right away.",
            { leads: <Link to={leadPaths.leads({ source: "contact-capture" })}>{t("your leads")}</Link> },
          )}
        </p>
      </PageHead>
      <Sheet className="grid gap-5 p-5">
        <CardHead agent={card} level={2} />
        <img
          className="mx-auto h-auto w-full max-w-70"
          src={leadPaths.captureQr(card.id)}
          width={QR_PIXELS}
          height={QR_PIXELS}
          alt={t("QR code that opens the contact card of {name}", { name: card.name })}
        />
        <p className="text-center">{t("Scan to save my contact, or to leave yours.")}</p>
        <Caption className="wrap-anywhere text-center">{address}</Caption>
      </Sheet>
      <div className="print:hidden">
        <Row className="mt-5">
          <PrintButton />
          <Link to={leadPaths.captureCard(slug)}>{t("See it as they do")}</Link>
        </Row>
        <Section id="how" title={t("At an event")} thin>
          <Steps className="max-w-measure">
            <Step>
              <h3 className="text-18">{t("Show the code")}</h3>
              <p>{t("Print it for your table, or hold up this page on your phone.")}</p>
            </Step>
            <Step>
              <h3 className="text-18">{t("They choose")}</h3>
              <p>
                {t(
                  "Each person decides about calls, texts, and email on their own phone. Don’t fill it in for them: the record says who agreed to what, when, and in which words.",
                )}
              </p>
            </Step>
            <Step>
              <h3 className="text-18">{t("Follow up")}</h3>
              <p>
                {t(
                  "Look at the lead before you call. Anyone can take back their consent with one click, and then their number is gone from your list.",
                )}
              </p>
            </Step>
          </Steps>
        </Section>
      </div>
    </PageMain>
  );
}
