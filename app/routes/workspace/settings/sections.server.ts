/** The same sections on the server: who is offered one, what it loads, and what its forms do. */
import { data } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { t } from "#app/text/text.ts";
import { applicationServer } from "./application.server.ts";
import { licensesServer } from "./licenses.server.ts";
import { medicareServer } from "./medicare/medicare.server.ts";
import { notificationsServer } from "./notifications.server.ts";
import { payServer } from "./pay/pay.server.ts";
import { photoServer } from "./photo/photo.server.ts";
import { privacyServer } from "./privacy/privacy.server.ts";
import { profileServer } from "./profile.server.ts";
import type { Asked, Outcome, SectionPage, SectionServer } from "./section.ts";
import { SECTION_NAMES, type SECTIONS, type SectionName } from "./sections.ts";
import { securityServer } from "./security/security.server.ts";
import { showcaseServer } from "./showcase.server.ts";
import { watchedServer } from "./watched/watched.server.ts";

type DataOf<Page> = Page extends SectionPage<infer Data> ? Data : never;

const SERVERS: { readonly [Name in SectionName]: SectionServer<DataOf<(typeof SECTIONS)[Name]>> } = {
  profile: profileServer,
  showcase: showcaseServer,
  photo: photoServer,
  licenses: licensesServer,
  medicare: medicareServer,
  pay: payServer,
  security: securityServer,
  notifications: notificationsServer,
  watched: watchedServer,
  privacy: privacyServer,
  application: applicationServer,
};

export const serverOf = (name: SectionName): SectionServer<unknown> => SERVERS[name];

/** The sections whose tabs the viewer sees. */
export const listOffered = (viewer: Viewer): SectionName[] =>
  SECTION_NAMES.filter((name) => serverOf(name).isOffered?.(viewer) ?? true);

/** Runs what the form's `intent` names, in any section; 400 for an intent of none. */
export async function changeSettings(asked: Asked, form: FormData): Promise<Outcome> {
  const intent = String(form.get("intent"));
  for (const { actions } of SECTION_NAMES.map(serverOf)) {
    if (Object.hasOwn(actions, intent) && actions[intent] !== undefined) return actions[intent](asked, form);
  }
  return data(
    { notice: { title: t("We don’t recognize this form"), text: t("Please reload the page.") } },
    400,
  );
}
