import { readersZone, zoneNote } from "#app/platform/time/reader-time.ts";
import { Caption } from "./layout/caption.tsx";

/** Once on a page with times: on which clock they are. `zone` where the page is on the clock of its place. */
export function ZoneNote({ zone = readersZone(), className }: { zone?: string; className?: string }) {
  return <Caption className={className}>{zoneNote(zone)}</Caption>;
}
