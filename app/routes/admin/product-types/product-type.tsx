import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { coveringLinesIn, setsWords, ticksOf } from "#app/domains/licenses/product-types/covering-lines.ts";
import { BuiltInTypeInput, TypeInput } from "#app/domains/licenses/product-types/inputs.ts";
import { LOOKED_AT } from "#app/domains/licenses/product-types/limits.ts";
import { CHANGED_MEANWHILE, changeType } from "#app/domains/licenses/product-types/type-commands.server.ts";
import {
  type Carriers,
  findType,
  findTypeDesk,
  type ProductType,
  seenOf,
  type TypeUse,
} from "#app/domains/licenses/product-types/type-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormRules } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { LineFields, ReasonField } from "./type-fields.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

const missing = () =>
  notFoundNotice("Type not found", "There’s no insurance type with this number.", [
    { label: "Insurance types", to: adminPaths.productTypes({ which: "all" }) },
  ]);
const bitOf = (param: string | undefined) => (/^\d{1,2}$/.test(param ?? "") ? Number(param) : -1);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const found = await findTypeDesk(context, bitOf(params.bit));
  if (found === null) throw missing();
  const { type } = found;
  const rules: FormRules = rulesOf(type.builtIn ? BuiltInTypeInput : TypeInput);
  return { ...found, seen: seenOf(type), rules };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { userId: adminId } = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  const type = await findType(context, bitOf(params.bit));
  if (type === null) throw missing();
  const sent = type.builtIn ? readFields(form, BuiltInTypeInput) : readFields(form, TypeInput);
  if (!sent.ok) return sent.refuse(400);
  const coveringLines = coveringLinesIn(sent.value);
  if (coveringLines === "") return sent.refuse(400, { errors: { life1: "Choose the lines that cover it." } });
  const typed: { seen: string; name?: string; active?: "yes" | undefined } = sent.value;
  const { name = type.name } = typed;
  const active = type.builtIn ? type.active : typed.active === "yes";
  const refused =
    typed.seen === seenOf(type)
      ? await changeType(
          context,
          type,
          { name, active, coveringLines },
          { adminId, reason: sent.value.reason },
        )
      : CHANGED_MEANWHILE;
  if (refused !== null) return sent.refuse(refused.status, { errors: { [refused.field]: refused.words } });
  context.cookies.push(
    writeToast({ title: "Type changed", text: "Pages have it within a minute.", tone: "success" }),
  );
  return redirect(adminPaths.productType(type.bit), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "An insurance type", description: "Its name and its lines.", indexable: false });

const stateWords = ({ builtIn, active }: ProductType) =>
  builtIn ? "Built in: it’s always offered, under this name" : active ? "Active" : "Off";

export default function ProductTypePage() {
  const { type, use, highestAgent, seen, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AdminPage title={type.name} back={{ to: adminPaths.productTypes(), label: "Insurance types" }}>
      <FactList
        className="max-w-176"
        items={[
          { term: "State", detail: stateWords(type) },
          { term: "In addresses", detail: <code>{type.slug}</code> },
          { term: "Covered by", detail: setsWords(type.coveringLines) },
        ]}
      />
      <TypeUseFacts use={use} recountedThrough={type.recountedThrough} highestAgent={highestAgent} />
      <ChangeType key={seen} type={type} seen={seen} rules={rules} answer={answer} />
    </AdminPage>
  );
}

type ChangeTypeProps = {
  type: ProductType;
  seen: string;
  rules: FormRules;
  answer: ReturnType<typeof useAnswer<typeof action>>;
};

function ChangeType({ type, seen, rules, answer }: ChangeTypeProps) {
  const form = useAnsweredForm<string>({
    rules,
    answer,
    known: {
      seen,
      name: type.name,
      ...(type.active && { active: "yes" }),
      ...ticksOf(type.coveringLines),
    },
  });
  const busy = useNavigation().state === "submitting";
  return (
    <Section id="change" title="Change it" thin>
      <PostForm form={form} className="max-w-176">
        <HiddenField field={form.field("seen")} />
        {type.builtIn ? (
          <p>The product itself uses this type: its name stays, and every form has it.</p>
        ) : (
          <>
            <InputField
              label="Name"
              hint="What was written of it, such as questions and reviews, is shown under the new name."
              field={form.field("name")}
            />
            <Choice
              field={form.field("active")}
              value="yes"
              hint="Without it, the type is gone from forms and filters. Records that carry it keep it, and its name."
            >
              Active
            </Choice>
          </>
        )}
        <LineFields form={form} />
        <p>
          When lines change, we work out again who may sell it, agent by agent, starting within a minute. What
          agents say that they offer stays as they chose it, and answers keep the license they were given on.
        </p>
        <ReasonField form={form} />
        <Row>
          <Button look="primary" busy={busy} busyLabel="Changing it">
            Change the type
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

type TypeUseFactsProps = { use: TypeUse; recountedThrough: number | null; highestAgent: number };

/** How much has this type, and so what a change affects. */
function TypeUseFacts({ use, recountedThrough, highestAgent }: TypeUseFactsProps) {
  return (
    <Section id="use" title="What a change touches" thin>
      <Stack>
        <FactList
          className="max-w-176"
          items={[
            { term: "Agents", detail: `${words(use.agents)} offer it` },
            { term: "Questions", detail: `${words(use.questions)} about it wait for an answer` },
            { term: "Leads", detail: `${words(use.leads)} about it are open` },
          ]}
        />
        {recountedThrough === null ? null : (
          <Note live>
            {`Its lines were changed. Who may sell it is worked out for agents 1 to ${formatCount(recountedThrough)} of ${formatCount(highestAgent)}; until then search has the others as before.`}
          </Note>
        )}
      </Stack>
    </Section>
  );
}

const words = ({ many, more }: Carriers) =>
  more ? `${formatCount(many)} of ${formatCount(LOOKED_AT)} that were looked at` : formatCount(many);
