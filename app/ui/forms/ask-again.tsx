import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type AskOnceMoreProps = {
  /** What opens it: the act in a word. */
  summary: ReactNode;
  /** What will happen. */
  says: string;
  /** What it is done to: a hidden field. */
  name?: string;
  value: string;
  intent: string;
  /** The button that does it. */
  children: ReactNode;
};

/** A button that asks for confirmation, without JavaScript too. */
export function AskOnceMore({ summary, says, name = "id", value, intent, children }: AskOnceMoreProps) {
  return (
    <Disclosure dense plain summary={summary}>
      <Stack as={Form} gap="tight" method="post" className="mt-1">
        <p className="text-14">{says}</p>
        <input type="hidden" name={name} value={value} />
        <Row>
          <Button small look="danger" name="intent" value={intent}>
            {children}
          </Button>
        </Row>
      </Stack>
    </Disclosure>
  );
}
