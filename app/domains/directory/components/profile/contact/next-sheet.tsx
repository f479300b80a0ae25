import type { ReactNode } from "react";
import { formatPhone, phoneLink } from "#app/platform/contact-data/phone.ts";
import { t } from "#app/text/text.ts";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import type { Said } from "../../../facts/fact-words.ts";
import { SaidBy } from "../said-by.tsx";

export type NextSheetProps = {
  id: string;
  title: string;
  /** At the right of the title. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The sheet of a profile that says what to do next; on wide screens it stays in view. `id` is its heading's. */
export function NextSheet({ id, title, beside, children }: NextSheetProps) {
  return (
    <Sheet
      as="section"
      className="mt-4 grid grid-cols-1 gap-2 p-4 lg:sticky lg:top-4 lg:mt-6 lg:gap-4 lg:p-5"
      aria-labelledby={id}
    >
      <div className="-my-1.5 flex min-h-target items-center justify-between gap-3">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </Sheet>
  );
}

export type WaysProps = {
  /** As stored; without it there is no line about a phone. */
  phone?: string | null;
  /** Who says the number, and since when. */
  phoneSaid?: Said;
  site: { href: string; label: string } | null;
};

/** Ways to reach the agent without this site; renders nothing when there are none. */
export function Ways({ phone, phoneSaid, site }: WaysProps) {
  if (phone === undefined && site === null) return null;
  return (
    <dl className="grid grid-cols-1 gap-1.25 text-14 pointer-coarse:[&_a]:inline-flex pointer-coarse:[&_a]:min-h-target pointer-coarse:[&_a]:items-center">
      {phone === undefined ? null : (
        <div>
          <dt className="sr-only">{t("Phone")}</dt>
          <dd>
            {phone === null ? (
              <span className="text-muted">{t("No phone number given")}</span>
            ) : (
              <>
                <a className="lining-nums tabular-nums" href={phoneLink(phone)}>
                  {formatPhone(phone)}
                </a>
                {phoneSaid && <SaidBy said={phoneSaid} />}
              </>
            )}
          </dd>
        </div>
      )}
      {site === null ? null : (
        <div>
          <dt className="sr-only">{t("Site")}</dt>
          <dd>
            <a href={site.href} rel="nofollow ugc noopener">
              {site.label}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
