import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { accountPaths } from "#app/account-paths.ts";
import { calendarPaths } from "#app/calendar-paths.ts";
import { listSessions } from "#app/domains/accounts/account-queries.server.ts";
import { agreementTypeOf, flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { DeleteInput, NameInput, PasswordInput } from "#app/domains/auth/inputs.ts";
import { NewPasskeyInput } from "#app/domains/auth/passkeys/inputs.ts";
import { listPasskeys } from "#app/domains/auth/passkeys/passkey-queries.server.ts";
import { findAuthenticator } from "#app/domains/auth/second-factor/factor-queries.server.ts";
import { deviceOf } from "#app/domains/auth/sessions/device.ts";
import { listRunningPlans } from "#app/domains/billing/payer-queries.server.ts";
import { listConsents } from "#app/domains/leads/consent-queries.server.ts";
import { OrganizationApplication } from "#app/domains/onboarding/application-inputs.ts";
import { findOwnApplication } from "#app/domains/onboarding/application-queries.server.ts";
import { getTerms } from "#app/domains/onboarding/queries.server.ts";
import { findExecutive } from "#app/domains/organizations/executives/executive-queries.server.ts";
import { ExecutiveInput } from "#app/domains/organizations/executives/inputs.ts";
import { CloseInput } from "#app/domains/organizations/members/inputs.ts";
import type { Managed } from "#app/domains/organizations/types.ts";
import { PHOTO_FORM_BYTES } from "#app/domains/photos/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { paymentPaths } from "#app/payment-paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/form.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { UPLOAD_FORM_BYTES } from "#app/platform/upload.ts";
import { type PlainMessage, rich, t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { findHeldUp } from "./members/close.server.ts";
import { CloseSection } from "./members/close-section.tsx";
import { FactorSection } from "./second-factor/factor-section.tsx";
import { changeSettings } from "./settings-actions.server.ts";
import { ApplicationSection } from "./settings-application.tsx";
import { loadLicenses } from "./settings-licenses.server.ts";
import { LicensesSection } from "./settings-licenses.tsx";
import { loadNotifications } from "./settings-notifications.server.ts";
import { NotificationsSection } from "./settings-notifications.tsx";
import { PasskeysSection } from "./settings-passkeys.tsx";
import { keepsPhoto, loadPhoto } from "./settings-photo.server.ts";
import { PhotoSection } from "./settings-photo.tsx";
import { PrivacySection } from "./settings-privacy.tsx";
import { ProfileSection } from "./settings-profile.tsx";
import { SecuritySection } from "./settings-security.tsx";
import { ShowcaseSection } from "./settings-showcase.tsx";

/** The sections in which professionals work. */
const WORK_SECTIONS: readonly (string | null)[] = ["showcase", "photo", "licenses", "application"];

export const handle = {
  access: "settings",
  english: (search) => WORK_SECTIONS.includes(search.get("section")),
} satisfies RouteHandle;

const SECTIONS = [
  "profile",
  "showcase",
  "photo",
  "licenses",
  "security",
  "notifications",
  "privacy",
  "application",
] as const;
type SectionName = (typeof SECTIONS)[number];
const LABELS: Readonly<Record<SectionName, PlainMessage>> = {
  profile: "Profile",
  showcase: "Showcase",
  photo: "Photo",
  licenses: "Licenses",
  security: "Security",
  notifications: "Notifications",
  privacy: "Privacy",
  application: "Application",
};

const parseSection = (url: string): SectionName => {
  const asked = new URL(url).searchParams.get("section");
  return SECTIONS.find((one) => one === asked) ?? "profile";
};

const isOffered = (section: SectionName, viewer: Viewer): boolean => {
  const { onboarding, role, verified } = viewer;
  const { isAgent, isExecutive } = flagsOf(role);
  switch (section) {
    case "application":
      return onboarding !== null;
    case "photo":
      return keepsPhoto(viewer);
    case "showcase":
      return isExecutive || (isAgent && verified);
    case "licenses":
      return isAgent && verified;
    default:
      return true;
  }
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const section = parseSection(request.url);
  const type = agreementTypeOf(viewer.role);
  const { isAgent, isAgency, isFmo, isCarrier } = flagsOf(viewer.role);
  // An agent's has a page of its own.
  if (section === "showcase" && isAgent) throw redirect(paths.editShowcase());
  const privacy = section === "privacy";
  const heldUp = section === "application" ? await findHeldUp(context, viewer) : null;
  const [terms, agreed] = await Promise.all([
    privacy && type !== null ? getTerms(context, viewer.userId, type) : null,
    privacy && viewer.emailConfirmed ? listConsents(context, viewer.email) : { consents: [], repliable: 0 },
  ]);
  return {
    section,
    viewer,
    pays: isAgent || isAgency || isFmo || isCarrier || viewer.managedOrganization !== null,
    keepsCalendar: isAgent && viewer.verified,
    executive: section === "showcase" ? await findExecutive(context, viewer.userId) : null,
    application: section === "application" ? await findOwnApplication(context, viewer.userId) : null,
    heldUp,
    plans: await listEndingPlans(context, viewer, { privacy, heldUp }),
    closesAt:
      viewer.managedOrganization === null
        ? null
        : viewer.onboarding?.needsOnboarding
          ? ("settings" as const)
          : ("members" as const),
    sections: SECTIONS.filter((one) => isOffered(one, viewer)),
    licenses:
      section === "licenses" && isOffered(section, viewer) ? await loadLicenses(context, viewer) : null,
    sessions: section === "security" ? await listSessions(context, viewer.userId) : [],
    passkeys: section === "security" ? await listPasskeys(context, viewer.userId) : [],
    authenticator: section === "security" ? await findAuthenticator(context, viewer.userId) : null,
    device: deviceOf(request.headers.get("User-Agent")),
    photo: section === "photo" ? await loadPhoto(context, viewer) : null,
    notifications: section === "notifications" ? await loadNotifications(context, viewer) : null,
    agreements: terms?.agreements ?? [],
    agreed,
    rules: {
      name: rulesOf(NameInput),
      password: rulesOf(PasswordInput),
      passkey: rulesOf(NewPasskeyInput),
      application: rulesOf(OrganizationApplication),
      executive: rulesOf(ExecutiveInput),
      deleting: rulesOf(DeleteInput),
      closing: rulesOf(CloseInput),
    },
  };
}

/** What ends with the account, or with the organization, that this section's form would close. */
async function listEndingPlans(
  context: AppContext,
  { userId }: Viewer,
  { privacy, heldUp }: { privacy: boolean; heldUp: Managed | null },
) {
  if (privacy) return listRunningPlans(context, { kind: "account", userId });
  return heldUp === null
    ? []
    : listRunningPlans(context, { kind: "organization", organizationNo: heldUp.organizationNo });
}

/** What the form of a section with a file may weigh. */
const FILE_BYTES: Partial<Record<SectionName, number>> = {
  licenses: UPLOAD_FORM_BYTES,
  photo: PHOTO_FORM_BYTES,
};

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const outcome = await changeSettings(
    context,
    request,
    viewer,
    await parseForm(request, FILE_BYTES[parseSection(request.url)]),
  );
  if (!("to" in outcome)) return outcome;
  return redirect(outcome.to, { status: 303, headers: { "Set-Cookie": outcome.toast } });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("Settings"), description: t("Your account."), indexable: false });

