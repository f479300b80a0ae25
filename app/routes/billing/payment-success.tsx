import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readPayment } from "./payment-result.server.ts";
import { NoPayment, OpenResult, PaidResult, UnpaidResult, WaitingResult } from "./payment-result.tsx";

/** Read in every step: right after the payment one is in the next already. */
export const handle = { access: "settings" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  return { result: await readPayment(request, context, viewer) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Payment", description: "What became of your payment.", indexable: false });

export default function PaymentSuccess() {
  const { result } = useLoaderData<typeof loader>();
  if (result === null) return <NoPayment title="Payment" />;
  switch (result.state) {
    case "paid":
      return <PaidResult {...result} />;
    case "on-its-way":
      return <WaitingResult {...result} />;
    case "open":
      return <OpenResult {...result} title="Your payment isn’t finished" />;
    case "not-paid":
      return <UnpaidResult {...result} title="This wasn’t paid" />;
  }
}
