import { NavLink } from "@remix-run/react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

export type SidebarItem = {
  to: string;
  label: string;
  icon: IconName;
  /** How many wait; `late` turns it red, so `said` must say it in words: "3 questions, 1 overdue". */
  count?: { value: number; said: string; late?: boolean };
};
export type SidebarGroup = { label: string; hideLabel?: boolean; items: readonly SidebarItem[] };

/** The workspace's pages. Folded to icons, the words stay for screen readers and as titles. */
export function SidebarNav({ groups, onChoose }: { groups: readonly SidebarGroup[]; onChoose?: () => void }) {
  return (
    <nav aria-label="Workspace">
      {groups.map((group) => (
        <section key={group.label} aria-label={group.label}>
          <h2 className={group.hideLabel ? "vh" : undefined}>{group.label}</h2>
          {group.items.map((item) => (
            <NavLink key={item.to} className="it" to={item.to} end title={item.label} onClick={onChoose}>
              <Icon name={item.icon} />
              <span className="lb">{item.label}</span>
              {item.count ? (
                <span className={classNames("n", item.count.late && "late")}>
                  <span aria-hidden="true">{item.count.value}</span>
                  <span className="sr-only">, {item.count.said}</span>
                </span>
              ) : null}
            </NavLink>
          ))}
        </section>
      ))}
    </nav>
  );
}
