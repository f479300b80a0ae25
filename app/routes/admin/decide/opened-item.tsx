import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { adminFactAddress } from "#app/paths/accuracy.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { adminPhotoAddress, paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { InSection } from "#app/ui/layout/section.tsx";
import { ApplicationItem } from "../applications/application-item.tsx";
import { ClaimItem } from "../claims/claim-item.tsx";
import { FactItem } from "../facts/fact-item.tsx";
import { LicenseItem } from "../licenses/license-item.tsx";
import { ListCaseItem } from "../list-cases/list-case-item.tsx";
import { NewAgentItem } from "../new-agents/new-agent-item.tsx";
import { PhotoItem } from "../photos/photo-item.tsx";
import { ReviewItem } from "../reviews/review-item.tsx";
import { inTurn } from "./in-turn.ts";
import type { AnyItem } from "./item-types.ts";
import { nameOf } from "./item-words.ts";
import type { ItemName } from "./open-item.ts";

export type OpenedItemProps = {
  item: AnyItem;
  /** What the page's action answered. */
  answer: FormReply | undefined;
};

/** An item opened in its queue: the facts and the decision. */
export function OpenedItem({ item, answer }: OpenedItemProps) {
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
        <Link to={inTurn(pageOf(nameOf(item)))} prefetch="none" data-key="p" data-key-label="Its own page">
          Its own page
        </Link>
      </Caption>
    </div>
  );
}

/** The facts of an item, and the decision. */
export function Evidence({ item, answer }: OpenedItemProps) {
  switch (item.kind) {
    case "application":
      return <ApplicationItem item={item} answer={answer} />;
    case "claim":
      return <ClaimItem item={item} answer={answer} />;
    case "new-agent":
      return <NewAgentItem item={item} answer={answer} />;
    case "license":
      return <LicenseItem item={item} answer={answer} />;
    case "list-case":
      return <ListCaseItem item={item} answer={answer} />;
    case "review":
      return <ReviewItem item={item} answer={answer} />;
    case "photo":
      return <PhotoItem item={item} answer={answer} />;
    case "fact":
      return <FactItem item={item} answer={answer} />;
  }
}

function pageOf({ kind, id }: ItemName): string {
  switch (kind) {
    case "application":
      return paths.adminApplication(id);
    case "claim":
      return paths.adminClaim(id);
    case "new-agent":
      return adminPaths.newAgent(id);
    case "license":
      return paths.adminLicense(id);
    case "list-case":
      return adminPaths.listCase(id);
    case "review":
      return paths.adminReview(id);
    case "photo":
      return adminPhotoAddress(id);
    case "fact":
      return adminFactAddress(id);
  }
}
