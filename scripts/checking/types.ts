/**
 * `node scripts/checking/types.ts`: the types of all code, as `tsc` finds them, and from the same program, which takes most of the
 * time, texts that a browser's translation would make dangerous (`bare-text.ts`). Ends with 1 if there is anything.
 */
import { join, relative } from "node:path";
import ts from "typescript";
import { projectRoot } from "../project.ts";
import { bareTexts } from "./bare-text.ts";

/** The program of all files of tsconfig.json. Throws if that can't be read. */
function openProgram(): ts.Program {
  const config = join(projectRoot, "tsconfig.json");
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    projectRoot,
  );
  if (errors.length > 0) throw new Error(format(errors));
  return ts.createProgram(fileNames, options);
}

const format = (diagnostics: readonly ts.Diagnostic[]): string =>
  ts.formatDiagnostics(diagnostics, {
    getCurrentDirectory: () => projectRoot,
    getCanonicalFileName: (name) => name,
    getNewLine: () => "\n",
  });

/** `app/ui/x.tsx:7 …`, of our pages. */
function listBareTexts(program: ts.Program): string[] {
  const isOurs = (path: string) => path.startsWith(`${projectRoot}/app/`) && !/\.test\.tsx?$/.test(path);
  return bareTexts(program, isOurs).map(({ parent, why }) => {
    const file = parent.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(parent.getStart());
    return `${relative(projectRoot, file.fileName)}:${line + 1} ${why}`;
  });
}

const program = openProgram();
const diagnostics = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
const found = [...format(diagnostics).split("\n").filter(Boolean), ...listBareTexts(program)];
for (const line of found) console.log(line);
process.exitCode = found.length === 0 ? 0 : 1;
