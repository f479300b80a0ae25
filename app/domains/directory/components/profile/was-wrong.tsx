import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";

/** Which fact of which agent, by slug; of a license `license&state=TX`. */
export type WrongAbout = { slug: string; fact: string };

/** A quiet link for readers who know better, next to who says a fact. Their form needs no account and no JavaScript. */
export const WasWrong = ({ slug, fact }: WrongAbout) => (
  <Link
    className="ml-2 inline-block pointer-coarse:py-2.5 text-13 text-muted"
    to={`${paths.showcase(slug)}/wrong?fact=${fact}`}
    rel="nofollow"
    prefetch="none"
  >
    {t("This was wrong")}
  </Link>
);
