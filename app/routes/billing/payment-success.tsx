import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { readPayment } from "./result/payment-result.server.ts";
import { PaymentOutcome } from "./result/payment-result.tsx";

/** Open in every step of onboarding: after the payment the payer is in the next step already. */
export const handle = { access: "settings", english: true, whilePaying: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  return { result: await readPayment(request, context, viewer) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Payment", description: "What became of your payment.", indexable: false });

export default function PaymentSuccess() {
  const { result } = useLoaderData<typeof loader>();
  return (
    <PaymentOutcome
      result={result}
      none="Payment"
      open="Your payment isn’t finished"
      unpaid="This wasn’t paid"
    />
  );
}
