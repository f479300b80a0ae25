import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PrivacyNoteInput } from "#app/domains/privacy/inputs.ts";
import {
  appealPrivacy,
  canAppeal,
  confirmAccess,
  confirmCorrection,
  isFileOpen,
  isLinkOpen,
} from "#app/domains/privacy/request-commands.server.ts";
import { readPrivacyToken } from "#app/domains/privacy/request-links.server.ts";
import { findPrivacyRequest } from "#app/domains/privacy/request-queries.server.ts";
import { KIND_WORDS } from "#app/domains/privacy/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { forgetHeld } from "./held.server.ts";
import { RequestSteps } from "./request-steps.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** The link's request; null for a forged link, one that nobody confirmed in time, or one that is deleted. */
async function findLinked(context: AppContext, token: string | undefined) {
  const id = await readPrivacyToken(context, token);
  const request = id === null ? null : await findPrivacyRequest(context, id);
  const over = request?.status === "unconfirmed" && !isLinkOpen(request, context.clock.now());
  return over ? null : request;
}

/** Opening the page does nothing, because mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = await findLinked(context, params.token);
  if (request === null) return data({ page: null }, { status: 410 });
  const nowMs = context.clock.now();
  const { kind, email, status, note, dueAt, reply, appeal, appealReply, hasAccount } = request;
  return data({
    page: {
      request: { kind, email, status, note, dueAt, reply, appeal, appealReply },
      hasAccount: hasAccount === 1,
      file: isFileOpen(request, nowMs) ? paths.privacyFile(params.token ?? "") : null,
      appealable: canAppeal(request, nowMs),
      rules: rulesOf(PrivacyNoteInput),
    },
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const wait = await takeAction(context, "link");
  if (wait > 0) return data<FormReply>({ notice: tooOften(wait) }, { status: 429 });
  const found = await findLinked(context, params.token);
  const over = () => data<FormReply>({ notice: { title: t("This link no longer works") } }, { status: 410 });
  if (found === null) return over();
  const here = redirect(paths.privacyRequestLink(params.token ?? ""), 303);
  const intent = form.get("intent");
  if (intent === "confirm-access") {
    // Its address alone must not open an account that may ask for more than a password.
    if (found.hasAccount === 1)
      return data<FormReply>(
        { notice: { title: t("There’s an account with this address. Sign in to get its file.") } },
        { status: 409 },
      );
    await confirmAccess(context, found);
    return here;
  }
  if (intent === "confirm-deletion") {
    const outcome = await forgetHeld(context, found);
    return outcome === "account"
      ? data<FormReply>(
          { notice: { title: t("There’s an account with this address. Sign in to delete it.") } },
          { status: 409 },
        )
      : here;
  }
  if (intent !== "confirm-correction" && intent !== "appeal-privacy")
    throw new Response("There’s no such action.\n", { status: 400 });
  const sent = readFields(form, PrivacyNoteInput);
  if (!sent.ok) return sent.refuse(400);
  const { note } = sent.value;
  const done =
    intent === "confirm-correction"
      ? await confirmCorrection(context, found, note)
      : canAppeal(found, context.clock.now()) && (await appealPrivacy(context, found, note));
  return done ? here : sent.refuse(409, { notice: { title: t("This was already sent.") } });
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Your privacy request"),
    description: t("What you asked for, and what became of it."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function PrivacyRequestPage() {
  const { page } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  if (page === null)
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title={t("This link no longer works")}
          actions={<ButtonLink to={paths.privacyRequest()}>{t("Ask for a new link")}</ButtonLink>}
        >
          <p>{t("It was too old, or it’s incomplete. Nothing was changed.")}</p>
        </EmptyState>
      </PageMain>
    );
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Your privacy request")}</h1>
        <p className="text-muted">{`${t(KIND_WORDS[page.request.kind])}: ${page.request.email}`}</p>
      </PageHead>
      <RequestSteps {...page} answer={answer} />
    </PageMain>
  );
}
