import { Form, Link, useNavigation } from "@remix-run/react";
import type { ImportReport, UnknownWord } from "#app/domains/licenses/imports/import-queries.server.ts";
import {
  type CatalogCarrier,
  choicesOf,
  meaningWords,
} from "#app/domains/licenses/imports/words/meanings.ts";
import { WORD_FORMS } from "#app/domains/licenses/limits.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { WORD_KIND_WORDS } from "./import-words.ts";

export type UnknownWordsProps = {
  report: Pick<ImportReport, "unknown" | "phase" | "stateCode" | "list" | "catalog">;
  rules: FormRules<string>;
  answer: FormReply | undefined;
};

/** The words of a list that no table has: what each means is asked once, for all lists of the state. */
export function UnknownWords({
  report: { unknown, phase, stateCode, list, catalog },
  rules,
  answer,
}: UnknownWordsProps) {
  const busy = useNavigation().state === "submitting";
  const open = unknown.filter(({ meant }) => meant === null);
  const said = unknown.filter(({ meant }) => meant !== null);
  return (
    <Section id="unknown" title="Words we don’t know" thin>
      <Stack>
        <p>
          {list === "appointments"
            ? `Until you say which carrier it is, its rows count for nobody. What you say of a carrier counts for the lists of all states. ${
                phase === "applied"
                  ? "Rows of this list follow with the state’s next one."
                  : "Then compare this list again: no need to upload it twice."
              }`
            : `Until you say what it means, a line covers nothing, and a license with such a status isn’t shown as active. What you say counts for every list of ${stateCode ?? "its state"}. ${
                phase === "applied"
                  ? "Licenses that are written already follow with the state’s next list."
                  : "Then compare this list again: no need to upload it twice."
              }`}
        </p>
        {open.slice(0, WORD_FORMS).map((one) => (
          <WordForm
            key={`${one.kind} ${one.word}`}
            word={one}
            catalog={catalog}
            rules={rules}
            answer={answer}
          />
        ))}
        {open.length <= WORD_FORMS ? null : (
          <p>{`${formatCount(open.length - WORD_FORMS)} more, each in fewer rows, follow once these are done.`}</p>
        )}
        {said.length === 0 ? null : (
          <ul>
            {said.map(({ kind, word, rows, meant }) => (
              <li key={`${kind} ${word}`}>
                <span>{`${WORD_KIND_WORDS[kind]} `}</span>
                {meant === null ? null : <Link to={adminPaths.listWord(meant.wordNo)}>{`“${word}”`}</Link>}
                <span>{`, ${rowsOf(rows)}: ${meant === null ? "" : meaningWords(kind, meant)}`}</span>
              </li>
            ))}
          </ul>
        )}
        {phase === "compared" && said.length > 0 ? (
          <Form method="post">
            <Button look="primary" name="intent" value="again" busy={busy} busyLabel="Comparing">
              Compare again with these words
            </Button>
          </Form>
        ) : null}
      </Stack>
    </Section>
  );
}

const rowsOf = (rows: number) => `${formatCount(rows)} ${rows === 1 ? "row" : "rows"}`;

type WordFormProps = {
  word: UnknownWord;
  catalog: readonly CatalogCarrier[];
  rules: FormRules<string>;
  answer: FormReply | undefined;
};

function WordForm({ word: { kind, word, rows }, catalog, rules, answer }: WordFormProps) {
  const busy = useNavigation().state === "submitting";
  const name = `${kind} ${word}`;
  const form = useAnsweredForm({
    name,
    id: `word-${name}`.replace(/\W+/g, "-"),
    rules,
    answer,
    known: { kind, word },
  });
  return (
    <PostForm form={form} className="max-w-136">
      <HiddenField field={form.field("kind")} />
      <HiddenField field={form.field("word")} />
      <SelectField
        label={`${WORD_KIND_WORDS[kind]} “${word}”`}
        hint={`In ${rowsOf(rows)}`}
        optional={false}
        emptyLabel={kind === "carrier" ? "Choose which one it is" : "Choose what it means"}
        options={choicesOf(kind, catalog)}
        field={form.field("meaning")}
      />
      <div>
        <Button name="intent" value="word" busy={busy} busyLabel="Saving">
          Save
        </Button>
      </div>
    </PostForm>
  );
}
