import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { AuthPage } from "../auth-page.tsx";

/** Says what was sent, to which address, and what to do if it does not arrive. */
export function EmailSent({ title, email, children }: { title: string; email: string; children: ReactNode }) {
  return (
    <AuthPage title={title} ways={<Link to={paths.auth()}>{t("Back to sign in")}</Link>}>
      <Stack>
        <p>
          <b>{email}</b>
        </p>
        <p>{children}</p>
        <p className="text-muted">
          {t("Nothing after a few minutes? Check your spam folder, or go back and send it again.")}
        </p>
      </Stack>
    </AuthPage>
  );
}
