import { NavLink } from "@remix-run/react";
import { Fragment, useRef } from "react";
import { useDismissibleDetails } from "#app/ui/feedback/use-dismissible-details.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useAuth } from "./auth-context.ts";
import { menuItems } from "./menu-items.ts";
import { SignOutForm } from "./sign-out-form.tsx";

/** The menu: a drop-down, below 768 px a panel from the right. It opens and closes without JavaScript;
 *  on the panel the summary's own sign and the dimmed page close it, for both are part of the summary. */
export function Menu() {
  const { user } = useAuth();
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
        <p className="title text-balance font-heading font-serif leading-head" aria-hidden="true">
          Menu
        </p>
        <nav aria-label="Main">
          {user ? (
            <div className="who">
              <p>{user.email}</p>
              <p className="text-muted">{user.roleLabel}</p>
            </div>
          ) : null}
          {menuItems(user).map((group, index) => (
            <Fragment key={group[0]?.to}>
              {index > 0 || user ? <hr /> : null}
              {group.map((item) => (
                <NavLink key={item.label} to={item.to} end>
                  {item.label}
                </NavLink>
              ))}
            </Fragment>
          ))}
          {user ? <SignOutForm /> : null}
        </nav>
      </div>
    </details>
  );
}
