import { Link } from "@remix-run/react";
import { accountPaths } from "#app/paths/account.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type FactorSectionProps = {
  authenticator: { createdAt: number; lastUsedAt: number | null; codesLeft: number } | null;
  /** How many passkeys the account has. */
  passkeys: number;
  isAdmin: boolean;
};

/** The account's second factors, and the link to change them. */
export function FactorSection({ authenticator, passkeys, isAdmin }: FactorSectionProps) {
  return (
    <Section id="second-factor" title={t("Second factor")} thin>
      <Stack>
        <p>
          <span>{t("A second step protects you even if someone learns your password.")}</span>
          {isAdmin ? <span>{` ${t("Admins need one.")}`}</span> : null}
        </p>
        <ul className="pl-5">
          <li>
            {authenticator === null
              ? t("Authenticator app: none.")
              : `${
                  authenticator.lastUsedAt === null
                    ? t("Authenticator app: since {day}.", { day: formatDayOf(authenticator.createdAt) })
                    : t("Authenticator app: since {day}, last used {used}.", {
                        day: formatDayOf(authenticator.createdAt),
                        used: formatDayOf(authenticator.lastUsedAt),
                      })
                } ${t("Recovery codes left: {n}.", { n: authenticator.codesLeft })}`}
          </li>
          <li>
            {passkeys === 0
              ? t("Passkeys: none. One counts as both, password and second factor.")
              : t("Passkeys: {n}. Signing in with one counts as both, password and second factor.", {
                  n: passkeys,
                })}
          </li>
        </ul>
        <p>
          <Link to={accountPaths.setUpSecondFactor()}>
            {authenticator === null
              ? t("Set up an authenticator app")
              : t("Change or remove the authenticator app")}
          </Link>
        </p>
      </Stack>
    </Section>
  );
}
