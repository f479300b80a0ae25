/**
 * Layouts of lists that are known by their headings. Data. Only layouts that were found in use are here: what California and
 * New York give out is in `docs/lists.md`, with what couldn't be found of it.
 */
import type { ListKind } from "../types.ts";

export type ReadyLayout = {
  key: string;
  /** After "Read as". */
  name: string;
  list: ListKind;
  /** The state it is of; null: any. */
  state: string | null;
  /** Headings that tell it from others, besides those of `columns` that are needed. Compared as all headings are. */
  needs: readonly string[];
  /** Field → its heading, or the first of several that the list has. */
  columns: Readonly<Record<string, readonly string[]>>;
};

/**
 * Sources. Florida: headings of AllValidLicensesIndividual.csv (Department of Financial Services, bulk download), as several
 * public programs read it. Texas: data.texas.gov, dataset kxv3-diwf, by its field names and by the headings of its CSV. SBS:
 * fields that the NAIC's licensee lookup answers with (services.naic.org, `licenseLookup/search` and
 * `licenseeLookup/summary/licenseTypes`); without the status of the license it isn't this layout. NIPR: element names of the
 * Producer Database's detail report, one row for each line of authority (`DETAIL`). All read on Nov 27, 2026.
 */
export const READY_LAYOUTS: readonly ReadyLayout[] = [
  {
    key: "fl-dfs-individual",
    name: "Florida’s list of valid individual licenses",
    list: "state",
    state: "FL",
    needs: ["License Number", "NPN Number", "License TYCL Desc", "License Status", "License Issue Date"],
    columns: {
      number: ["License Number"],
      npn: ["NPN Number"],
      name: ["Full Name"],
      lines: ["License TYCL Desc"],
      status: ["License Status"],
      effectiveOn: ["License Issue Date"],
      resident: ["Residency Type"],
      phone: ["Business Phone"],
      street: ["Business Address1"],
      city: ["Business City"],
      addressState: ["Business State"],
      zip: ["Business Zip"],
    },
  },
  {
    key: "tx-tdi-individual",
    name: "Texas’s list of agents and adjusters",
    list: "state",
    state: "TX",
    needs: [
      "NPN",
      "License number",
      "License type",
      "Qualification",
      "License issue date",
      "Expiration date",
    ],
    columns: {
      number: ["License number"],
      npn: ["NPN"],
      name: ["Name"],
      licenseClass: ["License type"],
      lines: ["Qualification"],
      effectiveOn: ["License issue date"],
      expiresOn: ["Expiration date"],
      city: ["City"],
      addressState: ["State"],
      zip: ["Postal code", "pstl_cd"],
    },
  },
  {
    key: "sbs-licensee-lookup",
    name: "the licensee lookup of the NAIC’s State Based Systems",
    list: "state",
    state: null,
    needs: ["licenseNumber", "npn", "loas", "licenseStatus"],
    columns: {
      number: ["licenseNumber"],
      npn: ["npn"],
      name: ["name"],
      licenseClass: ["licenseType"],
      lines: ["loas"],
      status: ["licenseStatus"],
      effectiveOn: ["effectiveDate", "licenseEffectiveDate"],
      expiresOn: ["expirationDate", "licenseExpirationDate"],
      resident: ["residency", "resident"],
      phone: ["businessPhone"],
      addressState: ["state"],
      zip: ["zipcode"],
    },
  },
  {
    key: "nipr-detail",
    name: "NIPR’s detail report, one row a line",
    list: "state",
    state: null,
    needs: ["LICENSE_NUM", "NPN", "LICENSE_CLASS", "DATE_EXPIRE_LICENSE", "ACTIVE", "LOA", "STATUS"],
    columns: {
      number: ["LICENSE_NUM"],
      npn: ["NPN"],
      licenseState: ["STATE"],
      lastName: ["NAME_LAST"],
      firstName: ["NAME_FIRST"],
      middleName: ["NAME_MIDDLE"],
      suffix: ["NAME_SUFFIX"],
      licenseClass: ["LICENSE_CLASS"],
      resident: ["RESIDENCY_STATUS"],
      status: ["ACTIVE"],
      lineStatus: ["STATUS"],
      lines: ["LOA"],
      effectiveOn: ["AUTHORITY_ISSUE_DATE", "DATE_ISSUE_LICENSE_ORIG"],
      expiresOn: ["DATE_EXPIRE_LICENSE"],
      phone: ["BUSINESS_PHONE"],
    },
  },
];

/** What a ready layout is called; null for no such key. */
export const readyLayoutNamed = (key: string): string | null =>
  READY_LAYOUTS.find((one) => one.key === key)?.name ?? null;
