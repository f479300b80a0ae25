import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useQueryCache } from "#app/platform/query-cache.ts";
import type { ToastMessage } from "#app/platform/toast-cookie.ts";
import {
  afterDeed,
  type CachedNotifications,
  type DeedAnswer,
  type NotificationDeed,
  notificationsKey,
  sendDeed,
} from "../notification-cache.ts";
import { BROUGHT_BACK, DONE, FAILED, NOT_BROUGHT_BACK, TOO_LATE } from "../words.ts";

export type ShowToast = (toast: ToastMessage) => void;

const wordsOf = (words: Record<string, string>, deed: NotificationDeed) =>
  deed.kind === "restore" ? undefined : words[deed.id === null ? `${deed.kind}All` : deed.kind];

/**
 * Deeds from the drop-down: seen at once, taken back with the toast of specification §8 when the server refuses, and
 * kept waiting while there is no connection. The last deletion can be undone.
 */
export function useNotificationDeeds(
  userId: string,
  showToast: ShowToast,
): {
  send(deed: NotificationDeed): void;
  waiting: boolean;
  /** The moment of the last deletion, which brings back what went then; null without one. */
  undoable: string | null;
} {
  const cache = useQueryCache();
  const queryKey = notificationsKey(userId);
  const [undoable, setUndoable] = useState<string | null>(null);
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
        showToast({ title: wordsOf(FAILED, deed) ?? NOT_BROUGHT_BACK, tone: "error" });
      },
      onSuccess({ count, deleted_at }: DeedAnswer, deed) {
        if (deed.kind === "delete" && count > 0) setUndoable(deleted_at ?? null);
        if (deed.kind === "restore") {
          setUndoable((last) => (last === deed.deletedAt ? null : last));
          showToast(
            count > 0 ? { title: BROUGHT_BACK, tone: "success" } : { title: TOO_LATE, tone: "error" },
          );
        }
        const title = wordsOf(DONE, deed);
        if (title !== undefined) showToast({ title, tone: "success" });
      },
      onSettled: () => cache.invalidateQueries({ queryKey }),
    },
    cache,
  );
  return { send: mutate, waiting: isPaused, undoable };
}
