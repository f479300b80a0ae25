import { Form } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import type { AgentCard } from "../../types.ts";

export type CompareFromProps = {
  agents: readonly AgentCard[];
  /** The place as it was typed; empty for none. */
  near: string;
  /** Whether the place exists. */
  known: boolean;
};

/** Asks where to measure distances from. A plain GET form: its address names the agents and the place. */
export function CompareFrom({ agents, near, known }: CompareFromProps) {
  return (
    <Form
      method="get"
      action={paths.compare()}
      className="flex max-w-112 flex-wrap items-end gap-x-3 gap-y-2"
    >
      {agents.map(({ slug }) => (
        <input key={slug} type="hidden" name="agent" value={slug} />
      ))}
      <div className="min-w-40 flex-1">
        <InputField
          key={near}
          label={t("Your ZIP code or city")}
          name="near"
          error={near === "" || known ? undefined : t("We couldn’t find that place.")}
          defaultValue={near}
          maxLength={100}
          autoComplete="postal-code"
        />
      </div>
      <Button>{t("Show distance")}</Button>
    </Form>
  );
}
