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
  async list(prefix, beforeMs) {
    const { objects } = await bucket.list({ prefix });
    return objects.flatMap(({ key, uploaded }) => (uploaded.getTime() < beforeMs ? [key] : []));
  },
});
