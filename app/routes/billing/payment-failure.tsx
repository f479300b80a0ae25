import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { readPayment } from "./result/payment-result.server.ts";
import { PaymentOutcome } from "./result/payment-result.tsx";

/** Not open in the payment step (specification §4); there the page after a payment reports it. */
export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  return { result: await readPayment(request, context, viewer) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Payment failed", description: "What became of your payment.", indexable: false });

export default function PaymentFailure() {
  const { result } = useLoaderData<typeof loader>();
  return (
    <PaymentOutcome
      result={result}
      none="Payment failed"
      open="The payment didn’t go through"
      unpaid="The payment didn’t go through"
    />
  );
}
