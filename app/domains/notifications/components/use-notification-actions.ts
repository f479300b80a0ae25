import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useQueryCache } from "#app/platform/cache/query-cache.ts";
import type { ToastMessage } from "#app/platform/reader/toast-cookie.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { BROUGHT_BACK, DONE, FAILED, NOT_BROUGHT_BACK, TOO_LATE } from "../bell-texts.ts";
import {
  type ActionAnswer,
  afterAction,
  type CachedNotifications,
  type NotificationAction,
  notificationsKey,
  sendAction,
} from "../notification-cache.ts";

export type ShowToast = (toast: ToastMessage) => void;

function wordsOf(words: Record<string, PlainMessage>, action: NotificationAction): string | undefined {
  const message =
    action.kind === "restore" ? undefined : words[action.id === null ? `${action.kind}All` : action.kind];
  return message === undefined ? undefined : t(message);
}

/**
 * Actions from the drop-down: shown at once, reverted with the toast of specification §8 when the server refuses, and queued
 * while offline. The last deletion can be undone.
 */
export function useNotificationActions(
  userId: string,
  showToast: ShowToast,
): {
  send(action: NotificationAction): void;
  waiting: boolean;
  /** The moment of the last deletion, for undo; null without one. */
  undoable: string | null;
} {
  const cache = useQueryCache();
  const queryKey = notificationsKey(userId);
  const [undoable, setUndoable] = useState<string | null>(null);
  const { mutate, isPaused } = useMutation(
    {
      mutationFn: sendAction,
      async onMutate(action: NotificationAction) {
        await cache.cancelQueries({ queryKey });
        const before = cache.getQueryData<CachedNotifications>(queryKey);
        if (before !== undefined) cache.setQueryData(queryKey, afterAction(before, action));
        return before;
      },
      onError(_error, action, before) {
        if (before !== undefined) cache.setQueryData(queryKey, before);
        showToast({ title: wordsOf(FAILED, action) ?? t(NOT_BROUGHT_BACK), tone: "error" });
      },
      onSuccess({ count, deleted_at }: ActionAnswer, action) {
        if (action.kind === "delete" && count > 0) setUndoable(deleted_at ?? null);
        if (action.kind === "restore") {
          setUndoable((last) => (last === action.deletedAt ? null : last));
          showToast(
            count > 0 ? { title: t(BROUGHT_BACK), tone: "success" } : { title: t(TOO_LATE), tone: "error" },
          );
        }
        const title = wordsOf(DONE, action);
        if (title !== undefined) showToast({ title, tone: "success" });
      },
      onSettled: () => cache.invalidateQueries({ queryKey }),
    },
    cache,
  );
  return { send: mutate, waiting: isPaused, undoable };
}
