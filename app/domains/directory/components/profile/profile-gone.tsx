import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Screen } from "#app/ui/layout/screen.tsx";
import type { CityRef } from "../../types.ts";

/** An agent who is no longer listed, and why. */
export function ProfileGone({ title, words, city }: { title: string; words: string; city: CityRef }) {
  return (
    <Screen title={title}>
      <p>{words}</p>
      <Row as="p" className="my-2">
        <ButtonLink look="primary" to={paths.city(city.state.slug, city.slug)}>
          {t("Agents in {city}, {state}", { city: city.name, state: city.state.code })}
        </ButtonLink>
        <Link to={paths.state(city.state.slug)}>
          {t("All of {place}", { place: named(city.state.name) })}
        </Link>
      </Row>
    </Screen>
  );
}
