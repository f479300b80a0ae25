import { Form, useNavigation } from "@remix-run/react";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LEAD_FORMS } from "./lead-forms.ts";

/** For a stop that the agent heard: on the phone, by a text, in person. */
export function AskedToStop({ name }: { name: string }) {
  const busy = useNavigation().formData?.get("intent") === LEAD_FORMS.stop;
  return (
    <Disclosure summary="They asked me to stop">
      <Stack as={Form} method="post">
        <p>
          {`However ${name} said it, it ends calls, texts, and emails at once. You’ll no longer see the number and address here, and can’t undo it: only ${name} can allow it again. Remove both from any list you keep.`}
        </p>
        <div>
          <Button look="danger" name="intent" value={LEAD_FORMS.stop} busy={busy} busyLabel="Saving">
            {`${name} asked me to stop`}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
