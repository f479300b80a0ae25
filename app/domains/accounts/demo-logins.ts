/** Accounts of the demonstration data: one per role and one per state of the gate. Made by the seed, shown in development. */
import type { Role } from "./types.ts";

export const demoPassword = "harbor-lantern-42";

/** In the authenticator app of the demonstration's admins. Not a secret: only development uses it (`scripts/dev.ts`). */
export const demoTotpSecret = "HARBORLANTERNHARBORLANTERNHARBOR";

export type DemoLogin = {
  email: string;
  role: Role;
  who: string;
  firstName: string;
  lastName: string;
  archived?: true;
  /** A verified agent with the profile of this slug. */
  agentSlug?: string;
  emailUnconfirmed?: true;
  termsMissing?: true;
  application?: {
    type: "agency" | "fmo" | "carrier";
    name: string;
    status: "draft" | "submitted" | "in-review" | "approved" | "rejected";
    /** The organization that the application made; a draft has made none. */
    organizationSlug?: string;
    step?: "payment" | "setup" | "complete";
    reason?: string;
  };
  /** Belongs to an organization that another account applied for, or owns the one that most organizations belong to. */
  membership?:
    | { organizationSlug: string; role: "manager" | "executive" }
    | { largest: "fmo" | "carrier"; role: "owner" };
};

const lanternRow = {
  type: "agency",
  name: "Lantern Row Insurance",
  organizationSlug: "lantern-row-insurance",
} as const;

export const demoLogins: readonly DemoLogin[] = [
  {
    email: "customer@fairlead.example",
    role: "customer",
    who: "A customer",
    firstName: "Cleo",
    lastName: "Marsh",
  },
  {
    email: "new-customer@fairlead.example",
    role: "customer",
    who: "A customer who has not agreed to the terms",
    firstName: "Nils",
    lastName: "Forde",
    termsMissing: true,
  },
  {
    email: "agent@fairlead.example",
    role: "agent",
    who: "A verified agent with a showcase",
    firstName: "Ines",
    lastName: "Calloway",
    agentSlug: "ines-calloway",
  },
  {
    email: "new-agent@fairlead.example",
    role: "agent",
    who: "An agent who has not claimed a profile",
    firstName: "Beatriz",
    lastName: "Sandoval-Kerr",
    emailUnconfirmed: true,
    termsMissing: true,
  },
  {
    email: "renamed-agent@fairlead.example",
    role: "agent",
    who: "An agent whose document waits for an admin",
    firstName: "Maximiliana",
    lastName: "Oyelaran",
    termsMissing: true,
  },
  {
    email: "contesting-agent@fairlead.example",
    role: "agent",
    who: "An agent who contests a profile that another account holds",
    firstName: "Bo",
    lastName: "Li",
    termsMissing: true,
  },
  {
    email: "agent-terms@fairlead.example",
    role: "agent",
    who: "A verified agent who has not agreed to the terms",
    firstName: "Desmond",
    lastName: "Achterberg",
    agentSlug: "desmond-achterberg",
    termsMissing: true,
  },
  {
    email: "agency@fairlead.example",
    role: "agency",
    who: "The owner of an agency",
    firstName: "Masato",
    lastName: "Kanahele",
    application: { ...lanternRow, status: "approved", step: "complete" },
  },
  {
    email: "fmo@fairlead.example",
    role: "fmo",
    who: "The owner of an FMO, in the payment step",
    firstName: "Odile",
    lastName: "Ferreira",
    application: {
      type: "fmo",
      name: "Lantern Harbor Field Marketing",
      organizationSlug: "lantern-harbor-field-marketing",
      status: "approved",
      step: "payment",
    },
  },
  {
    email: "fmo-owner@fairlead.example",
    role: "fmo",
    who: "The owner of an FMO with agencies below it",
    firstName: "Hollis",
    lastName: "Etxeberria",
    membership: { largest: "fmo", role: "owner" },
  },
  {
    email: "carrier-owner@fairlead.example",
    role: "carrier",
    who: "The owner of a carrier with FMOs below it",
    firstName: "Nadia",
    lastName: "Brandvold",
    membership: { largest: "carrier", role: "owner" },
  },
  {
    email: "carrier@fairlead.example",
    role: "carrier",
    who: "The owner of a carrier, in the setup step",
    firstName: "Ruth",
    lastName: "Okafor",
    application: {
      type: "carrier",
      name: "Saltmarsh Flood Underwriters",
      organizationSlug: "saltmarsh-flood-underwriters",
      status: "approved",
      step: "setup",
    },
  },
  {
    email: "agency-executive@fairlead.example",
    role: "agency_executive",
    who: "An executive of an agency",
    firstName: "Tomas",
    lastName: "Lindqvist",
    membership: { organizationSlug: "lantern-row-insurance", role: "executive" },
  },
  {
    email: "agency-manager@fairlead.example",
    role: "agency",
    who: "A manager of an agency that another account owns",
    firstName: "Leila",
    lastName: "Brandt",
    membership: { organizationSlug: "lantern-row-insurance", role: "manager" },
  },
  {
    email: "fmo-executive@fairlead.example",
    role: "fmo_executive",
    who: "An executive of an FMO that waits for its first payment",
    firstName: "Anjali",
    lastName: "Rao",
    membership: { organizationSlug: "lantern-harbor-field-marketing", role: "executive" },
  },
  {
    email: "carrier-executive@fairlead.example",
    role: "carrier_executive",
    who: "An executive who belongs to no organization yet",
    firstName: "Peter",
    lastName: "Novak",
  },
  {
    email: "setup-executive@fairlead.example",
    role: "carrier_executive",
    who: "An executive of a carrier in the setup step",
    firstName: "Noor",
    lastName: "Haddad",
    membership: { organizationSlug: "saltmarsh-flood-underwriters", role: "executive" },
  },
  {
    email: "new-applicant@fairlead.example",
    role: "org_pending",
    who: "An applicant who has not sent the details yet",
    firstName: "Ezra",
    lastName: "Voss",
    application: { type: "fmo", name: "Voss Marketing Group", status: "draft" },
  },
  {
    email: "applicant@fairlead.example",
    role: "org_pending",
    who: "An applicant whose organization is in review",
    firstName: "Wren",
    lastName: "Abara",
    application: {
      type: "agency",
      name: "Abara & Daughters",
      organizationSlug: "abara-and-daughters",
      status: "in-review",
    },
  },
  {
    email: "rejected@fairlead.example",
    role: "org_pending",
    who: "An applicant who was rejected",
    firstName: "Gil",
    lastName: "Prado",
    application: {
      type: "agency",
      name: "Prado Coverage",
      organizationSlug: "prado-coverage",
      status: "rejected",
      reason: "The NPN given belongs to another agency. Apply again with your own.",
    },
  },
  {
    email: "archived@fairlead.example",
    role: "customer",
    who: "An archived account",
    firstName: "Ada",
    lastName: "Quill",
    archived: true,
  },
  { email: "admin@fairlead.example", role: "admin", who: "An admin", firstName: "Sam", lastName: "Ostrow" },
  {
    email: "second-admin@fairlead.example",
    role: "admin",
    who: "A second admin, who decides appeals",
    firstName: "Ada",
    lastName: "Lindqvist",
  },
];
