/** Maps a square of the upright picture to the stored picture (EXIF orientation). */

export type Place = { x: number; y: number };

/** Upper left corner, in a stored picture of `width` × `height`, of what is seen as the square `side` at `x`, `y`. */
export function storedPlace(
  orientation: number,
  { x, y }: Place,
  side: number,
  width: number,
  height: number,
): Place {
  const right = width - side;
  const bottom = height - side;
  switch (orientation) {
    case 2:
      return { x: right - x, y };
    case 3:
      return { x: right - x, y: bottom - y };
    case 4:
      return { x, y: bottom - y };
    case 5:
      return { x: y, y: x };
    case 6:
      return { x: y, y: bottom - x };
    case 7:
      return { x: right - y, y: bottom - x };
    case 8:
      return { x: right - y, y: x };
    default:
      return { x, y };
  }
}

/** A square picture of three bytes a pixel, turned as people see it. */
export function turnUpright(
  pixels: Uint8Array<ArrayBuffer>,
  side: number,
  orientation: number,
): Uint8Array<ArrayBuffer> {
  if (orientation === 1) return pixels;
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const from = storedPlace(orientation, { x, y }, 1, side, side);
      const at = (from.y * side + from.x) * 3;
      turned.set(pixels.subarray(at, at + 3), (y * side + x) * 3);
    }
  }
  return turned;
}
