/**
 * A separate Worker that makes photos from uploads: its libraries need more space than the product has left, and the
 * memory for a large picture isn't taken from pages. It has no public address; the site calls it.
 */
import { WorkerEntrypoint } from "cloudflare:workers";
import type { FacePlan, MadePhoto, PhotoPlan } from "#app/platform/files/photo-maker.ts";
import { drawFace } from "./face.ts";
import { makePhoto } from "./make.ts";

export default class PhotoMaker extends WorkerEntrypoint {
  /** Called by the site alone, with an upload whose header it has read. */
  make(upload: Uint8Array<ArrayBuffer>, plan: PhotoPlan): Promise<MadePhoto> {
    return makePhoto(upload, plan);
  }

  /** Called for the demonstration's invented people alone (decision 0120). */
  drawFace(plan: FacePlan): string {
    return drawFace(plan);
  }

  /** No other request is answered. */
  override fetch(): Response {
    return new Response(null, { status: 404 });
  }
}
