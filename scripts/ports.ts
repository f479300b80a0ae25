/** TCP ports on 127.0.0.1: which are free, and who has the others. */
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
import { runChild } from "./children.ts";

const HOST = "127.0.0.1";

/** True when nobody answers there (another may listen on all addresses) and we could listen ourselves. */
export async function isPortFree(port: number): Promise<boolean> {
  const socket = connect({ port, host: HOST });
  const isAnswered = await once(socket, "connect", { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  );
  socket.on("error", () => undefined).destroy();
  return !isAnswered && (await listenOnce(port)) !== null;
}

/** A port that the system gave out a moment ago and nobody has taken since. */
export async function findFreePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === null) throw new Error(`There is no free port on ${HOST}.`);
  return port;
}

/** "sqld (process 123)", as far as the system lets us see; null when it does not. */
export async function findPortOwner(port: number): Promise<string | null> {
  try {
    const pid = (process.platform === "linux" ? pidFromProc(port) : null) ?? (await pidFromLsof(port));
    if (pid === null) return null;
    const line = (await findCommandLine(pid)) ?? "a process";
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

/** Listens for a moment, on any port for 0. The port, or null when it is taken. */
function listenOnce(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(null));
    server.listen(port, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : null));
    });
  });
}

async function pidFromLsof(port: number): Promise<number | null> {
  const { lines } = await runChild("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fp"]);
  const pid = Number(lines.find((line) => line.startsWith("p"))?.slice(1));
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** Linux keeps the socket's inode in /proc/net/tcp and links to it from the owner's open files. */
function pidFromProc(port: number): number | null {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const links = ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((table) => orNone(() => readFileSync(table, "utf8").split("\n")))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address?.endsWith(`:${hex}`) && state === "0A")
    .map((fields) => `socket:[${fields[9]}]`);
  const owns = (pid: string) =>
    orNone(() => readdirSync(`/proc/${pid}/fd`)).some((fd) =>
      orNone(() => [readlinkSync(`/proc/${pid}/fd/${fd}`)]).some((link) => links.includes(link)),
    );
  const owner = readdirSync("/proc").find((name) => /^\d+$/.test(name) && owns(name));
  return owner === undefined ? null : Number(owner);
}

/** Of other people's processes, of those that have just ended and of tables that are not kept, nothing is to be seen. */
function orNone(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}
