/** What the dialog in the shell needs of this domain besides the form. */
import { useQuery } from "@tanstack/react-query";
import { paths } from "#app/paths/paths.ts";
import { useQueryCache } from "#app/platform/cache/query-cache.ts";
import { callProcedure } from "#app/platform/calls/procedure.ts";
import { selectableTypes } from "../insurance-types.ts";

export { PROMISE } from "../question-texts.ts";

/** The types that can be chosen (specification §3). When ours cannot be read the built-in ones are there all the same. */
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
