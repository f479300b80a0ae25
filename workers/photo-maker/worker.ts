/**
 * A Worker of its own that makes photos of uploads: its libraries weigh more than the rest of the product has room for,
 * and what a large picture needs of memory is not taken from pages. No address leads to it; the site calls it.
 */
import { WorkerEntrypoint } from "cloudflare:workers";
import type { MadePhoto, PhotoPlan } from "#app/platform/files/photo-maker.ts";
import { makePhoto } from "./make.ts";

export default class PhotoMaker extends WorkerEntrypoint {
  /** Called by the site alone, with an upload whose header it has read. */
  make(upload: Uint8Array<ArrayBuffer>, plan: PhotoPlan): Promise<MadePhoto> {
    return makePhoto(upload, plan);
  }

  /** Nobody asks it anything else. */
  override fetch(): Response {
    return new Response(null, { status: 404 });
  }
}
