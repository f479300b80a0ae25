import { Form } from "@remix-run/react";
import { ERROR_SOURCES, type ErrorFilter, SEVERITIES } from "#app/domains/errors/types.ts";
import { paths } from "#app/paths/paths.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { SEVERITY_LABELS, SOURCE_LABELS } from "./error-words.ts";

/** Narrows the list: by severity and source as links, by the number of an error screen as a form. */
export function ErrorFilters({ filter }: { filter: ErrorFilter }) {
  const { severity, source, requestId } = filter;
  const address = (narrower: Pick<ErrorFilter, "severity" | "source">) =>
    paths.adminErrors({ severity, source, request: requestId, ...narrower });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Row as="nav" aria-label="Severity">
        <Chip to={address({ severity: undefined })} current={severity === undefined}>
          Any severity
        </Chip>
        {SEVERITIES.map((one) => (
          <Chip key={one} to={address({ severity: one })} current={severity === one}>
            {SEVERITY_LABELS[one]}
          </Chip>
        ))}
      </Row>
      <Row as="nav" className="mt-3" aria-label="Source">
        <Chip to={address({ source: undefined })} current={source === undefined}>
          Any source
        </Chip>
        {ERROR_SOURCES.map((one) => (
          <Chip key={one} to={address({ source: one })} current={source === one}>
            {SOURCE_LABELS[one]}
          </Chip>
        ))}
      </Row>
      <Form
        method="get"
        action={paths.adminErrors()}
        role="search"
        className="grid max-w-136 grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      >
        <InputField
          label="Number on the error screen"
          name="request"
          type="search"
          key={requestId}
          defaultValue={requestId}
          maxLength={60}
          autoComplete="off"
        />
        <Button>Find</Button>
      </Form>
    </div>
  );
}
