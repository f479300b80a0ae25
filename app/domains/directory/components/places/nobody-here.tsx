import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { distanceMiles } from "../../distance.ts";
import { formatMiles } from "../../format-figures.ts";
import type { Point, StateRef } from "../../types.ts";

export type NobodyHereProps = {
  city: Point & { name: string; agentCount: number };
  state: StateRef;
  nearest: (Point & { name: string; slug: string; stateCode: string; stateSlug: string }) | undefined;
};

/** A place without agents: says so, and offers the nearest that has some. */
export function NobodyHere({ city, state, nearest }: NobodyHereProps) {
  return (
    <EmptyState
      title={
        city.agentCount === 0
          ? `No agents in ${city.name} yet`
          : `No one in ${city.name} has a license in force in ${state.name} today`
      }
      actions={
        <>
          {nearest === undefined ? null : (
            <ButtonLink to={paths.city(nearest.stateSlug, nearest.slug)}>
              Show agents in {nearest.name}
            </ButtonLink>
          )}
          <Link to={paths.state(state.slug)}>All of {state.name}</Link>
        </>
      }
    >
      {nearest === undefined ? null : (
        <p>
          The nearest place with agents is {nearest.name}, {nearest.stateCode},{" "}
          {formatMiles(distanceMiles(city, nearest))} away.
        </p>
      )}
    </EmptyState>
  );
}
