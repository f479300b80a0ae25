import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { findAuthenticator } from "#app/domains/auth/second-factor/factor-queries.server.ts";
import { ChangeInput, SetUpInput } from "#app/domains/auth/second-factor/inputs.ts";
import { offerSetUp } from "#app/domains/auth/second-factor/set-up-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ChangeFactor } from "./change-factor.tsx";
import { changeFactor, type FactorAnswer } from "./factor-actions.server.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpApp } from "./set-up-app.tsx";

export const handle = { access: "settings" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const { searchParams } = new URL(request.url);
  const own = await findAuthenticator(context, viewer.userId);
  const setsUp = own === null || searchParams.get("move") === "1";
  return {
    own,
    next: parseOwnPath(searchParams.get("next"), ""),
    isAdmin: flagsOf(viewer.role).isAdmin,
    offer: setsUp ? await offerSetUp(context, viewer) : null,
    rules: { setUp: rulesOf(SetUpInput), change: rulesOf(ChangeInput) },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  return changeFactor(context, request, viewer);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("Second factor"), description: t("Two-step sign-in."), indexable: false });

export default function OwnFactor() {
  const { own, next, isAdmin, offer, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<FactorAnswer>();
  const shown = answer?.offer ?? offer;
  return (
    <Stack gap="loose">
      <header>
        <h1>{t("Second factor")}</h1>
        <p className="text-muted">
          <Link to={paths.settings({ section: "security" })}>{t("Back to security settings")}</Link>
        </p>
      </header>
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          <b>{`${answer.notice.title}.`}</b>
          <span> </span>
          <span>{answer.notice.text}</span>
        </Note>
      )}
      {answer?.codes !== undefined ? (
        <RecoveryCodes codes={answer.codes} next={next} />
      ) : shown !== null ? (
        <SetUpApp
          offer={shown}
          moves={own !== null}
          needed={isAdmin && own === null}
          rules={rules.setUp}
          answer={answer}
        />
      ) : own !== null ? (
        <ChangeFactor own={own} rules={rules.change} answer={answer} />
      ) : null}
    </Stack>
  );
}
