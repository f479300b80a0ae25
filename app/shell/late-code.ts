import { holdPress } from "./held-press.ts";

/** What a reader does first with a page, wherever it is. */
const TOUCHES = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];

export type LateCode<Code> = {
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
      const touch = () => {
        late.bring().catch(() => {});
      };
      const press = holdPress(late.bring);
      for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true });
      end = (again) => {
        end = () => {};
        for (const name of TOUCHES) window.removeEventListener(name, touch, true);
        press.end(again);
      };
      return () => end(false);
    },
    takenOver: () => end(true),
  };
  return late;
}
