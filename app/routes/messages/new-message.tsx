import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { NEWEST } from "#app/domains/messages/anchors.ts";
import { StartInput } from "#app/domains/messages/inputs.ts";
import { refuseAgent, startThread } from "#app/domains/messages/start-commands.server.ts";
import { findAgentToWrite, wordFull } from "#app/domains/messages/thread-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/form.ts";
import { type FormAnswer, fieldsOf, typedOf } from "#app/platform/form-answer.ts";
import { fieldErrors } from "#app/platform/inputs.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

async function findAgent(request: Request, context: AppContext, userId: string) {
  const slug = /^[a-z0-9-]{1,120}$/.exec(new URL(request.url).searchParams.get("agent") ?? "")?.[0] ?? "";
  const agent = await findAgentToWrite(context, userId, slug);
  if (agent !== null) return agent;
  throw notFoundNotice("No such agent", "There is no agent at this address, or the record is closed.", [
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
    full: wordFull(agent),
    key: crypto.randomUUID(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const agent = await findAgent(request, context, viewer.userId);
  const form = await parseForm(request);
  const typed = typedOf(form);
  const refuse = (status: number, answer: FormAnswer) => data<FormAnswer>({ ...answer, typed }, { status });
  const input = StartInput.safeParse(fieldsOf(form));
  if (!input.success) return refuse(400, { errors: fieldErrors(input.error) });
  const outcome = await startThread(context, viewer, agent, input.data);
  if (outcome.kind === "refused") return refuse(outcome.status, { errors: outcome.errors });
  context.cookies.push(writeToast({ title: "Message sent", text: `To ${agent.name}.`, tone: "success" }));
  return redirect(`${paths.thread(outcome.threadId)}#${NEWEST}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta("", {
    title: page === undefined ? "New message" : `Message ${page.name}`,
    description: "A first message.",
    indexable: false,
  });

export default function NewMessage() {
  const { name, slug, refusal, full, key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === "submitting";
  const { errors = {}, typed } = answer ?? {};
  if (refusal !== null) {
    return (
      <PageMain own>
        <EmptyState
          level={1}
          title={`${name} cannot be written to here`}
          actions={
            <>
              <ButtonLink to={paths.askExpert()}>Ask an Expert</ButtonLink>
              <Link to={paths.showcase(slug)}>Back to the record</Link>
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
          {name} sees your first name and ZIP code. Your phone and e-mail stay hidden until you choose to show
          them, and your message goes to no one else.
        </p>
      </PageHead>
      {full === null ? null : (
        <Note tone="plain" className="mb-5">
          {name} takes no new clients {full}. Present clients can still write.
        </Note>
      )}
      <Stack as={Form} gap="form" method="post" noValidate>
        <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
        <input type="hidden" name="key" value={typed?.key ?? key} />
        <InputField
          label="ZIP code"
          name="zip"
          autoComplete="postal-code"
          inputMode="numeric"
          short
          maxLength={5}
          hint="Where it is insured, so that the licence can be checked."
          defaultValue={typed?.zip ?? ""}
          error={errors.zip}
        />
        <TextareaField
          label="Message"
          name="body"
          rows={6}
          hint="Leave out policy numbers and health details until you know each other."
          defaultValue={typed?.body ?? ""}
          error={errors.body}
        />
        <Row>
          <Button look="primary" busy={busy} busyLabel="Sending">
            Send message
          </Button>
          <Link to={paths.showcase(slug)}>Back to the record</Link>
        </Row>
      </Stack>
    </PageMain>
  );
}
