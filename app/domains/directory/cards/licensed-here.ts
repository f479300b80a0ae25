import type { AgentCard } from "../types.ts";

/** Whether the license that the card shows is in force today. */
export const isLicensedHere = ({ license }: Pick<AgentCard, "license">): boolean =>
  license?.validity === "in-force" || license?.validity === "ending";
