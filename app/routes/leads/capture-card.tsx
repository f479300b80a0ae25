import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { CaptureInput } from "#app/domains/leads/inputs.ts";
import { leaveDetails } from "#app/domains/leads/requests/capture-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { CardHead } from "./card/card-head.tsx";
import { getCard, loadCard } from "./card/load-card.server.ts";
import { ConsentChoices } from "./consent-choices.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadCard(args);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { agent } = await getCard(context, params.identifier);
  const sent = await readSent(request, CaptureInput);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await leaveDetails(context, agent, sent.value, await getViewer(context));
  if (outcome.kind === "refused") return sent.refuse(outcome.status, { errors: outcome.errors });
  if (outcome.kind === "too-often")
    return sent.refuse(429, {
      notice: tooOften(outcome.waitSeconds, t("That’s a lot of cards for one address or network")),
    });
  return redirect(`${leadPaths.captureCard(agent.slug)}?left=1`, 303);
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) =>
  pageMeta("", {
    title: page === undefined ? t("Contact card") : page.card.name,
    description: t("Save this agent’s contact, or leave yours."),
    indexable: false,
  });

export default function CaptureCard() {
  const { card, slug, open, own, left, consent } = useLoaderData<typeof loader>();
  return (
    <PageMain own form>
      <Sheet className="grid gap-5 p-5">
        <CardHead agent={card} level={1} />
        <Row>
          {/* A file, so a plain link. Sharing the profile's component would cost profiles a separate chunk. */}
          <ButtonLink
            icon="card"
            look={open && !left ? "plain" : "primary"}
            to={paths.agentContact(slug)}
            reloadDocument
            download={`${slug}.vcf`}
          >
            {t("Save contact")}
          </ButtonLink>
          <ButtonLink look="link" to={paths.showcase(slug)}>
            {t("View profile")}
          </ButtonLink>
        </Row>
      </Sheet>
      {left ? (
        <Note className="mt-6" live>
          <b>{t("{name} has your details now.", { name: card.name })}</b>
          <span>{` ${t("We emailed you a copy of what you agreed to, with a link that stops it.")}`}</span>
        </Note>
      ) : own ? (
        <Note tone="plain" className="mt-6">
          {t("This is your own card. People who scan your code see a form here.")}
        </Note>
      ) : open ? (
        <Section id="leave" title={consent.title} thin>
          <CaptureForm />
        </Section>
      ) : null}
    </PageMain>
  );
}

function CaptureForm() {
  const { known, rules, consent, legal } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const form = useAnsweredForm({ rules, answer, known });
  const busy = useNavigation().state === "submitting";
  return (
    <PostForm form={form}>
      {answer?.notice ? (
        <Note tone="bad" live>
          <b>{answer.notice.title}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      ) : null}
      <HiddenField field={form.field("key")} />
      <FieldPair>
        <InputField label={t("First name")} field={form.field("firstName")} />
        <InputField label={t("Last name")} field={form.field("lastName")} />
      </FieldPair>
      <InputField
        label={t("Email")}
        field={form.field("email")}
        hint={t("We send a copy of what you agree to.")}
      />
      <TextareaField label={t("What is it about?")} rows={3} field={form.field("note")} />
      <ConsentChoices form={form} consent={consent} />
      {legal === null ? null : <Caption>{legal}</Caption>}
      <div>
        <Button look="primary" busy={busy} busyLabel={t("Sending")}>
          {consent.button}
        </Button>
      </div>
    </PostForm>
  );
}
