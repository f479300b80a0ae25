const segments = new Intl.Segmenter("en-US", { granularity: "grapheme" });

/** What stands beside a review of its writer: first name and initial, "Cleo M.". The initial is a whole sign. */
export function printedName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = segments.segment(lastName.trim());
  return initial === undefined ? firstName : `${firstName} ${initial.segment}.`;
}
