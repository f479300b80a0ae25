/** What the dialog in the shell needs from this domain besides the form. */
import { useQuery } from "@tanstack/react-query";
import { paths } from "#app/paths/paths.ts";
import { useQueryCache } from "#app/platform/cache/query-cache.ts";
import { callProcedure } from "#app/platform/calls/procedure.ts";
import { selectableTypes } from "../insurance-types.ts";

export { PROMISE } from "../question-texts.ts";

/** The types to choose from (specification §3). When ours can't be read, the built-in ones are still there. */
export function useInsuranceTypes(): readonly string[] {
  const { data } = useQuery(
    {
      queryKey: ["product-types", "select_active"],
      queryFn: () =>
        callProcedure<{ name: string }[]>(paths.procedure("manage_product_types_secure"), {
          action: "select_active",
        }),
    },
    useQueryCache(),
  );
  return selectableTypes(data ?? []);
}
