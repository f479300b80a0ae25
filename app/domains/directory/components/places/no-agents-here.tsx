import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatMiles } from "../../format-figures.ts";
import { distanceMiles } from "../../places/distance.ts";
import type { Point, StateRef } from "../../types.ts";

export type NoAgentsHereProps = {
  title: string;
  here: Point;
  state: StateRef;
  nearest: (Point & { name: string; slug: string; stateCode: string; stateSlug: string }) | undefined;
};

/** Where there is no agent: says so, and offers the nearest place that has some. */
export function NoAgentsHere({ title, here, state, nearest }: NoAgentsHereProps) {
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {nearest === undefined ? null : (
            <ButtonLink to={paths.city(nearest.stateSlug, nearest.slug)}>
              {t("Show agents in {name}", { name: nearest.name })}
            </ButtonLink>
          )}
          <Link to={paths.state(state.slug)}>{t("All of {name}", { name: named(state.name) })}</Link>
        </>
      }
    >
      {nearest === undefined ? null : (
        <p>
          {t("The nearest place with agents is {name}, {stateCode}, {distance} away.", {
            name: nearest.name,
            stateCode: nearest.stateCode,
            distance: formatMiles(distanceMiles(here, nearest)),
          })}
        </p>
      )}
    </EmptyState>
  );
}
