import { Link } from "@remix-run/react";
import { paymentPaths } from "#app/payment-paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export type PaymentWorkProps = {
  /** Events of Stripe's that could not be followed. */
  dead: number;
  /** Of the last comparison with Stripe, not mended. */
  differences: number;
  syncId: string | null;
};

/** What waits about payments: events that are dead, and what differs from Stripe. */
export function PaymentWork({ dead, differences, syncId }: PaymentWorkProps) {
  return (
    <Section
      id="payments"
      title="Payments to look into"
      thin
      aside={<Link to={paymentPaths.adminPayments()}>All payments</Link>}
    >
      {dead === 0 && differences === 0 ? (
        <EmptyState title="Every payment is as Stripe says" level={3} />
      ) : (
        <LinkList>
          {dead === 0 ? null : (
            <LinkListItem to={`${paymentPaths.adminPayments()}#dead`} end={formatCount(dead)}>
              Events of Stripe’s we couldn’t follow
            </LinkListItem>
          )}
          {differences === 0 ? null : (
            <LinkListItem
              to={`${paymentPaths.adminStripeSync({ run: syncId ?? undefined })}#differences`}
              end={formatCount(differences)}
            >
              Differences from Stripe
            </LinkListItem>
          )}
        </LinkList>
      )}
    </Section>
  );
}
