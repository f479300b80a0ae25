import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminPaths } from "#app/paths/admin.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Shortcuts } from "./shortcuts.tsx";

export type AdminPageProps = {
  title: ReactNode;
  /** What this page is for, in a sentence. */
  lead?: ReactNode;
  /** The list that this row belongs to. */
  back?: { to: string; label: string };
  /** To the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the admin console: breadcrumb, title, actions, and content. */
export function AdminPage({ title, lead, back, actions, children }: AdminPageProps) {
  return (
    <Stack gap="loose">
      <Stack as="header" gap="tight">
        <Caption as="nav" aria-label="Where this is">
          <Link to={adminPaths.home()}>Admin console</Link>
          {back === undefined ? null : (
            <>
              <span> / </span>
              <Link to={back.to}>{back.label}</Link>
            </>
          )}
        </Caption>
        <Row apart>
          <h1>{title}</h1>
          <Row>
            {actions}
            <Shortcuts />
          </Row>
        </Row>
        {lead === undefined ? null : <p className="max-w-176 text-muted">{lead}</p>}
      </Stack>
      {children}
    </Stack>
  );
}
