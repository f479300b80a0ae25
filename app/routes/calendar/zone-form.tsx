import { Form } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

export type ZoneFormProps = {
  action: string;
  zone: string;
  zones: readonly { value: string; label: string }[];
  /** What else the address says. */
  kept: Readonly<Record<string, string>>;
};

/** Whose clocks the times are also shown on. */
export function ZoneForm({ action, zone, zones, kept }: ZoneFormProps) {
  return (
    <Form method="get" action={action} className="flex flex-wrap items-end gap-3" preventScrollReset>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-48">
        <SelectField
          label={t("Your time zone")}
          name="zone"
          id="zone"
          defaultValue={zone}
          options={zones}
          key={zone}
        />
      </div>
      <Button>{t("Show my times")}</Button>
    </Form>
  );
}
