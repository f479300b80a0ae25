/** A test file is tried under a name of its own for each mutation, so that one run holds as many as there is room for. */

const NUMBERED = /[.]trial-(\d+)(?=[.](test|spec)[.])/;

/** `no` 0: with nothing broken. */
export const trialName = (test: string, no: number) =>
  test.replace(/(?=[.](test|spec)[.]tsx?$)/, `.trial-${no}`);

export const numberOf = (path: string) => Number(NUMBERED.exec(path)?.[1]);
