import { Link, useLocation } from "@remix-run/react";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Note } from "#app/ui/feedback/note.tsx";

/**
 * Missing payments, above every page of the workspace: until when nothing changes, and where to update the card. The billing
 * page shows its own payer's missing payment itself.
 */
export function PastDue({ payments: all }: { payments: Viewer["pastDue"] }) {
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search).get("organization");
  const payments = all.filter(
    ({ slug }) => pathname !== paymentPaths.billing() || (shown !== null && shown !== slug),
  );
  if (payments.length === 0) return null;
  return (
    <Note tone="bad" className="mb-6">
      {payments.map(({ plan, organization, slug, untilMs }) => (
        <p key={`${slug} ${plan}`}>
          <b>
            {`We couldn’t collect the payment for ${plan}${organization === null ? "" : ` of ${organization}`}.`}
          </b>
          <span>{` Nothing changes until ${formatDayOf(untilMs)}. `}</span>
          <Link to={paymentPaths.billing({ organization: slug })}>Update the card</Link>
        </p>
      ))}
    </Note>
  );
}
