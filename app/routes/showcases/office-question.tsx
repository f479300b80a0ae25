import { Form } from "@remix-run/react";
import type { AskedOffice } from "#app/domains/licenses/imports/agents/office-commands.server.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** A state's list has the office elsewhere: the agent says which is right. */
export function OfficeQuestion({ asked, address }: { asked: AskedOffice; address: string }) {
  return (
    <Section id="office-question" title="Did your office move?" thin>
      <Stack>
        <p>{`The ${asked.stateName} list of ${formatDay(asked.readOn)} says ${asked.place}.`}</p>
        <p className="text-muted">{`Your profile says ${address}.`}</p>
        <Form method="post">
          <input type="hidden" name="news" value={asked.newsNo} />
          <Row>
            <Button look="primary" name="intent" value="move-office">
              Use the address from the list
            </Button>
            <Button name="intent" value="keep-office">
              Keep my address
            </Button>
          </Row>
        </Form>
      </Stack>
    </Section>
  );
}
