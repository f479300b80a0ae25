/** What a browser's React reports of renderings that were broken off: nothing, for none of it has happened to the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { leanReact } from "../../build-plugins/lean-react.ts";
import { projectRoot } from "../../scripts/project.ts";
import { expect, test } from "./site.ts";

const FILES = {
  react: "react/cjs/react.production.min.js",
  scheduler: "scheduler/cjs/scheduler.production.min.js",
  "react-dom": "react-dom/cjs/react-dom.production.min.js",
};

const textOf = (file: string) => readFileSync(join(projectRoot, "node_modules", file), "utf8");

/**
 * Hydrates a page with a part whose code never comes, has a transition reach that part, breaks its rendering off right there by
 * an update of more weight, and goes on to another part. Returns what React has reported, and what the page says.
 */
async function breakOff(page: Page, texts: Record<string, string>) {
  await page.goto("about:blank");
  return page.evaluate(async (texts) => {
    // The clock that React's scheduler reads: it gives way to the browser where five milliseconds have passed.
    let clock = 0;
    performance.now = () => clock;
    const modules: Record<string, unknown> = {};
    const require = (name: string) => {
      if (modules[name] === undefined) {
        const exports = {};
        modules[name] = exports;
        new Function("require", "exports", texts[name] ?? "")(require, exports);
      }
      return modules[name];
    };
    const { createElement, createContext, useContext, useState, Suspense, startTransition } =
      require("react") as typeof import("react");
    const { hydrateRoot } = require("react-dom") as typeof import("react-dom/client");

    const Shared = createContext(0);
    const never = new Promise(() => {});
    let share = (_value: number) => {};
    let count = (_value: number) => {};
    let leave = (_value: boolean) => {};
    let breaksOff = false;
    function Late(): never {
      useContext(Shared);
      if (breaksOff) {
        breaksOff = false;
        clock += 10;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          count(1);
          startTransition(() => leave(true));
        };
        port2.postMessage(null);
      }
      throw never;
    }
    function Counter() {
      const [value, set] = useState(0);
      count = set;
      return createElement("p", null, value);
    }
    const late = createElement(Suspense, null, createElement(Late));
    function Whole() {
      const [value, setValue] = useState(0);
      const [isLeft, setLeft] = useState(false);
      share = setValue;
      leave = setLeft;
      const next = createElement(Suspense, { key: "next" }, createElement("h1", null, "Next"));
      return createElement(Shared.Provider, { value }, createElement(Counter), isLeft ? next : late);
    }

    document.body.innerHTML = "<p>0</p><!--$--><h1>Served</h1><!--/$-->";
    const reported: string[] = [];
    const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
    hydrateRoot(document.body, createElement(Whole), {
      onRecoverableError: (error) => reported.push(String(error)),
    });
    await settled();
    startTransition(() => share(1));
    await settled();
    const before = document.body.textContent;
    // Its boundary has been tried once. Now the transition comes to it again, and is broken off there.
    breaksOff = true;
    startTransition(() => share(2));
    await settled();
    return { reported, shown: [before, document.body.textContent] };
  }, texts);
}

test("a rendering that was broken off is not reported as what has happened to the page", async ({ page }) => {
  const asItComes = Object.fromEntries(Object.entries(FILES).map(([name, file]) => [name, textOf(file)]));
  const lean = Object.fromEntries(
    Object.entries(FILES).map(([name, file]) => [
      name,
      leanReact.change(join(projectRoot, "node_modules", file), textOf(file)) ?? "",
    ]),
  );
  const shown = ["0Served", "1Next"];
  expect(await breakOff(page, lean)).toEqual({ reported: [], shown });
  // React as it comes does: where it no longer does, what lean-react.ts mends can go.
  expect(await breakOff(page, asItComes)).toEqual({ reported: [expect.stringContaining("#421")], shown });
});
