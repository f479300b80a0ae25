import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { site } from "#app/platform/site.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { fieldClass } from "#app/ui/fields/field.tsx";
import type { HelpAnswer } from "./answers.server.ts";

export type FirstAnswersProps = { answers: readonly HelpAnswer[]; search: string; most: number };

/** The search of the help, and the answers that fit it, or the most asked ones. */
export function FirstAnswers({ answers, search, most }: FirstAnswersProps) {
  return (
    <div className="lg:col-span-full">
      <Form
        action={paths.help()}
        role="search"
        aria-label={t("Search help")}
        className="grid max-w-184 grid-cols-[minmax(0,1fr)_auto] items-end gap-3 rounded-2 border border-line-strong bg-surface p-4 [&_:is(button,input)]:min-h-13"
        key={search}
      >
        <div className={fieldClass({})}>
          <label htmlFor="help-q">{t("What do you want to know?")}</label>
          <input id="help-q" name="q" type="search" defaultValue={search} maxLength={most} />
        </div>
        <Button look="primary">{t("Search")}</Button>
      </Form>
      <section className="mt-8" aria-labelledby="answers-h">
        <h2 id="answers-h" className="border-ink border-t-2 pt-4">
          {search === "" ? t("Asked most") : t("Answers about “{search}”", { search })}
        </h2>
        {answers.length === 0 ? (
          <p className="mt-3 max-w-measure text-ink-2">
            {rich("Nothing fits. Try another word, look through the topics below, or email {mail}.", {
              mail: <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>,
            })}
          </p>
        ) : (
          <ul className="mt-4 grid list-none gap-x-14 md:grid-cols-2">
            {answers.map(({ question, answer, more, to }) => (
              <li
                key={question}
                className="border-line border-t py-4 max-md:first:border-t-0 md:nth-[-n+2]:border-t-0"
              >
                <h3 className="text-20">{question}</h3>
                <p className="mt-1 max-w-measure text-ink-2">{answer}</p>
                <Link className="mt-1 inline-block pointer-coarse:py-2.5 text-14" to={to} prefetch="none">
                  {more}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {search === "" ? null : (
          <p className="mt-2 text-14">
            <Link to={paths.help()}>{t("Asked most")}</Link>
          </p>
        )}
      </section>
    </div>
  );
}
