import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Screen } from "#app/ui/layout/screen.tsx";
import type { CityRef } from "../../types.ts";

/** An agent who is no longer listed. */
export function ProfileGone({ name, city }: { name: string; city: CityRef }) {
  return (
    <Screen title={t("{name} is no longer listed", { name })}>
      <p>
        {t("This profile was removed from the directory. You can still check the license with the state.")}
      </p>
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
