const segments = new Intl.Segmenter("en-US", { granularity: "grapheme" });

/**
 * The writer's name as printed with a review: first name and initial, "Cleo M.". The initial is a complete grapheme.
 */
export function printedName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = segments.segment(lastName.trim());
  return initial === undefined ? firstName : `${firstName} ${initial.segment}.`;
}
