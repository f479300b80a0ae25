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
    <Form method="get" action={paths.compare()} className="mb-5 flex max-w-112 items-end gap-3">
      {agents.map(({ slug }) => (
        <input key={slug} type="hidden" name="agent" value={slug} />
      ))}
      <div className="min-w-0 flex-1">
        <InputField
          key={near}
          label={t("Your ZIP code or city")}
          name="near"
          hint={t("For the distance to each office.")}
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
