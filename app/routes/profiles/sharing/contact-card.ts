import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type VCardVersion, writeVCard } from "#app/domains/directory/profile/sharing/contact-card.ts";
import { findContact } from "#app/domains/directory/profile/sharing/share-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { t } from "#app/text/text.ts";
import { forgetContact, remembersContact } from "../contact-intent.server.ts";
import { requireIdentifier } from "../load-profile.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

const VERSIONS: Record<string, VCardVersion> = {
  "": "4.0",
  "4": "4.0",
  "4.0": "4.0",
  "3": "3.0",
  "3.0": "3.0",
};

/** `GET /showcase/{identifier}/contact.vcf[?version=3]` */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const identifier = requireIdentifier(params.identifier);
  const version = VERSIONS[new URL(request.url).searchParams.get("version") ?? ""];
  if (version === undefined) return refuse(400, t("Contact cards come as version 3 or 4."));
  const contact = await findContact(context, identifier);
  if (contact === null) return refuse(404, t("There’s no contact card at this address."));
  shareWithEveryone(context, request);
  const headers = new Headers({
    "Content-Type": `text/vcard; charset=utf-8; version=${version}`,
    "Content-Disposition": `attachment; filename="${contact.slug}.vcf"`,
  });
  if (remembersContact(request, contact.id)) headers.set("Set-Cookie", forgetContact());
  return new Response(writeVCard(contact, `${context.origin}${paths.showcase(contact.slug)}`, version), {
    headers,
  });
}

function refuse(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
