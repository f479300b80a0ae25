import { useEffect, useState } from "react";

/** Answered by the server of development alone. */
const STACK = "/.stack";

/** What failed, and where: during development, and never in a build. In English alone, for the developer. */
export function DeveloperError({ error }: { error: Error }) {
  const stack = error.stack ?? `${error.name}: ${error.message}`;
  const [shown, setShown] = useState(stack);
  useEffect(() => {
    let isGone = false;
    setShown(stack);
    void inSources(stack).then((text) => {
      if (!isGone) setShown(text);
    });
    return () => {
      isGone = true;
    };
  }, [stack]);
  return (
    <section aria-label="What failed" className="mx-auto w-[min(60rem,100%)] px-gutter pb-10">
      <pre className="wrap-break-word m-0 whitespace-pre-wrap border-ink border-l-4 bg-sunk px-4 py-3 text-14">
        {shown}
      </pre>
    </section>
  );
}

/**
 * A browser's stack frames name Vite's version of a file; the server that made it knows the original line
 * (scripts/dev/pages.ts).
 */
async function inSources(stack: string): Promise<string> {
  if (!stack.includes(location.origin)) return stack;
  try {
    const response = await fetch(STACK, { method: "POST", body: stack });
    return response.ok ? await response.text() : stack;
  } catch {
    return stack;
  }
}
