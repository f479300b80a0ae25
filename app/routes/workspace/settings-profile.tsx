import { Form, Link } from "@remix-run/react";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

type Texts = Readonly<Record<string, string>>;

export function ProfileSection({ viewer, errors, typed }: { viewer: Viewer; errors: Texts; typed: Texts }) {
  return (
    <Section id="profile" title="Profile" thin>
      <Stack gap="loose">
        <FactList
          items={[
            {
              term: "Email",
              detail: viewer.emailConfirmed ? (
                `${viewer.email}, confirmed`
              ) : (
                <>
                  {viewer.email}, not confirmed. <Link to={paths.checkEmail()}>Confirm it</Link>
                </>
              ),
            },
            { term: "Role", detail: roleLabel(viewer.role) },
            ...(viewer.slug === null
              ? []
              : [{ term: "Showcase", detail: <Link to={paths.showcase(viewer.slug)}>{viewer.slug}</Link> }]),
          ]}
        />
        <Stack method="post" as={Form} className="max-w-136" noValidate>
          <InputField
            label="First name"
            name="firstName"
            autoComplete="given-name"
            maxLength={80}
            defaultValue={typed.firstName ?? viewer.firstName}
            error={errors.firstName}
          />
          <InputField
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            maxLength={80}
            defaultValue={typed.lastName ?? viewer.lastName}
            error={errors.lastName}
          />
          <div>
            <Button look="primary" name="intent" value="rename">
              Save the name
            </Button>
          </div>
        </Stack>
      </Stack>
    </Section>
  );
}
