import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { BASE_MAP_UNITS, projectAround, RADIUS_UNITS, scaleBar } from "../../maps/map-drawing.ts";
import type { MapLabel } from "../../maps/map-labels.ts";
import type { Point } from "../../types.ts";

export type MapPin = Point & { label: string; number?: number; href?: string };
export type MapCluster = Point & { count: number };

export type AreaMapProps = {
  center: Point;
  radiusMiles: number;
  /** What the map shows, in words; the list beside it says the same. */
  title: string;
  pins: readonly MapPin[];
  clusters?: readonly MapCluster[];
  labels?: readonly MapLabel[];
  /** Half the width and height of the crop, in map units (the circle's radius is 184). */
  frame: { halfWidth: number; halfHeight: number };
  showRadius?: boolean;
  /** How tall it is: a height, or a ratio. */
  className: string;
};

const round = (value: number) => Math.round(value * 10) / 10;

/** A map drawn on the server: land and county lines from a file of their own, pins and names over it. */
export function AreaMap(props: AreaMapProps) {
  const {
    center,
    radiusMiles,
    title,
    pins,
    clusters = [],
    labels = [],
    frame,
    showRadius = false,
    className,
  } = props;
  // The ground is drawn around hundredths of a degree, so that neighbors share one file.
  const ground = { lat: Math.round(center.lat * 100) / 100, lon: Math.round(center.lon * 100) / 100 };
  const project = projectAround(ground, radiusMiles);
  const at = (point: Point) => {
    const { x, y } = project(point);
    return `translate(${round(x)},${round(y)})`;
  };
  const middle = project(center);
  const bar = scaleBar(radiusMiles);
  const edge = BASE_MAP_UNITS;
  return (
    <div className={classNames("map overflow-hidden border border-line-strong bg-map-land", className)}>
      <svg
        className="size-full overflow-visible"
        viewBox={`${-frame.halfWidth} ${-frame.halfHeight} ${frame.halfWidth * 2} ${frame.halfHeight * 2}`}
        // The ground reaches beyond the frame: a taller or wider box shows more of it, and crops nothing.
        preserveAspectRatio="xMidYMid meet"
        role="img"
        aria-label={title}
      >
        <rect className="fill-map-water" x={-edge} y={-edge} width={edge * 2} height={edge * 2} />
        <use href={paths.areaMap(ground.lat, ground.lon, radiusMiles)} />
        {showRadius ? (
          <circle className="rad" cx={round(middle.x)} cy={round(middle.y)} r={RADIUS_UNITS} />
        ) : null}
        {labels.map((label) => (
          <text key={label.name} x={label.x} y={label.y} textAnchor="middle">
            {label.name}
          </text>
        ))}
        {clusters.map((cluster) => (
          <g key={`${cluster.lat} ${cluster.lon}`} className="clu" transform={at(cluster)}>
            <circle r={Math.min(22, 9 + Math.sqrt(cluster.count) * 1.6)} />
            <text y="4.5">{cluster.count}</text>
          </g>
        ))}
        {pins.toReversed().map((pin) => (
          <g key={pin.label} className="pin" transform={at(pin)}>
            <circle r={pin.number === undefined ? 7 : 11} />
            {pin.number === undefined ? null : <text y="4.5">{pin.number}</text>}
          </g>
        ))}
        <g transform={`translate(${16 - frame.halfWidth},${frame.halfHeight - 18})`}>
          <path className="scale" d={`M0 -4V4M0 0H${round(bar.units)}M${round(bar.units)} -4V4`} />
          <text x={round(bar.units) + 8} y="4">
            {bar.miles} {bar.miles === 1 ? "mile" : "miles"}
          </text>
        </g>
      </svg>
    </div>
  );
}
