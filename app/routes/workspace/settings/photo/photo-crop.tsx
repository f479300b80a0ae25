import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { Hint } from "#app/ui/fields/field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import {
  describeFrame,
  type Frame,
  firstFrame,
  formatFraction,
  moveFrame,
  STEP,
  sideOf,
  ZOOM_STEP,
  zoomFrame,
} from "./crop-frame.ts";

export type PhotoCropProps = {
  picture: ImageBitmap;
  /** Of the frame, in pixels of the picture. */
  leastPixels: number;
};

/** Pixels of the canvas; twice what it is shown at. */
const CANVAS = 640;

/** Crops the photo: the frame is moved and zoomed by pointer, keys or buttons, and sent as numbers. */
export function PhotoCrop({ picture, leastPixels }: PhotoCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  const [frame, setFrame] = useState(() => firstFrame(picture));
  const [said, setSaid] = useState("");
  const drag = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const drawing = canvas.current?.getContext("2d");
    if (!drawing) return;
    const side = sideOf(frame, picture);
    const [x, y] = [frame.left * picture.width, frame.top * picture.height];
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, CANVAS, CANVAS);
    drawing.drawImage(picture, x, y, side, side, 0, 0, CANVAS, CANVAS);
  }, [frame, picture]);

  const show = (next: Frame) => {
    setFrame(next);
    setSaid(describeFrame(next, picture));
  };
  const move = (across: number, down: number) => show(moveFrame(frame, picture, across * STEP, down * STEP));
  const zoom = (factor: number) => show(zoomFrame(frame, picture, factor, leastPixels));
  const ACTS: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(-1, 0),
    ArrowRight: () => move(1, 0),
    ArrowUp: () => move(0, -1),
    ArrowDown: () => move(0, 1),
    "+": () => zoom(ZOOM_STEP),
    "=": () => zoom(ZOOM_STEP),
    "-": () => zoom(1 / ZOOM_STEP),
    Home: () => show(firstFrame(picture)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : ACTS[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (drag.current === null) return;
    const shown = currentTarget.clientWidth;
    const [across, down] = [(drag.current.x - clientX) / shown, (drag.current.y - clientY) / shown];
    drag.current = { x: clientX, y: clientY };
    setFrame((now) => moveFrame(now, picture, across, down));
  };
  return (
    <Stack gap="tight">
      <div
        className="size-70 cursor-move touch-none border border-line-strong"
        role="application"
        aria-label="Crop"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved by keys must be reachable by them
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={({ pointerId, clientX, clientY, currentTarget }) => {
          currentTarget.setPointerCapture(pointerId);
          drag.current = { x: clientX, y: clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          drag.current = null;
          setSaid(describeFrame(frame, picture));
        }}
        onPointerCancel={() => {
          drag.current = null;
        }}
      >
        <canvas ref={canvas} width={CANVAS} height={CANVAS} className="size-full" />
      </div>
      <Hint id={hint}>
        Drag the photo, or use the arrow keys to move the frame and + and − to zoom. Home starts over.
      </Hint>
      <Row>
        <Button type="button" small onClick={() => zoom(ZOOM_STEP)}>
          Zoom in
        </Button>
        <Button type="button" small onClick={() => zoom(1 / ZOOM_STEP)}>
          Zoom out
        </Button>
        <Button type="button" small onClick={() => move(-1, 0)}>
          Left
        </Button>
        <Button type="button" small onClick={() => move(1, 0)}>
          Right
        </Button>
        <Button type="button" small onClick={() => move(0, -1)}>
          Up
        </Button>
        <Button type="button" small onClick={() => move(0, 1)}>
          Down
        </Button>
      </Row>
      <p className="sr-only" role="status">
        {said}
      </p>
      <input type="hidden" name="left" value={formatFraction(frame.left)} />
      <input type="hidden" name="top" value={formatFraction(frame.top)} />
      <input type="hidden" name="size" value={formatFraction(frame.size)} />
    </Stack>
  );
}
