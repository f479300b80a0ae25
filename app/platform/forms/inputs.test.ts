import { expect, test } from "vitest";
import * as z from "zod";
import { rulesOf } from "./form-rules.ts";
import { ZipCode } from "./inputs.ts";

test("a ZIP code is accepted with the four extra digits that browsers fill in, in the control too", () => {
  const pattern = new RegExp(`^(?:${rulesOf(z.object({ zip: ZipCode })).zip.pattern})$`, "v");
  for (const typed of ["78704", " 78704 ", "78704-1234", "78704 1234", "787041234"]) {
    expect(ZipCode.parse(typed), typed).toBe("78704");
    expect(pattern.test(typed), typed).toBe(true);
  }
  for (const typed of ["7870", "787045", "78704-12", "ABCDE", "78704--1234"]) {
    expect(ZipCode.safeParse(typed).success, typed).toBe(false);
    expect(pattern.test(typed), typed).toBe(false);
  }
});
