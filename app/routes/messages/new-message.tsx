import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { NEWEST } from "#app/domains/messages/anchors.ts";
import { StartInput } from "#app/domains/messages/inputs.ts";
import { refuseAgent, startThread } from "#app/domains/messages/start-commands.server.ts";
import { findAgentToWrite, formatFull } from "#app/domains/messages/thread-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { HiddenField } from "#app/ui/forms/hidden-field.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
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
  throw notFoundNotice("Agent not found", "There’s no agent at this address, or the profile is closed.", [
    { label: "Find agents", to: paths.locationHub() },
  ]);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const agent = await findAgent(request, context, viewer.userId);
  if (agent.threadId !== null) throw redirect(`${paths.thread(agent.threadId)}#${NEWEST}`);
  return {
    name: agent.name,
    slug: agent.slug,
    refusal: refuseAgent(agent, viewer),
    full: formatFull(agent),
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
  const outcome = await startThread(context, viewer, agent, sent.value);
  if (outcome.kind === "refused") return sent.refuse(outcome.status, { errors: outcome.errors });
  context.cookies.push(writeToast({ title: "Message sent", text: `To ${agent.name}.`, tone: "success" }));
  return redirect(`${paths.thread(outcome.threadId)}#${NEWEST}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta("", {
    title: page === undefined ? "New message" : `Message ${page.name}`,
    description: "Write to an agent.",
    indexable: false,
  });

export default function NewMessage() {
  const { name, slug, refusal, full, licensed, key, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const form = useAnsweredForm({ rules, answer, known: { key } });
  const busy = useNavigation().state === "submitting";
  if (refusal !== null) {
    return (
      <PageMain own>
        <EmptyState
          level={1}
          title={`You can’t message ${name} here`}
          actions={
            <>
              <ButtonLink to={paths.askExpert()}>Ask an Expert</ButtonLink>
              <Link to={paths.showcase(slug)}>Back to profile</Link>
            </>
          }
        >
          <p>{refusal}</p>
        </EmptyState>
      </PageMain>
    );
  }
  return (
    <PageMain own form>
      <PageHead form>
        <h1>Message {name}</h1>
        <p className="text-muted">
          {name} sees your first name and ZIP code. Your phone and email stay hidden until you choose to show
          them, and your message goes to no one else.
        </p>
      </PageHead>
      {licensed ? null : (
        <Note tone="bad" className="mb-5">
          {name} has no license in force today and can’t sell insurance. Write only about something you
          already have with {name}, or <Link to={paths.askExpert()}>ask an agent who is licensed</Link>.
        </Note>
      )}
      {full === null || !licensed ? null : (
        <Note tone="plain" className="mb-5">
          {name} isn’t taking new clients {full}. Current clients can still write.
        </Note>
      )}
      <PostForm form={form}>
        <HiddenField field={form.field("key")} />
        <InputField
          label="ZIP code"
          field={form.field("zip")}
          short
          hint="Where you need insurance, so we can check the license."
        />
        <TextareaField
          label="Message"
          field={form.field("body")}
          rows={6}
          hint="Leave out policy numbers and health details until you know each other."
        />
        <Row>
          <Button look="primary" busy={busy} busyLabel="Sending">
            Send message
          </Button>
          <Link to={paths.showcase(slug)}>Back to profile</Link>
        </Row>
      </PostForm>
    </PageMain>
  );
}
