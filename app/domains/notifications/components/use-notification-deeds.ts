import { useMutation } from "@tanstack/react-query";
import { useQueryCache } from "#app/platform/query-cache.ts";
import type { ToastMessage } from "#app/platform/toast-cookie.ts";
import {
  afterDeed,
  type CachedNotifications,
  type NotificationDeed,
  notificationsKey,
  sendDeed,
} from "../notification-cache.ts";
import { DONE, FAILED } from "../texts.ts";

export type ShowToast = (toast: ToastMessage) => void;

const wordsOf = (words: Record<string, string>, { kind, id }: NotificationDeed) =>
  words[id === null ? `${kind}All` : kind];

/**
 * Deeds from the drop-down: seen at once, taken back with the toast of specification §8 when the server refuses, and
 * kept waiting while there is no connection.
 */
export function useNotificationDeeds(
  userId: string,
  showToast: ShowToast,
): {
  send(deed: NotificationDeed): void;
  waiting: boolean;
} {
  const cache = useQueryCache();
  const queryKey = notificationsKey(userId);
  const { mutate, isPaused } = useMutation(
    {
      mutationFn: sendDeed,
      async onMutate(deed: NotificationDeed) {
        await cache.cancelQueries({ queryKey });
        const before = cache.getQueryData<CachedNotifications>(queryKey);
        if (before !== undefined) cache.setQueryData(queryKey, afterDeed(before, deed));
        return before;
      },
      onError(_error, deed, before) {
        if (before !== undefined) cache.setQueryData(queryKey, before);
        showToast({ title: wordsOf(FAILED, deed) ?? "", tone: "error" });
      },
      onSuccess(_answer, deed) {
        const title = wordsOf(DONE, deed);
        if (title !== undefined) showToast({ title, tone: "success" });
      },
      onSettled: () => cache.invalidateQueries({ queryKey }),
    },
    cache,
  );
  return { send: mutate, waiting: isPaused };
}
