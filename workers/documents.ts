/** Of so many at once each has had its turn. */
const UPDATE_TRIES = 8;

/** The store of documents over an R2 bucket. */
import type { DocumentStore } from "#app/platform/files/documents.ts";

export const documentsIn = (bucket: R2Bucket): DocumentStore => ({
  async put(name, bytes) {
    await bucket.put(name, bytes);
  },
  putStream: (name, stream) => putStream(bucket, name, stream),
  async get(name, offset = 0) {
    return (await bucket.get(name, offset === 0 ? {} : { range: { offset } }))?.body ?? null;
  },
  async has(name) {
    return (await bucket.head(name)) !== null;
  },
  async delete(names) {
    if (names.length > 0) await bucket.delete([...names]);
  },
  async list(prefix, beforeMs, after) {
    const { objects } = await bucket.list({ prefix, ...(after !== undefined && { startAfter: after }) });
    return objects.flatMap(({ key, uploaded }) => (uploaded.getTime() < beforeMs ? [key] : []));
  },
  async update(name, change) {
    for (let tried = 1; tried <= UPDATE_TRIES; tried += 1) {
      const present = await bucket.get(name);
      const text = await change(present === null ? null : await present.text());
      if (text === null) return;
      const unchanged = present === null ? { etagDoesNotMatch: "*" } : { etagMatches: present.etag };
      if ((await bucket.put(name, text, { onlyIf: unchanged })) !== null) return;
    }
    throw new Error(`${name} was written by others each time.`);
  },
});

/** R2 wants parts of one size, five megabytes or more. */
const PART_BYTES = 8 * 1024 * 1024;

async function putStream(
  bucket: R2Bucket,
  name: string,
  stream: ReadableStream<Uint8Array>,
): Promise<number> {
  const part = new Uint8Array(PART_BYTES);
  const parts: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | null = null;
  let filled = 0;
  let bytes = 0;
  try {
    const reader = stream.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const chunk = read.value;
      for (let at = 0; at < chunk.length; ) {
        const taken = chunk.subarray(at, at + PART_BYTES - filled);
        part.set(taken, filled);
        filled += taken.length;
        bytes += taken.length;
        at += taken.length;
        if (filled < PART_BYTES) continue;
        upload ??= await bucket.createMultipartUpload(name);
        parts.push(await upload.uploadPart(parts.length + 1, part));
        filled = 0;
      }
    }
    if (upload === null) await bucket.put(name, part.subarray(0, filled));
    else {
      if (filled > 0) parts.push(await upload.uploadPart(parts.length + 1, part.subarray(0, filled)));
      await upload.complete(parts);
    }
    return bytes;
  } catch (error) {
    await upload?.abort();
    throw error;
  }
}
