import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { PrivacyRequestInput } from "#app/domains/privacy/inputs.ts";
import { ANSWER_DAYS, LINK_DAYS } from "#app/domains/privacy/limits.ts";
import { beginPrivacyRequest } from "#app/domains/privacy/request-commands.server.ts";
import { KIND_WORDS } from "#app/domains/privacy/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { takeAction, takeShared, tooOften } from "#app/platform/security/address-limits.ts";
import { sendsGpc } from "#app/platform/security/gpc.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** `?sent=1` follows a request, whatever the address. The page is in no shared cache, so it may say what the browser sends. */
export function loader({ request }: LoaderFunctionArgs) {
  return {
    sent: new URL(request.url).searchParams.has("sent"),
    gpc: sendsGpc(request.headers),
    rules: rulesOf(PrivacyRequestInput),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, PrivacyRequestInput);
  if (!sent.ok) return sent.refuse(400);
  const wait =
    (await takeAction(context, "privacy-request")) || (await takeShared(context, "privacy-request"));
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  await beginPrivacyRequest(context, sent.value);
  return redirect(paths.privacyRequest({ sent: "1" }), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Your information"),
    description: t("Get a copy of what we hold about you, have it corrected, or have it deleted."),
    indexable: false,
  });

export default function AskAboutInformation() {
  const { sent, gpc, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({ rules, answer: useAnswer<typeof action>() });
  const busy = useNavigation().state === "submitting";
  if (sent)
    return (
      <PageMain own form>
        <PageHead form>
          <h1>{t("Check your email")}</h1>
          <p>
            {t(
              "We emailed a link to the address you entered. Open it to go on. It works for {days} days. For your safety, this page says the same whether or not we hold anything about that address.",
              { days: LINK_DAYS },
            )}
          </p>
        </PageHead>
        <p>
          {rich("Nothing came? Look in your spam folder, or {again}.", {
            again: <Link to={paths.privacyRequest()}>{t("ask again")}</Link>,
          })}
        </p>
      </PageMain>
    );
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Your information")}</h1>
        <p className="text-muted">
          {rich(
            "Get a copy of what we hold about you, have it corrected, or have it deleted. It’s free, wherever you live, and you don’t need an account. {policy}",
            { policy: <Link to={paths.privacyPolicy()}>{t("Read the privacy policy")}</Link> },
          )}
        </p>
      </PageHead>
      {gpc ? (
        <Note className="mb-5">
          {t(
            "Your browser sends Global Privacy Control, and we honor it. We don’t sell or share anyone’s information, and we also don’t count the profiles you open.",
          )}
        </Note>
      ) : null}
      <PostForm form={form}>
        {form.notice ? (
          <Note tone="bad" live>
            <b>{form.notice.title}</b>
            <span>{` ${form.notice.text ?? ""}`}</span>
          </Note>
        ) : null}
        <ChoiceGroup legend={t("What do you want?")} field={form.field("kind")}>
          {Object.entries(KIND_WORDS).map(([kind, words]) => (
            <Choice key={kind} type="radio" field={form.field("kind")} value={kind}>
              {t(words)}
            </Choice>
          ))}
        </ChoiceGroup>
        <InputField
          label={t("Email")}
          hint={t(
            "The one you used here. We email it a link that proves it’s yours. If you ask for someone else, enter their email: they open the link.",
          )}
          field={form.field("email")}
        />
        <Caption>
          {t("Copies and deletions happen at once. A person answers everything else within {days} days.", {
            days: ANSWER_DAYS,
          })}
        </Caption>
        <Row>
          <Button look="primary" busy={busy} busyLabel={t("Sending")}>
            {t("Email me the link")}
          </Button>
        </Row>
      </PostForm>
      <p className="mt-8">
        {rich("Have an account? {settings} has it all. Listed as an agent and don’t want to be? {leave}.", {
          settings: <Link to={paths.settings({ section: "privacy" })}>{t("Settings, Privacy")}</Link>,
          leave: <Link to={paths.notListed()}>{t("Ask not to be listed")}</Link>,
        })}
      </p>
    </PageMain>
  );
}
