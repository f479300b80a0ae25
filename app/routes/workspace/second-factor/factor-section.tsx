import { Link } from "@remix-run/react";
import { accountPaths } from "#app/account-paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** What counts as the account's second factor, and the way to change it. */
export function FactorSection({
  authenticator,
  passkeys,
  isAdmin,
}: {
  authenticator: { createdAt: number; lastUsedAt: number | null; codesLeft: number } | null;
  passkeys: number;
  isAdmin: boolean;
}) {
  return (
    <Section id="second-factor" title="Second factor" thin>
      <Stack>
        <p>
          Something you have, beside the password you know: whoever learns your password still can’t sign in.
          {isAdmin ? " Admins need one." : ""}
        </p>
        <ul>
          <li>
            {authenticator === null ? (
              "Authenticator app: none."
            ) : (
              <>
                Authenticator app: since {formatUtcDay(authenticator.createdAt)}
                {authenticator.lastUsedAt === null
                  ? ""
                  : `, last used ${formatUtcDay(authenticator.lastUsedAt)}`}
                . Recovery codes left: {authenticator.codesLeft}.
              </>
            )}
          </li>
          <li>
            {passkeys === 0
              ? "Passkeys: none. One counts as both, password and second factor."
              : `Passkeys: ${passkeys}. Signing in with one counts as both, password and second factor.`}
          </li>
        </ul>
        <p>
          <Link to={accountPaths.setUpSecondFactor()}>
            {authenticator === null
              ? "Set up an authenticator app"
              : "Change or remove the authenticator app"}
          </Link>
        </p>
      </Stack>
    </Section>
  );
}
