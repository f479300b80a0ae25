import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { hasStopped } from "#app/domains/consents/stop-queries.server.ts";
import { findSeller, stopContact } from "#app/domains/leads/consents/consent-commands.server.ts";
import { readLeadToken } from "#app/domains/leads/lead-links.server.ts";
import {
  canSend,
  continueRequest,
  isSender,
  sendRequest,
} from "#app/domains/leads/requests/request-commands.server.ts";
import { findRequest } from "#app/domains/leads/requests/request-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { RequestReplies } from "./quote/request-replies.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** The link's request; null for a forged link, or one that is too old. */
async function findLinked(context: AppContext, token: string | undefined) {
  const id = await readLeadToken(context, "request", token);
  return id === null ? null : findRequest(context, id);
}

/** Opening the page sends nothing, because mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [found, viewer] = await Promise.all([findLinked(context, params.token), getViewer(context)]);
  if (found === null) return data({ page: null }, { status: 410 });
  const { request, replies } = found;
  const { submissionKey: _, agentUserId: __, phone: ___, agentId, ...shown } = request;
  const stoppedBefore =
    shown.agreed.length > 0 && (await hasStopped(context, { email: shown.email, sellerId: agentId }));
  return data({
    page: {
      request: shown,
      replies,
      token: params.token ?? "",
      sendable: canSend(request, context.clock.now()),
      sender: isSender(request, viewer),
      signedIn: viewer !== null,
      stoppedBefore,
    },
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const intent = (await parseForm(request)).get("intent");
  const wait = await takeAction(context, "link");
  if (wait > 0) return data<FormReply>({ notice: tooOften(wait) }, { status: 429 });
  const found = await findLinked(context, params.token);
  const over = () =>
    data<FormReply>(
      { notice: { title: t("This link has expired."), text: t("Ask the agent again for a new one.") } },
      { status: 410 },
    );
  if (found === null) return over();
  const here = leadPaths.quoteRequest(params.token ?? "");
  if (intent === "continue") {
    const viewer = await getViewer(context);
    const threadId = viewer === null ? null : await continueRequest(context, found.request, viewer);
    if (threadId === null) throw new Response("Sign in with the address you asked with.\n", { status: 403 });
    return redirect(paths.thread(threadId), 303);
  }
  if (intent === "stop") {
    const { email, agentId } = found.request;
    await stopContact(context, email, await findSeller(context, agentId));
    context.cookies.push(
      writeToast({
        title: t("Stopped"),
        text: t("{name} may not call, text, or email you.", { name: found.request.agentName }),
        tone: "success",
      }),
    );
    return redirect(here, 303);
  }
  if (intent !== "send") throw new Response("There’s no such action.\n", { status: 400 });
  const outcome = await sendRequest(context, found.request);
  switch (outcome.kind) {
    case "over":
      return over();
    case "too-often":
      return data<FormReply>({ notice: tooOften(outcome.waitSeconds) }, { status: 429 });
    case "stopped":
      return data<FormReply>(
        {
          notice: {
            title: t("Your request wasn’t sent."),
            text: t(
              "Someone asked us to stop calls and texts to this number, so we don’t pass it on. Uncheck both, or use the email address that asked us to stop.",
            ),
          },
        },
        { status: 409 },
      );
    case "not-licensed":
      return data<FormReply>(
        {
          notice: {
            title: t("{name} is no longer licensed for this.", { name: found.request.agentName }),
            text: t("Your request wasn’t sent. Search for another agent below."),
          },
        },
        { status: 409 },
      );
    case "sent":
      context.cookies.push(
        writeToast({
          title: t("Request sent"),
          text: t("{name} has it now.", { name: found.request.agentName }),
          tone: "success",
        }),
      );
      return redirect(here, 303);
  }
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Your quote request"),
    description: t("What you asked for."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function QuoteRequest() {
  const { page } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  if (page === null)
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title={t("This link is incomplete or has expired")}
          actions={<ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>}
        >
          <p>{t("Open it again from the email, or copy the full link.")}</p>
        </EmptyState>
      </PageMain>
    );
  const { request, replies, token, sendable, sender, signedIn, stoppedBefore } = page;
  const { agentName: name, typeName, zip, answers, note, state } = request;
  const here = leadPaths.quoteRequest(token);
  const unconfirmed = state === "unconfirmed";
  return (
    <PageMain own form>
      <PageHead form>
        <h1>
          {unconfirmed ? t("Send your request to {name}", { name }) : t("Your request to {name}", { name })}
        </h1>
        <p className="text-muted">{`${named(`${typeName} insurance`)}, ${zip}`}</p>
      </PageHead>
      {answer?.notice ? (
        <Note tone="bad" live className="mb-5">
          <b>{answer.notice.title}</b>
          <span>{` ${answer.notice.text ?? ""} `}</span>
          <Link to={paths.search({ q: zip, type: request.typeSlug, accepting: true })}>
            {t("Agents licensed for it near {zip}", { zip })}
          </Link>
        </Note>
      ) : null}
      <FactList
        items={[
          ...answers.map(([term, detail]) => ({ term: named(term), detail: named(detail) })),
          ...(note === "" ? [] : [{ term: t("Your words"), detail: <Written>{note}</Written> }]),
        ]}
      />
      {sendable ? (
        <Stack as={Form} method="post" className="mt-6">
          {stoppedBefore ? (
            <Note>
              {t(
                "You asked us to stop before. If you send this, {name} may reach you again as you checked.",
                {
                  name,
                },
              )}
            </Note>
          ) : null}
          <p>
            {t(
              "It goes to {name} and to no one else. If you didn’t write it, just close this page, and no one will get it.",
              { name },
            )}
          </p>
          <div>
            <Button look="primary" name="intent" value="send">
              {t("Send my request")}
            </Button>
          </div>
        </Stack>
      ) : unconfirmed ? (
        <Note tone="plain" className="mt-6">
          <span>{`${t("This link is too old to send it.")} `}</span>
          <Link to={paths.requestQuote({ agent: request.agentSlug, type: request.typeSlug, zip })}>
            {t("Ask {name} again", { name })}
          </Link>
        </Note>
      ) : (
        <RequestReplies request={request} replies={replies} reader={{ sender, signedIn, here }} />
      )}
    </PageMain>
  );
}
