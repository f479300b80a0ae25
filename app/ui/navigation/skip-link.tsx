/** First in the page; shown when it has focus. */
export function SkipLink({ target = "main" }: { target?: string }) {
  return (
    <a className="skip" href={`#${target}`}>
      Skip to content
    </a>
  );
}
