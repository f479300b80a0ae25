import { Link } from "@remix-run/react";
import { formatCount } from "#app/ui/format-count.ts";

export type DistributionProps = {
  caption: string;
  rows: readonly { label: string; count: number; to?: string }[];
  /** What a full bar stands for; the sum of the rows unless given. */
  total?: number;
  /** `rel` of the rows' links. */
  rel?: string;
};

/** Counts as bars from zero to the total, the number at the right of each. */
export function Distribution({ caption, rows, total, rel }: DistributionProps) {
  const whole = total ?? rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <table className="dist">
      <caption className="vh">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              {row.to ? (
                <Link to={row.to} rel={rel}>
                  {row.label}
                </Link>
              ) : (
                row.label
              )}
            </th>
            <td>
              <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={share(row.count, whole)} height="10" />
              </svg>
            </td>
            <td className="r">{formatCount(row.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function share(count: number, whole: number): number {
  return whole > 0 ? Math.round((count / whole) * 1000) / 10 : 0;
}
