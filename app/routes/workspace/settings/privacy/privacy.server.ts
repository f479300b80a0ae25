import { data } from "@remix-run/cloudflare";
import { agreementTypeOf, flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { confirmDeleting, DeleteInput } from "#app/domains/auth/inputs.ts";
import { LEAVING_DAYS } from "#app/domains/auth/limits.ts";
import { leave } from "#app/domains/auth/links/leaving-commands.server.ts";
import { provePassword } from "#app/domains/auth/passwords/password-proof.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import { invalidCredentials, lockedSentence } from "#app/domains/auth/sign-in-texts.ts";
import { exportBilling, listRunningPlans, type PayerKey } from "#app/domains/billing/payer-queries.server.ts";
import {
  endOrphans,
  endPlansOf,
  planEndStatement,
} from "#app/domains/billing/subscriptions/ending-commands.server.ts";
import { endWords, receiptOf } from "#app/domains/billing/subscriptions/ending-words.ts";
import type { PlanEnd } from "#app/domains/billing/types.ts";
import { cancelAllToCome } from "#app/domains/calendar/appointments/forgetting.server.ts";
import { findSeller, revokeAll, stopContact } from "#app/domains/leads/consents/consent-commands.server.ts";
import { listConsents } from "#app/domains/leads/consents/consent-queries.server.ts";
import { getTerms } from "#app/domains/onboarding/terms/queries.server.ts";
import { forgetMemberships } from "#app/domains/organizations/forgetting.server.ts";
import { hasSecondFactor, requireFresh } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FieldErrors } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { t } from "#app/text/text.ts";
import { type Asked, done, type Outcome, type SectionServer } from "../section.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";
import { type Erased, eraseAccount } from "./erase-account.server.ts";
import type { PrivacyData } from "./privacy.tsx";

export const privacyServer: SectionServer<PrivacyData> = {
  async load({ context, viewer }) {
    const { userId, email, emailConfirmed, role, managedOrganization, onboarding } = viewer;
    const type = agreementTypeOf(role);
    const [terms, agreed, plans] = await Promise.all([
      type === null ? null : getTerms(context, userId, type),
      emailConfirmed ? listConsents(context, email) : { consents: [], repliable: 0, sellers: [] },
      listRunningPlans(context, { kind: "account", userId }),
    ]);
    return {
      agreements: terms?.agreements ?? [],
      ...agreed,
      plans,
      closesAt: managedOrganization === null ? null : onboarding?.needsOnboarding ? "settings" : "members",
      rules: rulesOf(DeleteInput),
    };
  },
  actions: {
    "stop-contact": stopAll,
    "stop-agent": stopAgent,
    [SETTINGS_FORMS.deleting]: (asked, form) => remove(asked, form, { now: true }),
    "leave-account": (asked, form) => remove(asked, form, { now: false }),
  },
};

/** Ends every consent of the viewer's confirmed address; without the confirmation it may be another person's. */
async function stopAll({ context, viewer }: Asked): Promise<Outcome> {
  if (!viewer.emailConfirmed) return confirmFirst();
  const ended = await revokeAll(context, viewer.email);
  return done(
    `${paths.settings({ section: "privacy" })}#consent`,
    ended === 0 ? t("Nothing to stop") : t("Stopped"),
    ended === 0
      ? t("You had no consent in force.")
      : t("Agents were told, and no longer see how to reach you."),
  );
}

/** The same for one agent. */
async function stopAgent({ context, viewer }: Asked, form: FormData): Promise<Outcome> {
  if (!viewer.emailConfirmed) return confirmFirst();
  const seller = await findSeller(context, parseUuid(form.get("agent")) ?? "");
  if (seller === null) throw new Response("There’s no such agent.\n", { status: 400 });
  await stopContact(context, viewer.email, seller);
  return done(
    `${paths.settings({ section: "privacy" })}#consent`,
    t("Stopped"),
    t("The agent was told, and no longer sees how to reach you."),
  );
}

const confirmFirst = (): Outcome =>
  data(
    { notice: { title: t("Confirm your email address first"), text: t("The link is in your email.") } },
    409,
  );

/** Hides the account for two weeks, in which its owner may still change their mind. */
async function leaveAccount(context: AppContext, viewer: Viewer, planEnd: PlanEnd): Promise<Erased> {
  const memberships = await forgetMemberships(context, viewer.userId);
  if (memberships.owns !== null) return { kind: "owns", organization: memberships.owns };
  const payer: PayerKey = { kind: "account", userId: viewer.userId };
  const plans = await listRunningPlans(context, payer);
  const { invoices } = await exportBilling(context, viewer.userId);
  const left = await leave(context, viewer, {
    guards: memberships.guards,
    statements: [...cancelAllToCome(context, viewer.userId), planEndStatement(context, payer, planEnd)],
    plans: plans.map((one) => endWords(one, planEnd)),
    receipts: invoices.flatMap(receiptOf),
  });
  if (left === "left") await endPlansOf(context, payer);
  if (left === "left" && viewer.slug !== null) context.purge([paths.showcase(viewer.slug)]);
  return { kind: left === "left" ? "erased" : left };
}

/** Deletes the account, for its address and its password: someone else may be using the session. */
async function remove(
  { context, request, viewer }: Asked,
  form: FormData,
  { now }: { now: boolean },
): Promise<Outcome> {
  // A password alone doesn't take an admin away: an admin with a second factor shows it.
  if (flagsOf(viewer.role).isAdmin && hasSecondFactor(viewer)) await requireFresh(request, context, form);
  const sent = readFields(form, DeleteInput, SETTINGS_FORMS.deleting);
  if (!sent.ok) return sent.refuse(400);
  const { confirm, password, planEnd } = sent.value;
  const refuse = (status: number, errors: FieldErrors) => sent.refuse(status, { errors });
  if (confirm !== viewer.email) return refuse(400, { confirm: confirmDeleting() });
  const proof = await provePassword(context, request, { email: viewer.email, password });
  if (proof.kind === "locked") return refuse(429, { password: lockedSentence() });
  if (proof.kind === "wrong") return refuse(403, { password: invalidCredentials(proof.remaining) });
  const gone = now
    ? await eraseAccount(context, viewer, { planEnd })
    : await leaveAccount(context, viewer, planEnd);
  if (gone.kind === "owns")
    return refuse(409, {
      form: viewer.onboarding?.needsOnboarding
        ? t("You own {organization}. Close it first, then delete your account.", gone)
        : t("You own {organization}. Transfer it or close it first, then delete your account.", gone),
    });
  if (gone.kind === "last-admin")
    return refuse(409, {
      form: t("You’re the only active admin. Make somebody else an admin first, then delete your account."),
    });
  if (gone.kind === "changed") {
    return refuse(409, {
      form: t("Something in your account just changed. Nothing was deleted. Please try again."),
    });
  }
  // The deleted account's plan has no payer anymore: only this finds it and ends it at Stripe.
  if (now) await endOrphans(context);
  context.session = null;
  context.cookies.push(...clearedCookies());
  return now
    ? done(
        paths.home(),
        t("Account deleted"),
        t(
          "Answers you got stay, without your name. So do sealed copies of what you agreed to, for five years, and codes that keep agents from contacting you, for ten.",
        ),
      )
    : done(
        paths.home(),
        t("Your account will be deleted in {days} days", { days: LEAVING_DAYS }),
        t("Nobody sees it anymore. Until then, sign in or use the link in your email to keep it."),
      );
}
