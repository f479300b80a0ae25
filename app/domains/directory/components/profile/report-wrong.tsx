import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";

/** At the end of a section with facts, for readers who know better: the list of facts leads to forms that need no account. */
export const ReportWrong = ({ slug }: { slug: string }) => (
  <p className="mt-3 text-13 pointer-coarse:[&>a]:inline-flex pointer-coarse:[&>a]:min-h-target pointer-coarse:[&>a]:items-center">
    <Link className="text-muted" to={`${paths.showcase(slug)}/wrong`} rel="nofollow" prefetch="none">
      {t("Report a wrong fact")}
    </Link>
  </p>
);
