import { createHash } from "node:crypto";

/** A UUIDv7 that is the same for the same name and time. */
export function fixedId(name: string, timeMs: number): string {
  const time = timeMs.toString(16).padStart(12, "0");
  const rest = createHash("sha256").update(name).digest("hex");
  const variant = "89ab"[Number.parseInt(rest.charAt(3), 16) % 4];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`;
}
