import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { readConfirmToken } from "#app/domains/directory/facts/confirm-link.server.ts";
import { confirmAsked, findAsked } from "#app/domains/directory/facts/fact-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AuthPage } from "../auth-page.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

type Answer = Pick<FormReply, "notice"> & { outcome?: "confirmed" | "done" | "over" };

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** Shows what would be confirmed and changes nothing, because mail scanners open every link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const claim = await readConfirmToken(context, tokenOf(request));
  const page = claim === null ? null : await findAsked(context, claim);
  if (page === null || page.kind === "over")
    return data({ kind: "over" as const, slug: "", facts: [] }, { status: 410 });
  const { slug, facts } = page.found;
  return data({ kind: page.kind, slug, facts });
}

export async function action({ request, context }: ActionFunctionArgs) {
  await parseForm(request);
  const wait = await takeAction(context, "link");
  if (wait > 0) return data<Answer>({ notice: tooOften(wait) }, { status: 429 });
  const claim = await readConfirmToken(context, tokenOf(request));
  const outcome = claim === null ? "over" : await confirmAsked(context, claim);
  return data<Answer>({ outcome }, { status: outcome === "over" ? 410 : 200 });
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Confirm your profile"),
    description: t("One click confirms what your profile says."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function ConfirmFacts() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<Answer>();
  const { kind, slug, facts } = page;
  const outcome = answer?.outcome;
  const edit = <Link to={paths.editShowcase()}>{t("Edit your showcase")}</Link>;
  if (kind === "over" || outcome === "over") {
    return (
      <AuthPage
        title={t("This link no longer works")}
        lead={t("Nothing was changed. Sign in to confirm your profile on your dashboard.")}
        ways={<Link to={paths.dashboard()}>{t("Your dashboard")}</Link>}
      >
        {null}
      </AuthPage>
    );
  }
  if (kind === "done" || outcome !== undefined) {
    return (
      <AuthPage
        title={t("Your profile is confirmed")}
        lead={t("Thank you. Readers see today’s date next to what you confirmed.")}
        ways={
          <>
            <Link to={paths.showcase(slug)}>{t("View profile")}</Link>
            {edit}
          </>
        }
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("Is this still right?")}
      lead={t("Your profile says this. If something is wrong, change it in your showcase instead.")}
      answer={answer}
      ways={edit}
    >
      <FactList items={facts.map(({ name, value }) => ({ term: name, detail: value }))} />
      <Stack as={Form} gap="form" method="post" className="mt-5">
        <div>
          <Button look="primary">{t("Yes, all of it is right")}</Button>
        </div>
      </Stack>
    </AuthPage>
  );
}
