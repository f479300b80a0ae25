import { useNavigate } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { paths } from "#app/paths.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";

const PATIENCE_MS = 10_000;

export type NearMeProps = {
  /** Filters that hold there too, as parameters. */
  kept?: readonly (readonly [name: string, value: string])[];
};

/**
 * Without JavaScript a link that uses the network's own idea of the place; with it, the device is asked first.
 * The results page says which of the two it used.
 */
export function NearMe({ kept = [] }: NearMeProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const searchBy = (place: Record<string, string>) =>
    `${paths.search()}?${new URLSearchParams([...Object.entries(place), ...kept.map((one) => [...one])])}`;
  const byNetwork = searchBy({ near: "me" });

  function ask(event: MouseEvent) {
    if (!("geolocation" in navigator)) return;
    event.preventDefault();
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      // Two decimals are about half a mile: enough to search, too little to find a house.
      ({ coords }) =>
        navigate(searchBy({ lat: coords.latitude.toFixed(2), lon: coords.longitude.toFixed(2) })),
      () => {
        setState("refused");
        navigate(byNetwork);
      },
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
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
