import { useActionData } from "@remix-run/react";
import { useState } from "react";

/** What the page's action said last. */
export function useAnswer<Action = unknown>() {
  return useAnswered(useActionData<Action>());
}

/**
 * The last answer that came from the server. That a form did not reach it is told by a toast, and changes nothing of what
 * the page shows.
 */
export function useAnswered<Answer>(answer: Answer | undefined): Answer | undefined {
  const unsent = typeof answer === "object" && answer !== null && "unsent" in answer;
  const [answered, setAnswered] = useState(unsent ? undefined : answer);
  if (unsent) return answered;
  if (answer !== answered) setAnswered(answer);
  return answer;
}
