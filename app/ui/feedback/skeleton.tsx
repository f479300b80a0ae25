import { classNames } from "../class-names.ts";

export type SkeletonProps = {
  width?: "short" | "half" | "most" | "long" | "full";
  shape?: "line" | "title" | "heading" | "block" | "square";
};

/** A bar in the place of words still to come. Hidden: the region around it says "Loading". */
export function Skeleton({ width = "full", shape = "line" }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames("sk", width !== "full" && `w-${width}`, shape !== "line" && shape)}
    />
  );
}
