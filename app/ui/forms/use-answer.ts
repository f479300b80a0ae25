import { useActionData } from "@remix-run/react";
import { useState } from "react";

/** The last answer of the page's action. */
export function useAnswer<Action = unknown>() {
  return useAnswered(useActionData<Action>());
}

/**
 * The last answer that came from the server. If a form did not reach it, a toast says so, and the page stays
 * unchanged.
 */
export function useAnswered<Answer>(answer: Answer | undefined): Answer | undefined {
  const unsent = typeof answer === "object" && answer !== null && "unsent" in answer;
  const [answered, setAnswered] = useState(unsent ? undefined : answer);
  if (unsent) return answered;
  if (answer !== answered) setAnswered(answer);
  return answer;
}
