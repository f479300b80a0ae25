/** What one trial changes in the product, and which tests should fail. */

export const KINDS = ["guard", "owner", "text", "constant"] as const;

export type Mutation = {
  kind: (typeof KINDS)[number];
  file: string;
  /** Is in the file exactly once. */
  find: string;
  replace: string;
  /** Files or folders of tests that should fail. */
  tests: readonly string[];
};

type FileChange = Pick<Mutation, "file" | "find" | "replace">;
type Change = readonly [find: string, replace: string];

/** Several changes of one file that the same tests should notice. */
export const inFile = (
  kind: Mutation["kind"],
  file: string,
  tests: readonly string[],
  changes: readonly Change[],
): Mutation[] => changes.map(([find, replace]) => ({ kind, file, find, replace, tests }));

/** A short name, the same in every run. */
export function nameOf({ file, find, replace }: FileChange): string {
  const short = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 60);
  return `${file}: ${short(find)} → ${short(replace) || "(nothing)"}`;
}

/** The text with the change made. Throws where the list no longer fits the code. */
export function mutate(text: string, mutation: FileChange): string {
  const parts = text.split(mutation.find);
  if (parts.length !== 2) throw new Error(`${nameOf(mutation)}: found ${parts.length - 1} times, not once.`);
  return parts.join(mutation.replace);
}
