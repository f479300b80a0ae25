import { useNavigate } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { askPosition } from "#app/ui/forms/near-me-submit.ts";

export type NearMeProps = {
  /** Filters to carry along, as parameters. */
  filters?: readonly (readonly [name: string, value: string])[];
};

/**
 * Without JavaScript a link that uses the network's own idea of the place; with it, the device is asked first.
 * The results page says which of the two it used.
 */
export function NearMe({ filters = [] }: NearMeProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const searchBy = (place: Record<string, string>) =>
    `${paths.search()}?${new URLSearchParams([...Object.entries(place), ...filters.map((one) => [...one])])}`;
  const byNetwork = searchBy({ near: "me" });

  async function ask(event: MouseEvent) {
    if (!("geolocation" in navigator)) return;
    event.preventDefault();
    setState("asking");
    const position = await askPosition();
    if (position === null) setState("refused");
    navigate(position === null ? byNetwork : searchBy(position));
  }

  return (
    <>
      <ButtonLink small flush look="link" icon="locate" to={byNetwork} onClick={ask} rel="nofollow">
        {state === "asking" ? t("Asking your device") : t("Use my location")}
      </ButtonLink>
      <span className="sr-only" role="status">
        {state === "asking" ? t("Asking your device for its location") : ""}
      </span>
    </>
  );
}
