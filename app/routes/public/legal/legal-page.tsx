import { Fragment } from "react";
import { inLanguageAddress } from "#app/platform/reader/language-address.ts";
import { language, rich, t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextPage } from "../text-page.tsx";
import { type LegalText, longDate } from "./legal-text.ts";

/** A legal text: its date, a summary, then numbered sections. Reads and prints in one column. The English one binds. */
export function LegalPage({ text, path }: { text: LegalText; path: string }) {
  return (
    <TextPage
      title={text.title}
      lead={rich("Version {version}, effective {time}", {
        version: text.version,
        time: <time dateTime={text.effectiveOn}>{longDate(text.effectiveOn)}</time>,
      })}
      contents={[
        { id: "summary", label: t("Summary") },
        ...text.sections.map((section, at) => ({
          id: section.id,
          label: `${at + 1}. ${section.title}`,
        })),
      ]}
    >
      {language() === "en" ? null : (
        <Note className="mb-8 max-w-measure">
          {rich("This is a translation, made so that you can read it. What binds is {link}.", {
            link: (
              <a href={inLanguageAddress(path, "en")} hrefLang="en">
                {t("the text in English")}
              </a>
            ),
          })}
        </Note>
      )}
      <div className="prose">
        <h2 id="summary">{t("Summary")}</h2>
        <ul>
          {text.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {text.sections.map((section, at) => (
          <Fragment key={section.id}>
            <h2 id={section.id}>{`${at + 1}. ${section.title}`}</h2>
            {section.body}
          </Fragment>
        ))}
        <h2>{t("Earlier versions")}</h2>
        {text.earlier.length === 0 ? (
          <p>{t("None. This is the first.")}</p>
        ) : (
          <ul>
            {text.earlier.map((one) => (
              <li key={one.version}>
                {t("Version {version}, from {day}: {changed}", {
                  version: one.version,
                  day: longDate(one.effectiveOn),
                  changed: one.changed,
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </TextPage>
  );
}
