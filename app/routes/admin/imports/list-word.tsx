import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { catalogStatement } from "#app/domains/licenses/imports/appointments/carriers.server.ts";
import {
  choiceOf,
  choicesOf,
  meaningOf,
  meaningWords,
} from "#app/domains/licenses/imports/words/meanings.ts";
import { changeWord } from "#app/domains/licenses/imports/words/word-commands.server.ts";
import { ChangeWordInput } from "#app/domains/licenses/imports/words/word-inputs.ts";
import { findWord } from "#app/domains/licenses/imports/words/word-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { WORD_KIND_WORDS } from "./import-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const missing = () =>
  notFoundNotice("Word not found", "There’s no word of a list with this number.", [
    { label: "Words of lists", to: adminPaths.listWords() },
  ]);
const numberOf = (param: string | undefined) => (/^\d{1,9}$/.test(param ?? "") ? Number(param) : 0);

async function readCatalog(context: AppContext) {
  const [catalog] = await context.db.batch([catalogStatement(context)]);
  return catalog;
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const word = await findWord(context, numberOf(params.id));
  if (word === null) throw missing();
  return { word, options: choicesOf(word.kind, await readCatalog(context)), rules: rulesOf(ChangeWordInput) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const word = await findWord(context, numberOf(params.id));
  if (word === null) throw missing();
  const sent = await readSent(request, ChangeWordInput);
  if (!sent.ok) return sent.refuse(400);
  const meaning = meaningOf(word.kind, sent.value.meaning, await readCatalog(context));
  if (meaning === null) return sent.refuse(400, { errors: { meaning: "Choose what it means." } });
  const isSeen = sent.value.seen === choiceOf(word.kind, word);
  if (!isSeen || (await changeWord(context, admin.userId, word, meaning)) === "changed")
    return sent.refuse(409, {
      errors: { form: "Somebody changed this word while you read it. Reload the page, then decide." },
    });
  context.cookies.push(
    writeToast({ title: "Word changed", text: "Lists are read with it from now on.", tone: "success" }),
  );
  return redirect(adminPaths.listWord(word.wordNo), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A word of lists", description: "What a state’s word means.", indexable: false });

export default function ListWord() {
  const { word, options, rules } = useLoaderData<typeof loader>();
  const { kind, written, stateCode, by, decidedAt } = word;
  const seen = choiceOf(kind, word);
  const form = useAnsweredForm({
    rules,
    answer: useAnswer<typeof action>(),
    known: { seen, meaning: seen },
  });
  const busy = useNavigation().state === "submitting";
  return (
    <AdminPage
      title={stateCode === "" ? `“${written}”` : `“${written}” in ${stateCode}`}
      back={{ to: adminPaths.listWords(), label: "Words of lists" }}
    >
      <Stack gap="loose">
        <FactList
          className="max-w-176"
          items={[
            { term: "Kind", detail: WORD_KIND_WORDS[kind] },
            { term: "Means", detail: meaningWords(kind, word) },
            { term: "Said by", detail: by === null ? "A deleted account" : <bdi>{by}</bdi> },
            { term: "Said", detail: <LocalTime timeMs={decidedAt} /> },
          ]}
        />
        <PostForm key={seen} form={form} className="max-w-136">
          <HiddenField field={form.field("seen")} />
          <SelectField
            label="It means"
            hint="Licenses that are written already follow with the state’s next list."
            options={options}
            field={form.field("meaning")}
          />
          <div>
            <Button look="primary" busy={busy} busyLabel="Changing it">
              Change the word
            </Button>
          </div>
        </PostForm>
      </Stack>
    </AdminPage>
  );
}
