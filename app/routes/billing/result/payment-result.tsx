import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { LOOK_AGAIN_SECONDS } from "#app/domains/billing/limits.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { usePageReread } from "#app/ui/use-page-reread.ts";
import type { PaymentResult } from "./payment-result.server.ts";

/** A return page: what happened, and what to do next. */
function ResultPage({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <PageMain own form>
      <Stack>
        <h1>{title}</h1>
        <div className="grid max-w-measure gap-3" role="status">
          {children}
        </div>
        <Row>{actions}</Row>
      </Stack>
    </PageMain>
  );
}

/** Without a checkout in the address: a link to everything that is paid for. */
function NoPayment({ title }: { title: string }) {
  return (
    <ResultPage
      title={title}
      actions={
        <>
          <ButtonLink look="primary" to={paymentPaths.subscriptions()}>
            What you pay for
          </ButtonLink>
          <Link to={paymentPaths.membership()}>Plans</Link>
        </>
      }
    >
      <p>This page says what became of a payment. You’ll find everything you pay for under Subscriptions.</p>
    </ResultPage>
  );
}

function PaidResult({ what, next }: PaymentResult) {
  return (
    <ResultPage
      title="Thank you, it’s paid"
      actions={
        <>
          <ButtonLink look="primary" to={next.to}>
            {next.label}
          </ButtonLink>
          <Link to={paymentPaths.subscriptions()}>What you pay for</Link>
        </>
      }
    >
      <p>
        <b>{what}</b>. The receipt comes by email.
      </p>
    </ResultPage>
  );
}

/** The payment was accepted but isn't stored yet. The page reloads, and has a link to reload. */
function WaitingResult({ what }: PaymentResult) {
  const reread = usePageReread();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setInterval(reread, LOOK_AGAIN_SECONDS * SECOND_MS);
    return () => clearInterval(timer);
  }, [reread]);
  return (
    <ResultPage
      title="Your payment is on its way"
      actions={
        <>
          <ButtonLink look="primary" reloadDocument to={pathname + search}>
            Check again
          </ButtonLink>
          <Link to={paymentPaths.subscriptions()}>What you pay for</Link>
        </>
      }
    >
      <p>
        <b>{what}</b>. Our payment provider hasn’t confirmed it yet. That takes a few seconds, rarely minutes.
        You don’t need to pay again, and you can leave this page: we’ll email you.
      </p>
    </ResultPage>
  );
}

const GO_ON = buttonClass({ look: "primary" });

/** The checkout page is still open at Stripe. */
function OpenResult({ what, page, again, title }: PaymentResult & { title: string }) {
  return (
    <ResultPage
      title={title}
      actions={
        <>
          {page === null ? (
            <ButtonLink look="primary" to={again}>
              Choose again
            </ButtonLink>
          ) : (
            // Stripe's address, outside of our router.
            <a href={page} className={GO_ON}>
              Go on paying
            </a>
          )}
          {page === null ? null : <Link to={again}>Change what you chose</Link>}
          <Link to={paymentPaths.subscriptions()}>What you pay for</Link>
        </>
      }
    >
      <p>
        <b>{what}</b>. Nothing was charged. Your choice is saved for a day.
      </p>
    </ResultPage>
  );
}

function UnpaidResult({ what, again, title }: PaymentResult & { title: string }) {
  return (
    <ResultPage
      title={title}
      actions={
        <>
          <ButtonLink look="primary" to={again}>
            Try again
          </ButtonLink>
          <Link to={paymentPaths.subscriptions()}>What you pay for</Link>
        </>
      }
    >
      <p>
        <b>{what}</b>. Nothing was charged. The payment page closed before you paid; you can open a new one.
      </p>
    </ResultPage>
  );
}

/** The result of a payment, on any return page; `open` and `unpaid` are that page's titles. */
export function PaymentOutcome({
  result,
  none,
  open,
  unpaid,
}: {
  result: PaymentResult | null;
  none: string;
  open: string;
  unpaid: string;
}) {
  if (result === null) return <NoPayment title={none} />;
  switch (result.state) {
    case "paid":
      return <PaidResult {...result} />;
    case "on-its-way":
      return <WaitingResult {...result} />;
    case "open":
      return <OpenResult {...result} title={open} />;
    case "not-paid":
      return <UnpaidResult {...result} title={unpaid} />;
  }
}
