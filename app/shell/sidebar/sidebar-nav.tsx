import { NavLink, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

export type SidebarItem = {
  to: string;
  label: string;
  icon: IconName;
  /** Pages below its address belong to it, and no other item leads to one of them. */
  withPages?: boolean;
  /** How many wait; `late` turns it red, so `said` must say it in words: "3 questions, 1 overdue". */
  count?: { value: number | string; said: string; late?: boolean };
};
export type SidebarGroup = { label: string; hideLabel?: boolean; items: readonly SidebarItem[] };

/** The sidebar adapts to its own width: folded to icons, its words are only for screen readers. */
export const WORDS = "@max-[6rem]/side:sr-only";

/**
 * The workspace's pages. Folded to icons, the words stay for screen readers and as titles; a count sits in the
 * corner.
 */
export function SidebarNav({ groups, onChoose }: { groups: readonly SidebarGroup[]; onChoose?: () => void }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);

  // A long list begins where the page's own item is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another item
  useEffect(() => {
    const list = nav.current;
    const own = list?.querySelector<HTMLElement>("[aria-current=page]");
    if (!list || !own) return;
    const end = own.offsetTop + own.offsetHeight;
    if (own.offsetTop < list.scrollTop || end > list.scrollTop + list.clientHeight)
      list.scrollTop = end - list.clientHeight / 2;
  }, [pathname]);

  return (
    <nav
      ref={nav}
      aria-label={t("Workspace")}
      // What is only heard stays within what scrolls: it would lengthen the page.
      // Its end can be scrolled clear of a toast.
      className="relative flex-1 overflow-y-auto overflow-x-hidden overscroll-contain p-1 @min-[6rem]/side:px-2.5 md:in-[html:has([data-toast])]:scroll-pb-toast md:in-[html:has([data-toast])]:pb-toast"
    >
      {groups.map((group) => (
        <section
          key={group.label}
          className={group.hideLabel ? "not-first:mt-4" : undefined}
          aria-label={group.label}
        >
          <h2
            className={
              group.hideLabel
                ? "sr-only"
                : `px-2.5 pt-4 pb-1.25 font-label font-sans text-13 text-muted leading-[1.3] ${WORDS}`
            }
          >
            {group.label}
          </h2>
          {group.items.map((item) => (
            <NavLink
              key={item.to}
              className="group/page relative flex min-h-[max(2.5rem,var(--target-dense))] items-center gap-2.75 rounded-1 px-2.5 py-0.75 text-15 text-ink no-underline hover:bg-ink/6 aria-[current=page]:bg-paper aria-[current=page]:font-strong aria-[current=page]:shadow-[inset_3px_0_0_var(--accent)]"
              to={item.to}
              end={item.withPages !== true}
              title={item.label}
              onClick={onChoose}
            >
              <Icon
                name={item.icon}
                className="text-16 text-muted group-aria-[current=page]/page:text-accent"
              />
              <span className={WORDS}>{item.label}</span>
              {item.count ? (
                <span
                  className={classNames(
                    "@max-[6rem]/side:absolute @max-[6rem]/side:top-0 @max-[6rem]/side:right-0.5 ml-auto @max-[6rem]/side:text-12 text-13 tabular-nums",
                    item.count.late ? "font-strong text-danger" : "text-muted",
                  )}
                >
                  <span aria-hidden="true">{item.count.value}</span>
                  <span className="sr-only">{`, ${item.count.said}`}</span>
                </span>
              ) : null}
            </NavLink>
          ))}
        </section>
      ))}
    </nav>
  );
}
