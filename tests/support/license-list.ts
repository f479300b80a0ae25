/** A list of licenses as a state writes it. */

export type Listed = {
  license_no: number;
  agent_no: number;
  number: string;
  npn: string;
  first_name: string;
  last_name: string;
  state_label: string;
  effective_on: string;
  expires_on: string;
  resident: number;
};

export const HEADINGS = [
  "License Number",
  "NPN",
  "Last Name",
  "First Name",
  "Status",
  "LOA",
  "Effective Date",
  "Expiration Date",
  "Residency",
];

/** A license as a state lists it. */
export const cellsOf = (one: Listed, changed: Partial<Listed> & { status?: string } = {}): string[] => {
  const row = { ...one, status: "Active", ...changed };
  return [
    row.number,
    row.npn,
    row.last_name,
    row.first_name,
    row.status,
    row.state_label,
    row.effective_on,
    row.expires_on,
    row.resident === 1 ? "R" : "N",
  ];
};

const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map(quoted).join(",")).join("\n");
