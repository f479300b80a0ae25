import { Form, useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswered } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { BACK_TO_TODAY } from "./today-address.ts";

export type InPlaceFormProps = {
  /** The item's id, unique among the forms of the page. */
  item: string;
  /** The page whose action decides it; shown without JavaScript when it is refused. */
  action: string;
  children: ReactNode;
};

/** Decides an item without leaving the list. A refusal is shown here, and what was typed stays. */
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
