import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { removedLabel } from "../reasons.ts";
import type { Tombstone } from "../types.ts";

export type TombstonesProps = { tombstones: readonly Tombstone[]; total: number };

/** When and why reviews were removed; not what they said, by whom, or with how many stars. */
export function Tombstones({ tombstones, total }: TombstonesProps) {
  if (total === 0) return null;
  const left = total - tombstones.length;
  return (
    <div className="mt-5">
      <Disclosure summary={t("Removed reviews: {total}", { total })}>
        <ul className="list-none">
          {tombstones.map(({ reason, removedAt }, at) => {
            const day = removedAt === null ? t("Day unknown") : formatPublicDay(removedAt);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing names a removed review
              <li key={at} className="border-line border-t py-1.5 first:border-t-0">
                <Caption as="span" className="inline-block min-w-26">
                  {day}
                </Caption>
                <span>{` ${removedLabel(reason ?? "")}`}</span>
              </li>
            );
          })}
        </ul>
        {left > 0 ? (
          <Caption>{t("These are the newest. {left} more were removed earlier.", { left })}</Caption>
        ) : null}
        <Caption>
          {t(
            "A person removed each of them for one of these reasons. We don’t remove reviews for being negative.",
          )}
        </Caption>
      </Disclosure>
    </div>
  );
}
