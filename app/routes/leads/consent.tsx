import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { findSeller, revokeAll, stopContact } from "#app/domains/leads/consents/consent-commands.server.ts";
import { ConsentList, keptAfterwards, StopOneAgent } from "#app/domains/leads/consents/consent-list.tsx";
import { findAddress, listConsents } from "#app/domains/leads/consents/consent-queries.server.ts";
import { readLeadToken } from "#app/domains/leads/lead-links.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** The address that the link was emailed to; null for a forged link, or when its request is gone. */
async function findLinked(context: AppContext, token: string | undefined): Promise<string | null> {
  const id = await readLeadToken(context, "consent", token);
  const address = id === null ? null : await findAddress(context, id);
  return address === "" ? null : address;
}

/** Shows what would end and changes nothing, because mail scanners open every link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const address = await findLinked(context, params.token);
  if (address === null)
    return data({ token: "", address: "", consents: [], repliable: 0, sellers: [] }, { status: 400 });
  return data({ token: params.token ?? "", address, ...(await listConsents(context, address)) });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const wait = await takeAction(context, "unsubscribe");
  if (wait > 0) return data<FormReply>({ notice: tooOften(wait) }, { status: 429 });
  const address = await findLinked(context, params.token);
  if (address === null) return data<FormReply>({}, { status: 400 });
  if (form.get("intent") === "stop-agent") {
    const seller = await findSeller(context, parseUuid(form.get("agent")) ?? "");
    if (seller === null) throw new Response("There’s no such agent.\n", { status: 400 });
    await stopContact(context, address, seller);
    return redirect(leadPaths.consent(params.token ?? ""), 303);
  }
  if (form.get("intent") !== "stop") throw new Response("There’s no such action.\n", { status: 400 });
  await revokeAll(context, address);
  return redirect(leadPaths.consent(params.token ?? ""), 303);
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("What you agreed to"),
    description: t("Stop being contacted."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function Consent() {
  const { token, address, consents, repliable, sellers } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  if (token === "")
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title={t("This link is incomplete")}
          actions={<ButtonLink to={paths.help()}>{t("Help")}</ButtonLink>}
        >
          <p>
            {t(
              "Nothing was changed. Open it again from the email, or copy the full link. If what you sent was deleted, its link has ended too.",
            )}
          </p>
        </EmptyState>
      </PageMain>
    );
  const active = consents.filter(({ revokedAt }) => revokedAt === null).length;
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{active + repliable > 0 ? t("Stop being contacted?") : t("No one may contact you")}</h1>
        <p className="text-muted">
          {active > 0
            ? t(
                "This is what {address} agreed to. One click stops all of it, and we tell each agent at once.",
                { address },
              )
            : repliable > 0
              ? t(
                  "Agents that {address} asked for a quote can reply by email. One click stops it, and we tell each agent at once.",
                  { address },
                )
              : t(
                  "Nothing that {address} agreed to is in force. Agents were told, and no longer see how to reach you.",
                  { address },
                )}
        </p>
      </PageHead>
      {answer?.notice ? (
        <Note tone="bad" live className="mb-5">
          <b>{answer.notice.title}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      ) : null}
      {active + repliable > 0 ? (
        <Form method="post" className="mb-6">
          <Button look="primary" name="intent" value="stop">
            {t("Stop all of it")}
          </Button>
        </Form>
      ) : null}
      <StopOneAgent sellers={sellers} intent="stop-agent" />
      {consents.length === 0 ? (
        <p>{t("This address has not agreed to anything.")}</p>
      ) : (
        <ConsentList consents={consents} />
      )}
      <Caption>{keptAfterwards()}</Caption>
    </PageMain>
  );
}
