/** Text in the encodings of list files. */
export const bytes = (text: string) => new TextEncoder().encode(text);

export const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** `little`: little-endian. */
export function utf16(text: string, little: boolean) {
  const encoded = new Uint8Array(text.length * 2);
  const view = new DataView(encoded.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), little);
  return encoded;
}
