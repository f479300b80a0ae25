import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Caption } from "#app/ui/layout/caption.tsx";
import { InSection } from "#app/ui/layout/section.tsx";
import { inTurn } from "./in-turn.ts";
import { type EvidenceProps, kindOf } from "./kinds.tsx";
import type { ItemKind } from "./open-item.ts";

/** An item opened in its queue: the facts and the decision. */
export function OpenedItem({ item, answer }: EvidenceProps) {
  const { idOf, pageOf, Evidence } = kindOf<ItemKind>(item);
  const panel = useRef<HTMLDivElement>(null);
  // What is opened after a decision, or by an address, has the focus: its keys are heard at once.
  useEffect(() => {
    const row = panel.current?.closest("li");
    if (row === null || row === undefined || row.contains(document.activeElement)) return;
    row.querySelector<HTMLElement>("[data-key-open]")?.focus({ preventScroll: true });
    row.scrollIntoView({ block: "start", behavior: "instant" });
  }, []);
  return (
    <div
      ref={panel}
      className="mt-2 mb-3 grid grid-cols-[minmax(0,1fr)] gap-6 border-line-strong border-l-2 pl-4 md:pl-6"
    >
      <InSection.Provider value={true}>
        <Evidence item={item} answer={answer} />
      </InSection.Provider>
      <Caption>
        <Link to={inTurn(pageOf(idOf(item)))} prefetch="none" data-key="p" data-key-label="Its own page">
          Its own page
        </Link>
      </Caption>
    </div>
  );
}
