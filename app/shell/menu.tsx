import { NavLink } from "@remix-run/react";
import { Fragment, type ReactNode, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { type MenuItem, menuItems } from "./menu-items.ts";
import { useDismissibleDetails } from "./use-dismissible-details.ts";

export type MenuProps = {
  groups?: readonly (readonly MenuItem[])[];
  /** Who is signed in, above the items. */
  identity?: ReactNode;
};

/** The menu: a drop-down, below 768 px a panel from the right. It opens and closes without JavaScript;
 *  on the panel the summary's own sign and the dimmed page close it, for both are part of the summary. */
export function Menu({ groups = menuItems, identity }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  return (
    <details className="menu" ref={details}>
      <summary>
        <Icon name="menu" />
        Menu
        <span className="shut">
          <Icon name="x" />
        </span>
      </summary>
      <div className="pop">
        <p className="title serif" aria-hidden="true">
          Menu
        </p>
        <nav aria-label="Main">
          {identity ? <div className="who">{identity}</div> : null}
          {groups.map((group, index) => (
            <Fragment key={group[0]?.to}>
              {index > 0 || identity ? <hr /> : null}
              {group.map((item) => (
                <NavLink key={item.to} to={item.to} end>
                  {item.label}
                </NavLink>
              ))}
            </Fragment>
          ))}
        </nav>
      </div>
    </details>
  );
}
