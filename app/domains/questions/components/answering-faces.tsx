import { Avatar } from "#app/ui/record/avatar.tsx";
import type { AnsweringAgents } from "../types.ts";

/** The faces of agents who answered lately, in a row. The page says next to it who they are. */
export function AnsweringFaces({ shown }: Pick<AnsweringAgents, "shown">) {
  return (
    <span className="flex flex-wrap gap-1">
      {shown.map((agent) => (
        <Avatar key={agent.id} {...agent} size="sm" />
      ))}
    </span>
  );
}
