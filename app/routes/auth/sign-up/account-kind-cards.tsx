import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type PlainMessage, t } from "#app/text/text.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ORGANIZING, REASONS } from "./account-kinds.ts";

/** One of the two kinds that sign up here: the complete card chooses it. */
export function KindChoice({
  field,
  kind,
  label,
}: {
  field: FormField;
  kind: keyof typeof REASONS;
  label: string;
}) {
  return (
    <div className="relative grid content-start gap-2 rounded-2 border border-line-strong bg-surface p-4 has-checked:border-accent has-checked:bg-accent-tint has-checked:shadow-[inset_0_0_0_1px_var(--accent)]">
      <Choice
        type="radio"
        field={field}
        value={kind}
        className="font-serif text-20 after:absolute after:inset-0"
      >
        {label}
      </Choice>
      <Reasons reasons={REASONS[kind]} />
    </div>
  );
}

/** Organizations and their executives, each with a page of its own. */
export function OrganizationKinds() {
  return (
    <section aria-labelledby="organizations-h">
      <h2 id="organizations-h" className="mb-4 text-20">
        {t("For organizations")}
      </h2>
      <ul className="grid list-none grid-cols-1 gap-3 md:grid-cols-2">
        {ORGANIZING.map(({ title, to, reasons }) => (
          <li
            key={to}
            className="relative grid content-start gap-2 rounded-2 border border-line-strong p-4 hover:bg-surface"
          >
            <h3 className="text-18">
              <Link to={to} className="after:absolute after:inset-0">
                {t(title)}
              </Link>
            </h3>
            <Reasons reasons={reasons} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why, next to the form of the page at `to`. */
export function KindReasons({ to, children }: { to: string; children?: ReactNode }) {
  const kind = ORGANIZING.find((one) => one.to === to);
  return (
    <div className="grid content-start gap-6">
      {kind === undefined ? null : (
        <div className="rounded-2 bg-accent-tint p-6">
          <Reasons reasons={kind.reasons} />
        </div>
      )}
      {children}
    </div>
  );
}

/** What speaks for it, a line each. */
export function Reasons({ reasons }: { reasons: readonly PlainMessage[] }) {
  return (
    <ul className="grid list-none gap-1.5 text-14 text-ink-2">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2">
          <Icon name="tick" className="mt-0.75 flex-none text-accent" />
          <span>{t(reason)}</span>
        </li>
      ))}
    </ul>
  );
}
