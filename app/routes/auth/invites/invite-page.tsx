import type { MetaDescriptor } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { AuthPage } from "../auth-page.tsx";
import type { loadInvitePage } from "./invite-landing.server.ts";
import { InviteLanding } from "./invite-landing.tsx";

/** Head tags for a page whose address contains a secret: not indexed, and no referrer. */
export const inviteMeta = (title: string, description: string): MetaDescriptor[] => [
  ...pageMeta("", { title, description, indexable: false }),
  SECRET_ADDRESS,
];

/** A page that is only reached from an invite. `title`, `lead` and `ways` are for visitors without one. */
export function InvitePage({ title, lead, ways }: { title: string; lead: string; ways?: ReactNode }) {
  const { landing, rules } = useLoaderData<typeof loadInvitePage>();
  const answer = useAnswer<FormReply>();
  return (
    <InviteLanding landing={landing} rules={rules} answer={answer}>
      <AuthPage
        title={title}
        lead={lead}
        ways={
          <>
            <Link to={paths.applyOrganization()}>No invite? Ask an organization to let you join</Link>
            {ways}
            <Link to={paths.auth()}>Sign in</Link>
          </>
        }
      >
        {null}
      </AuthPage>
    </InviteLanding>
  );
}
