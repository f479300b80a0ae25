import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { t } from "#app/text/text.ts";
import { iconButtonClass } from "#app/ui/buttons/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { DialogFoot } from "./dialog-foot.tsx";

export type DialogProps = {
  id: string;
  title: string;
  open: boolean;
  /** The page's address without the dialog: the close link, and where Escape leads. */
  closeTo: string;
  /** With JavaScript, instead of following the link. */
  onClose?: () => void;
  /** A question before an action. */
  narrow?: boolean;
  /** The action, then the way out. */
  footer?: ReactNode;
  children: ReactNode;
};

const FRAME =
  "static mx-auto max-h-none max-w-none rounded-2 border border-line-strong bg-paper p-0 text-ink shadow-pop backdrop:bg-scrim modal:fixed modal:inset-0 modal:m-auto modal:overflow-auto modal:overscroll-contain md:modal:max-h-[calc(100dvh-3rem)]";
/** A form fills a phone's screen with its foot fixed; a question before an action stays small. */
const WIDE =
  "w-[min(44rem,100%)] max-md:modal:m-0 max-md:modal:flex max-md:modal:h-dvh max-md:modal:w-screen max-md:modal:flex-col max-md:modal:rounded-none max-md:modal:border-0 md:modal:w-[min(44rem,100vw-3rem)]";
const NARROW = "w-[min(30rem,100%)] modal:max-h-[calc(100dvh-3rem)] modal:w-[min(30rem,100vw-3rem)]";

/** A native dialog. In the server's HTML an open one is a plain box in the page, so a link can open it
 *  and a form in it can be sent without JavaScript; with JavaScript it is lifted and holds the focus. */
export function Dialog({ id, title, open, closeTo, onClose, narrow, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeLink = useRef<HTMLAnchorElement>(null);
  // The attribute is only written at first. Removing it from a modal dialog, instead of calling close(), would leave
  // the page behind it inert.
  const [openInHtml] = useState(open);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    if (!element.matches(":modal")) {
      // `showModal` refuses a dialog that is already open in the page's flow.
      element.close();
      element.showModal();
    }
    return () => {
      element.close();
      // The browser returns focus while the dialog is in the page; a dialog that was removed takes focus with it.
      if (!element.isConnected && opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames(FRAME, narrow ? NARROW : WIDE)}
      open={openInHtml}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        // Closing is the owner's to decide: Escape does what the close link does.
        event.preventDefault();
        closeLink.current?.click();
      }}
    >
      <header className="flex items-start justify-between gap-4 px-gutter pt-6 md:px-7">
        <h2 id={`${id}-title`} className={narrow ? "text-24" : "text-[1.875rem] leading-[1.1]"}>
          {title}
        </h2>
        <Link
          ref={closeLink}
          to={closeTo}
          className={iconButtonClass({}, "-mt-2 -mr-3")}
          aria-label={t("Close")}
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
      <div className="grid in-[:modal]:flex-1 grid-cols-1 in-[:modal]:content-start gap-4.5 px-gutter pt-4 pb-6 md:px-7">
        {children}
      </div>
      {footer ? <DialogFoot as="footer">{footer}</DialogFoot> : null}
    </dialog>
  );
}
