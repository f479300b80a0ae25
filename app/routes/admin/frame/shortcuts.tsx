import { useLocation } from "@remix-run/react";
import { useCallback, useState } from "react";
import { TextButton } from "#app/ui/buttons/text-button.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Dialog } from "#app/ui/feedback/dialog.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type KeyHelp, keysOnPage, MOVES, useKeys } from "./use-keys.ts";

/**
 * The page's keyboard shortcuts: a dialog lists them and turns them off. Once on each admin page; nothing without
 * JavaScript.
 */
export function Shortcuts() {
  const { pathname, search } = useLocation();
  const [listed, setListed] = useState<readonly KeyHelp[] | null>(null);
  const openHelp = useCallback(() => setListed([...MOVES, ...keysOnPage()]), []);
  const { on, turn } = useKeys(openHelp);
  if (!useHydrated()) return null;
  return (
    <>
      <TextButton type="button" onClick={openHelp}>
        Keyboard shortcuts
      </TextButton>
      <Dialog
        id="shortcuts"
        title="Keyboard shortcuts"
        open={listed !== null}
        closeTo={pathname + search}
        onClose={() => setListed(null)}
        narrow
      >
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
          {listed?.map(({ key, label }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-2 border border-line-strong bg-sunk px-1.75 py-0.5 text-13">
                  {key}
                </kbd>
              </dt>
              <dd className="m-0">{label}</dd>
            </div>
          ))}
        </dl>
        <p className="text-14 text-muted">
          A letter never decides anything: it opens a form or goes to its button, and Enter sends it.
        </p>
        <Switch checked={on} onChange={({ currentTarget }) => turn(currentTarget.checked)}>
          Use these keys in this browser
        </Switch>
      </Dialog>
    </>
  );
}
