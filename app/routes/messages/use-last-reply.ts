import { useLocation } from "@remix-run/react";
import { useState } from "react";

/** What the page's action replied, held while its data is read anew: Remix drops it then, and with it what is wrong. */
export function useLastReply<Reply>(reply: Reply | undefined): Reply | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, reply });
  if (last.key !== key || (reply !== undefined && last.reply !== reply)) setLast({ key, reply });
  return reply ?? (last.key === key ? last.reply : undefined);
}
