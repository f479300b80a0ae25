import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { accountPaths } from "#app/paths/account.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { SectionPage } from "./section.ts";
import { changeSettings, listOffered, serverOf } from "./sections.server.ts";
import { parseSection, SECTIONS } from "./sections.ts";
import { SettingsNav } from "./settings-nav.tsx";

/** The section that an address asks for. Its data comes from the `load` under the same name on the server. */
const pageOf = (search: URLSearchParams): SectionPage<never> => SECTIONS[parseSection(search)];

export const handle = {
  access: "settings",
  english: (search) => pageOf(search).english === true,
} satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const { searchParams } = new URL(request.url);
  const section = parseSection(searchParams);
  const { isAgent, isAgency, isFmo, isCarrier } = flagsOf(viewer.role);
  return {
    section,
    isChosen: searchParams.has("section"),
    sections: listOffered(viewer),
    shown: await serverOf(section).load({ context, request, viewer }),
    pays: isAgent || isAgency || isFmo || isCarrier || viewer.managedOrganization !== null,
    keepsCalendar: isAgent && viewer.verified,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const { formBytes } = serverOf(parseSection(new URL(request.url).searchParams));
  const outcome = await changeSettings({ context, request, viewer }, await parseForm(request, formBytes));
  if (!("to" in outcome)) return outcome;
  return redirect(outcome.to, { status: 303, headers: { "Set-Cookie": outcome.toast } });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("Settings"), description: t("Your account."), indexable: false });

export default function Settings() {
  const { section, isChosen, sections, shown, pays, keepsCalendar } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { Show } = pageOf(new URLSearchParams({ section }));
  // Without a section, a phone has the list of them; an answer to a form is shown in any case.
  const chosen = isChosen || answer !== undefined;
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <h1 className="col-span-full">{t("Settings")}</h1>
      <SettingsNav
        chosen={chosen}
        items={sections.map((one) => ({
          to: paths.settings({ section: one }),
          label: t(SECTIONS[one].label),
          current: one === section,
        }))}
        elsewhere={[
          ...(pays ? [{ to: paymentPaths.billing(), label: t("Billing") }] : []),
          ...(keepsCalendar ? [{ to: calendarPaths.settings(), label: t("Calendar") }] : []),
          { to: accountPaths.accessibilitySettings(), label: t("Accessibility") },
        ]}
      />
      <Stack gap="loose" className={classNames("*:first:mt-0", !chosen && "max-lg:hidden")}>
        {answer?.notice === undefined ? null : (
          <Note tone="bad" live>
            <b>{`${answer.notice.title}.`}</b>
            <span> </span>
            <span>{answer.notice.text}</span>
          </Note>
        )}
        <Show data={shown as never} answer={answer} />
      </Stack>
    </div>
  );
}
