import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { NotListedInput } from "#app/domains/listings/inputs.ts";
import { NOTE_MAX_CHARACTERS, REQUEST_DUE_HOURS, REQUEST_WORDS_DAYS } from "#app/domains/listings/limits.ts";
import {
  type AskOutcome,
  askNotListed,
  findNamedAgent,
} from "#app/domains/listings/requests/request-commands.server.ts";
import { BY_WORDS, REASON_WORDS } from "#app/domains/listings/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { takeAction, takeShared, tooOften } from "#app/platform/security/address-limits.ts";
import { type PlainMessage, rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** `?agent=` is the slug of the profile that the reader comes from, `?sent=1` follows a request. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get("agent")?.slice(0, 160) ?? "";
  const agent = slug === "" ? null : await findNamedAgent(context, slug);
  return {
    known: agent?.active ? { profile: `${context.origin}${paths.showcase(agent.slug)}` } : {},
    sent: searchParams.has("sent"),
    rules: rulesOf(NotListedInput),
  };
}

const REFUSED = {
  "no-profile": [400, "We don’t know this profile. Copy its address from your browser, or enter the NPN."],
  gone: [409, "This profile isn’t listed already."],
  again: [409, "You already asked, and someone on our team is looking at it."],
} as const satisfies Record<Exclude<AskOutcome, "received">, readonly [number, PlainMessage]>;

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readSent(request, NotListedInput);
  if (!sent.ok) return sent.refuse(400);
  const wait = (await takeAction(context, "not-listed")) || (await takeShared(context, "not-listed"));
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const outcome = await askNotListed(context, sent.value);
  if (outcome === "received") return redirect(paths.notListed({ sent: "1" }), 303);
  const [status, words] = REFUSED[outcome];
  return outcome === "no-profile"
    ? sent.refuse(status, { errors: { profile: t(words) } })
    : sent.refuse(status, { notice: { title: t(words) } });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Ask not to be listed"),
    description: t("How to have a profile taken out of the directory."),
    indexable: false,
  });

export default function NotListed() {
  const { known, sent, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({ rules, answer: useAnswer<typeof action>(), known });
  const busy = useNavigation().state === "submitting";
  if (sent)
    return (
      <PageMain own form>
        <PageHead form>
          <h1>{t("We got your request")}</h1>
          <p>
            {t(
              "A person on our team reads it within {hours} hours and emails you. The profile stays up until then.",
              { hours: REQUEST_DUE_HOURS },
            )}
          </p>
        </PageHead>
        <Row>
          <ButtonLink to={paths.help("not-listed")}>{t("What stays, and why")}</ButtonLink>
        </Row>
      </PageMain>
    );
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Ask not to be listed")}</h1>
        <p className="text-muted">
          {rich(
            "Licenses are public, so we list them. If you don’t want your profile here, tell us. You don’t need an account. {link}",
            { link: <Link to={paths.help("not-listed")}>{t("What stays, and why")}</Link> },
          )}
        </p>
      </PageHead>
      <PostForm form={form}>
        {form.notice ? (
          <Note tone="bad" live>
            <b>{form.notice.title}</b>
            <span>{` ${form.notice.text ?? ""}`}</span>
          </Note>
        ) : null}
        <InputField
          label={t("Address of the profile, or the NPN")}
          hint={t("Not in the directory yet? Enter the NPN, and no list adds you.")}
          field={form.field("profile")}
        />
        <ChoiceGroup legend={t("Who are you?")} field={form.field("by")}>
          {Object.entries(BY_WORDS).map(([by, words]) => (
            <Choice key={by} type="radio" field={form.field("by")} value={by}>
              {t(words)}
            </Choice>
          ))}
        </ChoiceGroup>
        <InputField label={t("Your name")} autoComplete="name" field={form.field("name")} />
        <InputField
          label={t("Your email")}
          hint={t("We answer here. The email that your state has for the license is the fastest proof.")}
          field={form.field("email")}
        />
        <ChoiceGroup legend={t("Why?")} field={form.field("why")}>
          {Object.entries(REASON_WORDS).map(([why, words]) => (
            <Choice key={why} type="radio" field={form.field("why")} value={why}>
              {t(words)}
            </Choice>
          ))}
        </ChoiceGroup>
        <TextareaField
          label={t("Anything to add?")}
          rows={4}
          hint={t("Only the people who decide read it.")}
          count={t("at most {n} characters", { n: NOTE_MAX_CHARACTERS })}
          field={form.field("note")}
        />
        <Caption>
          {t(
            "A person decides within {hours} hours and emails you. The profile stays up until then. We delete your name, your email, and your note {days} days after the decision.",
            { hours: REQUEST_DUE_HOURS, days: REQUEST_WORDS_DAYS },
          )}
        </Caption>
        <Row>
          <Button look="primary" busy={busy} busyLabel={t("Sending")}>
            {t("Send the request")}
          </Button>
        </Row>
      </PostForm>
    </PageMain>
  );
}
