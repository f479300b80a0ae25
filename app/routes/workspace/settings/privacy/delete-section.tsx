import { Link } from "@remix-run/react";
import { LEAVING_DAYS } from "#app/domains/auth/limits.ts";
import type { EndingPlan } from "#app/domains/billing/subscriptions/ending-words.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { EndingPlans } from "../../ending-plan.tsx";
import { SETTINGS_FORMS } from "../settings-forms.ts";

/** What happens to which data, the most personal first. */
const ENDS = [
  {
    what: "Your account, sessions, passkeys, settings, saved agents, agreements, applications, and emails",
    end: "Deleted",
    why: "They’re yours alone.",
  },
  {
    what: "Your reviews",
    end: "Taken back, and their words and your name deleted. One that we removed stays counted as removed.",
    why: "Counts of reviews stay true.",
  },
  {
    what: "Your questions",
    end: "Answered ones stay, without name or contact. Others are withdrawn.",
    why: "The answer is somebody else’s work.",
  },
  {
    what: "Conversations you started, and what you asked agents for",
    end: "Deleted on both sides",
    why: "Your details are in them.",
  },
  {
    what: "Appointments",
    end: "Those to come are canceled, and the others are told. Past ones stay, without your name, until the other’s account ends.",
    why: "They’re part of somebody else’s calendar.",
  },
  {
    what: "What you agreed to talk about before an appointment about Medicare",
    end: "Stays for ten years with your name, without your email and phone. Only the agent you booked can see it.",
    why: "The law wants it.",
  },
  {
    what: "If you’re an agent: leads, calendar, showcase texts, and replies",
    end: "Leads, calendar, and your photo are deleted. The public profile stays in the register, with its license record, its texts, and replies to reviews. Before you delete, remove what shouldn’t stay.",
    why: "The record comes from the state, and a review is read with its reply.",
  },
  {
    what: "A plan of your own, and its invoices",
    end: "The plan ends, now or with the time that’s paid for: you choose below. Invoices stay as long as tax law asks, and no longer lead to you here.",
    why: "The law wants it.",
  },
] satisfies Record<"what" | "end" | "why", PlainMessage>[];

export type DeleteSectionProps = {
  /** Where leaders of an organization close theirs; null for everyone else. */
  closesAt: "settings" | "members" | null;
  /** What the account pays for today. */
  plans: readonly EndingPlan[];
  rules: FormRules<"confirm" | "password" | "planEnd">;
  answer: FormReply | undefined;
};

/** Deletes the account: what happens to which data, then the form with its two buttons. */
export function DeleteSection({ closesAt, plans, rules, answer }: DeleteSectionProps) {
  const form = useAnsweredForm({
    name: SETTINGS_FORMS.deleting,
    rules,
    answer,
    known: { planEnd: "period-end" },
  });
  return (
    <Section id="delete" title={t("Delete your account")} thin>
      <Disclosure
        plain
        className="border border-danger bg-surface px-4 py-3 md:px-6"
        summary={t("What gets deleted, and how")}
        open={answer?.form === SETTINGS_FORMS.deleting}
      >
        <Stack>
          <p>
            {t(
              "At once you’re signed out everywhere, nobody sees your account anymore, and appointments to come are canceled. For {days} days you can change your mind: sign in, or use the link we email you. After that it’s deleted for good, and nothing brings it back.",
              { days: LEAVING_DAYS },
            )}
          </p>
          <DataTable
            caption={t("What becomes of what")}
            showCaption
            rows={ENDS}
            rowKey={(row) => row.what}
            columns={[
              { key: "what", label: t("Data"), heading: true, cell: (row) => t(row.what) },
              {
                key: "end",
                label: t("After {days} days", { days: LEAVING_DAYS }),
                cell: (row) => t(row.end),
              },
              { key: "why", label: t("Why"), cell: (row) => t(row.why) },
            ]}
          />
          {closesAt === null ? null : (
            <p>
              <span>{t("An organization isn’t left without its owner.")}</span>
              <span> </span>
              {closesAt === "settings" ? (
                <Link to={`${paths.settings({ section: "application" })}#closing`}>
                  {t("Close your organization")}
                </Link>
              ) : (
                <Link to={`${paths.members()}#closing`}>{t("Transfer or close your organization")}</Link>
              )}
            </p>
          )}
          <PostForm form={form} className="max-w-136">
            <EndingPlans
              plans={plans}
              field={form.field("planEnd")}
              invoices={t(
                "Save your invoices before you delete the account. We also email you the links to them, unless you delete it now.",
              )}
            />
            <InputField label={t("Your email address, to confirm")} field={form.field("confirm")} />
            <PasswordField label={t("Your password")} field={form.field("password")} />
            <div className="flex flex-wrap gap-3">
              <Button look="danger" name="intent" value="leave-account">
                {t("Delete account")}
              </Button>
              <Button look="link" name="intent" value={SETTINGS_FORMS.deleting}>
                {t("Delete it now, without the {days} days", { days: LEAVING_DAYS })}
              </Button>
            </div>
          </PostForm>
        </Stack>
      </Disclosure>
    </Section>
  );
}
