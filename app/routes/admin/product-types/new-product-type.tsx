import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { coveringLinesIn } from "#app/domains/licenses/product-types/covering-lines.ts";
import { NewTypeInput } from "#app/domains/licenses/product-types/inputs.ts";
import { MOST_TYPES } from "#app/domains/licenses/product-types/limits.ts";
import { addType } from "#app/domains/licenses/product-types/type-commands.server.ts";
import { listTypes } from "#app/domains/licenses/product-types/type-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { LineFields, ReasonField } from "./type-fields.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return { left: MOST_TYPES - (await listTypes(context)).length, rules: rulesOf(NewTypeInput) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId: adminId } = await requireAdmin(request, context);
  await requireFresh(request, context);
  const sent = await readSent(request, NewTypeInput);
  if (!sent.ok) return sent.refuse(400);
  const { name, slug, reason } = sent.value;
  const coveringLines = coveringLinesIn(sent.value);
  if (coveringLines === "") return sent.refuse(400, { errors: { life1: "Choose the lines that cover it." } });
  const added = await addType(context, { name, slug, coveringLines }, { adminId, reason });
  if (!("bit" in added)) return sent.refuse(added.status, { errors: { [added.field]: added.words } });
  context.cookies.push(
    writeToast({ title: "Type added", text: "Forms and filters have it within a minute.", tone: "success" }),
  );
  return redirect(adminPaths.productType(added.bit), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Add a type", description: "A new insurance type.", indexable: false });

export default function NewProductType() {
  const { left, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({ rules, answer: useAnswer<typeof action>() });
  const busy = useNavigation().state === "submitting";
  return (
    <AdminPage
      title="Add a type"
      lead="Forms, filters, and the pages of agents have it within a minute. It can be turned off later, and never deleted."
      back={{ to: adminPaths.productTypes(), label: "Insurance types" }}
    >
      {left > 0 ? null : (
        <Note tone="plain">{`There are ${MOST_TYPES} types, and there’s room for no more.`}</Note>
      )}
      <PostForm form={form} className="max-w-176">
        <InputField
          label="Name"
          hint="As it’s shown everywhere, on Spanish pages too."
          field={form.field("name")}
        />
        <InputField
          label="In addresses"
          hint="Such as pet-insurance. It can’t be changed afterwards: links lead by it."
          autoCapitalize="none"
          field={form.field("slug")}
        />
        <LineFields form={form} />
        <p>
          Nobody offers it at first: agents choose it on their profile, once their licenses were looked at
          again, which begins within a minute.
        </p>
        <ReasonField form={form} />
        <Row>
          <Button look="primary" busy={busy} busyLabel="Adding it">
            Add the type
          </Button>
        </Row>
      </PostForm>
    </AdminPage>
  );
}
