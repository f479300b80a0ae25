import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

type Item = { to: string; label: string; current?: boolean };

export type SettingsNavProps = {
  items: readonly Item[];
  /** What else is set, on pages of its own. */
  elsewhere: readonly Item[];
  /** The address names a section: below 1024 px that alone shows, with the way back to this list. */
  chosen: boolean;
};

const LINK =
  "flex min-h-target items-center justify-between gap-2 border-line border-b px-3 font-label text-ink no-underline hover:bg-sunk lg:min-h-dense lg:border-b-0 lg:border-l-2 lg:text-14 lg:aria-current:border-accent lg:aria-current:bg-sunk";

/** The sections of the settings: a column next to the open one; on narrower screens a page of its own. */
export function SettingsNav({ items, elsewhere, chosen }: SettingsNavProps) {
  return (
    <>
      {chosen ? (
        <Link
          className="-my-2 inline-flex min-h-target items-center gap-1.5 justify-self-start text-14 lg:hidden"
          to={paths.settings()}
        >
          <Icon name="left" />
          <span>{t("All settings")}</span>
        </Link>
      ) : null}
      <nav aria-label={t("Settings")} className={classNames("lg:sticky lg:top-4", chosen && "max-lg:hidden")}>
        <ul className="grid list-none grid-cols-1 border-line border-t md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:border-t-0">
          {[...items, ...elsewhere].map(({ to, label, current }) => (
            <li key={to}>
              <Link className={LINK} to={to} aria-current={current ? "true" : undefined}>
                <span>{label}</span>
                <Icon
                  name="right"
                  className={classNames("text-muted", current !== undefined && "lg:hidden")}
                />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
