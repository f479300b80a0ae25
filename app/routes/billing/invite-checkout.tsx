import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { startCheckout } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import { RefusalNote } from "#app/domains/billing/components/refusal-note.tsx";
import { PlanInput } from "#app/domains/billing/inputs.ts";
import { listPlans } from "#app/domains/billing/plans/plan-queries.server.ts";
import { INTERVALS, priceWords } from "#app/domains/billing/words.ts";
import { invitePath } from "#app/domains/organizations/invites/invite-email.server.ts";
import { linkStateOf } from "#app/domains/organizations/invites/invite-policy.ts";
import {
  type FoundInvite,
  findInvite,
  isSeatFree,
} from "#app/domains/organizations/invites/invite-queries.server.ts";
import { readInviteToken } from "#app/domains/organizations/invites/invite-token.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { goOrRefuse } from "./go-to-stripe.server.ts";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

/** The invite in the address, null without one. Redirects to the invite's page when it has a free seat or has ended. */
async function requireInvite(request: Request, context: AppContext) {
  const viewer = await requireSignedIn(request, context);
  const token = (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);
  if (token === "") return { viewer, invite: null, back: "" };
  const inviteId = await readInviteToken(context, token);
  const invite: FoundInvite | null = inviteId === null ? null : await findInvite(context, inviteId);
  if (invite === null)
    throw notFoundNotice(
      "This link is incomplete",
      "Open it again from your email, or copy all of it. Nothing was charged.",
      [{ label: "What you pay for", to: paymentPaths.subscriptions() }],
    );
  const back = invitePath(invite.role, invite.organizationId, token);
  const waits = linkStateOf(invite, context.clock.now()) === "waiting";
  if (!waits || (await isSeatFree(context, invite.organizationNo, viewer.userId))) throw redirect(back, 303);
  return { viewer, invite, back };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, invite, back } = await requireInvite(request, context);
  if (invite === null) return { invite: null };
  const [plan] = (await listPlans(context, ["member"])).filter(({ prices }) => prices.length > 0);
  return {
    invite: {
      organization: invite.organization,
      inviter: invite.inviter,
      email: invite.email,
      mine: invite.email === viewer.email,
      own: viewer.email,
    },
    back,
    plan: plan ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, invite } = await requireInvite(request, context);
  const sent = await readSent(request, PlanInput);
  if (invite === null || !sent.ok)
    return sent.refuse(400, { notice: { title: "Choose how often you pay", text: "Nothing was charged." } });
  const outcome = await startCheckout(
    context,
    viewer.userId,
    { kind: "seat", organizationNo: invite.organizationNo, inviteId: invite.id, audience: "member" },
    { priceId: sent.value.price, seats: 1 },
  );
  const { status, why } = goOrRefuse(outcome, request, context, viewer.userId);
  return sent.refuse(status, why);
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: "Pay for your seat",
    description: "A seat of your own in the organization that invited you.",
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function InviteCheckout() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { pathname, search } = useLocation();
  const busy = useNavigation().state === "submitting";
  if (page.invite === null)
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title="Open the link in your invite"
          actions={<ButtonLink to={paymentPaths.subscriptions()}>What you pay for</ButtonLink>}
        >
          <p>When an organization that invited you has no free seat, its invite leads here.</p>
        </EmptyState>
      </PageMain>
    );
  const { invite, back, plan } = page;
  const before = sentPrice(answer);
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{`Pay for your seat at ${invite.organization}`}</h1>
        <p className="text-muted">
          {`All its seats are taken. ${invite.inviter ?? invite.organization} can add one, or you pay for your own and join right away.`}
        </p>
      </PageHead>
      <Stack>
        <RefusalNote notice={answer?.notice} />
        {!invite.mine ? (
          <Note tone="plain">
            <span>The invite went to </span>
            <b>{invite.email}</b>
            <span>, and you’re signed in as </span>
            <b>{invite.own}</b>
            <span>. Only the account with that address can pay for the seat.</span>
          </Note>
        ) : plan === null ? (
          <Note tone="plain">
            {`You can’t pay for your own seat right now. Ask ${invite.inviter ?? invite.organization} to add one: your invite stays open.`}
          </Note>
        ) : (
          <Stack as={Form} gap="form" method="post" action={pathname + search}>
            <ul className="grid list-disc gap-1.5 pl-5">
              {plan.includes.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            <fieldset className="grid gap-1.5">
              <legend className="mb-1.5">How often</legend>
              {plan.prices.map((price, index) => (
                <Choice
                  key={price.id}
                  type="radio"
                  name="price"
                  value={price.id}
                  required
                  defaultChecked={before === null ? index === 0 : price.id === before}
                >
                  {`${INTERVALS[price.interval].every}: ${priceWords(price, false)}`}
                </Choice>
              ))}
            </fieldset>
            <Row>
              <Button look="primary" busy={busy} busyLabel="Going to the payment page">
                Continue to payment
              </Button>
            </Row>
            <Caption>
              {`You pay now and then each period until you cancel, plus tax. You enter your card on our payment provider’s page; it never reaches us. If you leave ${invite.organization}, the plan ends with its period.`}
            </Caption>
          </Stack>
        )}
        <p>
          <Link to={back}>Back to the invite</Link>
        </p>
      </Stack>
    </PageMain>
  );
}

/** The choice before the form came back. */
function sentPrice(answer: FormReply | undefined): string | null {
  const price = answer?.result?.initialValue?.price;
  return typeof price === "string" ? price : null;
}
