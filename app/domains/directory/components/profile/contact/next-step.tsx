import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { useSaved } from "#app/platform/reader/reader.ts";
import { rich, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { describeReach, type Reach } from "../../../profile/profile-reach.ts";
import type { AgentProfile } from "../../../profile/profile-types.ts";
import type { ProfileTimes } from "../../../types.ts";
import { SaveButton } from "../../save-button.tsx";
import { CallLink } from "./call-link.tsx";
import { NextSheet } from "./next-sheet.tsx";
import { TimeButtons } from "./time-buttons.tsx";

export type NextStepProps = {
  profile: AgentProfile;
  reach: Reach;
  times: ProfileTimes | null;
  /** Address of the request for a quote; null where this agent offers none. */
  quoteTo: string | null;
  /** The page's one primary action is elsewhere. */
  quiet: boolean;
};

/** What stops a customer, said before the ways to write and call. */
const FIRST_ID = "next-first";

/** What to do next: book a time, write, call, or look further where this agent can’t help. */
export function NextStep({ profile, reach, times, quoteTo, quiet }: NextStepProps) {
  const saved = useSaved();
  const { slug, name, phone, claimed, acceptingClients } = profile;
  // Clients write in the conversation that they already have.
  const writable = claimed && acceptingClients;
  const words = describeReach(profile, reach);
  const describedBy = words === null ? undefined : FIRST_ID;
  const look = (primary: boolean) => (primary && !quiet ? "primary" : "plain");
  const stuck = reach !== "open" || (!writable && phone === null);
  return (
    <NextSheet
      id="next-h"
      title={times === null ? t("Next step") : t("Book a time")}
      beside={
        times === null ? null : (
          <Link
            className="inline-flex min-h-target items-center text-14"
            to={times.all}
            rel="nofollow"
            prefetch="none"
          >
            {t("All times")}
          </Link>
        )
      }
    >
      {words === null ? null : reach === "unlicensed" ? (
        <Note tone="bad">
          <span id={FIRST_ID}>{words}</span>
        </Note>
      ) : (
        <p id={FIRST_ID} className="text-14">
          {words}
        </p>
      )}
      {times === null ? null : <TimeButtons times={times} />}
      {claimed ? null : (
        <p className="text-14">
          {t("{name} hasn’t claimed this profile yet, so you can’t message or book here.", { name })}
        </p>
      )}
      {stuck ? (
        <ButtonLink
          full
          icon="search"
          look={look(true)}
          to={paths.search({ q: profile.zip, accepting: true })}
        >
          {t("Agents near {zip}", { zip: profile.zip })}
        </ButtonLink>
      ) : null}
      {writable || phone !== null || quoteTo !== null ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 lg:grid-cols-1">
          {writable ? (
            <ButtonLink
              full
              icon="message"
              look={look(reach === "open" && times === null)}
              to={paths.beforeMessage(slug)}
              aria-label={t("Message {name}", { name })}
              aria-describedby={describedBy}
            >
              {t("Message")}
            </ButtonLink>
          ) : null}
          {phone === null ? null : (
            <div className={writable ? "grid max-lg:hidden" : "grid"}>
              <CallLink
                full
                phone={phone}
                look={look(reach === "open" && !claimed)}
                describedBy={describedBy}
              />
            </div>
          )}
          {quoteTo === null ? null : (
            <ButtonLink full to={quoteTo}>
              {t("Get a quote")}
            </ButtonLink>
          )}
        </div>
      ) : null}
      <Row className="-my-1 gap-y-0">
        <Form method="post" navigate={false} action={paths.saved()} preventScrollReset>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="back" value={paths.showcase(slug)} />
          <SaveButton slug={slug} saved={saved.includes(slug)} />
        </Form>
        <ButtonLink small look="link" icon="compare" to={paths.compare([slug])} rel="nofollow">
          {t("Compare")}
        </ButtonLink>
      </Row>
      {claimed ? null : (
        <Caption>
          {rich("Are you licensed as {name}? {link}", {
            name,
            link: (
              <Link
                to={paths.signUp({ role: "agent", next: paths.verifyEmail({ npn: profile.npn }) })}
                rel="nofollow"
              >
                {t("Claim your profile")}
              </Link>
            ),
          })}
        </Caption>
      )}
    </NextSheet>
  );
}
