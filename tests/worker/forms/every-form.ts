/** Every form with fields, as a person finds it: on which page, under which id, and what to type that is refused. */

export type FormRow = {
  page: string;
  /** Its id; `form` where it is the page's only one. */
  id: string;
  /** Whose session it takes: a demonstration account; nobody's without. */
  as?: string;
  /** What is typed: kept beside the mistake. */
  typed?: Readonly<Record<string, string>>;
  /** One field that is refused, and what is said of it. */
  wrong: { name: string; value: string; said: string };
  /** What is said when nothing at all is sent. */
  missing: string;
  /** Pressed to send it, where that says what is meant. */
  button?: string;
};

const ADDRESS = { name: "email", value: "nobody", said: "Invalid email address" };
const NAMES = { firstName: "Zoë", lastName: "Ray" };

export const everyForm: Readonly<Record<string, FormRow>> = {
  "signing in": { page: "/auth", id: "form", wrong: ADDRESS, missing: "Email is required" },
  "signing up": {
    page: "/auth/signup",
    id: "form",
    typed: NAMES,
    wrong: ADDRESS,
    missing: "First name is required",
  },
  "signing up an agency": {
    page: "/auth/agency-signup",
    id: "form",
    typed: { organizationName: "Lantern & Sons", ...NAMES },
    wrong: ADDRESS,
    missing: "Organisation name is required",
  },
  "signing up a field marketing organization": {
    page: "/auth/fmo-signup",
    id: "form",
    typed: { organizationName: "Lantern & Sons", ...NAMES },
    wrong: ADDRESS,
    missing: "Organisation name is required",
  },
  "signing up a carrier": {
    page: "/auth/carrier-signup",
    id: "form",
    typed: { organizationName: "Lantern & Sons", ...NAMES },
    wrong: ADDRESS,
    missing: "Organisation name is required",
  },
  "signing up as an executive": {
    page: "/auth/executive-signup",
    id: "form",
    typed: { role: "fmo_executive", ...NAMES },
    wrong: ADDRESS,
    missing: "Choose what you sign up as.",
  },
  "asking for a new password": {
    page: "/auth/forgot-password",
    id: "form",
    wrong: ADDRESS,
    missing: "Email is required",
  },
  "asking for the link again": {
    page: "/check-email",
    id: "form",
    wrong: ADDRESS,
    missing: "Email is required",
  },
  "bringing an account back": {
    page: "/reactivate",
    id: "form",
    wrong: ADDRESS,
    missing: "Email is required",
  },
};
