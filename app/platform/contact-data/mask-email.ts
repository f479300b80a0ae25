/** An address as others may see it. */

/** `i…@h…e.example`: enough to recognize your own address, too little to learn someone else's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1);
  const dot = host.lastIndexOf(".");
  const [name, end] = dot > 0 ? [host.slice(0, dot), host.slice(dot)] : [host, ""];
  const letters = [...name];
  const last = letters.length > 2 ? (letters.at(-1) ?? "") : "";
  return `${[...email.slice(0, at)][0] ?? ""}…@${letters[0] ?? ""}…${last}${end}`;
}
