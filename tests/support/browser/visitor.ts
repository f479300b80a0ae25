/** A browser without a screen: stores cookies as one would, and follows no redirect on its own. */
import { request } from "../request.ts";

/** Marks the sessions of an admin as having passed a second factor. Takes the time and the address. */
export const SHOW_AS_ADMIN = `UPDATE sessions SET second_factor = 'authenticator', second_factor_at = ?
  WHERE second_factor_at IS NULL AND revoked_at IS NULL AND user_id = (SELECT u.id FROM users u
    JOIN user_roles r ON r.user_id = u.id AND r.role = 'admin' WHERE u.email = ?)`;

export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  #login = { email: "", password: "" };
  /** Each visitor has a different network by default, so that rate limits don't affect other tests. */
  readonly address: string;

  constructor(
    origin: string,
    address = `198.51.100.${Math.floor(Math.random() * 256)}-${crypto.randomUUID()}`,
  ) {
    this.origin = origin;
    this.address = address;
  }

  async get(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await request(this.origin + path, {
      ...init,
      headers: {
        Origin: this.origin,
        "CF-Connecting-IP": this.address,
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...init.headers,
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const name = pair.slice(0, pair.indexOf("="));
      if (/; Max-Age=0(;|$)/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(name.length + 1));
    }
    return response;
  }

  /** Sends a form. */
  post(
    path: string,
    fields: Record<string, string> | URLSearchParams,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.get(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  /** Signs in through the form and throws when that fails. */
  async signIn(email: string, password: string): Promise<this> {
    const response = await this.post("/auth", { email, password });
    await response.text();
    if (response.status !== 303) throw new Error(`Signing in as ${email} answered ${response.status}.`);
    this.#login = { email, password };
    return this;
  }

  /** Deletes the account that was signed in to, as its owner does, and throws when that fails. */
  async deleteAccount(): Promise<void> {
    const { email: confirm, password } = this.#login;
    const form = { intent: "delete-account", confirm, password };
    const response = await this.post("/settings?section=privacy", form);
    await response.text();
    if (response.status !== 303) throw new Error(`Deleting ${confirm} answered ${response.status}.`);
  }
}

/** The words of an answer's page. */
export async function wordsOf(response: Response): Promise<string> {
  return readableWords(await response.text());
}

/** The words of a page, without its tags, comments and scripts. */
export function readableWords(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");
}
