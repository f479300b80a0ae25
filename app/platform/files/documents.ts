/** Files that people hand in: kept apart from the pages, under names of ours, handed out by the Worker alone. */

export type DocumentStore = {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Keeps a stream as it comes, a few megabytes of it at a time; nothing of one that breaks off. How many bytes it had. */
  putStream(name: string, stream: ReadableStream<Uint8Array>): Promise<number>;
  /** From so many bytes on. Null when there is none of this name. */
  get(name: string, offset?: number): Promise<ReadableStream<Uint8Array> | null>;
  has(name: string): Promise<boolean>;
  delete(names: readonly string[]): Promise<void>;
  /** Names that begin so and came before `beforeMs`, in their order, at most a thousand; of those behind `after`. */
  list(prefix: string, beforeMs: number, after?: string): Promise<string[]>;
  /**
   * Writes what `change` makes of the text that is there (null: none), unless it makes null of it. Of two at once the
   * second sees what the first has written.
   */
  update(name: string, change: (present: string | null) => Promise<string | null>): Promise<void>;
};
