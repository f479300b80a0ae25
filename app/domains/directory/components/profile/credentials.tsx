import type { ReactNode } from "react";

/** The first facts under a name, divided by lines: a list of `Credential`s. */
export function Credentials({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-8 grid grid-cols-2 border-ink border-t-2 md:grid-cols-[repeat(4,auto)]">{children}</dl>
  );
}

export type CredentialProps = { term: string; fact: ReactNode; small?: string | null };

/** One fact of `Credentials`, with a note in small print. */
export function Credential({ term, fact, small = null }: CredentialProps) {
  return (
    <div className="border-line border-b pt-3.25 pr-3 pb-3.5 max-md:even:border-l max-md:even:pl-3.5 md:not-first:border-l md:not-first:pl-4">
      <dt className="text-13 text-muted">{term}</dt>
      <dd className="font-label leading-table">
        <span>{fact}</span>
        {small === null ? null : <small className="block font-text text-13 text-muted">{small}</small>}
      </dd>
    </div>
  );
}
