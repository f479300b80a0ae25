import { t } from "#app/text/text.ts";

/** First in the page; shown when it has focus. */
export function SkipLink({ target = "main" }: { target?: string }) {
  return (
    <a className="absolute -top-20 left-4 z-50 bg-ink px-4 py-3 text-paper focus:top-2" href={`#${target}`}>
      {t("Skip to content")}
    </a>
  );
}
