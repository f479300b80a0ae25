import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { t, tn } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { BASE_MAP_UNITS, groundOf, projectAround, RADIUS_UNITS, scaleBar } from "../../maps/map-drawing.ts";
import type { MapLabel } from "../../maps/map-labels.ts";
import { DOT_UNITS, PIN_UNITS, ringRadius } from "../../maps/map-marks.ts";
import type { Point } from "../../types.ts";

/** With `href` a pin is a link, and `label` names its target. */
export type MapPin = Point & { label: string; number?: number; href?: string };
/** Without a `label` a ring says how many more agents are around it. */
export type MapCluster = Point & {
  count: number;
  href?: string;
  label?: string /** Not what the map is about: gray. */;
  around?: boolean;
};

export type AreaMapProps = {
  center: Point;
  radiusMiles: number;
  /** A dot in the middle: the place that the map is about. */
  middle?: boolean;
  /** What the map shows, in words; the list next to it says the same. */
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

/** The area to click for a mark that is smaller than a finger. */
const HIT_UNITS = 14;

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
    middle: marked = false,
    className,
  } = props;
  const ground = groundOf(center);
  const project = projectAround(ground, radiusMiles);
  const at = (point: Point) => {
    const { x, y } = project(point);
    return `translate(${round(x)},${round(y)})`;
  };
  const middle = project(center);
  const bar = scaleBar(radiusMiles);
  const edge = BASE_MAP_UNITS;
  return (
    <div
      className={classNames("map relative overflow-hidden border border-line-strong bg-map-land", className)}
    >
      <svg
        className="size-full overflow-visible"
        viewBox={`${-frame.halfWidth} ${-frame.halfHeight} ${frame.halfWidth * 2} ${frame.halfHeight * 2}`}
        // The ground reaches beyond the frame: a taller or wider box shows more of it, and crops nothing.
        preserveAspectRatio="xMidYMid meet"
        // Assistive technology does not see the content of an image.
        role={[...pins, ...clusters].some(({ href }) => href !== undefined) ? "group" : "img"}
        aria-label={title}
      >
        {/* Until the ground has come, and where no water is known. */}
        <rect className="fill-map-water" x={-edge} y={-edge} width={edge * 2} height={edge * 2} />
        <use data-part="ground" href={paths.areaMap(ground.lat, ground.lon, radiusMiles)} />
        {showRadius ? (
          <circle className="rad" cx={round(middle.x)} cy={round(middle.y)} r={RADIUS_UNITS} />
        ) : null}
        {marked ? (
          <g className="mid" transform={at(center)}>
            <circle r={3} />
          </g>
        ) : null}
        <g data-part="clusters">
          {clusters.map((cluster) => (
            <Spot
              key={`${cluster.lat} ${cluster.lon}`}
              className={[cluster.count === 1 ? "pin dot" : "clu", cluster.around ? "around" : ""].join(" ")}
              transform={at(cluster)}
              href={cluster.href}
              label={
                cluster.label ??
                tn(cluster.count, "Search around {n} more agent", "Search around {n} more agents")
              }
            >
              {cluster.count === 1 ? (
                <>
                  <circle className="hit" r={HIT_UNITS} />
                  <circle r={DOT_UNITS} />
                </>
              ) : (
                <>
                  <circle r={ringRadius(cluster.count)} />
                  <text y="4.5">{cluster.label === undefined ? `+${cluster.count}` : cluster.count}</text>
                </>
              )}
            </Spot>
          ))}
        </g>
        {pins.map((pin) => (
          <Spot
            key={pin.label}
            className="pin"
            transform={at(pin)}
            id={pin.number === undefined ? undefined : `pin-${pin.number}`}
            href={pin.href}
            label={pin.label}
          >
            <circle r={pin.number === undefined ? DOT_UNITS : PIN_UNITS} />
            {pin.number === undefined ? null : <text y="4.5">{pin.number}</text>}
          </Spot>
        ))}
        <g data-part="labels">
          {labels.map((label) => (
            <text key={label.name} x={label.x} y={label.y} className={label.always ? "here" : undefined}>
              {label.name}
            </text>
          ))}
        </g>
        <g data-part="bar" transform={`translate(${16 - frame.halfWidth},${frame.halfHeight - 18})`}>
          <path className="scale" d={`M0 -4V4M0 0H${round(bar.units)}M${round(bar.units)} -4V4`} />
          <text x={round(bar.units) + 8} y="4">
            {bar.miles === 1 ? t("1 mile") : t("{miles} miles", { miles: String(bar.miles) })}
          </text>
        </g>
      </svg>
      <p className="absolute right-0 bottom-0 bg-map-land/80 text-12 leading-none">
        <a
          className="block px-1.5 py-1 text-muted no-underline hover:underline"
          href="https://www.openstreetmap.org/copyright"
          rel="license noopener"
        >
          © OpenStreetMap
        </a>
      </p>
    </div>
  );
}

type SpotProps = {
  className: string;
  transform: string;
  id?: string | undefined;
  href?: string | undefined;
  label: string;
  children: ReactNode;
};

/** A mark on the map: a link where it has an address. */
export function Spot({ href, label, id, children, ...rest }: SpotProps) {
  return href === undefined ? (
    <g {...rest}>{children}</g>
  ) : (
    <a {...rest} id={id} href={href} aria-label={label}>
      {children}
    </a>
  );
}
