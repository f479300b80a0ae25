import { Form, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { COMPARE_LIMIT_AGENTS } from "../limits.ts";

/**
 * The form that the rows' "Compare" boxes belong to. A plain GET form whose address can be shared; with
 * JavaScript it counts and names the chosen agents, and stops at four.
 */
export function CompareBar({
  id,
  names,
  className,
}: {
  id: string;
  names: ReadonlyMap<string, string>;
  className?: string | undefined;
}) {
  const place = useSearchParams()[0].get("q");
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
    <Form
      id={id}
      className={classNames(
        "mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 bg-ink px-4 py-3 text-14 text-paper",
        // Where scripts run it waits for a checked box; elsewhere it is always there.
        "scripted:not-in-[main:has([name=agent]:checked)]:hidden",
        // Once a box is checked, the bar stays in view until the end of the list.
        "in-[section:has([name=agent]:checked)]:sticky in-[section:has([name=agent]:checked)]:bottom-2 in-[section:has([name=agent]:checked)]:z-4",
        className,
      )}
      action={paths.compare()}
      aria-label={t("Compare agents")}
    >
      {/* Distances are measured from the place of the search. */}
      {place === null || place === "" ? null : <input type="hidden" name="near" value={place} />}
      <span aria-live="polite">
        {chosen === null || count === 0 ? (
          t("Check up to {most} agents to compare them side by side.", { most: COMPARE_LIMIT_AGENTS })
        ) : (
          <>
            <b>{t("{count} chosen:", { count })}</b>
            <span>{` ${chosen.map((slug) => names.get(slug) ?? slug).join(", ")}`}</span>
          </>
        )}
      </span>
      <Row as="span" className="ml-auto">
        <Button small look="onInk">
          {count > 1 ? t("Compare {count}", { count }) : t("Compare")}
        </Button>
        {count > 0 ? (
          <Button
            small
            look="onInk"
            type="reset"
            onClick={() => setTimeout(() => document.dispatchEvent(new Event("change")))}
          >
            {t("Clear")}
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}
