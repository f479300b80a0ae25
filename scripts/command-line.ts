/** Parses the arguments of our commands, and explains them. */
import { type ParseArgsConfig, parseArgs } from "node:util";

/** The shell's exit code for a wrong command line. */
const MISUSED = 2;

/**
 * Reads the command line. With `--help` or `-h` it prints `usage` and exits with 0. With an unknown option, or one
 * without its value, it says so, prints `usage`, and exits with 2. `args` is for tests.
 */
export function readCommandLine<T extends ParseArgsConfig>(
  usage: string,
  config: T,
  args: string[] = process.argv.slice(2),
): ReturnType<typeof parseArgs<T & { args: string[] }>> {
  const options = args.slice(0, args.includes("--") ? args.indexOf("--") : args.length);
  if (options.includes("--help") || options.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    if (!isMisuse(error)) throw error;
    return endMisused(error.message.split(". ")[0] ?? error.message, usage);
  }
}

/** Reports an error in the arguments that only the command can detect, with its usage. */
export function endMisused(what: string, usage: string): never {
  console.error(`${what.replace(/\.$/, "")}.\n\n${usage}`);
  process.exit(MISUSED);
}

const isMisuse = (error: unknown): error is Error =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  error.code.startsWith("ERR_PARSE_ARGS");
