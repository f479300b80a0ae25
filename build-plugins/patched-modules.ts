/** Builds in which a few lines of a package are others: text that stands there exactly once, or the build fails. */
import type { Plugin } from "vite";

/**
 * A file of a package, the text that stands in it once, what takes its place, and what is added at its end. With `until` the
 * text goes on to there, and stays there.
 */
export type Patch = {
  file: string;
  changes: { from: string; until?: string; to: string }[];
  helpers?: string;
};

/** The module's text, changed; null for a module that is not one of these. Throws where it does not say what `source` knows. */
export function patchModule(
  patches: readonly Patch[],
  source: string,
  id: string,
  code: string,
): string | null {
  const path = id.split("?")[0] ?? "";
  const patch = patches.find(({ file }) => path.endsWith(file));
  if (patch === undefined) return null;
  let text = code;
  for (const { from, until, to } of patch.changes) {
    const start = text.indexOf(from);
    const end = until === undefined ? start + from.length : text.indexOf(until, start + from.length);
    if (text.split(from).length !== 2 || end === -1)
      throw new Error(`${patch.file} is not as ${source} knows it: look there.`);
    text = text.slice(0, start) + to + text.slice(end);
  }
  return text + (patch.helpers ?? "");
}

/**
 * Changes to one of the two builds: the plugin, which fails its build when one of the modules was not met, and the change of
 * one module's text, for tests: null for a module that is not one of these. The file that knows them is named like the plugin.
 */
export function definePatches(name: string, build: "worker" | "browser", patches: readonly Patch[]) {
  const change = (id: string, code: string) => patchModule(patches, `build-plugins/${name}.ts`, id, code);
  return { change, plugin: () => changingPlugin({ name, build, modules: patches.length, change }) };
}

/** A plugin that changes as many modules of one of the two builds, and fails that when it has not met all of them. */
export function changingPlugin({
  name,
  build,
  modules,
  change,
}: {
  name: string;
  build: "worker" | "browser";
  modules: number;
  change: (id: string, code: string) => string | null;
}): Plugin {
  const met = new Set<string>();
  return {
    name,
    apply: (config, { isSsrBuild, command }) =>
      command === "build" && ((isSsrBuild ?? config.build?.ssr) === true) === (build === "worker"),
    transform(code, id) {
      // What the bundler makes beside a package's file has its name, and none of its text.
      if (id.startsWith("\0")) return null;
      const text = change(id, code);
      if (text === null) return null;
      met.add(id);
      return { code: text, map: null };
    },
    buildEnd(error) {
      if (error === undefined && met.size !== modules)
        this.error(`Of ${modules} modules to be changed the build has met ${[...met].join(", ")}.`);
    },
  };
}
