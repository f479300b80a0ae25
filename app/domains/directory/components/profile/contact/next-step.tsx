import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { useSaved } from "#app/platform/reader/reader.ts";
import { rich, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { parseWebsite } from "../../../profile/profile-facts.ts";
import { describeReach, type Reach } from "../../../profile/profile-reach.ts";
import type { AgentProfile } from "../../../profile/profile-types.ts";
import { SaveButton } from "../../save-button.tsx";
import { CallLink } from "./call-link.tsx";
import { ContactLink } from "./contact-link.tsx";
import { NextSheet, Ways } from "./next-sheet.tsx";

export type NextStepProps = {
  profile: AgentProfile;
  reach: Reach;
  /** Address of the request for a quote; null where this agent offers none. */
  quoteTo: string | null;
  /** The page's one primary action is elsewhere. */
  quiet: boolean;
};

const QR_PIXELS = 200;
/** What stops a customer, said before the ways to write and call. */
const FIRST_ID = "next-first";

/** What to do next: write, call, save the contact, or look further where this agent cannot help. */
export function NextStep({ profile, reach, quoteTo, quiet }: NextStepProps) {
  const saved = useSaved();
  const { slug, name, phone, claimed, acceptingClients, nextFree } = profile;
  // Clients write in the conversation that they already have.
  const writable = claimed && acceptingClients;
  const words = describeReach(profile, reach);
  const describedBy = words === null ? undefined : FIRST_ID;
  const look = (primary: boolean) => (primary && !quiet ? "primary" : "plain");
  return (
    <NextSheet id="next-h" title={t("Next step")}>
      {words === null ? null : reach === "unlicensed" ? (
        <Note tone="bad">
          <span id={FIRST_ID}>{words}</span>
        </Note>
      ) : (
        <p id={FIRST_ID} className="text-14">
          {words}
        </p>
      )}
      <Stack gap="tight">
        {reach === "open" ? null : (
          <ButtonLink
            full
            icon="search"
            look={look(true)}
            to={paths.search({ q: profile.zip, accepting: true })}
          >
            {t("Agents near {zip}", { zip: profile.zip })}
          </ButtonLink>
        )}
        {writable ? (
          <ButtonLink
            full
            icon="message"
            look={look(reach === "open")}
            to={paths.newMessage(slug)}
            aria-describedby={describedBy}
          >
            {t("Message {name}", { name })}
          </ButtonLink>
        ) : null}
        {quoteTo === null ? null : (
          <ButtonLink full to={quoteTo}>
            {t("Request a quote")}
          </ButtonLink>
        )}
        {nextFree && (
          <ButtonLink full to={nextFree.to}>
            {nextFree.words}
          </ButtonLink>
        )}
        {phone === null ? null : (
          <CallLink full phone={phone} look={look(reach === "open" && !claimed)} describedBy={describedBy} />
        )}
        <ContactLink full slug={slug} look={look(reach === "open" && phone === null && !claimed)}>
          {t("Save contact")}
        </ContactLink>
      </Stack>
      {writable ? (
        <Caption>
          {t(
            "{name} sees your first name and ZIP code. Your phone and email stay hidden until you choose to show them, and your message goes to no one else.",
            { name },
          )}
        </Caption>
      ) : null}
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
      <Caption>
        {rich("Is this you, and you don’t want to be listed? {link}", {
          link: (
            <Link to={paths.notListed({ agent: slug })} rel="nofollow">
              {t("Tell us")}
            </Link>
          ),
        })}
      </Caption>
      {phone === null ? null : (
        <Caption>{t("Calls go straight to the office. We don’t track them.")}</Caption>
      )}
      <Disclosure dense summary={t("QR code of this page")}>
        <img
          src={paths.agentQr(slug)}
          width={QR_PIXELS}
          height={QR_PIXELS}
          alt={t("QR code that opens the page of {name}", { name })}
          loading="lazy"
        />
      </Disclosure>
      <hr className="border-line border-t" />
      <Ways phone={phone} phoneSaid={profile.said.phone} slug={slug} site={parseWebsite(profile.website)} />
      <Row>
        <Form method="post" navigate={false} action={paths.saved()} preventScrollReset>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="back" value={paths.showcase(slug)} />
          <SaveButton slug={slug} saved={saved.includes(slug)} />
        </Form>
        <ButtonLink small look="link" icon="compare" to={paths.compare([slug])} rel="nofollow">
          {t("Compare")}
        </ButtonLink>
      </Row>
    </NextSheet>
  );
}
