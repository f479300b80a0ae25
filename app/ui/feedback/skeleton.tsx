import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type SkeletonProps = {
  width?: "short" | "half" | "most" | "long" | "full";
  shape?: "line" | "title" | "heading" | "block" | "square";
};

const WIDTHS = { short: "w-1/4", half: "w-[45%]", most: "w-[62%]", long: "w-4/5", full: "w-full" } as const;
const SHAPES = {
  line: "h-[0.8em]",
  title: "h-5.25",
  heading: "h-10.5",
  block: "h-44",
  square: "size-16",
} as const;

/** A bar in place of text that is loading. Hidden: the region around it says "Loading". */
export function Skeleton({ width = "full", shape = "line" }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "block animate-wait rounded-1 bg-sunk",
        SHAPES[shape],
        shape !== "square" && WIDTHS[width],
      )}
    />
  );
}

/** Bars below each other. */
export function SkeletonLines({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames("grid content-start gap-2.5", className)}>{children}</div>;
}

/** A row of a list that is loading: a square with the given bars next to it. */
export function SkeletonRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-5 border-line border-t pt-5.5 pb-4.5">
      <Skeleton shape="square" />
      <SkeletonLines>{children}</SkeletonLines>
    </div>
  );
}
