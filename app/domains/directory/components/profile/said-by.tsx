import { Icon } from "#app/ui/icon.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import type { Said } from "../../facts/fact-words.ts";

/** Who says a fact and since when, in small print under it. A fact that nobody confirmed for long has no tick. */
export const SaidBy = ({ said }: { said: Said }) => (
  <Caption className="flex items-start gap-x-1">
    {said.stale ? null : <Icon name="check" className="mt-[0.1em] stroke-[2.2] text-accent" />}
    <span>{said.words}</span>
  </Caption>
);

/** A fact is gray once nobody has confirmed it for long. */
export const grayIf = ({ stale }: Said) => (stale ? "text-muted" : undefined);
