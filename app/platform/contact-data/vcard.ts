/** Lines of a vCard. */

const FOLD_OCTETS = 75;
const encoder = new TextEncoder();

/** RFC 6350 §3.4. Other control characters have no place in a value and become spaces. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
      .replace(/[\\,;]/g, "\\$&")
      .replaceAll("\n", "\\n")
  );
}

/** Folds at 75 octets without cutting a character in two (RFC 6350 §3.2). */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > FOLD_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
