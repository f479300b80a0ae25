/** What the Worker puts into pages while the database is gone (`workers/pages/outage.ts`). */
import { renderToString } from "react-dom/server.browser";
import { SITE_ZONE } from "./platform/time/reader-time.ts";
import { formatDayTimeIn } from "./platform/time/zoned-time.ts";
import { t } from "./text/text.ts";
import { Button } from "./ui/buttons/button.tsx";
import { PageWidth } from "./ui/layout/page-width.tsx";

/** The line above a page that is a copy of that moment. `wide` as the page is. */
export const outageNote = (madeAt: number, path: string, wide: boolean): string =>
  renderToString(
    <aside
      className="border-line border-b bg-sunk text-14 text-ink print:hidden"
      aria-label={t("A copy of this page")}
    >
      <PageWidth as="p" wide={wide} className="py-2">
        <span>
          {t(
            "We can’t reach our database right now. This is a copy of the page from {time}, and some of it may have changed.",
            { time: formatDayTimeIn(SITE_ZONE, madeAt) },
          )}
        </span>
        <span> </span>
        <a href={path} className="underline">
          {t("Try again")}
        </a>
      </PageWidth>
    </aside>,
  );

/** Never sent back, not even to who typed it. */
const SECRET = /password|passphrase|secret|^code$|otp/i;
/** What a form says to the server, and nobody typed. */
const UNSEEN = /^(intent|action|form)$|token|id$/i;

/** What a form sent, in a form that sends it again to the same address. */
export function typedAgain(fields: readonly [name: string, value: string][], address: string): string {
  const open = fields.filter(([name]) => !SECRET.test(name));
  const seen = open.filter(([name, value]) => value.trim() !== "" && !UNSEEN.test(name));
  return renderToString(
    <form method="post" action={address} className="my-4">
      {open.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {seen.length === 0 ? null : (
        <>
          <h2 className="mb-2 font-label text-16">{t("What you typed")}</h2>
          <ul className="mb-4 grid gap-2 border-line border-l-4 bg-sunk px-4 py-3">
            {seen.map(([name, value]) => (
              <li key={`${name} ${value}`} className="wrap-break-word whitespace-pre-wrap">
                {value}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button look="primary">{t("Send again")}</Button>
    </form>,
  );
}
