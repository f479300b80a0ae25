import { useMutation, useMutationState } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { topicKey, useQueryCache } from "#app/platform/query-cache.ts";
import {
  type Outgoing,
  parseStored,
  RefusedError,
  readStored,
  type Stored,
  sendOutgoing,
  writeStored,
} from "../message-calls.ts";
import type { Message } from "../types.ts";

/** §9: mutations are tried again twice. */
const RETRIES = 2;

export type WaitingMessage = Stored & {
  state: "sending" | "offline" | "failed";
  why: string;
  /** It failed because the session has ended. */
  signedOut: boolean;
};

/**
 * Messages written in this tab: shown at once, sent one after the other in their order, kept while there is no
 * connection and over a reload, and each of them once, whatever is tried again.
 */
export function useWaitingMessages(userId: string, thread: string, arrived: readonly Message[]) {
  const cache = useQueryCache();
  const mutationKey = useMemo(() => ["messages", userId, thread] as const, [userId, thread]);
  const { mutate } = useMutation(
    {
      mutationKey,
      scope: { id: mutationKey.join(" ") },
      mutationFn: sendOutgoing,
      retry: (times, error) => times < RETRIES && !(error instanceof RefusedError),
      onSuccess(_answer, { key }: Outgoing) {
        writeStored(userId, thread, (stored) => stored.filter((one) => one.key !== key));
        return cache.invalidateQueries({ queryKey: topicKey("messages", userId) });
      },
    },
    cache,
  );
  const known = useMutationState<WaitingMessage | null>(
    {
      filters: { mutationKey },
      select: ({ state }) => {
        const outgoing = parseStored(state.variables);
        if (outgoing === null) return null;
        return {
          ...outgoing,
          state: state.status === "error" ? "failed" : state.isPaused ? "offline" : "sending",
          why: state.error?.message ?? "",
          signedOut: state.error instanceof RefusedError && state.error.signedOut,
        };
      },
    },
    cache,
  );

  const send = ({ key, body }: Stored) => {
    writeStored(userId, thread, (stored) =>
      stored.some((one) => one.key === key) ? stored : [...stored, { key, body }],
    );
    mutate({ thread, key, body });
  };
  const forget = (key: string) => {
    const mutations = cache.getMutationCache();
    for (const mutation of mutations.findAll({ mutationKey })) {
      if (parseStored(mutation.state.variables)?.key === key) mutations.remove(mutation);
    }
  };

  // What a reload has interrupted.
  useEffect(() => {
    const under = cache.getMutationCache().findAll({ mutationKey });
    const keys = under.map((mutation) => parseStored(mutation.state.variables)?.key);
    for (const { key, body } of readStored(userId, thread)) {
      if (!keys.includes(key)) mutate({ thread, key, body });
    }
  }, [cache, mutate, mutationKey, thread, userId]);

  const there = new Set(arrived.map(({ id }) => id));
  return {
    waiting: known.flatMap((one) => (one === null || there.has(one.key) ? [] : [one])),
    send,
    sendAgain(message: Stored) {
      forget(message.key);
      send(message);
    },
    drop({ key }: Stored) {
      forget(key);
      writeStored(userId, thread, (stored) => stored.filter((one) => one.key !== key));
    },
  };
}
