/** The code that the demo admin's app would show. Development only. */
export function DemoCode({ code }: { code: string | null }) {
  if (process.env.FAIRLEAD_DEV_PAGES !== "1" || code === null) return null;
  return (
    <p className="mt-5 text-muted">
      Demonstration code, good for half a minute: <code>{code}</code>. Reload for the next one.
    </p>
  );
}
