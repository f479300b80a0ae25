import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Shortcuts } from "../frame/shortcuts.tsx";
import { DueClock } from "./due-clock.tsx";

export type DecisionPageProps = {
  title: ReactNode;
  /** Where its list is. */
  back?: { to: string; label: string };
  /** Null `dueAt`: it has no deadline. */
  clock: { openedAt: number; dueAt: number | null; decidedAt: number | null; nowMs: number };
  /** What it is about, next to the clock. */
  about: ReactNode;
  /** Facts, and the decision. */
  children: ReactNode;
};

/** A page on which an admin decides one thing: what it is, how long is left, and the facts. */
export function DecisionPage({
  title,
  back = { to: paths.admin(), label: "Today’s work" },
  clock: { dueAt, ...clock },
  about,
  children,
}: DecisionPageProps) {
  return (
    <Stack gap="loose">
      <Stack as="header" gap="tight">
        <Row apart>
          <Caption>
            <Link to={back.to} data-key="u" data-key-label={back.label}>
              {back.label}
            </Link>
          </Caption>
          <Shortcuts />
        </Row>
        <h1>{title}</h1>
        <Row as="p">
          {dueAt === null ? null : <DueClock {...clock} dueAt={dueAt} />}
          <span>{about}</span>
        </Row>
      </Stack>
      {children}
    </Stack>
  );
}
