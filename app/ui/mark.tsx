/** The ring crosses the line at one side: the gap has the background's color. */
const GAPS = { paper: "stroke-paper", sunk: "stroke-sunk" } as const;

/** The mark: a ring on a line. Inline because it is in the first paint of every page. */
export function Mark({ ground = "paper" }: { ground?: keyof typeof GAPS }) {
  return (
    <svg
      className="h-6 w-9 flex-none fill-none stroke-[2.4] stroke-current text-accent"
      viewBox="0 0 36 24"
      aria-hidden="true"
    >
      <path d="M1 12h34" />
      <circle cx="18" cy="12" r="8.8" />
      <path className={`stroke-[6.5] ${GAPS[ground]}`} d="M6.5 12h6" />
      <path d="M1 12h17" />
    </svg>
  );
}
