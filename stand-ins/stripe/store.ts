/** Accounts by token: in memory, and as a JSON file each where a folder is given. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Account, type AccountData, emptyAccount } from "./account.ts";
import { createSender } from "./http/deliveries.ts";

/** A burst of changes is written once. */
const WRITE_AFTER_MS = 50;

export type Store = {
  /** Made on first sight. */
  open(token: string): Account;
  /** One that is known by its token alone, from the address of a page. */
  find(token: string): Account | undefined;
  /** Those that are in memory. */
  loaded(): Account[];
  replace(account: Account, data: Partial<AccountData>): void;
  remove(account: Account): void;
  /** Writes what is not written yet. */
  close(): void;
};

/** Without a folder nothing outlives the process. */
export function openStore(folder: string | null, origin: () => string): Store {
  const accounts = new Map<string, Account>();
  const unwritten = new Set<Account>();
  const sender = createSender();
  let timer: NodeJS.Timeout | undefined;
  if (folder !== null) mkdirSync(folder, { recursive: true });

  const fileOf = (token: string) => (folder === null ? null : join(folder, `${token}.json`));

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const account of unwritten) {
      const path = fileOf(account.token);
      if (path === null) continue;
      // By renaming: an interruption in between leaves the old file intact.
      writeFileSync(`${path}.new`, JSON.stringify(account.data), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    }
    unwritten.clear();
  }

  function add(token: string, data: AccountData): Account {
    const account: Account = {
      token,
      data,
      get origin() {
        return origin();
      },
      changed() {
        // One that was removed is written no more.
        if (folder === null || accounts.get(token) !== account) return;
        unwritten.add(account);
        timer ??= setTimeout(write, WRITE_AFTER_MS);
      },
      send: (delivery) => sender.send(account, delivery),
    };
    accounts.set(token, account);
    sender.resume(account);
    return account;
  }

  function find(token: string): Account | undefined {
    const known = accounts.get(token);
    if (known !== undefined) return known;
    const data = readData(fileOf(token));
    return data === null ? undefined : add(token, data);
  }

  return {
    open: (token) => find(token) ?? add(token, emptyAccount()),
    find: (token) => (/^[0-9a-f]{24}$/.test(token) ? find(token) : undefined),
    loaded: () => [...accounts.values()],
    replace(account, data) {
      // A state without settings, such as one made by hand, leaves the existing ones.
      account.data = completed({ ...data, settings: data.settings ?? account.data.settings });
      account.changed();
      sender.resume(account);
    },
    remove(account) {
      // Timers of the account that is gone find none of their deliveries.
      account.data = emptyAccount();
      accounts.delete(account.token);
      unwritten.delete(account);
      const path = fileOf(account.token);
      if (path !== null) rmSync(path, { force: true });
    },
    close() {
      sender.stop();
      write();
    },
  };
}

function readData(path: string | null): AccountData | null {
  if (path === null) return null;
  try {
    return completed(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** What a file of an earlier version lacks is empty. */
function completed(data: Partial<AccountData>): AccountData {
  const empty = emptyAccount();
  return {
    ...empty,
    ...data,
    settings: { ...empty.settings, ...data.settings },
    objects: { ...empty.objects, ...data.objects },
  };
}
