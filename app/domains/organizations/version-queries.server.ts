/** What an organization's page said before: what a version stores, and what differs between two. */
import * as z from "zod";
import { newestVersionOf } from "#app/domains/versions/queries.server.ts";
import type { Change, VersionedPage } from "#app/domains/versions/types.ts";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import { storedShape, type Upgrade } from "#app/platform/database/stored-shape.ts";

/** Everything its owner and managers write. */
const Snapshot = z.object({
  name: z.string(),
  description: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  street: z.string(),
  zip: z.string(),
});
export type OrganizationSnapshot = z.infer<typeof Snapshot>;

/** A new required field gets its value for older versions here. */
const UPGRADES: readonly Upgrade[] = [];

const stored = storedShape<OrganizationSnapshot>(Snapshot, UPGRADES);
export const writeSnapshot = stored.write;
const parseSnapshot = stored.parse;

const FIELDS = {
  Name: ({ name }) => name,
  "What you do": ({ description }) => description,
  Phone: ({ phone }) => (phone === null ? "" : formatPhone(phone)),
  Website: ({ website }) => website ?? "",
  Street: ({ street }) => street,
  "ZIP code": ({ zip }) => zip,
} as const satisfies Record<string, (facts: OrganizationSnapshot) => string>;

/** Everything that differs, in the order of the form. */
const changesBetween = (before: OrganizationSnapshot, after: OrganizationSnapshot): Change[] =>
  Object.entries(FIELDS).flatMap(([field, read]) => {
    const [was, is] = [read(before) || "none", read(after) || "none"];
    return was === is ? [] : [{ field, before: was, after: is }];
  });

/** Selects the number of its newest version; null when it was never changed here. */
export const newestVersion = (organizationNo: number) => newestVersionOf("organization", organizationNo);

/** An organization's page, for the queries of its versions. */
export const organizationPage = (organizationNo: number): VersionedPage<OrganizationSnapshot> => ({
  kind: "organization",
  ownerNo: organizationNo,
  parse: parseSnapshot,
  changes: changesBetween,
});
