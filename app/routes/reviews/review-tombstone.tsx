import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Row } from "#app/ui/layout/row.tsx";

export type ReviewTombstoneProps = { agent: { name: string; slug: string }; text: string };

/** A review that is not to be read here: where it stands and why, and no word of it. */
export function ReviewTombstone({ agent, text }: ReviewTombstoneProps) {
  return (
    <>
      <header>
        <h1>{t("This review isn’t shown")}</h1>
        <p>{text}</p>
        <p className="text-muted">
          {t("We don’t remove reviews for being negative, and the profile counts every one we received.")}
        </p>
      </header>
      <Row as="p" className="mt-5">
        <ButtonLink to={`${paths.showcase(agent.slug)}#reviews`}>
          {t("All reviews of {name}", { name: agent.name })}
        </ButtonLink>
        <Link to={paths.help("reviews")}>{t("How reviews are checked")}</Link>
      </Row>
    </>
  );
}
