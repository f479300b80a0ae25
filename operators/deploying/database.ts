/** What the deployment's database has. */
import { createDatabase } from "#db/client.ts";
import { compareMigrations } from "#db/migrate.ts";

export type DatabaseFindings = {
  /** Why it can't be asked; null if it answers. */
  unreachable: string | null;
  /** It answers without a token. */
  isOpenToAll: boolean;
  /** Migrations that it lacks, in order. */
  missing: string[];
  /** What is wrong with those that it has; null if this checkout knows them or is older than they are. */
  foreign: string | null;
  hasPlaces: boolean;
  hasAdmin: boolean;
};

const NOTHING: DatabaseFindings = {
  unreachable: null,
  isOpenToAll: false,
  missing: [],
  foreign: null,
  hasPlaces: false,
  hasAdmin: false,
};

const PATIENCE_MS = 15_000;
const patient: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

export async function inspectDatabase(url: string, authToken: string | undefined): Promise<DatabaseFindings> {
  const { client } = createDatabase({ url, authToken, fetch: patient });
  try {
    await client.execute("SELECT 1");
    const { missing, foreign, changed } = await compareMigrations(url, authToken);
    const isOpenToAll = authToken !== undefined && (await answersWithout(url));
    const has = async (sql: string): Promise<boolean> => {
      try {
        return (await client.execute(sql)).rows.length > 0;
      } catch {
        // Without its first migration it has no tables.
        return false;
      }
    };
    return {
      ...NOTHING,
      isOpenToAll,
      missing,
      foreign: changed.length > 0 ? `Changed since they were applied: ${changed.join(", ")}.` : foreign,
      hasPlaces: await has("SELECT 1 FROM zips LIMIT 1"),
      hasAdmin: await has("SELECT 1 FROM user_roles WHERE role = 'admin' LIMIT 1"),
    };
  } catch (error) {
    return { ...NOTHING, unreachable: error instanceof Error ? error.message : String(error) };
  } finally {
    client.close();
  }
}

async function answersWithout(url: string): Promise<boolean> {
  const { client } = createDatabase({ url, fetch: patient });
  try {
    await client.execute("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    client.close();
  }
}
