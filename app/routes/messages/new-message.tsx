import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { notTakingClients } from "#app/domains/directory/policy.ts";
import { NEWEST } from "#app/domains/messages/anchors.ts";
import { StartInput } from "#app/domains/messages/inputs.ts";
import { findAgentToWrite } from "#app/domains/messages/reading/thread-queries.server.ts";
import { refuseAgent, startThread } from "#app/domains/messages/sending/start-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

async function findAgent(request: Request, context: AppContext, userId: string) {
  const slug = /^[a-z0-9-]{1,120}$/.exec(new URL(request.url).searchParams.get("agent") ?? "")?.[0] ?? "";
  const agent = await findAgentToWrite(context, userId, slug);
  if (agent !== null) return agent;
  throw notFoundNotice(
    t("Agent not found"),
    t("There’s no agent at this address, or the profile is closed."),
    [{ label: t("Find agents"), to: paths.locationHub() }],
  );
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const agent = await findAgent(request, context, viewer.userId);
  if (agent.threadId !== null) throw redirect(`${paths.thread(agent.threadId)}#${NEWEST}`);
  return {
    name: agent.name,
    slug: agent.slug,
    refusal: refuseAgent(agent, viewer),
    full: notTakingClients(agent),
    near: agent.zip,
    licensed: agent.licensed,
    key: crypto.randomUUID(),
    rules: rulesOf(StartInput),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const agent = await findAgent(request, context, viewer.userId);
  const sent = await readSent(request, StartInput);
  if (!sent.ok) return sent.refuse(400);
  // Existing clients continue in their conversation.
  const isNew = agent.threadId === null && refuseAgent(agent, viewer) === null;
  const full = isNew ? notTakingClients(agent) : null;
  if (full !== null) return sent.refuse(409, { errors: { form: full } });
  const outcome = await startThread(context, viewer, agent, sent.value);
  if (outcome.kind === "refused") return sent.refuse(outcome.status, { errors: outcome.errors });
  context.cookies.push(
    writeToast({ title: t("Message sent"), text: t("To {name}.", { name: agent.name }), tone: "success" }),
  );
  return redirect(`${paths.thread(outcome.threadId)}#${NEWEST}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta("", {
    title: page === undefined ? t("New message") : t("Message {name}", { name: page.name }),
    description: t("Write to an agent."),
    indexable: false,
  });

export default function NewMessage() {
  const { name, slug, refusal, full, near, licensed, key, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm({ rules, answer, known: { key } });
  const busy = useNavigation().state === "submitting";
  if (refusal !== null) {
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title={t("You can’t message {name} here", { name })}
          actions={
            <>
              <ButtonLink to={paths.askExpert()}>{t("Ask an Expert")}</ButtonLink>
              <Link to={paths.showcase(slug)}>{t("Back to profile")}</Link>
            </>
          }
        >
          <p>{refusal}</p>
        </EmptyState>
      </PageMain>
    );
  }
  // What was typed before the agent closed is still shown, next to the reason.
  if (full !== null && answer === undefined) {
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title={t("You can’t message {name} here", { name })}
          actions={
            <>
              <ButtonLink look="primary" to={paths.search({ q: near, accepting: true })}>
                {t("Agents near {zip}", { zip: near })}
              </ButtonLink>
              <Link to={paths.showcase(slug)}>{t("Back to profile")}</Link>
            </>
          }
        >
          <p>{full}</p>
        </EmptyState>
      </PageMain>
    );
  }
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Message {name}", { name })}</h1>
        <p className="text-muted">
          {t(
            "{name} sees your first name and ZIP code. Your phone and email stay hidden until you choose to show them, and your message goes to no one else.",
            { name },
          )}
        </p>
      </PageHead>
      {licensed ? null : (
        <Note tone="bad" className="mb-5">
          {rich(
            "{name} has no license in force today and can’t sell insurance. Write only about something you already have with {name}, or {link}.",
            { name, link: <Link to={paths.askExpert()}>{t("ask an agent who is licensed")}</Link> },
          )}
        </Note>
      )}
      <PostForm form={form}>
        <HiddenField field={form.field("key")} />
        <InputField
          label={t("ZIP code")}
          field={form.field("zip")}
          short
          hint={t("Where you need insurance, so we can check the license.")}
        />
        <TextareaField
          label={t("Message")}
          field={form.field("body")}
          rows={6}
          hint={t("Leave out policy numbers and health details until you know each other.")}
        />
        <Row>
          <Button look="primary" busy={busy} busyLabel={t("Sending")}>
            {t("Send message")}
          </Button>
          <Link to={paths.showcase(slug)}>{t("Back to profile")}</Link>
        </Row>
      </PostForm>
    </PageMain>
  );
}
