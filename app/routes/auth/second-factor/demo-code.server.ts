import { demoLogins, demoTotpSecret } from "#app/domains/accounts/demo-logins.ts";
import { totpCode } from "#app/domains/auth/second-factor/totp.ts";

/** In development, the code that the demo admin's app would show. Production builds leave it out. */
export const findDemoCode = (email: string, nowMs: number): string | null =>
  process.env.FAIRLEAD_DEV_PAGES === "1" &&
  demoLogins.some((login) => login.email === email && login.role === "admin")
    ? totpCode(demoTotpSecret, nowMs)
    : null;
