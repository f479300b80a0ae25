/** A test file gets a separate name for each mutation, so that one run can hold many. */

const NUMBERED = /[.]trial-(\d+)(?=[.](test|spec)[.])/;

/** `no` 0: with nothing broken. */
export const trialName = (test: string, no: number) =>
  test.replace(/(?=[.](test|spec)[.]tsx?$)/, `.trial-${no}`);

export const numberOf = (path: string) => Number(NUMBERED.exec(path)?.[1]);
