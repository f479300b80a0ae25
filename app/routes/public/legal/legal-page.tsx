import { Fragment } from "react";
import { TextPage } from "../text-page.tsx";
import { type LegalText, longDate } from "./legal-text.ts";

/** A legal text: its date, a summary, then numbered sections. Reads and prints in one column. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <TextPage
      title={text.title}
      lead={
        <>
          Version {text.version}, effective{" "}
          <time dateTime={text.effectiveOn}>{longDate(text.effectiveOn)}</time>
        </>
      }
      contents={[
        { id: "summary", label: "Summary" },
        ...text.sections.map((section, at) => ({ id: section.id, label: `${at + 1}. ${section.title}` })),
      ]}
    >
      <div className="prose">
        <h2 id="summary">Summary</h2>
        <ul>
          {text.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {text.sections.map((section, at) => (
          <Fragment key={section.id}>
            <h2 id={section.id}>
              {at + 1}. {section.title}
            </h2>
            {section.body}
          </Fragment>
        ))}
        <h2>Earlier versions</h2>
        {text.earlier.length === 0 ? (
          <p>None. This is the first.</p>
        ) : (
          <ul>
            {text.earlier.map((one) => (
              <li key={one.version}>
                Version {one.version}, from {longDate(one.effectiveOn)}: {one.changed}
              </li>
            ))}
          </ul>
        )}
      </div>
    </TextPage>
  );
}
