import { useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";

const PATIENCE_MS = 10_000;
/**
 * Phrases that mean the reader's location. The server understands more (`needs/lexicon.ts`); for these the device is
 * asked.
 */
const NEAR_ME =
  /\b(?:near ?me|nearby|nearest|closest|close to me|around me|cerca de (?:mi|mí|aqui|aquí))(?!\p{L})/iu;

/**
 * The device's location to two decimals: about half a mile, enough to search, too little to find a house. Null if it
 * is refused.
 */
export function askPosition(): Promise<{ lat: string; lon: string } | null> {
  if (!("geolocation" in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude.toFixed(2), lon: coords.longitude.toFixed(2) }),
      () => resolve(null),
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
  });
}

/**
 * For a GET form with a `q`: asks the device for its location when the text is "near me". If that is refused, the
 * network's guess is used.
 */
export function useNearMeSubmit() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
    if (!NEAR_ME.test(fields.get("q") ?? "") || !("geolocation" in navigator)) return;
    event.preventDefault();
    const to = new URL(form.action).pathname;
    void askPosition().then((position) => {
      for (const [name, value] of Object.entries(position ?? {})) fields.set(name, value);
      navigate(`${to}?${fields}`);
    });
  };
}
