/** Child processes, through execa: their output is stored for the case that they fail, and they get time to end. */
import { stripVTControlCharacters } from "node:util";
import { execa } from "execa";

const KEPT_LINES = 60;

export type Exit = { code: number | null; signal: string | null };

export type Child = {
  pid: number;
  /** The newest lines of both streams, without colors, oldest first. */
  lastLines(): string[];
  /** Settles once the program has ended and its streams are read out. Never rejects. */
  exited: Promise<Exit>;
  /** True from the moment the program has ended. */
  hasExited(): boolean;
  /** SIGTERM, and SIGKILL to its process group (if it has one) after `graceMs`. Resolves when it is gone. */
  stop(graceMs?: number): Promise<void>;
};

export type ChildOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** False: it gets the terminal's Ctrl-C itself and ends with our own group. */
  ownGroup?: boolean;
  /** The signal it gets when we end first; SIGKILL, to its process group, by default. */
  atExit?: "SIGTERM" | "SIGKILL";
  /** Called with each line as it arrives, colors included. */
  onLine?: (line: string) => void;
};

/**
 * Starts a program, in its own process group by default, so that Ctrl-C in the terminal only reaches us and we decide
 * the order of stopping. Throws if the program can't be started.
 */
export async function startChild(
  command: string,
  args: string[],
  { cwd, env = process.env, ownGroup = true, atExit = "SIGKILL", onLine }: ChildOptions = {},
): Promise<Child> {
  const lines: string[] = [];
  // Passes nothing on: nobody reads it later.
  // biome-ignore lint/correctness/useYield: so it is that nothing is passed on
  const keep = function* (line: unknown): Generator<string> {
    lines.push(stripVTControlCharacters(String(line)));
    if (lines.length > KEPT_LINES) lines.shift();
    onLine?.(String(line));
  };
  const program = execa(command, args, {
    cwd: cwd ?? process.cwd(),
    env,
    extendEnv: false,
    detached: ownGroup,
    stdin: "ignore",
    stdout: keep,
    stderr: keep,
    buffer: false,
    reject: false,
  });
  const { pid } = program;
  if (pid === undefined)
    throw new Error(`${command} could not be started: ${(await program).originalMessage}`);

  const signalGroup = (signal: NodeJS.Signals) => signalTo(ownGroup ? -pid : pid, signal);
  const endWithUs = () => signalGroup(atExit);
  process.once("exit", endWithUs);
  let over = false;
  const exited = program.then(({ exitCode = null, signal = null }): Exit => {
    over = true;
    process.off("exit", endWithUs);
    return { code: exitCode, signal };
  });
  return {
    pid,
    exited,
    lastLines: () => [...lines],
    hasExited: () => over,
    async stop(graceMs = 8_000) {
      if (over) return;
      signalTo(pid, "SIGTERM");
      // Execa's own timeout would only end the program, not its children.
      const patience = setTimeout(() => signalGroup("SIGKILL"), graceMs);
      await exited;
      clearTimeout(patience);
    },
  };
}

/** Runs a program to its end. Its lines are the answer; nothing is printed. */
export async function runChild(
  command: string,
  args: string[],
  options: ChildOptions = {},
): Promise<Exit & { lines: string[] }> {
  const lines: string[] = [];
  const child = await startChild(command, args, {
    ...options,
    onLine(line) {
      lines.push(stripVTControlCharacters(line));
      options.onLine?.(line);
    },
  });
  return { ...(await child.exited), lines };
}

/** A negative number names a process group. A process that is gone is left alone. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}
