import { Form, useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswered } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { BACK_TO_TODAY } from "./today-address.ts";

export type InPlaceFormProps = {
  /** Of whichever item; no other form of the page has it. */
  item: string;
  /** The page that decides it, where it leads without JavaScript when it is refused. */
  action: string;
  children: ReactNode;
};

/** Decides an item of a list without leaving it. What is not taken is said here, and what was typed stays. */
export function InPlaceForm({ item, action, children }: InPlaceFormProps) {
  const fetcherKey = `in-place-${item}`;
  const answer = useAnswered(useFetcher<FormReply>({ key: fetcherKey }).data);
  const errors = Object.values(answer?.result?.error ?? {}).flatMap((sentences) => sentences ?? []);
  const said = answer?.notice?.title ?? errors[0];
  return (
    <Stack
      as={Form}
      gap="form"
      method="post"
      navigate={false}
      fetcherKey={fetcherKey}
      action={action}
      preventScrollReset
    >
      <input type="hidden" name={BACK_TO_TODAY} value="yes" />
      {said === undefined ? null : (
        <Note tone="bad" live>
          {said}
        </Note>
      )}
      {children}
    </Stack>
  );
}
