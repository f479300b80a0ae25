import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseOwnAnswer } from "#app/domains/accuracy/inputs.ts";
import { findFactCase } from "#app/domains/accuracy/reports/case-queries.server.ts";
import { answerFactCase, fixAddress } from "#app/domains/accuracy/reports/decide-commands.server.ts";
import { listOwnFactCases } from "#app/domains/accuracy/reports/own-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { ownFactsAddress } from "#app/paths/accuracy.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { OwnFactCard } from "./own-fact-card.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

/** `GET /dashboard/reported-facts`: what readers say is wrong on the viewer's own profile. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const cases = await listOwnFactCases(context, viewer.userId);
  return {
    cases: cases.map((one) => ({ ...one, fixTo: fixAddress(one) })),
    slug: viewer.slug,
    nowMs: context.clock.now(),
  };
}

const REFUSED = {
  unknown: [400, "Choose an answer."],
  missing: [404, "This report isn’t about your profile."],
  closed: [409, "This report is closed already."],
  changed: [409, "Another reader reported it just now. Look at it again."],
  "not-corrected": [
    409,
    "Your profile still says what readers reported. Change it in your showcase first, or say that it’s right.",
  ],
  "admins-decide": [403, "Our team decides this one."],
} as const;

const refuse = (why: keyof typeof REFUSED) => {
  const [status, error] = REFUSED[why];
  return data({ error }, { status });
};

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const form = await parseForm(request);
  const id = parseUuid(form.get("case"));
  const facts = id === null ? null : await findFactCase(context, id);
  if (facts === null || facts.holder !== viewer.userId) return refuse("missing");
  const intent = parseOwnAnswer(form);
  if (intent === null) return refuse("unknown");
  const outcome = await answerFactCase(context, viewer.userId, facts, intent);
  if (outcome !== "answered") return refuse(outcome);
  context.cookies.push(
    writeToast({
      title: intent === "confirm-fact" ? "Confirmed" : "Marked as corrected",
      text: "Readers see today’s date next to it.",
      tone: "success",
    }),
  );
  return redirect(ownFactsAddress(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Reported facts",
    description: "What readers say is wrong on your profile.",
    indexable: false,
  });

export default function ReportedFacts() {
  const { cases, slug, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <Stack gap="loose">
      <header>
        <h1>Reported facts</h1>
        <p className="text-muted">
          What readers say is wrong on your profile. Your answer closes a report, and readers see when you
          last confirmed the fact.
        </p>
      </header>
      {answer?.error ? (
        <Note tone="bad" live>
          <p>{answer.error}</p>
        </Note>
      ) : null}
      {cases.length === 0 ? (
        <EmptyState
          title="Nothing reported"
          actions={<ButtonLink to={paths.showcase(slug)}>View profile</ButtonLink>}
        >
          <p>If a reader says that something on your profile is wrong, you see it here.</p>
        </EmptyState>
      ) : (
        <ol className="list-none">
          {cases.map((one) => (
            <OwnFactCard key={one.id} one={one} nowMs={nowMs} />
          ))}
        </ol>
      )}
    </Stack>
  );
}
