import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { HELD_DUE_HOURS } from "#app/domains/reviews/limits.ts";
import { verifyReview } from "#app/domains/reviews/writing/verify-commands.server.ts";
import { parseReviewToken } from "#app/domains/reviews/writing/write-inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { parseForm } from "#app/platform/form.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/page-meta.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** Shows the button alone: mail programs follow links by themselves, and would confirm for their reader. */
export function loader({ request }: LoaderFunctionArgs) {
  const token = parseReviewToken(new URL(request.url).searchParams.get("token"));
  return data({ token }, token === null ? { status: 410 } : {});
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = parseReviewToken((await parseForm(request)).get("token"));
  const outcome = token === null ? null : await verifyReview(context, token);
  if (outcome === null || outcome.kind === "no-link") return data({ over: true }, { status: 410 });
  const { kind, slug, agentName } = outcome;
  const record = `${paths.showcase(slug)}#reviews`;
  const [title, text, to] =
    kind === "published"
      ? (["Review published", `Of ${agentName}.`, record] as const)
      : ([
          "A person reads it first",
          `Your review of ${agentName} is confirmed. It is read within ${HELD_DUE_HOURS} hours.`,
          context.session === null ? record : paths.leaveReview(slug),
        ] as const);
  context.cookies.push(writeToast({ title, text, tone: "success" }));
  return redirect(to, 303);
}

export const meta: MetaFunction = () => [
  ...pageMeta("", { title: "Confirm your review", description: "One press publishes it.", indexable: false }),
  SECRET_ADDRESS,
];

export default function VerifyReview() {
  const { token } = useLoaderData<typeof loader>();
  const over = useActionData<typeof action>()?.over ?? token === null;
  return (
    <main id="main" className="wrap ownpage askpage">
      {over || token === null ? (
        <EmptyState
          level={1}
          title="This link confirms nothing any more"
          actions={
            <>
              <ButtonLink to={paths.myReviews()}>Your reviews</ButtonLink>
              <Link to={paths.help("reviews")}>How reviews are checked</Link>
            </>
          }
        >
          <p>It was used, has run out, or was replaced by a newer one. Open your review and send it again.</p>
        </EmptyState>
      ) : (
        <>
          <header>
            <h1>Confirm your review</h1>
            <p className="muted">It appears with your first name and initial as soon as you confirm it.</p>
          </header>
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <Button look="primary">Yes, publish my review</Button>
          </Form>
        </>
      )}
    </main>
  );
}
