import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

const COLUMNS = {
  even: "grid-cols-1 min-[600px]:grid-cols-2",
  code: "grid-cols-[7rem_minmax(0,1fr)]",
} as const;

export type FieldPairProps = {
  /** `code` puts a short value first, next to the other on any screen; even ones stack on a phone. */
  columns?: keyof typeof COLUMNS;
  children: ReactNode;
};

/**
 * Fields that are read together, side by side where there is room. Their labels stand on one line and their controls on
 * another, however long the hint or the error between them is.
 */
export function FieldPair({ columns = "even", children }: FieldPairProps) {
  return (
    <div
      className={classNames(
        "grid gap-x-4 gap-y-4.5 *:flex *:flex-col [&>*>:is(input,select)]:mt-auto",
        COLUMNS[columns],
      )}
    >
      {children}
    </div>
  );
}
