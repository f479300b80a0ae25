/** TCP ports on 127.0.0.1: which are free, and who has the others. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
import { runChild } from "./children.ts";

const HOST = "127.0.0.1";

/** True when nobody answers there and we could listen ourselves. */
export async function isPortFree(port: number): Promise<boolean> {
  return !(await someoneAnswers(port)) && (await canListen(port));
}

/** A port that the system gave out a moment ago and nobody has taken since. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** "sqld (process 123)", as far as the system lets us see; null when it does not. */
export async function findPortOwner(port: number): Promise<string | null> {
  try {
    const pid =
      process.platform === "linux"
        ? (pidFromProc(port) ?? (await pidFromLsof(port)))
        : await pidFromLsof(port);
    return pid === null ? null : `${await commandOf(pid)} (process ${pid})`;
  } catch {
    return null;
  }
}

/** The command line of a process, shortened; null when there is no such process. */
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

function someoneAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: HOST, timeout: 1_000 });
    const say = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => say(true));
    socket.once("error", () => say(false));
    socket.once("timeout", () => say(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

async function commandOf(pid: number): Promise<string> {
  const line = await findCommandLine(pid);
  return line === null ? "a process" : line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

async function pidFromLsof(port: number): Promise<number | null> {
  const { lines } = await runChild("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fp"]);
  const pid = Number(lines.find((line) => line.startsWith("p"))?.slice(1));
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** Linux keeps the socket's inode in /proc/net/tcp and links to it from the owner's open files. */
function pidFromProc(port: number): number | null {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const inodes = new Set<string>();
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"]) {
    for (const line of readFileSync(table, "utf8").split("\n").slice(1)) {
      const fields = line.trim().split(/\s+/);
      if (fields[1]?.endsWith(`:${hex}`) && fields[3] === "0A" && fields[9] !== undefined)
        inodes.add(fields[9]);
    }
  }
  const links = new Set([...inodes].map((inode) => `socket:[${inode}]`));
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).some((link) => links.has(link))) return Number(pid);
  }
  return null;
}

function openFiles(pid: string): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).flatMap((name) => {
      try {
        return [readlinkSync(`${folder}/${name}`)];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}
