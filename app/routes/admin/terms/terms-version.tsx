import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { TermsChanges } from "#app/domains/onboarding/components/terms-changes.tsx";
import { TermsText } from "#app/domains/onboarding/components/terms-text.tsx";
import { compareLines } from "#app/domains/onboarding/terms/line-changes.ts";
import { withdrawTerms } from "#app/domains/onboarding/terms/terms-commands.server.ts";
import { findVersion } from "#app/domains/onboarding/terms/terms-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice, refusalNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { stateWords, TYPE_NAMES } from "./terms-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const TO_LIST = [{ label: "Terms", to: adminPaths.terms() }];

async function getVersion(context: AppContext, param: string | undefined) {
  const id = parseUuid(param);
  const found = id === null ? null : await findVersion(context, id);
  if (found !== null) return found;
  throw notFoundNotice(
    "Terms not found",
    "There’s no version at this address. It may have been withdrawn.",
    TO_LIST,
  );
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { terms, before, state } = await getVersion(context, params.id);
  return {
    terms,
    state,
    earlier: before?.version ?? null,
    changes: before === null ? null : compareLines(before.body, terms.body),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  if (form.get("intent") !== "withdraw")
    throw new Response("We don’t know what to do with that. Reload the page and try again.\n", {
      status: 400,
    });
  await requireFresh(request, context, form);
  const { terms } = await getVersion(context, params.id);
  const outcome = await withdrawTerms(context, admin.userId, terms);
  if (outcome === "begun")
    throw refusalNotice(
      409,
      "It’s in force",
      "Terms that are in force, or were, can’t be withdrawn. Publish a new version instead.",
      TO_LIST,
    );
  const title = `Withdrew version ${terms.version}`;
  context.cookies.push(writeToast({ title, text: "Nobody had agreed to it.", tone: "success" }));
  return redirect(adminPaths.terms(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "A version of terms",
    description: "Its text, and what it changed.",
    indexable: false,
  });

export default function TermsVersion() {
  const { terms, state, earlier, changes } = useLoaderData<typeof loader>();
  const busy = useNavigation().state === "submitting";
  return (
    <AdminPage
      title={`${terms.title}, version ${terms.version}`}
      lead={terms.changeSummary}
      back={{ to: adminPaths.terms(), label: "Terms" }}
    >
      <FactList
        className="max-w-measure"
        items={[
          { term: "For", detail: TYPE_NAMES[terms.agreementType] },
          { term: "State", detail: stateWords(state, terms.effectiveAt) },
          { term: "SHA-256", detail: <code className="break-all">{terms.hash}</code> },
        ]}
      />
      {state === "waiting" ? (
        <Form method="post">
          <p className="mb-3">Nobody sees it before then, and nobody has agreed to it.</p>
          <Button look="danger" name="intent" value="withdraw" busy={busy} busyLabel="Withdrawing">
            {`Withdraw version ${terms.version}`}
          </Button>
        </Form>
      ) : null}
      {changes === null ? null : (
        <Section id="changes" title={`What changed from version ${earlier}`} thin>
          <TermsChanges changes={changes} />
        </Section>
      )}
      <Section id="text" title="The text" thin>
        <TermsText body={terms.body} />
      </Section>
    </AdminPage>
  );
}
