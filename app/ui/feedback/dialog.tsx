import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

export type DialogProps = {
  id: string;
  title: string;
  open: boolean;
  /** Where the page is without the dialog: the close link, and what Escape leads to. */
  closeTo: string;
  /** With JavaScript, instead of following the link. */
  onClose?: () => void;
  /** A question before a deed. */
  narrow?: boolean;
  /** The deed, then the way out. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A native dialog. In the server's HTML an open one is a plain box in the page, so a link can open it
 *  and a form in it can be sent without JavaScript; with JavaScript it is lifted and holds the focus. */
export function Dialog({ id, title, open, closeTo, onClose, narrow, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeLink = useRef<HTMLAnchorElement>(null);
  // The attribute is written once. Taking it off a modal dialog, instead of calling close(), would
  // leave the page behind it inert.
  const [openInHtml] = useState(open);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.matches(":modal")) {
      // `showModal` refuses a dialog that is already open in the page's flow.
      element.close();
      element.showModal();
    }
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames("dialog", narrow && "narrow")}
      open={openInHtml}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        // Closing is the owner's to decide: Escape does what the close link does.
        event.preventDefault();
        closeLink.current?.click();
      }}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <Link
          ref={closeLink}
          to={closeTo}
          className="iconbtn"
          aria-label="Close"
          preventScrollReset
          onClick={
            onClose
              ? (event) => {
                  event.preventDefault();
                  onClose();
                }
              : undefined
          }
        >
          <Icon name="x" />
        </Link>
      </header>
      <div className="in">{children}</div>
      {footer ? <footer>{footer}</footer> : null}
    </dialog>
  );
}
