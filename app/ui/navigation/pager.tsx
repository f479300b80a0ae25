import { Link } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Row } from "../layout/row.tsx";

export type PagerProps = {
  /** The start of the list: a cursor can't lead to the previous page. */
  firstTo?: string | null;
  nextTo?: string | null;
  label?: string;
};

/** On, and back to the beginning, for lists that are read with a cursor. */
export function Pager({ firstTo, nextTo, label = t("Pages") }: PagerProps) {
  return firstTo || nextTo ? (
    <Row as="nav" className="mt-5" aria-label={label}>
      {nextTo ? (
        <ButtonLink to={nextTo} rel="next">
          {t("Next")}
        </ButtonLink>
      ) : null}
      {firstTo ? <Link to={firstTo}>{t("Back to the beginning")}</Link> : null}
    </Row>
  ) : null;
}
