import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";

/** A photo can be reported; a drawing is named as one. */
export const AboutPicture = ({ slug, photoUrl }: { slug: string; photoUrl: string | null }) =>
  photoUrl === null ? (
    <span>{t("Drawing, not a photo")}</span>
  ) : (
    <Link className="text-muted" to={`${paths.showcase(slug)}/report-photo`} rel="nofollow" prefetch="none">
      {t("Report this photo")}
    </Link>
  );
