import { Link } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { Icon } from "#app/ui/icon.tsx";

type Item = { to: string; label: string; current?: boolean };

export type SettingsNavProps = {
  items: readonly Item[];
  /** What else is set, on pages of its own. */
  elsewhere: readonly Item[];
};

const LINK =
  "flex min-h-target items-center justify-between gap-2 border-line border-b px-3 font-label text-14 text-ink no-underline hover:bg-sunk aria-current:bg-ink aria-current:text-paper lg:min-h-dense lg:border-b-0 lg:border-l-2 lg:aria-current:border-accent lg:aria-current:bg-sunk lg:aria-current:text-ink";

/** The sections of the settings: two by two on a phone, a column on wide screens. */
export function SettingsNav({ items, elsewhere }: SettingsNavProps) {
  return (
    <nav aria-label={t("Settings")} className="lg:sticky lg:top-4">
      <ul className="grid list-none grid-cols-2 border-line border-t lg:grid-cols-1 lg:border-t-0">
        {[...items, ...elsewhere].map(({ to, label, current }) => (
          <li key={to}>
            <Link className={LINK} to={to} aria-current={current ? "true" : undefined}>
              <span>{label}</span>
              {current === undefined ? <Icon name="right" className="text-muted" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
