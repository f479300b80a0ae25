/** `/{agentId}`, after all fixed routes (specification §2): the same profile as `/agent/{agentId}`. */
export { default, handle, loader, meta } from "./agent.tsx";
