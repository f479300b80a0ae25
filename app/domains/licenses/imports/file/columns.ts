/** Which column of a list is which, by its heading: every register calls them something else. */

import type { ListKind } from "../types.ts";
import { APPOINTMENT_FIELDS } from "./appointment-columns.ts";
import { unwrapCell } from "./csv-rows.ts";

type Field = { label: string; needed: boolean; names: readonly string[] };

/** Names without spaces and signs, in lower case. The first is what we say when it is missing. */
const FIELDS = {
  state: {
    // A list without it is matched by license number, and makes no profile.
    npn: {
      label: "NPN",
      needed: false,
      names: [
        "NPN",
        "National Producer Number",
        "National Producer No",
        "National Producer #",
        "NPN Number",
        "Producer NPN",
        "Individual NPN",
        "NAIC NPN",
      ],
    },
    number: {
      label: "license number",
      needed: true,
      names: [
        "License Number",
        "License No",
        "License #",
        "License Num",
        "License Nbr",
        "License ID",
        "Lic Number",
        "Lic No",
        "Lic #",
        "State License Number",
        "License",
      ],
    },
    expiresOn: {
      label: "expiration date",
      needed: false,
      names: [
        "Expiration Date",
        "License Expiration Date",
        "Expiration",
        "Expire Date",
        "Expires",
        "Expires On",
        "Exp Date",
        "Expiry Date",
        "Date of Expiration",
        "License Expiration",
        "Valid Through",
        "Lic Exp Date",
        "Date Expire License",
      ],
    },
    effectiveOn: {
      label: "effective date",
      needed: false,
      names: [
        "Effective Date",
        "License Effective Date",
        "Effective",
        "Issue Date",
        "License Issue Date",
        "Original Issue Date",
        "Active Date",
        "First Active Date",
        "Date Issued",
        "Begin Date",
        "Authority Issue Date",
        "Date Issue License Orig",
      ],
    },
    status: {
      label: "status",
      needed: false,
      names: ["License Status", "Status", "Lic Status", "License Status Description", "Active"],
    },
    // Where rows have one of their own for each line.
    lineStatus: {
      label: "status of the line",
      needed: false,
      names: ["Line Status", "LOA Status", "Line of Authority Status"],
    },
    // Of a file with licenses of several states: rows of others are refused.
    licenseState: {
      label: "state of the license",
      needed: false,
      names: ["License State", "Licensing State", "State of Licensure", "State of License", "Jurisdiction"],
    },
    lines: {
      label: "lines of authority",
      needed: false,
      names: [
        "Lines of Authority",
        "Line of Authority",
        "LOA",
        "LOAs",
        "Lines",
        "Line",
        "Qualifications",
        "Qualification",
        "Authority",
        "License Lines",
        "LOA Description",
        "License TYCL Desc",
      ],
    },
    licenseClass: {
      label: "license class",
      needed: false,
      names: ["License Class", "License Type", "Class", "Lic Type", "License Type Description"],
    },
    name: {
      label: "name",
      needed: false,
      names: [
        "Name",
        "Full Name",
        "Licensee Name",
        "Producer Name",
        "Agent Name",
        "Individual Name",
        "Licensee",
      ],
    },
    middleName: {
      label: "middle name",
      needed: false,
      names: ["Middle Name", "Name Middle", "Middle Initial"],
    },
    suffix: { label: "name suffix", needed: false, names: ["Suffix", "Name Suffix", "Suffix Name"] },
    firstName: { label: "first name", needed: false, names: ["First Name", "Name First", "Given Name"] },
    lastName: {
      label: "last name",
      needed: false,
      names: ["Last Name", "Name Last", "Surname", "Family Name"],
    },
    resident: {
      label: "residency",
      needed: false,
      names: [
        "Residency",
        "Resident",
        "Residency Status",
        "Residency Type",
        "Resident Status",
        "Resident/Nonresident",
      ],
    },
    // Of addresses and phones, only those a list calls business or gives alone: a column of a home is not among the names.
    phone: {
      label: "business phone",
      needed: false,
      names: [
        "Business Phone",
        "Business Phone Number",
        "Business Telephone",
        "Bus Phone",
        "Phone",
        "Phone Number",
      ],
    },
    street: {
      label: "business street",
      needed: false,
      names: [
        "Business Address",
        "Business Address Line 1",
        "Business Address 1",
        "Business Address1",
        "Business Street",
        "Business Street Address",
      ],
    },
    city: {
      label: "business city",
      needed: false,
      names: ["Business City", "Business Address City", "City", "Mailing City", "Mailing Address City"],
    },
    addressState: {
      label: "business state",
      needed: false,
      names: ["Business State", "Business Address State", "State", "Mailing State", "Mailing Address State"],
    },
    zip: {
      label: "business ZIP",
      needed: false,
      names: [
        "Business Zip",
        "Business Zip Code",
        "Business Postal Code",
        "Business Address Zip",
        "Zip",
        "Zip Code",
        "Postal Code",
        "Pstl Cd",
        "Mailing Zip",
        "Mailing Zip Code",
        "Mailing Address Zip",
      ],
    },
  },
  agencies: {
    number: {
      label: "agency license number",
      needed: true,
      names: [
        "License Number",
        "Agency License Number",
        "License No",
        "License #",
        "License ID",
        "Lic Number",
      ],
    },
    name: {
      label: "agency name",
      needed: true,
      names: [
        "Agency Name",
        "Business Entity Name",
        "Entity Name",
        "Firm Name",
        "Name",
        "Licensee Name",
        "Full Name",
      ],
    },
    npn: {
      label: "agency NPN",
      needed: false,
      names: [
        "NPN",
        "Agency NPN",
        "Business Entity NPN",
        "Entity NPN",
        "NPN Number",
        "National Producer Number",
      ],
    },
    status: { label: "status", needed: false, names: ["License Status", "Status", "Lic Status"] },
    phone: { label: "business phone", needed: false, names: ["Business Phone", "Phone", "Phone Number"] },
    street: {
      label: "business street",
      needed: false,
      names: [
        "Business Address",
        "Business Address Line 1",
        "Business Street",
        "Address",
        "Address 1",
        "Street",
      ],
    },
    city: { label: "business city", needed: false, names: ["Business City", "City", "Mailing City"] },
    addressState: {
      label: "business state",
      needed: false,
      names: ["Business State", "State", "Mailing State"],
    },
    zip: {
      label: "business ZIP",
      needed: false,
      names: ["Business Zip", "Business Zip Code", "Zip", "Zip Code", "Postal Code", "Mailing Zip"],
    },
    producerNpn: {
      label: "producer’s NPN",
      needed: false,
      names: ["Producer NPN", "Individual NPN", "Affiliated NPN", "Affiliate NPN", "Agent NPN", "DRLP NPN"],
    },
    producerNumber: {
      label: "producer’s license number",
      needed: false,
      names: [
        "Producer License Number",
        "Individual License Number",
        "Affiliated License Number",
        "Agent License Number",
      ],
    },
    since: {
      label: "start of the affiliation",
      needed: false,
      names: ["Affiliation Date", "Affiliation Start Date", "Affiliation Effective Date", "Start Date"],
    },
    until: {
      label: "end of the affiliation",
      needed: false,
      names: ["Affiliation End Date", "Affiliation Termination Date", "Termination Date", "End Date"],
    },
  },
  appointments: APPOINTMENT_FIELDS,
  federal: {
    npn: { label: "NPN", needed: true, names: ["npn", "National Producer Number", "NPN Number"] },
    planYear: { label: "plan year", needed: true, names: ["applicable_plan_year", "Plan Year"] },
    completedOn: {
      label: "completion date",
      needed: true,
      names: [
        "individual_registration_completion_date",
        "Registration Completion Date",
        "Individual Marketplace Registration Completion Date",
      ],
    },
    endsOn: {
      label: "end date",
      needed: false,
      names: ["individual_marketplace_end_date", "Marketplace End Date", "End Date"],
    },
    valid: { label: "NPN validity", needed: true, names: ["npn_valid", "NPN Valid", "Valid NPN"] },
  },
} as const satisfies Record<ListKind, Record<string, Field>>;

