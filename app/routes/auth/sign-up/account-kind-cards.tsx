import type { ReactNode } from "react";
import { ReasonList } from "#app/domains/onboarding/components/reason-list.tsx";
import { type PlainMessage, t } from "#app/text/text.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import type { FormField } from "#app/ui/forms/use-answered-form.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
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
      <ReasonList reasons={REASONS[kind]} />
    </div>
  );
}

/** What an agent sees of somebody who writes to them, as an example, and where organizations sign up. */
export function BesideSignUp() {
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="seen-h" className="rounded-2 bg-accent-tint p-6">
        <h2 id="seen-h" className="mb-4 text-20">
          {t("What an agent sees of you")}
        </h2>
        <figure className="rounded-2 border border-line bg-surface p-4">
          <div className="flex gap-3">
            <Avatar id="mara" name="Mara Quist" photoUrl={null} size="sm" />
            <div>
              <b>{t("Mara in 78704")}</b>
              <p className="text-14 text-ink-2">
                {t("Could you look at my home policy? The roof is from 2011.")}
              </p>
            </div>
          </div>
          <dl className="mt-3 border-line border-t pt-2 text-14">
            {HIDDEN.map((term) => (
              <div key={term} className="flex justify-between gap-3 py-1">
                <dt className="text-muted">{t(term)}</dt>
                <dd>{t("Hidden until you show it")}</dd>
              </div>
            ))}
          </dl>
          <figcaption className="sr-only">{t("An example")}</figcaption>
        </figure>
      </section>
      <section aria-labelledby="organizing-h">
        <h2 id="organizing-h" className="text-20">
          {t("Agency, FMO, carrier, or executive?")}
        </h2>
        <LinkList className="mt-3">
          {ORGANIZING.map(({ title, to, reasons: [first] }) => (
            <LinkListItem key={to} to={to}>
              <b className="block font-label">{t(title)}</b>
              <span className="block text-14 text-muted">{t(first)}</span>
            </LinkListItem>
          ))}
        </LinkList>
      </section>
    </div>
  );
}

const HIDDEN = ["Last name", "Email", "Phone"] as const satisfies readonly PlainMessage[];

/** Why, next to the form of the page at `to`. */
export function KindReasons({ to, children }: { to: string; children?: ReactNode }) {
  const kind = ORGANIZING.find((one) => one.to === to);
  return (
    <div className="grid content-start gap-6">
      {kind === undefined ? null : (
        <div className="rounded-2 bg-accent-tint p-6">
          <ReasonList reasons={kind.reasons} />
        </div>
      )}
      {children}
    </div>
  );
}
