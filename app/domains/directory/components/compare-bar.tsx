import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { COMPARE_LIMIT_AGENTS } from "../limits.ts";

/**
 * The form that the rows' "Compare" boxes belong to. A plain GET form whose address can be shared; with
 * JavaScript it counts and names what is chosen and stops at four.
 */
export function CompareBar({ id, names }: { id: string; names: ReadonlyMap<string, string> }) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[form="${id}"][name="agent"]`)];
    const count = () => {
      const on = boxes().filter((box) => box.checked);
      setChosen(on.map((box) => box.value));
      for (const box of boxes()) box.disabled = !box.checked && on.length >= COMPARE_LIMIT_AGENTS;
    };
    count();
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  }, [id]);
  const count = chosen?.length ?? 0;
  return (
    <Form id={id} className="compare" action={paths.compare()} aria-label="Compare agents">
      <span aria-live="polite">
        {chosen === null || count === 0 ? (
          `Tick up to ${COMPARE_LIMIT_AGENTS} agents to see them side by side.`
        ) : (
          <>
            <b>{count} chosen:</b> {chosen.map((slug) => names.get(slug) ?? slug).join(", ")}
          </>
        )}
      </span>
      <Row as="span">
        <Button small>{count > 1 ? `Compare ${count}` : "Compare"}</Button>
        {count > 0 ? (
          <Button
            small
            type="reset"
            onClick={() => setTimeout(() => document.dispatchEvent(new Event("change")))}
          >
            Clear
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}
