/** Text within XML: of files for search engines, and of drawings. */

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 can't contain: control characters, lone surrogates, and two noncharacters. */
const UNWRITABLE = /[^\P{Cc}\t\n\r\u007f-\u009f]|\p{Cs}|[\ufffe\uffff]/gu;

/** Good between tags and within quoted attributes. What XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
