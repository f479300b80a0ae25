/**
 * The names of the remote procedures of specification §7. `procedures.ts` answers them and `openapi/` describes them.
 */
export const PROCEDURES = [
  "get_user_onboarding_status",
  "get_user_managed_organizations_secure",
  "get_public_profile_by_user_id",
  "manage_product_types_secure",
  "manage_expert_questions_secure",
] as const;
export type ProcedureName = (typeof PROCEDURES)[number];
