import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** One topic of the help, closed until somebody opens it or an address names it. Native, so it needs no JavaScript. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="group/chapter border-line border-t last:border-b print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <h2 id={`${id}-h`} className="text-20 group-hover/chapter:underline">
          {title}
        </h2>
        <Icon
          name="down"
          className="flex-none text-20 text-accent transition-transform group-open/chapter:rotate-180"
        />
      </summary>
      <div id={id} className="scroll-mt-20 pt-2 pb-10">
        {children}
      </div>
    </details>
  );
}

/** Opens the chapter of the address: older browsers don't, nor does any browser for a link followed without loading. */
export function useNamedChapter(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link opens it again after somebody closed it.
  useEffect(() => {
    const chapter = hash === "" ? null : document.getElementById(hash.slice(1))?.closest("details");
    if (chapter === null || chapter === undefined) return;
    chapter.open = true;
    chapter.scrollIntoView();
  }, [hash, key]);
}
