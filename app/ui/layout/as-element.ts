import type { ComponentPropsWithoutRef, ElementType } from "react";

/** The props of a part that may stand as any element or component: `<Row as="nav">`, `<Stack as={Form}>`. */
export type AsElement<Element extends ElementType, Own> = Own & { as?: Element } & Omit<
    ComponentPropsWithoutRef<Element>,
    keyof Own | "as"
  >;
