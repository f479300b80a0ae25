import { expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { openAccounts } from "../../accounts.ts";

const { stranger } = openAccounts();

test("of 200 wrong sign-ins at once for one address, exactly five are compared and the rest are locked out", async () => {
  const email = "admin@fairlead.example";
  // Each stranger comes from another network, so that the network's limit doesn't do the lockout's work.
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      // As a script asks: only the answer, without a page around it.
      const response = await stranger().post("/auth.data?index", {
        email: at % 2 === 0 ? email : " ADMIN@fairlead.example ",
        password: "wrong",
      });
      await response.text();
      return response.status;
    }),
  );
  // The fifth failure locks and says so.
  expect(answers.filter((status) => status === 401)).toHaveLength(4);
  expect(answers.filter((status) => status === 429)).toHaveLength(196);
  const right = await stranger().post("/auth", { email, password: demoPassword });
  expect(right.status).toBe(429);
  await right.text();
});
