import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Screen } from "#app/ui/layout/screen.tsx";

export type NotFoundProps = {
  /** What was looked for: "Agent not found". */
  title?: string;
  children?: ReactNode;
};

/** Says that there is nothing at this address, and offers links. */
export function NotFound({ title = t("Page not found"), children }: NotFoundProps) {
  return (
    <Screen title={title}>
      {children ?? (
        <p>{t("There’s nothing at this address. The page may have moved, or the link may have a typo.")}</p>
      )}
      <Form
        className="mt-2 mb-4 grid grid-cols-1 gap-3 min-[600px]:grid-cols-[minmax(0,1fr)_auto] min-[600px]:items-end"
        role="search"
        aria-label={t("Where to go next")}
        action={paths.search()}
      >
        <InputField
          label={t("Location or agent name")}
          name="q"
          id="lost-q"
          type="search"
          placeholder={t("ZIP, city, state, or name")}
        />
        <Button look="primary">{t("Find agents")}</Button>
      </Form>
      <LinkList>
        <LinkListItem to={paths.home()}>{t("Home")}</LinkListItem>
        <LinkListItem to={paths.locationHub()}>{t("Search by Location")}</LinkListItem>
        <LinkListItem to={paths.help()}>{t("Help")}</LinkListItem>
      </LinkList>
    </Screen>
  );
}
