import { Form } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** Removes the reply after a confirmation, since it can't be undone. `at` is when the shown reply was written. */
export function ReplyRemoval({ at }: { at: number }) {
  return (
    <Disclosure summary={t("Remove reply")}>
      <Stack method="post" as={Form} gap="tight">
        <input type="hidden" name="shown" value={at} />
        <p>
          {t(
            "This deletes the reply for good, and nobody will see that there was one. You can write another.",
          )}
        </p>
        <div>
          <Button look="danger" name="intent" value="remove-reply">
            {t("Take it down")}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