export default function Settings() {
  const {
    section,
    sections,
    viewer,
    application,
    heldUp,
    plans,
    closesAt,
    licenses,
    sessions,
    passkeys,
    authenticator,
    device,
    photo,
    notifications,
    agreements,
    agreed,
    rules,
    executive,
    pays,
    keepsCalendar,
  } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  return (
    <Stack gap="loose">
      <header>
        <h1>{t("Settings")}</h1>
        {pays ? (
          <p className="text-muted">
            {rich("Plan, card, and invoices are under {link}.", {
              link: <Link to={paymentPaths.billing()}>{t("Billing")}</Link>,
            })}
          </p>
        ) : null}
        {keepsCalendar ? (
          <p className="text-muted">
            {rich("Hours, appointment types, and feeds are under {link}.", {
              link: <Link to={calendarPaths.settings()}>{t("Calendar settings")}</Link>,
            })}
          </p>
        ) : null}
        <p className="text-muted">
          {rich("Text size, colors, and motion are under {link}.", {
            link: <Link to={accountPaths.accessibilitySettings()}>{t("Accessibility settings")}</Link>,
          })}
        </p>
      </header>
      <Segmented
        label={t("Settings")}
        many
        items={sections.map((one) => ({
          to: paths.settings({ section: one }),
          label: t(LABELS[one]),
          current: one === section,
        }))}
      />
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          <b>{`${answer.notice.title}.`}</b>
          <span> </span>
          <span>{answer.notice.text}</span>
        </Note>
      )}
      {section === "profile" ? <ProfileSection viewer={viewer} rules={rules.name} answer={answer} /> : null}
      {executive === null ? null : (
        <ShowcaseSection
          userId={viewer.userId}
          executive={executive}
          rules={rules.executive}
          answer={answer}
        />
      )}
      {section === "security" ? (
        <SecuritySection
          sessions={sessions}
          present={viewer.sessionId}
          rules={rules.password}
          answer={answer}
          secondFactor={
            <FactorSection
              authenticator={authenticator}
              passkeys={passkeys.length}
              isAdmin={flagsOf(viewer.role).isAdmin}
            />
          }
          passkeys={<PasskeysSection passkeys={passkeys} device={device} rules={rules.passkey} />}
        />
      ) : null}
      {licenses === null ? null : <LicensesSection {...licenses} answer={answer} />}
      {section !== "photo" ? null : photo === null ? (
        <Note tone="plain">
          {t("A photo belongs to a public profile. Once you have one, you can add its photo here.")}
        </Note>
      ) : (
        <PhotoSection {...photo} answer={answer} />
      )}
      {notifications === null ? null : <NotificationsSection {...notifications} answer={answer} />}
      {section === "privacy" ? (
        <PrivacySection
          agreements={agreements}
          {...agreed}
          closesAt={closesAt}
          plans={plans}
          rules={rules.deleting}
          answer={answer}
        />
      ) : null}
      {section === "application" ? (
        <ApplicationSection application={application} rules={rules.application} answer={answer} />
      ) : null}
      {heldUp === null ? null : (
        <CloseSection name={heldUp.name} plans={plans} rules={rules.closing} answer={answer} />
      )}
    </Stack>
  );
}
