import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { bringList, listName } from "#app/domains/licenses/imports/admin/admin-commands.server.ts";
import { BringListInput } from "#app/domains/licenses/imports/admin/admin-inputs.ts";
import { listStates } from "#app/domains/licenses/imports/admin/admin-queries.server.ts";
import { LIST_MEGABYTES } from "#app/domains/licenses/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { utcDay } from "#app/platform/clock.ts";
import { readStreamedForm } from "#app/platform/files/form-stream.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { newId } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { AdminPage } from "../frame/admin-page.tsx";
import { LIST_WORDS } from "./import-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const MEGABYTE = 1024 * 1024;
const FIELD_BYTES = 8 * 1024;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return {
    states: await listStates(context),
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
  if (sent.value.list !== "federal" && sent.value.state === "") return refuse({ state: "Choose a state." });
  if ((bytes ?? 0) === 0) return refuse({ form: "Choose a file that isn’t empty." });
  const brought = await bringList(context, admin.userId, fileId, sent.value);
  if ("problem" in brought) return sent.refuse(400, { errors: { form: brought.problem } });
  return redirect(adminPaths.import(brought.importNo), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Upload a list", description: "A list of licenses to try.", indexable: false });

export default function NewImport() {
  const { states, today, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({
    rules,
    answer: useAnswer<typeof action>(),
    known: { list: "state", readOn: today },
  });
  const busy = useNavigation().state !== "idle";
  return (
    <AdminPage
      title="Upload a list"
      lead="The list is read and compared first. Nothing is written until you apply it."
      back={{ to: adminPaths.imports(), label: "Imports" }}
    >
      <PostForm form={form} encType="multipart/form-data" className="max-w-136">
        <SelectField
          label="Which list it is"
          field={form.field("list")}
          options={[
            { value: "state", label: LIST_WORDS.state },
            { value: "agencies", label: LIST_WORDS.agencies },
            { value: "appointments", label: LIST_WORDS.appointments },
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
          label="Date of the list"
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
    </AdminPage>
  );
}
