import { useMutation, useMutationState } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { topicKey, useQueryCache } from "#app/platform/cache/query-cache.ts";
import { TOGETHER_MOST } from "../limits.ts";
import {
  type Outgoing,
  parseStored,
  RefusedError,
  readStored,
  type Stored,
  sendOutgoing,
  writeStored,
} from "../sending/message-calls.ts";
import type { Message } from "../types.ts";

/** §9: mutations are retried twice. */
const RETRIES = 2;

/** Keys sent together with an earlier message; their own turns only clean up. */
const taken = new Set<string>();

export type WaitingMessage = Stored & {
  state: "sending" | "offline" | "failed";
  why: string;
  /** It failed because the session ended. */
  signedOut: boolean;
};

/**
 * Messages written in this tab: shown at once and sent in order, waiting ones together. They survive a lost connection and a
 * reload, and each is stored once no matter how often it is retried.
 */
export function useWaitingMessages(userId: string, thread: string, arrived: readonly Message[]) {
  const cache = useQueryCache();
  const mutationKey = useMemo(() => ["messages", userId, thread] as const, [userId, thread]);
  /** The messages waiting behind this one, which can be sent with it. */
  const behind = (key: string): Stored[] => {
    const waiting = cache.getMutationCache().findAll({ mutationKey, status: "pending" });
    const stored = waiting.flatMap(({ state }) => parseStored(state.variables) ?? []);
    const at = stored.findIndex((one) => one.key === key);
    return stored.slice(at + 1, at + TOGETHER_MOST);
  };
  const { mutate } = useMutation(
    {
      mutationKey,
      scope: { id: mutationKey.join(" ") },
      async mutationFn(outgoing: Outgoing) {
        if (taken.delete(outgoing.key)) return "with another";
        const stand = await sendOutgoing(outgoing, behind(outgoing.key));
        for (const key of stand) if (key !== outgoing.key) taken.add(key);
        return "sent";
      },
      retry: (times, error) => times < RETRIES && !(error instanceof RefusedError),
      onSuccess(how, { key }: Outgoing) {
        writeStored(userId, thread, (stored) => stored.filter((one) => one.key !== key));
        if (how === "with another") return;
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

  // Messages interrupted by a reload.
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
