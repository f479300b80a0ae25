/** Many readers at once, with a slow database. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startDelayProxy } from "#support/faults/delay-proxy.ts";
import { openSite } from "../site.ts";

let proxy: Awaited<ReturnType<typeof startDelayProxy>>;
beforeAll(async () => {
  proxy = await startDelayProxy(inject("fixture").databaseUrl, 250);
});
afterAll(() => proxy.stop());

const site = openSite({ databaseUrl: () => proxy.url });

test("forty readers at once all get their page", async () => {
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

test.each(["/live", "/showcase/nobody-by-that-name"])(
  "%s, which is never cached, is made once for each signed-in reader",
  async (path) => {
    const asked = async (cookie: string) => {
      const before = proxy.passed();
      await (await site.get(path, { headers: { Cookie: cookie } })).text();
      return proxy.passed() - before;
    };
    const first = await asked("__Host-saved=bo-li");
    expect(first).toBeGreaterThan(0);
    expect([await asked("__Host-reader=1"), await asked("__Host-saved=bo-li")]).toEqual([first, first]);
  },
);
