/** Files that people upload: stored apart from the pages, under names of ours, and served by the Worker alone. */

export type DocumentStore = {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /**
   * Stores a stream as it arrives, a few megabytes at a time; stores nothing if it breaks off. Returns its size in
   * bytes.
   */
  putStream(name: string, stream: ReadableStream<Uint8Array>): Promise<number>;
  /** From so many bytes on. Null when there is none of this name. */
  get(name: string, offset?: number): Promise<ReadableStream<Uint8Array> | null>;
  has(name: string): Promise<boolean>;
  delete(names: readonly string[]): Promise<void>;
  /** Names with this prefix older than `beforeMs`, in order, at most a thousand, after `after`. */
  list(prefix: string, beforeMs: number, after?: string): Promise<string[]>;
  /**
   * Replaces the stored text (null: none) with the result of `change`, unless that is null. Of two at once, the
   * second sees what the first has written.
   */
  update(name: string, change: (present: string | null) => Promise<string | null>): Promise<void>;
};
