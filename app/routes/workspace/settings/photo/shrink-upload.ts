/** Makes a picture small enough to be sent, in the browser. */

/** What comes out of it: more than the largest size needs, at any zoom. */
const TARGET_PIXELS = 4_000_000;
const QUALITY = 0.92;

/** The file in JPEG with fewer pixels, or null when the browser cannot make one. */
export async function shrinkUpload(picture: ImageBitmap, name: string): Promise<File | null> {
  const scale = Math.min(1, Math.sqrt(TARGET_PIXELS / (picture.width * picture.height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext("2d");
  if (drawing === null) return null;
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return blob === null ? null : new File([blob], name, { type: "image/jpeg" });
}
