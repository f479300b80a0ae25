import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { endPlansOf } from "#app/domains/billing/subscriptions/ending-commands.server.ts";
import { actOnOrganization, CHANGED, whyNot } from "#app/domains/organizations/admin/act-commands.server.ts";
import { OrganizationActInput } from "#app/domains/organizations/admin/inputs.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/organizations/admin/limits.ts";
import {
  findOrganizationForAdmin,
  findOrganizationState,
  seenOf,
} from "#app/domains/organizations/admin/organization-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { OrganizationFacts } from "./organization-facts.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

const missing = () =>
  notFoundNotice("Organization not found", "There’s no organization with this id.", [
    { label: "Organizations", to: adminPaths.organizations() },
  ]);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = parseUuid(params.id);
  const found = id === null ? null : await findOrganizationForAdmin(context, id);
  if (found === null) throw missing();
  const act = found.state.status === "archived" ? ("restore" as const) : ("archive" as const);
  return {
    ...found,
    act,
    why: whyNot(act, found.state)?.words ?? null,
    seen: seenOf(found.state),
    rules: rulesOf(OrganizationActInput),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  const id = parseUuid(params.id);
  const organization = id === null ? null : await findOrganizationState(context, id);
  if (organization === null) throw missing();
  const intent = form.get("intent");
  if (intent !== "archive" && intent !== "restore")
    throw new Response("We don’t know what to do with that. Reload the page and try again.\n", {
      status: 400,
    });
  const sent = readFields(form, OrganizationActInput, intent);
  if (!sent.ok) return sent.refuse(400);
  const { reason, seen } = sent.value;
  const refused =
    seen === seenOf(organization)
      ? await actOnOrganization(context, intent, organization, { adminId: admin.userId, reason })
      : CHANGED;
  if (refused !== null) return sent.refuse(refused.status, { errors: { form: refused.words } });
  // If Stripe doesn't answer now, the cron asks it again.
  if (intent === "archive")
    await endPlansOf(context, { kind: "organization", organizationNo: organization.no });
  context.cookies.push(
    writeToast({
      title: intent === "archive" ? "Organization archived" : "Organization restored",
      text: "Everybody with an account there gets an email with your reason.",
      tone: "success",
    }),
  );
  return redirect(adminPaths.organization(organization.id), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "An organization",
    description: "Everything of one organization.",
    indexable: false,
  });

export default function OrganizationPage() {
  const found = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { state, seen, rules } = found;
  const asked = answer?.form === "archive" || answer?.form === "restore" ? answer.form : null;
  // A refused form keeps what was typed, even if the organization changed meanwhile.
  const act = asked ?? found.act;
  const why = asked === null ? found.why : null;
  const form = useAnsweredForm<"seen" | "reason">({ name: act, rules, answer });
  const busy = useNavigation().state === "submitting";
  const archives = act === "archive";
  const label = archives ? "Archive the organization" : "Restore the organization";
  return (
    <AdminPage
      title={<bdi>{state.name === "" ? "Without a name" : state.name}</bdi>}
      back={{ to: adminPaths.organizations(), label: "Organizations" }}
    >
      <OrganizationFacts {...found} />
      <Section id="acts" title={label} thin>
        {why === null ? (
          <PostForm form={form} className="max-w-176">
            <p>
              {archives
                ? `Memberships (${state.members}), invites, requests, and affiliations end, its agents work for themselves, its page is gone, and its plan ends with what is paid for. Everybody with an account there gets an email with your reason.`
                : `It opens again with the accounts that it lost then (${state.comingBack}), its owner among them. Its agents have to be invited again; affiliations stay ended. Those who come back get an email with your reason.`}
            </p>
            <input type="hidden" name="seen" value={seen} />
            <TextareaField
              label="Reason"
              rows={3}
              optional={false}
              hint="For the log, and for them: they read it in their email."
              count={`at most ${REASON_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
              field={form.field("reason")}
            />
            <Row>
              <Button
                look={archives ? "danger" : "primary"}
                name="intent"
                value={act}
                busy={busy}
                busyLabel="Doing it"
                data-key={archives ? "a" : "r"}
              >
                {label}
              </Button>
            </Row>
          </PostForm>
        ) : (
          <Note tone="plain">{why}</Note>
        )}
      </Section>
    </AdminPage>
  );
}
