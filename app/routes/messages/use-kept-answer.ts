import { useLocation } from "@remix-run/react";
import { useState } from "react";

/** The answer of the page's action, kept while its data is read anew: Remix drops it then, and with it what is wrong. */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (kept.key !== key || (answer !== undefined && kept.answer !== answer)) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
