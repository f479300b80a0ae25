import { TermsChanges } from "#app/domains/onboarding/components/terms-changes.tsx";
import { TermsText } from "#app/domains/onboarding/components/terms-text.tsx";
import type { LineChange } from "#app/domains/onboarding/terms/line-changes.ts";
import type { TermsDraft } from "#app/domains/onboarding/terms/terms-inputs.ts";
import { formatMoment } from "#app/platform/reader-time.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { accountsWords } from "./terms-words.ts";

/** What publishing would do. */
export type TermsPreview = TermsDraft & {
  version: number;
  effectiveAt: number;
  accounts: number;
  agreed: number;
  /** Of this draft: what is published has the same. */
  mark: string;
  changes: readonly LineChange[];
};

export type TermsPreviewedProps = {
  preview: TermsPreview;
  /** "customers" */
  who: string;
  newest: { version: number } | null;
};

/** A draft as its readers would see it, what it changes, and how many accounts have to agree again. */
export function TermsPreviewed({ preview, who, newest }: TermsPreviewedProps) {
  const { version, effectiveAt, accounts, agreed, changes, changeSummary, title, body } = preview;
  return (
    <Section id="preview" title={`What version ${version} will do`} thin>
      <ul role="status">
        <li>{`It takes effect ${formatMoment(effectiveAt)}. Until then it can be withdrawn.`}</li>
        <li>
          {`${accountsWords(agreed)} of ${who} agreed to what’s in force, and must agree again before they go on. In all it concerns ${accountsWords(accounts)}.`}
        </li>
        <li>Nobody is signed out, and what was agreed to before stays on record.</li>
      </ul>
      <h3 className="mt-6">
        {newest === null ? "It’s the first version" : `What changes from version ${newest.version}`}
      </h3>
      <p>{changeSummary}</p>
      <TermsChanges changes={changes} />
      <Disclosure summary="As it will be shown" open plain>
        <article className="border border-line px-5 py-4" aria-labelledby="preview-title">
          <p id="preview-title" className="font-serif text-24">
            {title}
          </p>
          <TermsText body={body} />
        </article>
      </Disclosure>
    </Section>
  );
}
