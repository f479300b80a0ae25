/** A test file is tried under a name of its own for each mutation, so that one run holds as many as there is room for. */

const NUMBERED = /[.]trial-(\d+)(?=[.](test|spec)[.])/;

/** `no` 0: with nothing broken. */
export const trialName = (test: string, no: number) =>
  test.replace(/(?=[.](test|spec)[.]tsx?$)/, `.trial-${no}`);

export const numberOf = (path: string) => Number(NUMBERED.exec(path)?.[1]);

/** Where a site with nothing broken says which switches it has come past. */
export const REACHED = "/switches-that-were-reached";
