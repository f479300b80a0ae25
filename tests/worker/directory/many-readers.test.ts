/** Many readers at once, while the database takes its time. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startDelayProxy } from "#support/delay-proxy.ts";
import { openSite } from "../site.ts";

let proxy: Awaited<ReturnType<typeof startDelayProxy>>;
beforeAll(async () => {
  proxy = await startDelayProxy(inject("stage").databaseUrl, 250);
});
afterAll(() => proxy.stop());

const site = openSite({ databaseUrl: () => proxy.url });

test("forty readers who come at once all get their page", async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, reader) =>
      site.get("/agents/texas/austin", { headers: { Cookie: `__Host-reader=${reader}` } }),
    ),
  );
  const statuses = await Promise.all(
    answers.map(async (answer) => [answer.status, (await answer.text()).length > 5_000]),
  );
  expect(statuses).toEqual(Array.from({ length: 40 }, () => [200, true]));
});
