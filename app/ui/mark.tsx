/** The mark: a ring on a line. Drawn inline because it stands in the first paint of every page. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 36 24" aria-hidden="true">
      <path d="M1 12h34" />
      <circle cx="18" cy="12" r="8.8" />
      <path className="gap" d="M6.5 12h6" />
      <path d="M1 12h17" />
    </svg>
  );
}
