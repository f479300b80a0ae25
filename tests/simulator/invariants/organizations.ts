import { rowsBreaking } from "./invariant.ts";

export const affiliationsAgree = rowsBreaking(
  "an organization belongs to whom its affiliation says",
  `SELECT breach FROM (
     SELECT 'Organization ' || o.organization_no || ' belongs to ' || coalesce(o.parent_no, 'nobody') || ', and its affiliation says '
         || coalesce(a.parent_no, 'nobody') || '.' breach
       FROM organizations o LEFT JOIN organization_affiliations a ON a.child_no = o.organization_no AND a.status = 'active'
       WHERE o.status = 'active' AND (o.parent_no IS NOT a.parent_no OR o.parent_since IS NOT a.since)
     UNION ALL SELECT 'A ' || c.type || ' is above a ' || p.type || '.' FROM organization_affiliations a
       JOIN organizations c ON c.organization_no = a.child_no JOIN organizations p ON p.organization_no = a.parent_no
       WHERE a.status IN ('proposed', 'active') AND NOT (c.type = 'agency' AND p.type IN ('fmo', 'carrier') OR c.type = 'fmo' AND p.type = 'carrier')
     UNION ALL SELECT 'Affiliation ' || id || ' is ' || status || ' without its day.' FROM organization_affiliations
       WHERE status = 'active' AND since IS NULL OR status = 'ended' AND until IS NULL)`,
);
