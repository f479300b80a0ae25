import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { bringList, listName } from "#app/domains/licenses/imports/admin-commands.server.ts";
import { BringListInput } from "#app/domains/licenses/imports/admin-inputs.ts";
import { importCursor, listImports } from "#app/domains/licenses/imports/admin-queries.server.ts";
import { LIST_MEGABYTES } from "#app/domains/licenses/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import { formatDay } from "#app/platform/dates.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { readStreamedForm } from "#app/platform/form-stream.ts";
import { newId } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readFields } from "#app/platform/submission.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { type ListFilter, readListQuery } from "../console/list-view.ts";
import { LIST_WORDS, phaseWords } from "./import-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const MEGABYTE = 1024 * 1024;
const FIELD_BYTES = 8 * 1024;

const FILTERS = [
  {
    name: "list",
    label: "Kind",
    options: [
      { value: "state", label: LIST_WORDS.state },
      { value: "federal", label: LIST_WORDS.federal },
    ],
  },
  {
    name: "phase",
    label: "Standing",
    options: [
      { value: "reading", label: "Being read" },
      { value: "compared", label: "Compared" },
      { value: "applied", label: "Applied" },
      { value: "undone", label: "Undone" },
    ],
  },
] as const satisfies readonly ListFilter[];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, FILTERS);
  const after = importCursor.parse(searchParams.get("after"));
  return {
    ...(await listImports(context, query, after)),
    query,
    first: after === null,
    today: utcDay(context.clock.now()),
    rules: rulesOf(BringListInput),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const fileId = newId(context.clock.now());
  let bytes: number | null = null;
  const form = await readStreamedForm(request, {
    file: "file",
    mostBytes: LIST_MEGABYTES * MEGABYTE,
    mostFieldBytes: FIELD_BYTES,
    take: async (stream) => {
      bytes = await context.documents.putStream(listName(fileId), stream);
    },
  });
  const sent = readFields(form, BringListInput);
  const refuse = async (errors: Record<string, string>) => {
    if (bytes !== null) await context.documents.delete([listName(fileId)]);
    return sent.refuse(400, { errors });
  };
  if (!sent.ok) return refuse({});
  if (sent.value.list === "state" && sent.value.state === "") return refuse({ state: "Choose a state." });
  if ((bytes ?? 0) === 0) return refuse({ form: "Choose a file that isn’t empty." });
  const brought = await bringList(context, admin.userId, fileId, sent.value);
  if ("problem" in brought) return sent.refuse(400, { errors: { form: brought.problem } });
  return redirect(adminPaths.import(brought.importNo), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Imports", description: "License lists, tried and applied.", indexable: false });

export default function Imports() {
  const { imports, next, count, states, query, first, today, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({
    rules,
    answer: useAnswer<typeof action>(),
    known: { list: "state", readOn: today },
  });
  const busy = useNavigation().state !== "idle";
  return (
    <ConsolePage
      title="Imports"
      lead="A list is read and compared before anything is written. What was applied can be undone."
    >
      <Section id="bring" title="Bring a list" thin>
        <PostForm form={form} encType="multipart/form-data" className="max-w-136">
          <SelectField
            label="Which list it is"
            field={form.field("list")}
            options={[
              { value: "state", label: LIST_WORDS.state },
              { value: "federal", label: LIST_WORDS.federal },
            ]}
          />
          <SelectField
            label="State"
            hint="For a state’s list; the federal one is of all states."
            optional={false}
            emptyLabel="Choose one"
            field={form.field("state")}
            options={states}
          />
          <InputField
            label="The day it speaks for"
            hint="An older list never changes what’s known since."
            className="max-w-50"
            field={form.field("readOn")}
          />
          <InputField
            label="File"
            type="file"
            name="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            hint={`A CSV of at most ${LIST_MEGABYTES} MB, more comes from the command line: UTF-8, UTF-16, or Windows Latin; commas, semicolons, tabs, or bars.`}
          />
          <div>
            <Button look="primary" busy={busy} busyLabel="Sending">
              Send the file
            </Button>
          </div>
        </PostForm>
      </Section>
      <Section id="imports" title="Imports so far" thin>
        <ConsoleList
          label="Imports"
          noun={{ one: "import", many: "imports" }}
          to={adminPaths.imports}
          filters={FILTERS}
          query={query}
          columns={[
            {
              key: "import",
              label: "Import",
              heading: true,
              cell: (row) => (
                <Link to={adminPaths.import(row.importNo)} data-key-open>
                  {`${LIST_WORDS[row.list]}${row.stateCode === null ? "" : `, ${row.stateCode}`} (no. ${row.importNo})`}
                </Link>
              ),
            },
            { key: "day", label: "Speaks for", cell: (row) => formatDay(row.readOn) },
            { key: "started", label: "Brought", cell: (row) => <LocalTime timeMs={row.startedAt} /> },
            { key: "rows", label: "Rows", end: true, cell: (row) => formatCount(row.rowsRead) },
            { key: "applied", label: "Written", end: true, cell: (row) => formatCount(row.applied) },
            { key: "rejected", label: "Rejected", end: true, cell: (row) => formatCount(row.rejected) },
            { key: "phase", label: "Standing", cell: phaseWords },
          ]}
          shown={["import", "day", "started", "rows", "applied", "rejected", "phase"]}
          rows={imports}
          rowKey={(row) => String(row.importNo)}
          count={count}
          first={first}
          next={next}
        />
      </Section>
    </ConsolePage>
  );
}
