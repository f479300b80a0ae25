/** TCP ports on 127.0.0.1: which are free, and which process uses the others. */
import getPort, { clearLockedPorts } from "get-port";
import { runChild } from "./children.ts";

/** A port that the system just assigned and nothing has taken since. */
export const findFreePort = (): Promise<number> => getPort({ host: "127.0.0.1" });

/** True if nothing listens there, on this address or on all of them. */
export async function isPortFree(port: number): Promise<boolean> {
  // It remembers assigned ports for a while, so that none is assigned twice; here nothing is assigned.
  clearLockedPorts();
  return (await getPort({ port })) === port;
}

/** "sqld (process 123)", as far as the system lets us see; null when it does not. */
export async function findPortOwner(port: number): Promise<string | null> {
  const [program, ...args] =
    process.platform === "linux"
      ? ["ss", "-Hltnp", `sport = :${port}`]
      : ["lsof", "-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fp"];
  try {
    const { lines } = await runChild(program, args);
    const pid = /^p(\d+)|pid=(\d+)/m.exec(lines.join("\n"))?.slice(1).find(Boolean);
    if (pid === undefined) return null;
    const line = (await findCommandLine(Number(pid))) ?? "a process";
    return `${line.length > 60 ? `${line.slice(0, 57)}...` : line} (process ${pid})`;
  } catch {
    return null;
  }
}

/** The command line of a process; null when there is no such process. */
export async function findCommandLine(pid: number): Promise<string | null> {
  const { code, lines } = await runChild("ps", ["-o", "command=", "-p", String(pid)]);
  return code === 0 ? (lines[0]?.trim() ?? null) : null;
}

/** Reads a port from the environment. Throws a sentence for a person when it is not one. */
export function parsePort(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}=${text} is not a port.`);
  return port;
}
