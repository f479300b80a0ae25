import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { paths } from "#app/paths/paths.ts";
import { useQueryCache } from "#app/platform/cache/query-cache.ts";
import { callProcedure } from "#app/platform/calls/procedure.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { usePageReread } from "#app/ui/use-page-reread.ts";

/** Specification §7, §9: polled every minute, fresh for half of one. */
const POLL_MS = MINUTE_MS;
const FRESH_MS = 30_000;

type OnboardingStatus = {
  organization_name: string | null;
  application_status: string | null;
  current_step: string;
  can_pay: boolean;
};

/** Shows nothing: asks each minute for the current step, and reloads the page’s data when it has changed. */
export function OnboardingWatch() {
  const reread = usePageReread();
  const { data } = useQuery(
    {
      queryKey: ["get_user_onboarding_status"],
      queryFn: () => callProcedure<OnboardingStatus>(paths.procedure("get_user_onboarding_status")),
      staleTime: FRESH_MS,
      refetchInterval: POLL_MS,
    },
    useQueryCache(),
  );
  const status =
    data === undefined
      ? null
      : `${data.application_status} ${data.current_step} ${data.can_pay} ${data.organization_name}`;
  const before = useRef(status);
  useEffect(() => {
    if (status === null || status === before.current) return;
    const first = before.current === null;
    before.current = status;
    if (!first) reread();
  }, [status, reread]);
  return null;
}
