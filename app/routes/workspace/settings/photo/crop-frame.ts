/** The frame of the crop: fractions of the picture, always inside it. */

/** `left` of the width, `top` of the height, `size` of the shorter side. */
export type Frame = { left: number; top: number; size: number };
export type Size = { width: number; height: number };

/** How far one keystroke moves the frame, as a fraction of its side. */
export const STEP = 0.05;
export const ZOOM_STEP = 1.1;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The side of the frame in pixels of the picture. */
export const sideOf = ({ size }: Frame, { width, height }: Size): number => size * Math.min(width, height);

function inside({ left, top, size }: Frame, picture: Size): Frame {
  const side = sideOf({ left, top, size }, picture);
  return {
    left: within(left, 0, 1 - side / picture.width),
    top: within(top, 0, 1 - side / picture.height),
    size,
  };
}

/** The largest frame in the middle. */
export function firstFrame({ width, height }: Size): Frame {
  const side = Math.min(width, height);
  return { left: (1 - side / width) / 2, top: (1 - side / height) / 2, size: 1 };
}

/** The frame moved by fractions of its own side. */
export function moveFrame(frame: Frame, picture: Size, across: number, down: number): Frame {
  const side = sideOf(frame, picture);
  return inside(
    {
      ...frame,
      left: frame.left + (across * side) / picture.width,
      top: frame.top + (down * side) / picture.height,
    },
    picture,
  );
}

/** The frame made smaller around its middle (`factor` over one), down to `leastPixels` of the picture. */
export function zoomFrame(frame: Frame, picture: Size, factor: number, leastPixels: number): Frame {
  const shorter = Math.min(picture.width, picture.height);
  const size = within(frame.size / factor, Math.min(1, leastPixels / shorter), 1);
  const lost = (frame.size - size) * shorter;
  return inside(
    { left: frame.left + lost / 2 / picture.width, top: frame.top + lost / 2 / picture.height, size },
    picture,
  );
}

/** The frame's position in words, for people who don't see it. */
export function describeFrame(frame: Frame, picture: Size): string {
  const side = sideOf(frame, picture);
  const part = (at: number, most: number) => (most < 0.001 ? 50 : Math.round((at / most) * 100));
  const across = part(frame.left, 1 - side / picture.width);
  const down = part(frame.top, 1 - side / picture.height);
  return `Zoom ${Math.round(100 / frame.size)}%, ${across}% across, ${down}% down.`;
}

/** As the form sends it. */
export const formatFraction = (value: number): string => within(value, 0, 1).toFixed(6);
