import { Form, Link } from "@remix-run/react";
import type { Agreement } from "#app/domains/onboarding/queries.server.ts";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type PrivacySectionProps = {
  agreements: readonly Agreement[];
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
};

export function PrivacySection({ agreements, errors, typed }: PrivacySectionProps) {
  return (
    <>
      <Section id="agreements" title="What you agreed to" thin>
        {agreements.length === 0 ? (
          <p>
            Nothing yet. <Link to={paths.userAgreement()}>The terms for your role</Link>
          </p>
        ) : (
          <LinkList>
            {agreements.map((one) => (
              <LinkListItem key={one.id} to={paths.agreement(one.id)} end={formatUtcDay(one.agreedAt)}>
                Version {one.version} of the terms
              </LinkListItem>
            ))}
          </LinkList>
        )}
      </Section>
      <Section id="export" title="Your data" thin>
        <Stack>
          <p>Everything that is kept of you, as one JSON file.</p>
          <p>
            <a href={paths.accountExport()} download>
              Download your data
            </a>
          </p>
        </Stack>
      </Section>
      <Section id="delete" title="Delete the account" thin>
        <Disclosure
          summary="What is deleted, and how"
          open={errors.confirm !== undefined || errors.password !== undefined}
        >
          <Stack method="post" as={Form} className="max-w-136" noValidate>
            <p>
              The account, its sessions, agreements, applications and letters go at once and cannot be brought
              back. A public licence record comes from the state, not from the account, and stays.
            </p>
            <InputField
              label="Your e-mail address, to confirm"
              name="confirm"
              type="email"
              autoComplete="off"
              defaultValue={typed.confirm}
              error={errors.confirm}
            />
            <InputField
              label="Your password"
              name="password"
              type="password"
              autoComplete="current-password"
              error={errors.password}
            />
            <div>
              <Button look="danger" name="intent" value="delete-account">
                Delete the account
              </Button>
            </div>
          </Stack>
        </Disclosure>
      </Section>
    </>
  );
}
