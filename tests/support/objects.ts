/** The Worker of the `objects` tests: the Durable Objects alone, without the built site around them. */
import { LoginLockout } from "../../workers/login-lockout.ts";
import { RateLimit } from "../../workers/rate-limit.ts";

export { LoginLockout, RateLimit };

declare global {
  namespace Cloudflare {
    interface Env {
      LOGIN_LOCKOUT: DurableObjectNamespace<LoginLockout>;
      RATE_LIMIT: DurableObjectNamespace<RateLimit>;
    }
  }
}

export default { fetch: () => new Response("Only objects live here.", { status: 404 }) };
