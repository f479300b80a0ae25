import { useLocation } from "@remix-run/react";
import { useState } from "react";

/** The page action's last reply. Remix drops it when data is revalidated, and the errors would go with it. */
export function useLastReply<Reply>(reply: Reply | undefined): Reply | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, reply });
  if (last.key !== key || (reply !== undefined && last.reply !== reply)) setLast({ key, reply });
  return reply ?? (last.key === key ? last.reply : undefined);
}
