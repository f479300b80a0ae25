import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { OrganizationEdit } from "#app/domains/onboarding/applications/application-inputs.ts";
import { editOrganization } from "#app/domains/organizations/edit-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { organizationVersions } from "#app/paths/organizations.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPhone, PHONE_HINT } from "#app/platform/contact-data/phone.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { parseSeen } from "#app/platform/forms/seen.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { noteRefused, requireEditable } from "./own-organization.server.ts";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { facts } = await requireEditable(request, context);
  const { name, urlSlug, description, phone, website, street, zip } = facts;
  const known = {
    organizationName: name,
    description,
    phone: phone === null ? "" : formatPhone(phone),
    website: website ?? "",
    street,
    zip,
  };
  return { name, slug: urlSlug, version: facts.version, known, rules: rulesOf(OrganizationEdit) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, facts } = await requireEditable(request, context);
  const sent = await readSent(request, OrganizationEdit);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await editOrganization(context, viewer.userId, facts, {
    seen: parseSeen(sent.form.get("seen")),
    input: sent.value,
  });
  switch (outcome.kind) {
    case "saved":
    case "same": {
      const slug = outcome.kind === "saved" ? outcome.slug : facts.urlSlug;
      context.cookies.push(
        writeToast({ title: outcome.kind === "saved" ? "Saved" : "Nothing to save", tone: "success" }),
      );
      return redirect(paths.editOrganization({ organization: slug }), 303);
    }
    case "unknown-zip":
      return sent.refuse(400, { errors: { zip: "We don’t know this ZIP code. Check its digits." } });
    case "not-yours":
      noteRefused(context, viewer.userId);
      return sent.refuse(403, { errors: { form: "Only its owner and managers change what its page says." } });
    case "moved":
      return sent.refuse(409, {
        errors: {
          form: "This page was saved from another tab or by someone else since you opened it. Nothing of yours is lost: see what changed under Earlier versions, then save again.",
        },
      });
  }
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Edit your organization",
    description: "What its public page says.",
    indexable: false,
  });

export default function EditOrganization() {
  const { name, slug, version, known, rules } = useLoaderData<typeof loader>();
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer: useAnswer<typeof action>(), known });
  return (
    <Stack gap="loose">
      <header>
        <h1>{`Edit ${name}`}</h1>
        <p className="text-muted">
          This is what <Link to={paths.organization(slug)}>its public page</Link> says. We keep{" "}
          <Link to={organizationVersions(slug)}>earlier versions</Link>.
        </p>
      </header>
      <PostForm form={form} className="max-w-136">
        <input type="hidden" name="seen" value={version ?? ""} />
        <InputField
          label="Name"
          hint="A new name gives the page a new address. The old one leads there."
          field={form.field("organizationName")}
        />
        <TextareaField label="What you do" rows={6} field={form.field("description")} />
        <FieldPair>
          <InputField label="Phone" hint={PHONE_HINT} field={form.field("phone")} />
          <InputField label="Website" field={form.field("website")} />
        </FieldPair>
        <InputField label="Street" field={form.field("street")} />
        <InputField label="ZIP code" short field={form.field("zip")} />
        <div>
          <Button look="primary" busy={busy} busyLabel="Saving">
            Save
          </Button>
        </div>
      </PostForm>
    </Stack>
  );
}