/** Of each of these pairs, a list needs one column at least. */
const ONE_OF: Readonly<Partial<Record<ListKind, readonly (readonly [string, string])[]>>> = {
  appointments: [
    ["npn", "number"],
    ["carrier", "naic"],
  ],
};

/** The pairs of which these columns have neither, with what each is called. */
const lacking = (columns: ColumnMap, list: ListKind) =>
  (ONE_OF[list] ?? []).flatMap(([one, other]) => {
    const labelOf = (name: string) =>
      Object.entries<Field>(FIELDS[list]).find(([field]) => field === name)?.[1].label ?? name;
    return one in columns || other in columns
      ? []
      : [{ field: one, words: `the ${labelOf(one)} or the ${labelOf(other)}` }];
  });

/** Field → place of its column, counted from 0. */
export type ColumnMap = Readonly<Record<string, number>>;

/** A heading as it is compared: without case, spaces, and signs. */
export const foldHeading = (heading: string): string =>
  unwrapCell(heading)
    .toLowerCase()
    .replace(/#/g, "number")
    .replace(/[^a-z0-9]/g, "");

/** The columns that a row of headings has, and why the list cannot be read by them; null when it can. */
export function matchColumns(
  headings: readonly string[],
  list: ListKind,
): { columns: ColumnMap; problem: string | null } {
  const columns: Record<string, number> = {};
  const fields = Object.entries<Field>(FIELDS[list]);
  const problems: string[] = [];
  for (const [field, { label, needed, names }] of fields) {
    // Of two names that are plainly the same the first counts.
    const known = new Map(names.map((name, rank) => [foldHeading(name), rank] as const).reverse());
    const found = headings
      .flatMap((heading, at) => {
        const rank = known.get(foldHeading(heading));
        return rank === undefined ? [] : [{ heading: unwrapCell(heading), at, rank }];
      })
      .sort((a, b) => a.rank - b.rank);
    const [first, second] = found;
    if (first !== undefined) columns[field] = first.at;
    if (needed && first === undefined) problems.push(missing(label, names));
    if (needed && first !== undefined && second !== undefined)
      problems.push(
        `Two columns could be the ${label}: “${first.heading}” (column ${first.at + 1}) and “${second.heading}” (column ${second.at + 1}). Rename or remove one of them.`,
      );
  }
  for (const { words } of lacking(columns, list)) problems.push(`There’s no column for ${words}.`);
  return { columns, problem: problems[0] ?? null };
}

const missing = (label: string, names: readonly string[]) =>
  `There’s no column for the ${label}. Name it “${names[0]}”, for example.`;

/** What a list of this kind may say, and whether it must. */
export const fieldsOf = (list: ListKind): { field: string; label: string; needed: boolean }[] =>
  Object.entries<Field>(FIELDS[list]).map(([field, { label, needed }]) => ({ field, label, needed }));

/** What is wrong with the columns that an admin chose, by field; empty if the list can be read with them. */
export function columnProblems(
  columns: ColumnMap,
  headings: readonly string[],
  list: ListKind,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const taken = new Set<number>();
  for (const { field, label, needed } of fieldsOf(list)) {
    const at = columns[field];
    if (at === undefined) {
      if (needed) problems[field] = `Choose the column of the ${label}.`;
    } else if (at >= headings.length) problems[field] = "There’s no such column.";
    else if (taken.has(at)) problems[field] = "Another field has this column already.";
    else taken.add(at);
  }
  for (const { field, words } of lacking(columns, list)) problems[field] ??= `Choose the column of ${words}.`;
  return problems;
}
