/** Programs that ours start: their lines are kept for the day they fail, and they are ended with patience. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

const KEPT_LINES = 60;

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type Child = {
  pid: number;
  /** The newest lines of both streams, without colours, oldest first. */
  lastLines(): string[];
  /** Settles once the program has ended and its streams are read out. Never rejects. */
  exited: Promise<Exit>;
  /** True from the moment the program has ended. */
  hasExited(): boolean;
  /** SIGTERM, and SIGKILL to its whole group (where it has one) after `graceMs`. Settles when it is gone. */
  stop(graceMs?: number): Promise<void>;
};

export type ChildOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** False: it gets the terminal's Ctrl-C itself and goes when our own group is ended. */
  ownGroup?: boolean;
  /** Called with each line as it comes, colours left in. */
  onLine?: (line: string) => void;
};

/**
 * Starts a program, in a process group of its own unless said otherwise, so that Ctrl-C in the terminal reaches only
 * us and the order of stopping is ours. Throws when the program cannot be started at all.
 */
export async function startChild(
  command: string,
  args: string[],
  options: ChildOptions = {},
): Promise<Child> {
  const ownGroup = options.ownGroup ?? true;
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: ownGroup,
  });
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(withoutColours(line));
    if (lines.length > KEPT_LINES) lines.shift();
    options.onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", keep);

  let over = false;
  const exited = new Promise<Exit>((resolve) => {
    child.once("close", (code, signal) => {
      over = true;
      resolve({ code, signal });
    });
  });
  const pid = await spawned(child, command);
  return {
    pid,
    exited,
    lastLines: () => [...lines],
    hasExited: () => over,
    async stop(graceMs = 8_000) {
      if (over) return;
      signalTo(pid, "SIGTERM");
      const patience = setTimeout(() => signalTo(ownGroup ? -pid : pid, "SIGKILL"), graceMs);
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
      lines.push(withoutColours(line));
      options.onLine?.(line);
    },
  });
  const stopOnExit = () => signalTo(-child.pid, "SIGKILL");
  process.once("exit", stopOnExit);
  const exit = await child.exited;
  process.off("exit", stopOnExit);
  return { ...exit, lines };
}

/** The text without terminal colours. */
export function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
  return text.replace(/\u001b\[[0-9;]*m/g, "");
}

function spawned(child: ChildProcess, command: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.once("spawn", () => resolve(child.pid ?? 0));
  });
}

/** A negative number names a whole group. What is gone already is left alone. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}
