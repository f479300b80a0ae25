/** Files of people, in memory. */
import type { DocumentStore } from "#app/platform/files/documents.ts";

export function openFiles(now: () => number): DocumentStore {
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; at: number }>();
  return {
    async put(name, bytes) {
      files.set(name, { bytes, at: now() });
    },
    async putStream(name, stream) {
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      files.set(name, { bytes, at: now() });
      return bytes.length;
    },
    async get(name, offset = 0) {
      const file = files.get(name);
      return file === undefined ? null : new Response(file.bytes.subarray(offset)).body;
    },
    has: async (name) => files.has(name),
    async delete(names) {
      for (const name of names) files.delete(name);
    },
    list: async (prefix, beforeMs, after = "") =>
      [...files]
        .filter(([name, { at }]) => name.startsWith(prefix) && at < beforeMs && name > after)
        .map(([name]) => name)
        .sort()
        .slice(0, 1_000),
    async update(name, change) {
      const before = files.get(name);
      const text = await change(before === undefined ? null : new TextDecoder().decode(before.bytes));
      if (text !== null) files.set(name, { bytes: new TextEncoder().encode(text), at: now() });
    },
  };
}
