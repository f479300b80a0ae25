import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** For who comes to write a review without saying of whom. */
export function WhichAgent() {
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Which agent?")}</h1>
        <p className="text-muted">
          {t("Find the agent you worked with. “Leave a review” is on their profile, beside the reviews.")}
        </p>
      </PageHead>
      <Stack
        as={Form}
        gap="form"
        action={paths.search()}
        role="search"
        aria-label={t("Find an agent to review")}
      >
        <InputField
          label={t("Name, place, or organization")}
          id="which-agent"
          name="q"
          type="search"
          dir="auto"
        />
        <Row>
          <Button look="primary">{t("Find agent")}</Button>
          <Link to={paths.saved()}>{t("Your saved agents")}</Link>
          <Link to={paths.myReviews()}>{t("Your reviews")}</Link>
        </Row>
      </Stack>
    </PageMain>
  );
}
