/** Rules about accounts. */
import { ROLES } from "#db/lists.ts";
import { agreementTypeOf, flagsOf } from "./flags.ts";
import type { AgreementType, Role } from "./types.ts";

/** Whether an account of this role may manage organizations at all (specification §6). */
export const mayManage = (role: Role): boolean => flagsOf(role).canManageOrganizations;

/** Roles that agree to these terms. */
export const rolesAgreeingTo = (type: AgreementType): Role[] =>
  ROLES.filter((role) => agreementTypeOf(role) === type);

type Names = { firstName: string; lastName: string };

/** Only letters, without accents and case: "José-María" is "jose maria". */
export const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

/** Whether an account's name is the one of a license record. First and last name must match; middle initials don't matter. */
export function isSamePerson(account: Names, record: Names): boolean {
  const first = (name: string) => plainName(name).split(" ")[0];
  return (
    plainName(account.lastName) === plainName(record.lastName) &&
    first(account.firstName) === first(record.firstName) &&
    plainName(account.lastName) !== ""
  );
}
