import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { OnboardingWatch } from "./onboarding-watch.tsx";

const asked = vi.hoisted((): unknown[] => []);
vi.mock("@tanstack/react-query", async (original) => ({
  ...(await original<typeof import("@tanstack/react-query")>()),
  useQuery: (options: unknown) => {
    asked.push(options);
    return { data: undefined };
  },
}));
vi.mock("#app/ui/use-page-reread.ts", () => ({ usePageReread: () => () => {} }));

test("the status is asked for every 60 s and fresh for 30 s (specification §7, §9)", () => {
  renderToStaticMarkup(<OnboardingWatch />);
  expect(asked).toEqual([
    expect.objectContaining({
      queryKey: ["get_user_onboarding_status"],
      staleTime: 30_000,
      refetchInterval: 60_000,
    }),
  ]);
});
