import type { RouteHandle } from "#app/guards/access.ts";
import { Gallery } from "#app/ui/gallery/gallery.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** Every component in every state. Development only. */
export default function Components() {
  return <Gallery />;
}
