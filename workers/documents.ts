/** Of so many at once each has had its turn. */
const UPDATE_TRIES = 8;

/** The store of documents over an R2 bucket. */
import type { DocumentStore } from "#app/platform/documents.ts";

export const documentsIn = (bucket: R2Bucket): DocumentStore => ({
  async put(name, bytes) {
    await bucket.put(name, bytes);
  },
  async get(name) {
    return (await bucket.get(name))?.body ?? null;
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
