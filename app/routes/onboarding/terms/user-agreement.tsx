import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { agreementTypeOf } from "#app/domains/accounts/flags.ts";
import type { Onboarding } from "#app/domains/accounts/types.ts";
import { OnboardingWatch } from "#app/domains/onboarding/components/onboarding-watch.tsx";
import { OpeningSteps } from "#app/domains/onboarding/components/opening-steps.tsx";
import { TermsText } from "#app/domains/onboarding/components/terms-text.tsx";
import { acceptTerms } from "#app/domains/onboarding/terms/commands.server.ts";
import { AgreeInput } from "#app/domains/onboarding/terms/inputs.ts";
import { getTerms } from "#app/domains/onboarding/terms/queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { clearWayBack, readWayBack } from "#app/platform/pages/way-back.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { formatDayOf, formatPublicDay } from "#app/platform/time/reader-time.ts";
import { language, rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { CheckField } from "#app/ui/choices/check-field.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "signed-in", inView: true, whilePaying: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const type = agreementTypeOf(viewer.role);
  const { versions, agreements } =
    type === null ? { versions: [], agreements: [] } : await getTerms(context, viewer.userId, type);
  const terms = versions.at(-1) ?? null;
  const given = agreements.find((one) => one.version === terms?.version) ?? null;
  const { onboarding } = viewer;
  const waitsForPayment = onboarding?.needsOnboarding === true && onboarding.step === "payment";
  // The payment step names its organization in the address (specification §4.6). Once it is over, whether or not this
  // page was open in the meantime, the gate knows where its reader goes next.
  const cameToPay = new URL(request.url).searchParams.has("orgType");
  if (cameToPay && !waitsForPayment && (terms === null || given !== null)) throw redirect(paths.dashboard());
  return {
    terms,
    given,
    earlier: agreements.length > 0 && given === null,
    onboarding: onboarding?.needsOnboarding === true ? onboarding : null,
    waitsForPayment,
    payAt:
      onboarding?.canPay === true
        ? paymentPaths.organizationCheckout({ orgId: onboarding.organizationId })
        : null,
    rules: rulesOf(AgreeInput),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const type = agreementTypeOf(viewer.role);
  if (type === null) throw redirect(paths.dashboard());
  const sent = await readSent(request, AgreeInput);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await acceptTerms(context, viewer.userId, type, sent.value.version);
  if (outcome === "outdated") {
    const errors = { agree: t("There’s a newer version now. Please read this one and agree again.") };
    return sent.refuse(409, { errors });
  }
  const toast = {
    title: t("Agreed"),
    text: t("You’ll find a copy in Settings, under Privacy."),
    tone: "success" as const,
  };
  context.cookies.push(writeToast(toast), clearWayBack());
  return redirect(readWayBack(request, paths.dashboard()), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("Terms"), description: t("The terms for your role."), indexable: false });

export default function UserAgreement() {
  const { terms, given, earlier, onboarding, waitsForPayment, payAt, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({ rules, answer: useAnswer<typeof action>() });
  return (
    <PageMain own form>
      {onboarding === null ? null : <OnboardingWatch />}
      {waitsForPayment && onboarding !== null ? (
        <PaymentStep onboarding={onboarding} payAt={payAt} />
      ) : (
        <PageHead>
          <h1>{terms?.title ?? t("No terms for this account")}</h1>
          {terms ? (
            <p className="text-muted">
              <span>{`${inForce(terms)} `}</span>
              {earlier ? <Link to={paths.termsReview()}>{t("What changed since you agreed")}</Link> : null}
            </p>
          ) : null}
        </PageHead>
      )}
      {onboarding !== null && !waitsForPayment ? <OpeningSteps onboarding={onboarding} /> : null}
      {terms === null ? (
        <p>{t("There’s nothing for you to agree to. Your dashboard is open.")}</p>
      ) : waitsForPayment && given ? (
        <Disclosure plain summary={terms.title}>
          <p className="mt-3 text-muted">{inForce(terms)}</p>
          <TermsBody body={terms.body} />
          <Given {...given} />
        </Disclosure>
      ) : (
        <TermsBody body={terms.body} />
      )}
      {terms && given && !waitsForPayment ? <Given {...given} /> : null}
      {terms && !given ? (
        <PostForm form={form} className="max-w-measure border-line border-t pt-5">
          <input type="hidden" name="version" value={terms.id} />
          {/* Never prefilled: an earlier agreement may have been to another version. */}
          <CheckField field={form.field("agree")} defaultChecked={false}>
            {t("I have read this and agree to it")}
          </CheckField>
          <div>
            <Button look="primary">{t("Agree")}</Button>
          </div>
        </PostForm>
      ) : null}
    </PageMain>
  );
}

const inForce = ({ version, effectiveAt }: { version: number; effectiveAt: number }) =>
  t("Version {version}, in effect since {day}.", { version, day: formatPublicDay(effectiveAt) });

/** What the reader's organization waits for, and the way to pay. */
function PaymentStep({ onboarding, payAt }: { onboarding: Onboarding; payAt: string | null }) {
  const organization = onboarding.organizationName ?? t("Your organization");
  return (
    <>
      <PageHead form>
        <h1>{t("Set up {organization}", { organization })}</h1>
        <p>
          <b>{t("{organization} is waiting for its first payment.", { organization })}</b>{" "}
          {rich(
            "It’s approved, but until the plan is paid, only this page and Settings are open, including {application}.",
            {
              application: (
                <Link to={paths.settings({ section: "application" })}>{t("your application")}</Link>
              ),
            },
          )}
        </p>
      </PageHead>
      <OpeningSteps onboarding={onboarding}>
        {payAt === null ? (
          <p>{t("Its owner or a manager pays.")}</p>
        ) : (
          <ButtonLink look="primary" to={payAt}>
            {t("Choose a plan and pay")}
          </ButtonLink>
        )}
      </OpeningSteps>
    </>
  );
}

function TermsBody({ body }: { body: string }) {
  return (
    <>
      {language() === "es" ? <Note className="mb-5">{t("These terms are in English.")}</Note> : null}
      <TermsText body={body} />
    </>
  );
}

function Given({ id, agreedAt }: { id: string; agreedAt: number }) {
  return (
    <p>
      <span>{`${t("You agreed to this on {day}.", { day: formatDayOf(agreedAt) })} `}</span>
      <Link to={paths.agreement(id)}>{t("Printable record")}</Link>
    </p>
  );
}
