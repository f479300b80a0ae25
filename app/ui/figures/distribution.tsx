import { Link } from "@remix-run/react";
import { formatCount } from "#app/ui/format-count.ts";

export type DistributionProps = {
  caption: string;
  rows: readonly { label: string; count: number; to?: string }[];
  /** The value of a full bar; the sum of the rows unless given. */
  total?: number;
  /** `rel` of the rows' links. */
  rel?: string;
};

const CELL = "whitespace-nowrap border-0 py-0.75 pr-2.5 align-middle font-text";

/** A percentage, 0 to 100, as a bar from zero. The number is next to it. */
export function Bar({ percent }: { percent: number }) {
  return (
    <svg
      className="h-2.5 w-full min-w-20 bg-sunk fill-ink-2 forced-colors:border forced-colors:fill-[CanvasText]"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={percent} height="10" />
    </svg>
  );
}

/** Counts as bars from zero to the total, the number at the right of each. */
export function Distribution({ caption, rows, total, rel }: DistributionProps) {
  const whole = total ?? rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <table className="text-14 pointer-coarse:has-[a]:[&_tr]:h-[calc(var(--target)+0.32rem)]">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className={CELL}>
              {row.to ? (
                <Link
                  to={row.to}
                  rel={rel}
                  className="inline-flex pointer-coarse:min-h-target items-center text-inherit"
                >
                  {row.label}
                </Link>
              ) : (
                row.label
              )}
            </th>
            <td className={`${CELL} w-full`}>
              <Bar percent={share(row.count, whole)} />
            </td>
            <td className={`${CELL} text-right`}>{formatCount(row.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function share(count: number, whole: number): number {
  return whole > 0 ? Math.round((count / whole) * 1000) / 10 : 0;
}
