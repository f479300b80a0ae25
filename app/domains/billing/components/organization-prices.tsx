import { Note } from "#app/ui/feedback/note.tsx";
import type { Offer } from "../plans/offer-queries.server.ts";

export type OrganizationPricesProps = {
  offers: readonly Offer[];
  className?: string;
};

/** What an organization costs and when it is paid, next to the application. */
export function OrganizationPrices({ offers, className = "mb-6" }: OrganizationPricesProps) {
  if (offers.length === 0) return null;
  return (
    <Note tone="plain" className={className}>
      <p>
        <b>What it costs.</b>{" "}
        <span>
          Applying is free. Payment is due once your application is approved, before your workspace opens.
        </span>
      </p>
      {offers.map(({ words, sample }) => (
        <p key={words}>{`${words}.${sample ? " This is a sample price." : ""}`}</p>
      ))}
    </Note>
  );
}
