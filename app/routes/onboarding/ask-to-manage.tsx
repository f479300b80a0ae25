import { Link, useNavigation } from "@remix-run/react";
import { OrganizationPrices } from "#app/domains/billing/components/organization-prices.tsx";
import type { Offer } from "#app/domains/billing/plans/offer-queries.server.ts";
import type { ListedOrganization } from "#app/domains/onboarding/applications/manage-commands.server.ts";
import { DECIDE_HOURS, PROOF_MAX_CHARACTERS } from "#app/domains/onboarding/limits.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";

export type AskToManageProps = {
  /** Null when no listed organization has the address. */
  organization: ListedOrganization | null;
  offers: readonly Offer[];
  /** The earlier text, and why it was rejected. */
  proof: string;
  reason: string | null;
  /** It is waiting: this form changes it. */
  waits: boolean;
  rules: FormRules<"proof">;
  answer: FormReply | undefined;
};

/** Asks to manage a listed organization that no account manages. */
export function AskToManage({ organization, offers, proof, reason, waits, rules, answer }: AskToManageProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer, known: { proof } });
  if (organization === null || organization.managed) {
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title={organization === null ? "We can’t find that organization" : "Someone manages it already"}
          actions={
            organization === null ? (
              <ButtonLink to={paths.applyOrganization()}>Search by name</ButtonLink>
            ) : (
              <>
                <ButtonLink to={paths.applyOrganization({ organization: organization.slug })}>
                  Ask to join it
                </ButtonLink>
                <Link to={paths.organization(organization.slug)}>View its page</Link>
              </>
            )
          }
        >
          {organization === null ? (
            <p>It may have a new name, or it was closed.</p>
          ) : (
            <p>
              {`${organization.name} has an account that manages it. Its owner or a manager can let you in, as a manager, too.`}
            </p>
          )}
        </EmptyState>
      </PageMain>
    );
  }
  const { name, type, place, slug } = organization;
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{`Manage ${name}`}</h1>
        <p className="text-muted">
          <span>{`${typeWords[type]} in ${place}. `}</span>
          <Link to={paths.organization(slug)}>View its page</Link>
        </p>
        <p className="text-muted">
          {`It’s listed, but no one manages it here yet. Someone on our team reads what you write, checks it, and decides within ${DECIDE_HOURS} hours. If it’s approved, you own it here: you edit its page and invite its people.`}
        </p>
      </PageHead>
      {reason === null ? null : (
        <Note tone="bad" className="mb-6">
          <p>
            <b>Why it wasn’t approved:</b>
            <span>{` ${reason}`}</span>
          </p>
        </Note>
      )}
      <OrganizationPrices offers={offers} />
      <PostForm form={form}>
        <TextareaField
          label="What shows that you run it"
          rows={7}
          hint="What you do there, and how we can check it: a page of its website that names you, your address with its domain, or a number where we reach you at work. Only our team reads this."
          count={`at most ${PROOF_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
          field={form.field("proof")}
        />
        <div>
          <Button look="primary" busy={busy} busyLabel="Sending">
            {waits ? "Save" : "Send"}
          </Button>
        </div>
      </PostForm>
    </PageMain>
  );
}
