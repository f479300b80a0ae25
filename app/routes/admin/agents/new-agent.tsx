import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { licensesIn, NewAgentInput } from "#app/domains/licenses/imports/hand-inputs.ts";
import { listStates } from "#app/domains/licenses/state-list-queries.server.ts";
import { type AddOutcome, addAgent } from "#app/domains/listings/agents/add-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { parsePublicPhone } from "#app/platform/contact-data/phone.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { LicenseSlots } from "./license-slots.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return { states: await listStates(context), rules: rulesOf(NewAgentInput) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const sent = await readSent(request, NewAgentInput);
  if (!sent.ok) return sent.refuse(400);
  const { firstName, lastName, npn, zip, phone, source } = sent.value;
  const codes = new Set((await listStates(context)).map(({ value }) => value));
  const typed = licensesIn(sent.value, codes);
  if ("errors" in typed) return sent.refuse(400, { errors: typed.errors });
  const person = {
    firstName,
    lastName,
    npn,
    zip,
    phone: phone === "" ? null : parsePublicPhone(phone),
    source,
  };
  const outcome = await addAgent(context, admin.userId, { ...person, licenses: typed.licenses });
  if (outcome.kind === "no-place")
    return sent.refuse(400, { errors: { zip: "We don’t know this ZIP code." } });
  if (outcome.kind !== "added") return sent.refuse(409, { notice: noticeOf(outcome) });
  context.cookies.push(
    writeToast({ title: "Agent added", text: "Search finds them within a minute.", tone: "success" }),
  );
  return redirect(adminPaths.agent(outcome.id), 303);
}

/** `text` is the address of what is here already. */
function noticeOf(outcome: Exclude<AddOutcome, { kind: "added" | "no-place" }>) {
  switch (outcome.kind) {
    case "known": {
      const [first] = outcome.agents;
      return {
        title: `${first?.name ?? "Somebody"} is here already, with ${first?.what ?? "the same NPN"}.`,
        text: adminPaths.agent(first?.id ?? ""),
      };
    }
    case "not-listed":
      return {
        title: "This person asked not to be listed.",
        text: adminPaths.notListedRequest(outcome.requestId),
      };
    case "changed":
      return { title: "Another profile came at the same moment. Send it again." };
  }
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Add an agent", description: "One profile with its licenses.", indexable: false });

export default function NewAgent() {
  const { states, rules } = useLoaderData<typeof loader>();
  const form = useAnsweredForm({ rules, answer: useAnswer<typeof action>() });
  const busy = useNavigation().state === "submitting";
  return (
    <AdminPage
      title="Add an agent"
      lead="Makes an unclaimed profile, as a state’s list would. Type what you read at the state, and say where."
      back={{ to: adminPaths.agents(), label: "Agents" }}
    >
      <PostForm form={form} className="max-w-176">
        {form.notice ? (
          <Note tone="bad" live>
            <b>{form.notice.title}</b>
            {form.notice.text === undefined ? null : (
              <>
                <span> </span>
                <Link to={form.notice.text}>Open it</Link>
              </>
            )}
          </Note>
        ) : null}
        <FieldPair>
          <InputField label="First name" autoComplete="off" field={form.field("firstName")} />
          <InputField label="Last name" autoComplete="off" field={form.field("lastName")} />
        </FieldPair>
        <FieldPair>
          <InputField label="NPN" autoComplete="off" field={form.field("npn")} />
          <InputField label="ZIP code" hint="Of the office." autoComplete="off" field={form.field("zip")} />
        </FieldPair>
        <InputField
          label="Business phone"
          hint="Only one that the state or the office publishes."
          autoComplete="off"
          field={form.field("phone")}
        />
        <LicenseSlots form={form} states={states} />
        <TextareaField
          label="Source"
          rows={2}
          optional={false}
          hint="Where you have it from, such as the state’s license lookup and the day. It stays in the license record."
          field={form.field("source")}
        />
        <Row>
          <Button look="primary" busy={busy} busyLabel="Adding">
            Add the agent
          </Button>
        </Row>
      </PostForm>
    </AdminPage>
  );
}
