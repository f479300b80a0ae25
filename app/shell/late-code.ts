import { holdPress } from "./held-press.ts";

/** What a reader does first with a page, wherever it is. */
const TOUCHES = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input", "scroll"];

type LateCode<Code> = {
  /** Null until it has arrived. */
  now: Code | null;
  arrival: Promise<void>;
  /** Brings it; rejects where it does not arrive, and may be asked again. */
  bring(): Promise<void>;
  /** Brings it when the page is touched; returns what ends the waiting. */
  watch(): () => void;
  /** The code has taken the page over: what was pressed meanwhile is pressed again. */
  takenOver(): void;
};

const moves = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

/** Code that comes when the page is touched. */
export function lateCode<Code>(now: Code | null, load: () => Promise<Code>): LateCode<Code> {
  let arriving: Promise<void> | undefined;
  let arrived = () => {};
  let end = (_again: boolean) => {};
  const late: LateCode<Code> = {
    now,
    arrival: new Promise((resolve) => {
      arrived = resolve;
    }),
    bring() {
      arriving ??= load().then(
        (code) => {
          late.now = code;
          arrived();
        },
        (error: unknown) => {
          arriving = undefined;
          throw error;
        },
      );
      return arriving;
    },
    watch() {
      if (late.now !== null) return () => {};
      const touch = (event: unknown) => {
        // Browsers tell of a pointer that rests where a page appears.
        const rests = event instanceof PointerEvent && event.type === "pointermove" && !moves(event);
        if (!rests) late.bring().catch(() => {});
      };
      const first = window.__remixRouter?.state.location;
      const press = holdPress(late.bring);
      for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true });
      // What is read anew the page has to show; that further routes have become known it has not.
      const endListening = window.__remixRouter?.subscribe(({ navigation, revalidation, location }) => {
        if (navigation.state !== "idle" || revalidation !== "idle" || location !== first) touch(null);
      });
      end = (again) => {
        end = () => {};
        for (const name of TOUCHES) window.removeEventListener(name, touch, true);
        endListening?.();
        press.end(again);
      };
      return () => end(false);
    },
    takenOver: () => end(true),
  };
  return late;
}
