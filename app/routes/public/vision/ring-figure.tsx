import { t } from "#app/text/text.ts";

/** The mark, explained: the term of a license as a line, with the ring at today. Its words are also in the text. */
export function RingFigure() {
  return (
    <figure>
      <svg
        width="100%"
        height="104"
        role="img"
        aria-label={t(
          "A line from the first day of a license to its last. A circle marks today; the part behind it is drawn stronger. A mark before it is the day we last checked.",
        )}
      >
        <line x1="1%" x2="99%" y1="52" y2="52" stroke="var(--line-strong)" strokeWidth="2" />
        <line x1="1%" x2="58%" y1="52" y2="52" stroke="var(--accent)" strokeWidth="3" />
        <line x1="1%" x2="1%" y1="44" y2="60" stroke="var(--accent)" strokeWidth="3" />
        <line x1="42%" x2="42%" y1="36" y2="52" stroke="var(--accent)" strokeWidth="2" />
        <line x1="99%" x2="99%" y1="40" y2="64" stroke="var(--line-strong)" strokeWidth="2" />
        <circle cx="58%" cy="52" r="14" fill="var(--paper)" stroke="var(--accent)" strokeWidth="4" />
        <g fill="var(--ink-2)" fontSize="14">
          <text x="1%" y="94">
            {t("first day")}
          </text>
          <text x="42%" y="24" textAnchor="middle">
            {t("checked")}
          </text>
          <text x="58%" y="94" textAnchor="middle">
            {t("today")}
          </text>
          <text x="99%" y="94" textAnchor="end">
            {t("last day")}
          </text>
        </g>
      </svg>
    </figure>
  );
}
