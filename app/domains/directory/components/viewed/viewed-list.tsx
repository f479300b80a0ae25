import { useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { readViewed, VIEWED_KEY } from "../../viewed/viewed-profiles.ts";

/** The list that this browser stores, with a button that clears it. Only ever rendered in a browser. */
export function ViewedList({ thin = false }: { thin?: boolean }) {
  const [profiles, setProfiles] = useState(() => readViewed(localStorage, Date.now()));
  const [cleared, setCleared] = useState(false);
  if (profiles.length === 0 && !cleared) return null;
  return (
    <Section
      id="viewed"
      title={t("Recently viewed")}
      thin={thin}
      aside={
        cleared ? null : (
          <Button
            small
            look="link"
            type="button"
            onClick={() => {
              localStorage.removeItem(VIEWED_KEY);
              setProfiles([]);
              setCleared(true);
            }}
          >
            {t("Clear list")}
          </Button>
        )
      }
    >
      {cleared ? (
        // The button that had the focus is gone.
        <p role="status" tabIndex={-1} ref={(line) => line?.focus()}>
          {t("The list is cleared.")}
        </p>
      ) : (
        <>
          <LinkList className="border-line border-b">
            {profiles.map(({ slug, name, place }) => (
              <LinkListItem key={slug} to={paths.showcase(slug)} end={place}>
                {name}
              </LinkListItem>
            ))}
          </LinkList>
          <p className="mt-2 text-14 text-muted">
            {t("Only this browser stores this list. We don’t see it.")}
          </p>
        </>
      )}
    </Section>
  );
}
